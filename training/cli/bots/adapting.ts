/** The bots of `model:FILE@N`: each learns how the others play in N matches in a row, and then forgets it. */
import type { BotFactory, BotSeat, SeatedBot } from '../../../engine/bots/bot.ts';
import { createRival, RivalMemory } from '../../../engine/habits/rival.ts';
import type { MatchRecord } from '../../../engine/record.ts';
import type { AdaptingOptions } from '../../learner/games/adapting.ts';

/** Matches in a row with the same players. */
interface MatchSeries {
  memory: RivalMemory;
  /** How many have been played. */
  matches: number;
  /** The latest of them, not learnt from yet: nobody plays on after the last. */
  latest: MatchRecord | null;
}

export class AdaptingBots implements BotFactory {
  readonly name: string;
  readonly options: AdaptingOptions;
  /** Series that go on; each has one match at a time, however many are played at once. */
  readonly #waiting: MatchSeries[] = [];

  constructor(name: string, options: AdaptingOptions) {
    this.name = name;
    this.options = options;
  }

  get matchesInARow(): number {
    return this.options.matchesInARow;
  }

  async sitDown({ players, seat, record }: BotSeat): Promise<SeatedBot> {
    const series = this.#waiting.pop() ?? this.#newSeries(players);
    const { latest } = series;
    if (latest !== null) await series.memory.learn(latest);
    series.memory.begin(seat);
    const bot = createRival({ evaluate: this.options.evaluate, memory: series.memory, record, name: this.name });
    const leave = (): void => {
      series.matches++;
      if (series.matches === this.matchesInARow) return;
      series.latest = record();
      this.#waiting.push(series);
    };
    return { ...bot, dealOver: () => undefined, leave };
  }

  #newSeries(players: number): MatchSeries {
    return { memory: new RivalMemory(this.options.habitsOf, players), matches: 0, latest: null };
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
