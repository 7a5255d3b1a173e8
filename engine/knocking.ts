/** What keeps a seat from knocking (docs/rules-reference.md#keys): the turn that it is in, or the hand that it holds. */
import { suitOf, type Card } from './cards.ts';
import { mayPassWithPool, mustPass, nextInTurns } from './passing.ts';
import type { PublicState } from './public.ts';
import type { HouseRules } from './rules/table.ts';
import { handValue, undeclaredValue } from './value.ts';

/** Whether a card of the pool has been taken in this deal. */
export function hasExchanged({ players, takes }: PublicState): boolean {
  for (let seat = 0; seat < players; seat++) if (takes[seat] > 0) return true;
  return false;
}

/**
 * How many turns each other player has after a knock.
 * @param exchanged whether a card of the pool has been taken in this deal
 */
export function turnsAfterKnock(
  { lastTurns, play, poolEarlyKnock }: HouseRules,
  exchanged: boolean,
): HouseRules['lastTurns'] {
  return play === 'pool' && poolEarlyKnock === 'showdown' && !exchanged ? 0 : lastTurns;
}

/** Whether one knocks at the end of any turn with a pool, and not only with the card that one puts there. */
export function knocksAfterAnyTurn({ knockTiming, play, poolKnockAfter }: HouseRules): boolean {
  return poolKnockAfter === 'any-turn' && knockTiming === 'after-draw' && play === 'pool';
}

/** Whether a turn may begin with a knock; at the end of any turn that is a knock and a pass. */
export function mayBeginWithKnock(rules: HouseRules, table: PublicState): boolean {
  return rules.knockTiming !== 'after-draw' || (knocksAfterAnyTurn(rules) && mayPassWithPool(rules, table));
}

/**
 * Why the seat to act may not knock in this turn, whatever it holds; null where it may.
 * @param turns how many it has completed before this one
 */
export function knockObstacleOfTurn(
  rules: HouseRules,
  table: PublicState,
  seat: number,
  turns = table.turns[seat],
): 'no-knocking' | 'already-knocked' | 'already-declared' | 'knock-not-next' | 'must-pass' | 'knock-too-early' | null {
  if (!rules.knocking) return 'no-knocking';
  const { knocker } = table;
  if (knocker >= 0) {
    if (!rules.counterKnock || seat === knocker) return 'already-knocked';
    if (nextInTurns(table, knocker) !== seat || table.turnsLeft[seat] < rules.lastTurns) return 'knock-not-next';
  } else if (table.declaredCount > 0) return 'already-declared';
  // Before it draws a seat may knock, and passes then.
  if (rules.knockTiming !== 'before-draw' && mustPass(rules, table, seat)) return 'must-pass';
  return turns + 1 < rules.knockFrom ? 'knock-too-early' : null;
}

/**
 * Why a hand is not good enough to knock, null where it is.
 * @param cards the cards that are kept, the first `count`
 * @param isQuiet whether they are a full hand that was kept quiet
 */
export function knockObstacleOfHand(
  rules: HouseRules,
  cards: ArrayLike<Card>,
  count: number,
  isQuiet: boolean,
): 'knock-not-one-suit' | 'knock-below-minimum' | null {
  if (rules.knockSameSuit) {
    for (let i = 1; i < count; i++) if (suitOf(cards[i]) !== suitOf(cards[0])) return 'knock-not-one-suit';
  }
  if (rules.knockMinimum === 0) return null;
  return knockValue(rules, cards, count, isQuiet) < rules.knockMinimum ? 'knock-below-minimum' : null;
}

/** The value that `knockMinimum` is compared with. Parameters as above. */
export function knockValue(rules: HouseRules, cards: ArrayLike<Card>, count: number, isQuiet: boolean): number {
  return isQuiet ? undeclaredValue(rules, cards, 0, count) : handValue(rules, cards, 0, count);
}
