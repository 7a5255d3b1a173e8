/** The bots of `rival:FILE[@N]`: each learns how the others play in N matches in a row, and then forgets it. */
import type { BotFactory, BotSeat, SeatedBot } from '../../../engine/bots/bot.ts';
import type { EvaluateOne } from '../../../engine/bots/policy.ts';
import { createRival, RivalMemory } from '../../../engine/habits/rival.ts';
import type { MatchRecord } from '../../../engine/record.ts';

/** Matches in a row with the same players. */
interface MatchSeries {
  memory: RivalMemory;
  /** How many have been played. */
  matches: number;
  /** The latest of them, not learnt from yet: nobody plays on after the last. */
  latest: MatchRecord | null;
}

export class Rivals implements BotFactory {
  readonly name: string;
  readonly matchesInARow: number;
  /** The policy, which reads numbers of rivals. */
  readonly evaluate: EvaluateOne;
  /** The policy that habits correct. */
  readonly habitsOf: EvaluateOne;
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
    this.evaluate = evaluate;
    this.habitsOf = habitsOf;
    this.matchesInARow = length;
  }

  async sitDown({ players, seat, record }: BotSeat): Promise<SeatedBot> {
    const series = this.#waiting.pop() ?? this.#newSeries(players);
    const { latest } = series;
    if (latest !== null) await series.memory.learn(latest);
    series.memory.begin(seat);
    const bot = createRival({ evaluate: this.evaluate, memory: series.memory, record, name: this.name });
    const leave = (): void => {
      series.matches++;
      if (series.matches === this.matchesInARow) return;
      series.latest = record();
      this.#waiting.push(series);
    };
    return { ...bot, dealOver: () => undefined, leave };
  }

  #newSeries(players: number): MatchSeries {
    return { memory: new RivalMemory(this.habitsOf, players), matches: 0, latest: null };
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
