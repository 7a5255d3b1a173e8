/** What has changed in how a bot plays, and by how much it differs, for tests of how that is told. */
import type { HabitChange, KnockChange } from '../../../training/learner/evaluation/habit-changes.ts';

/** A mean in a range of a tenth to both sides. */
export const range = (mean: number) => ({ mean, low: mean - 0.1, high: mean + 0.1 });

/** A habit that has changed, clearly if nothing else is said. */
export function habitChange(
  habit: HabitChange['habit'],
  before: number,
  after: number,
  isClear = after !== before,
): HabitChange {
  return { habit, before, after, difference: range(after - before), isClear, count: 90 };
}

/** From which value it knocks in a turn of its own; null for never. */
export function knockChange(turn: number, before: number | null, after: number | null, isClear = true): KnockChange {
  const difference = range(((before ?? 31) - (after ?? 31)) / 12);
  return { turn, before, after, difference, isClear, count: 90 };
}
