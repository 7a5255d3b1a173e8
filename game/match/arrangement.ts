import type { HouseRules } from '../../engine/rules/table.ts';
import type { Seat } from '../catalogue/settings.ts';

/** What is played in a new match, and by whom. */
export interface Arrangement {
  rules: HouseRules;
  settings: { seats: readonly Seat[]; opponents: number };
  /** SHA-256 of the policy that plays the bots, as long as it is at hand; where absent, the usual one does. */
  guest?: string;
}
