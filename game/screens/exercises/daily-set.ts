/** Which exercises come next. */
import { isDue, type Practice } from '../../model/spaced-repetition.ts';
import type { ExerciseEntry } from './exercise.ts';

/** Exercises of a day. */
export const SET_SIZE = 5;

/** Exercises in the order in which they come, and how many of the day's have been answered. */
interface ExerciseQueue<Entry> {
  done: number;
  next: readonly Entry[];
}

/**
 * What is due comes first, what has waited longest before the rest; then the person's own mistakes that have not been
 * tried, the dearest first; then what else has not been tried. What was answered today does not come again.
 * @param practices how the person stands, by id
 * @param date today's, as `2026-11-24`
 */
export function queueOf<Entry extends Pick<ExerciseEntry, 'id' | 'isOwn' | 'loss'>>(
  entries: readonly Entry[],
  practices: ReadonlyMap<string, Practice>,
  date: string,
): ExerciseQueue<Entry> {
  const dueDate = ({ id }: Entry): string => practices.get(id)?.due ?? '';
  const due = entries
    .filter(({ id }) => {
      const practice = practices.get(id);
      return practice !== undefined && isDue(practice, date);
    })
    .sort((a, b) => (dueDate(a) < dueDate(b) ? -1 : Number(dueDate(a) > dueDate(b))));
  const untried = entries.filter(({ id }) => !practices.has(id));
  const own = untried.filter(({ isOwn }) => isOwn).sort((a, b) => b.loss - a.loss);
  const done = [...practices.values()].filter(({ answered }) => answered === date).length;
  return { done, next: [...due, ...own, ...untried.filter(({ isOwn }) => !isOwn)] };
}
