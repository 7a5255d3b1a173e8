/** Why one may not knock now, in words: a plaque that does nothing has to say why. */
import type { Card } from '../../engine/cards.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { handValue } from '../../engine/value.ts';
import { words } from '../i18n/words.ts';
import { shownValue, suitOfAll } from './sentences.ts';

/** What decides whether one may knock. */
export type KnockSituation = {
  /** The cards that would be kept. */
  hand: readonly Card[];
  /** Whether it is the player's own first turn of the deal. */
  firstTurn: boolean;
  /** Whether somebody has knocked. */
  knocked: boolean;
  /** Whether those cards are a full hand that was kept quiet, and their value then. */
  quietValue: number | null;
};

/** The condition that is not met, as a sentence; null where none stands in the way. */
export function noKnockReason(rules: HouseRules, situation: KnockSituation): string | null {
  const { hand, firstTurn, knocked, quietValue } = situation;
  if (knocked) return null;
  const { noKnock } = words().turn;
  if (firstTurn && !rules.knockFirstTurn) return noKnock.firstTurn;
  const oneSuit = suitOfAll(hand) !== null;
  const value = quietValue ?? handValue(rules, hand);
  const tooLow = value < rules.knockMinimum;
  if (rules.knockSameSuit && !oneSuit) {
    return rules.knockMinimum > 0 ? noKnock.oneSuitWorth(rules.knockMinimum) : noKnock.oneSuit;
  }
  if (tooLow) return noKnock.tooLow(rules.knockMinimum, shownValue(value));
  return null;
}
