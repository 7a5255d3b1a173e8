/** How strong a bot is, in sentences. */
import type { Interval } from '../../../engine/statistics.ts';
import { clamp } from '../../base/geometry.ts';
import { percent, signed } from '../../i18n/numbers.ts';
import { words } from '../../i18n/words.ts';
import type { Strength } from '../../services/teaching/strength.ts';

/** The latest measurement: against the expert, and beside the bot that it started from where there is one. */
export function strengthInWords({ expert, start }: Strength): string[] {
  const text = words().teaching;
  const against = text.expert(...sharesOf(expert));
  if (start === null) return [against];
  return [against, text.ofStart(...sharesOf(start.wins)), text.gain[directionOf(start.gain)](...pointsOf(start.gain))];
}

function directionOf({ low, high }: Interval): 'better' | 'unclear' | 'worse' {
  if (low > 0) return 'better';
  return high < 0 ? 'worse' : 'unclear';
}

/** The mean of a share and its range, which of a single sample is unbounded. */
export function sharesOf({ mean, low, high }: Interval): [mean: string, low: string, high: string] {
  return [percent(mean), percent(clamp(low, 0, 1)), percent(clamp(high, 0, 1))];
}

function pointsOf({ mean, low, high }: Interval): [mean: string, low: string, high: string] {
  const points = (share: number): string => signed(100 * clamp(share, -1, 1));
  return [points(mean), points(low), points(high)];
}
