/** The match equity in use: remembers who won from where, learns from it, and gives chances. */
import type { Random } from '../../../engine/random.ts';
import { AdamState } from '../network/adam.ts';
import { initialParameters } from '../network/parameters.ts';
import type { Session } from '../network/session.ts';
import { EQUITY_PARAMETERS, EQUITY_SIZE, writeEquityFeatures, type MatchState } from './features.ts';

/** Match states remembered; older ones were played by weaker policies. */
const MEMORY = 16_384;
const BATCH = 1_024;

/** Sessions of the graphs of `tensorflow/equity-network.ts`. */
type EquitySessions = Record<'equity' | 'equity-gradient', Session>;

export class EquityModel {
  readonly state: AdamState;
  readonly #sessions: EquitySessions;
  readonly #features = new Float32Array(MEMORY * EQUITY_SIZE);
  readonly #winners = new Int32Array(MEMORY);
  #seen = 0;

  /** @param random draws the starting values */
  constructor(sessions: EquitySessions, random: Random) {
    this.#sessions = sessions;
    this.state = new AdamState(initialParameters(EQUITY_PARAMETERS, random));
  }

  /** Each seat's chance to win, [count, seats] in one array. @param features [count, EQUITY_SIZE] */
  async chances(features: Float32Array, count: number): Promise<Float32Array> {
    const { chances } = await this.#sessions.equity.run({
      parameters: { data: this.state.parameters, dims: [this.state.parameters.length] },
      features: { data: features, dims: [count, EQUITY_SIZE] },
    });
    return chances.data;
  }

  learnFrom(matchState: MatchState, winner: number): void {
    const at = this.#seen++ % MEMORY;
    writeEquityFeatures(matchState, this.#features, at * EQUITY_SIZE);
    this.#winners[at] = winner;
  }

  /** What is remembered, for a snapshot. */
  snapshot(): { seen: number; features: Float32Array; winners: Int32Array } {
    const known = this.#known;
    return {
      seen: this.#seen,
      features: this.#features.slice(0, known * EQUITY_SIZE),
      winners: this.#winners.slice(0, known),
    };
  }

  restore({ seen, features, winners }: { seen: number; features: Float32Array; winners: Int32Array }): void {
    this.#seen = seen;
    this.#features.set(features);
    this.#winners.set(winners);
  }

  get #known(): number {
    return Math.min(this.#seen, MEMORY);
  }

  /** Whether enough matches have ended for a gradient. */
  get canLearn(): boolean {
    return this.#seen >= BATCH;
  }

  /** The gradient of a random batch of match states. */
  async gradient(random: Random): Promise<{ gradient: Float32Array; loss: number }> {
    const features = new Float32Array(BATCH * EQUITY_SIZE);
    const winner = new Int32Array(BATCH);
    const known = this.#known;
    for (let i = 0; i < BATCH; i++) {
      const from = random.below(known);
      features.set(this.#features.subarray(from * EQUITY_SIZE, (from + 1) * EQUITY_SIZE), i * EQUITY_SIZE);
      winner[i] = this.#winners[from];
    }
    const { gradient, loss } = await this.#sessions['equity-gradient'].run({
      parameters: { data: this.state.parameters, dims: [this.state.parameters.length] },
      features: { data: features, dims: [BATCH, EQUITY_SIZE] },
      winner: { data: winner, dims: [BATCH] },
    });
    return { gradient: gradient.data, loss: loss.data[0] };
  }
}
