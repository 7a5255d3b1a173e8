/** What is played in a new match, and by whom. */
import type { Chance } from '../../engine/chance.ts';
import { preset } from '../../engine/rules/resolve.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { LADDER_RULES, ladderTable, type LadderStep } from '../catalogue/ladder.ts';
import { botToBeginWith, personIn, type Seat, type SeatWithDouble, type Settings } from '../catalogue/settings.ts';
import { clampOpponents } from '../catalogue/table-rules.ts';

export interface Arrangement {
  rules: HouseRules;
  settings: { seats: readonly Seat[]; opponents: number };
  /** SHA-256 of the policy that plays the bots, as long as it is at hand; where absent, the usual one does. */
  guest?: string;
  /** Whether seat 0 has the first turn, as in a newcomer's first match: nobody can knock before. */
  hasFirstTurn?: boolean;
}

/** A match as the menu offers it; a newcomer's first one begins with the newcomer. */
export function arrangedInMenu(settings: Settings, rules: HouseRules): Arrangement {
  return { rules, settings, hasFirstTurn: settings.isNew && settings.lossesInARow === 0 };
}

/** Whether a match with this chance begins as it is arranged: with seat 0, where it is to have the first turn. */
export function beginsAsArranged(arrangement: Arrangement, chance: Pick<Chance, 'dealer'>): boolean {
  const { rules, settings, hasFirstTurn = false } = arrangement;
  const opponents = clampOpponents(rules, settings.opponents);
  return !hasFirstTurn || chance.dealer(1 + opponents) === opponents;
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
