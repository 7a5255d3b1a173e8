/** What is taken for granted of somebody before a decision has been seen. */
import type { Prior } from './fit.ts';
import { noHabits, WEIGHT_COUNT } from './habits.ts';

const POLICY_DEVIATION = 0.5;
const HABIT_DEVIATION = 2;

/** Hardly anything: that they may follow the policy more or less surely, and like or shun anything. */
export function broadPrior(): Prior {
  const deviation = new Float64Array(WEIGHT_COUNT).fill(HABIT_DEVIATION);
  deviation[0] = POLICY_DEVIATION;
  return { mean: noHabits(), deviation };
}
