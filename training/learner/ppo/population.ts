/** The frozen opponents of self-play: a league of past averaged policies, and biased policies. */
import type { Random } from '../../../engine/random.ts';
import type { NetworkShape } from '../network/parameters.ts';
import type { Session } from '../network/session.ts';
import { FrozenPolicy } from '../self-play/frozen-policy.ts';
import type { FrozenOpponent } from '../self-play/opponent.ts';
import type { LeagueOptions, LearningOptions } from './options.ts';

export class Population {
  readonly #network: NetworkShape;
  readonly #session: Session;
  readonly #random: Random;
  readonly #options: Pick<LearningOptions, 'league' | 'biased'>;
  /** Past averages. Each is one object for all its tables, so that it can evaluate them together. */
  readonly #league: FrozenPolicy[] = [];
  readonly #biased: readonly FrozenPolicy[];

  /**
   * @param session executes `policyComputation`
   * @param average parameters of the averaged policy, which biased policies follow as it changes
   * @param biases of the game's playing styles, from 0 to 1 by output
   */
  constructor(
    network: NetworkShape,
    session: Session,
    random: Random,
    options: Pick<LearningOptions, 'league' | 'biased'>,
    average: Float32Array,
    biases: readonly ((output: number) => number)[],
  ) {
    this.#network = network;
    this.#session = session;
    this.#random = random;
    this.#options = options;
    this.#biased = biases.flatMap((likes) =>
      (options.biased?.strengths ?? []).map(
        (strength) => new FrozenPolicy(network, session, average, random, (output) => strength * likes(output)),
      ),
    );
  }

  /** Whether it can ever have a member. */
  get isUsed(): boolean {
    return this.#options.league !== null || this.#options.biased !== null;
  }

  /** Parameters of the league's members, the oldest first. */
  get pastPolicies(): readonly Float32Array[] {
    return this.#league.map(({ parameters }) => parameters);
  }

  /** Adds a policy to the league, without copying it. */
  add(parameters: Float32Array): void {
    this.#league.push(new FrozenPolicy(this.#network, this.#session, parameters, this.#random));
  }

  /** Adds a copy of the averaged policy to the league where one is due after this iteration. */
  addWhenDue(iteration: number, average: Float32Array): void {
    const { league } = this.#options;
    if (league && iteration >= nextEntry(league, this.#league.length)) this.add(average.slice());
  }

  /** Seats of an episode: a learner in one of them, and one opponent in about half of the others; null where all learn. */
  assignOpponents(inPlay: readonly number[]): (FrozenOpponent | null)[] | null {
    const random = this.#random;
    const opponent = this.#drawOpponent();
    if (opponent === null) return null;
    const learning = inPlay[random.below(inPlay.length)];
    const seats: (FrozenOpponent | null)[] = [];
    for (const seat of inPlay) seats[seat] = seat === learning || random.below(2) === 0 ? null : opponent;
    return seats;
  }

  #drawOpponent(): FrozenOpponent | null {
    const random = this.#random;
    const options = this.#options;
    let left = random.unit();
    for (const [opponents, share] of [
      [this.#league, options.league?.share ?? 0],
      [this.#biased, options.biased?.share ?? 0],
    ] as const) {
      left -= share;
      if (left < 0) return opponents.length === 0 ? null : opponents[random.below(opponents.length)];
    }
    return null;
  }
}

/** The iteration after which the next member joins `members` others. */
function nextEntry({ first, growth }: LeagueOptions, members: number): number {
  return Math.round(first * growth ** members);
}
