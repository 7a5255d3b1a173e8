/** The bots of `rival:FILE[@N]`: each learns how the others play in N matches in a row, and then forgets it. */
import type { BotFactory, BotSeat, SeatedBot } from '../../../engine/bots/bot.ts';
import type { EvaluateOne } from '../../../engine/bots/policy.ts';
import { createRival, RivalMemory } from '../../../engine/habits/rival.ts';

/** Matches in a row with the same players. */
interface MatchSeries {
  memory: RivalMemory;
  /** How many have been played. */
  matches: number;
}

export class Rivals implements BotFactory {
  readonly name: string;
  readonly #evaluate: EvaluateOne;
  readonly #habitsOf: EvaluateOne;
  readonly #length: number;
  /** Series that go on; each has one match at a time, however many are played at once. */
  readonly #waiting: MatchSeries[] = [];

  /**
   * @param evaluate the policy, which reads numbers of rivals
   * @param habitsOf the policy that habits correct
   * @param length matches of a series
   */
  constructor(
    name: string,
    { evaluate, habitsOf, length }: { evaluate: EvaluateOne; habitsOf: EvaluateOne; length: number },
  ) {
    this.name = name;
    this.#evaluate = evaluate;
    this.#habitsOf = habitsOf;
    this.#length = length;
  }

  sitDown({ players, seat, record }: BotSeat): Promise<SeatedBot> {
    const series = this.#waiting.pop() ?? { memory: new RivalMemory(this.#habitsOf, players), matches: 0 };
    const { memory } = series;
    memory.begin(seat);
    const bot = createRival({ evaluate: this.#evaluate, memory, record, name: this.name });
    const leave = (): void => {
      series.matches++;
      if (series.matches === this.#length) return;
      void memory.learn(record()).then(() => this.#waiting.push(series));
    };
    return Promise.resolve({ ...bot, dealOver: () => undefined, leave });
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
