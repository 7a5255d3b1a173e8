/** How a bot's habits have changed, in sentences: only what is clear of chance, and large enough to matter. */
import { words } from '../../i18n/words.ts';
import { shownValue } from '../../model/sentences.ts';
import type { CourseLog, HabitChange, KnockChange } from '../../services/teaching/course-log.ts';

/** A sentence about a habit, and its shares. */
export interface ToldHabit extends Pick<HabitChange, 'habit' | 'before' | 'after'> {
  sentence: string;
}

/** What is told: habits with their shares; in which turns it knocks from which value. */
interface ToldChanges {
  title: string;
  lead: string;
  /** Who it is compared with, in a word. */
  other: string;
  habits: readonly ToldHabit[];
  knocks: readonly string[];
  /** Said where nothing else is; null where something is. */
  none: string | null;
}

export function changesInWords({ start, habits: changes }: Pick<CourseLog, 'start' | 'habits'>): ToldChanges | null {
  if (changes === null) return null;
  const text = words().teaching.changes;
  const other = start === null ? text.expert : text.before;
  const habits = changes.habits.filter(({ isClear }) => isClear).map((change) => told(change, other));
  const knocks = changes.knocks.filter(({ isClear }) => isClear).map((change) => knocksInWords(change, other));
  const none = start === null ? text.noneBesideExpert : text.none;
  return {
    title: start === null ? text.titleBesideExpert : text.title,
    lead: start === null ? text.besideExpert : text.besideStart,
    other,
    habits,
    knocks,
    none: habits.length + knocks.length === 0 ? none : null,
  };
}

function told({ habit, before, after }: HabitChange, other: string): ToldHabit {
  const { beside, habits } = words().teaching.changes;
  return { habit, before, after, sentence: beside(habits[habit](inHundred(after)), other, inHundred(before)) };
}

function knocksInWords({ turn, before, after }: KnockChange, other: string): string {
  const { beside, from, knocks, knocksNever, never, turns } = words().teaching.changes;
  const when = turns[turn - 1];
  const now = after === null ? knocksNever(when) : knocks(when, shownValue(after));
  return beside(now, other, before === null ? never : after === null ? from(shownValue(before)) : shownValue(before));
}

function inHundred(share: number): string {
  return String(Math.round(100 * share));
}
