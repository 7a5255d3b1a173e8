/** How many deals are imagined for a decision, as an option of commands that judge decisions. */
import { FIRST_DEALS, MOST_DEALS } from '../../../engine/review/loss.ts';
import { wholeNumber } from '../command/options.ts';

export function dealsOption() {
  return wholeNumber({
    meaning: 'how many deals are imagined for a decision at most; more of them leave less unclear',
    from: FIRST_DEALS,
    to: 65_536,
    default: MOST_DEALS,
  });
}
