/** A learner whose game, policy and gradients are made for a test: what it does with them is all that is left. */
import { Random } from '../../../../engine/random.ts';
import { totalSize, type NetworkShape } from '../../../../training/learner/network/parameters.ts';
import type { Feed, Fetch, Session } from '../../../../training/learner/network/session.ts';
import { EQUITY_PARAMETERS } from '../../../../training/learner/equity/features.ts';
import { EquityModel } from '../../../../training/learner/equity/equity-model.ts';
import { Learner, type LearnerSetup } from '../../../../training/learner/ppo/learner.ts';
import { METRICS } from '../../../../training/learner/ppo/ppo.ts';
import { STANDARD_OPTIONS, type LearningOptions } from '../../../../training/learner/ppo/options.ts';
import { sessionOf } from '../../support/session.ts';
import type { DecisionRows, SelfPlayGame, SelfPlayTable } from '../../../../training/learner/self-play/game.ts';

/** One number is seen, the number of the decision; two actions are legal. Two parameters of the policy, one of the critic. */
const MADE_NETWORK: NetworkShape = {
  observationSize: 1,
  hiddenSize: 1,
  actionCount: 2,
  policyParameters: [{ name: 'policy', shape: [2], deviation: 1 }],
  criticParameters: [{ name: 'critic', shape: [1], deviation: 1 }],
};

/** Deals of two decisions, each by another seat, that are worth 3 to the first seat and -1 to the second. */
function madeGame(): SelfPlayGame {
  let decisions = 0;
  const createTable = (): SelfPlayTable => {
    const table = {
      seats: 2,
      inPlay: [0, 1],
      seat: 0,
      returns: [3, -1],
      observe({ observation, hidden, mask }: DecisionRows, row: number): void {
        observation[row] = decisions++;
        hidden[row] = -1;
        mask.fill(1, 2 * row, 2 * row + 2);
      },
      get isOver() {
        return table.seat === 0;
      },
      play(): void {
        table.seat = 1 - table.seat;
      },
      snapshot: () => ({}),
      restore: () => undefined,
    };
    return table;
  };
  return { network: MADE_NETWORK, createTable, settle: () => Promise.resolve() };
}

const tensor = (data: Float32Array, ...dims: number[]): Fetch => ({ data, dims });

/** Both actions are played equally often, whatever the parameters; the critic expects half a point. */
const act = sessionOf(({ observation: { dims } }) => ({
  logProbabilities: tensor(new Float32Array(2 * dims[0]).fill(Math.log(0.5)), dims[0], 2),
  value: tensor(new Float32Array(dims[0]).fill(0.5), dims[0], 1),
}));

/** A session that keeps copies of what it was given, and returns what is made of it. */
function recordingSession(answer: (feeds: Record<string, Feed>, run: number) => Record<string, Float32Array>): {
  session: Session;
  given: Record<string, Feed>[];
} {
  const given: Record<string, Feed>[] = [];
  const session = sessionOf((feeds) => {
    given.push(structuredClone(feeds));
    const outputs = Object.entries(answer(feeds, given.length - 1));
    return Object.fromEntries(outputs.map(([name, data]) => [name, tensor(data, data.length)]));
  });
  return { session, given };
}

export const MADE_OPTIONS: LearningOptions = {
  ...STANDARD_OPTIONS,
  tables: 4,
  decisions: 8,
  minibatch: 4,
  lambda: 1,
  confidentSampleRate: 1,
};

/**
 * @param game what is different about the game
 * @param gradient of all three parameters, by the number of the update
 */
export function madeLearner({
  game = {},
  options = {},
  setup = {},
  gradient = () => [1, -1, 2],
}: {
  game?: Partial<SelfPlayGame>;
  options?: Partial<LearningOptions>;
  setup?: LearnerSetup;
  gradient?: (run: number) => number[];
} = {}): { learner: Learner; given: Record<string, Feed>[] } {
  const { session, given } = recordingSession((_, run) => ({
    gradient: Float32Array.from(gradient(run)),
    metrics: Float32Array.from(METRICS, (_name, i) => i + run),
  }));
  const sessions = { act, policy: act, gradient: session };
  const learner = new Learner(
    { ...madeGame(), ...game },
    sessions,
    new Random(1),
    { ...MADE_OPTIONS, ...options },
    setup,
  );
  return { learner, given };
}

/** A match equity whose gradient is of ones, and whose loss is the number of the update. */
export function madeEquity(): { equity: EquityModel; given: Record<string, Feed>[] } {
  const size = totalSize(EQUITY_PARAMETERS);
  const { session, given } = recordingSession((_, run) => ({
    gradient: new Float32Array(size).fill(1),
    loss: Float32Array.of(run),
  }));
  return { equity: new EquityModel({ equity: session, 'equity-gradient': session }, new Random(2)), given };
}
