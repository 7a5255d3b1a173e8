/** What is played in a new match, and by whom. */
import { preset } from '../../engine/rules/resolve.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { LADDER_RULES, ladderTable, type LadderStep } from '../catalogue/ladder.ts';
import { botToBeginWith, personIn, type Seat, type SeatWithDouble } from '../catalogue/settings.ts';
import { clampOpponents } from '../catalogue/table-rules.ts';

export interface Arrangement {
  rules: HouseRules;
  settings: { seats: readonly Seat[]; opponents: number };
  /** SHA-256 of the policy that plays the bots, as long as it is at hand; where absent, the usual one does. */
  guest?: string;
}

/** A match against an opponent of the ladder. @param own who sits in seat 0 otherwise */
export function ladderMatch(step: LadderStep, own: Seat): Arrangement {
  return { rules: preset(LADDER_RULES), settings: ladderTable(step, own) };
}

/** A match against a double, with bots in the other seats where the rules ask for more. @param own who sits in seat 0 otherwise */
export function doubleMatch(double: SeatWithDouble, rules: HouseRules, own: Seat): Arrangement {
  const person = personIn(own);
  const opponents = clampOpponents(rules, 1);
  const bots = Array.from({ length: opponents - 1 }, (_, index) => botToBeginWith(2 + index));
  return { rules, settings: { seats: [person, double, ...bots], opponents } };
}
