import type { HouseRules } from '../../engine/rules/table.ts';
import type { Seat } from '../catalogue/settings.ts';

/** What is played in a new match, and by whom. */
export type Arrangement = {
  rules: HouseRules;
  settings: { seats: readonly Seat[]; opponents: number };
};
