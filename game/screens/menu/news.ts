/**
 * What the tiles of the menu say: how the deal of the day stands, who is next on the ladder, which goal is the nearest, and what
 * is being learnt; and how the person is rated.
 */
import { signal } from '@preact/signals';
import { DEALS_OF_A_DAY } from '../../../engine/daily/day.ts';
import type { Animal } from '../../base/animals.ts';
import { StorageError } from '../../base/store.ts';
import { nextStep, type LadderStep } from '../../catalogue/ladder.ts';
import { onDaysChanged, today } from '../../catalogue/today.ts';
import { percent, signed } from '../../i18n/numbers.ts';
import { fetchWords, words } from '../../i18n/words.ts';
import { totalOf } from '../daily/points.ts';
import { daysInARow } from '../daily/streak.ts';
import { inOrder, type Stores } from '../../services/storage/stores.ts';
import type { DayTry } from '../../services/storage/match-schemas.ts';
import { isComplete, type PlayedDays } from '../../services/storage/played-days.ts';
import type { TeachingSign } from '../../services/teaching/sign.ts';

interface StoredProgress {
  days: PlayedDays;
  stores: Pick<Stores, 'ladder' | 'goals' | 'ratings'>;
}

export interface TileWords {
  title: string;
  line: string;
}

/** What has been played; null until it has been read, or where it cannot be. */
interface TodaysStanding {
  /** Today's deals, the first time: none before they are begun. */
  today: DayTry | 'none' | null;
  inARow: number;
  next: LadderStep | 'top' | null;
  reached: ReadonlySet<string> | null;
  /** From that of the first match on. */
  ratings: readonly number[];
  /** Whether the words of goals are there, and a line about each animal. */
  hasTexts: boolean;
}

export class MenuNews {
  readonly #known = signal<TodaysStanding>({
    today: null,
    inARow: 0,
    next: null,
    reached: null,
    ratings: [],
    hasTexts: false,
  });

  get #standing(): TodaysStanding {
    return this.#known.value;
  }

  #add(more: Partial<TodaysStanding>): void {
    this.#known.value = { ...this.#known.peek(), ...more };
  }

  /** Whether the deals of today are still to be played, as far as is known. */
  get isTodayOpen(): boolean {
    const { today: attempt } = this.#standing;
    return attempt === 'none' || (attempt !== null && !isComplete(attempt));
  }

  get ratings(): readonly number[] {
    return this.#standing.ratings;
  }

  get nextAnimal(): Animal | null {
    const { next } = this.#standing;
    return next === null || next === 'top' ? null : next.animal;
  }

  /** Reads it now, and whenever another day has begun or the page is seen again. @returns how to stop that */
  follow(services: StoredProgress): () => void {
    const look = async (): Promise<void> => {
      await this.look(services);
      await this.fetchTexts();
      await this.countDays(services);
    };
    void look();
    return onDaysChanged(() => void look());
  }

  /** Reads it. Where the storage fails, the pages that the tiles lead to say so. */
  async look({ days, stores }: StoredProgress): Promise<void> {
    try {
      const [played, beaten, reached, ratings] = await Promise.all([
        days.get(today()),
        stores.ladder.all(),
        stores.goals.all(),
        stores.ratings.all(),
      ]);
      this.#add({
        today: played?.first ?? 'none',
        next: nextStep(beaten) ?? 'top',
        reached: new Set(reached.keys()),
        ratings: inOrder(ratings).map(({ rating }) => rating.rating),
      });
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
    }
  }

  async countDays({ days }: Pick<StoredProgress, 'days'>): Promise<void> {
    try {
      this.#add({ inARow: await daysInARow(today(), async (date) => (await days.get(date)) !== null) });
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
    }
  }

  async fetchTexts(): Promise<void> {
    await fetchWords(['goals']);
    this.#add({ hasTexts: true });
  }

  today(): TileWords {
    const { open, openInARow, begun, played, playedInARow } = words().menu.tiles.today;
    const { today: attempt, inARow } = this.#standing;
    const isRow = inARow > 1;
    const line = (): string => {
      if (attempt === null || attempt === 'none') return isRow ? openInARow(inARow) : open;
      if (!isComplete(attempt)) return begun(attempt.deals.length, DEALS_OF_A_DAY);
      const total = totalOf(attempt);
      return isRow ? playedInARow(signed(total), total, inARow) : played(signed(total), total);
    };
    return { title: words().match.daily.title, line: line() };
  }

  /** Goals stand in the order in which most people reach them, so the first that is open is the nearest. */
  goals(): TileWords {
    const text = words().menu.tiles.goals;
    const { reached, hasTexts } = this.#standing;
    if (reached === null || !hasTexts) return { title: text.title, line: '' };
    const all = Object.entries(words().goals.list);
    const open = all.filter(([id]) => !reached.has(id)).map(([, { how }]) => how);
    return { title: text.reached(all.length - open.length, all.length), line: open.at(0) ?? text.all };
  }

  ladder(): TileWords {
    const { menu, seats } = words();
    const { next, top } = menu.tiles.ladder;
    const { next: step, hasTexts } = this.#standing;
    if (step === null || step === 'top') return { title: menu.ladder, line: step === null ? '' : top };
    const line = hasTexts ? words().biographies[step.animal] : seats.bot(step.level, step.style);
    return { title: next(seats.animals[step.animal]), line };
  }
}

/** What is learnt: exercises by the person, or rules by bots that are being taught. */
export function learning({ state }: TeachingSign): TileWords {
  const { exercises, learnt } = words().menu.tiles;
  if (state === null) return exercises;
  const share = percent(state.share);
  return {
    title: words().menu.teaching,
    line: state.isPaused ? `${share}, ${words().menu.teachingPaused}` : learnt(share),
  };
}
