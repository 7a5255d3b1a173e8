/** What a pupil has begun to do otherwise, in plain sentences: the clearest first, three at most. */
import { words } from '../../i18n/words.ts';
import { shownValue } from '../../model/sentences.ts';
import type { CourseLog, HabitChange, KnockChange } from '../../services/teaching/course-log.ts';

/** As many as are read. */
const MOST = 3;

/** The sentences; none as long as nothing has clearly changed. */
export function diaryOf({ start, habits: changes }: Pick<CourseLog, 'start' | 'habits'>): string[] {
  if (changes === null) return [];
  const { than } = words().teaching.diary;
  const other = start === null ? than.expert : than.before;
  const clear = [
    ...changes.habits.map((change) => ({ ...change, said: habitEntry(change, other) })),
    ...changes.knocks.map((change) => ({ ...change, said: knockEntry(change, other) })),
  ].filter(({ isClear }) => isClear);
  return clear
    .sort((a, b) => Math.abs(b.difference.mean) - Math.abs(a.difference.mean))
    .slice(0, MOST)
    .map(({ said }) => said);
}

function habitEntry({ habit, before, after }: HabitChange, other: string): string {
  const { more, less } = words().teaching.diary;
  return (after > before ? more : less)[habit](other);
}

function knockEntry({ turn, before, after }: KnockChange, other: string): string {
  const { knocksNever, knocksSooner, knocksLater } = words().teaching.diary;
  const when = words().teaching.changes.turns[turn - 1];
  if (after === null) return knocksNever(when);
  return (before === null || after < before ? knocksSooner : knocksLater)(when, shownValue(after), other);
}
