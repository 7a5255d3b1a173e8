/** How long teaching takes by the clock on the wall. */
import { MOST_MEASURING } from '../../services/teaching/measuring-time.ts';
import { DUTY, type Effort } from '../../services/teaching/pace.ts';

/** How many minutes some minutes of learning take, with their rests and measurements. */
export function minutesTaken(learning: number, effort: Effort): number {
  return Math.ceil(learning / (DUTY[effort] * (1 - MOST_MEASURING)));
}
