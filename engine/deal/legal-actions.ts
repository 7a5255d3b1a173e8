/** What is legal in a deal. */
import {
  DEAL,
  DECLARE,
  DRAW,
  FLIP,
  HAMMER,
  KNOCK,
  LOOK,
  PASS,
  QUIET,
  REPLACE,
  SLOT_COUNT,
  STAND,
  SUDDEN_DEATH,
  TAKE,
  discardOf,
  knockWith,
} from '../actions.ts';
import { NO_CARD } from '../cards.ts';
import { knockObstacleOfHand, knockObstacleOfTurn } from '../knocking.ts';
import { MOST_HELD } from '../public.ts';
import { isFullHand } from '../value.ts';
import type { DealState } from './state.ts';

/** Stands for "no place in the hand". */
const NO_PLACE = -1;

/**
 * Lists the legal actions of the seat that is asked, in no particular order. `whyNot` in `legality.ts` says why any
 * other is not legal.
 * @param legal receives them
 * @returns how many there are
 */
export function listLegalActions(deal: DealState, legal: Int16Array): number {
  const { rules, seat, table } = deal;
  let count = 0;
  switch (deal.phase) {
    case 'shotgun':
      legal[count++] = HAMMER;
      legal[count++] = LOOK;
      return count;
    case 'sudden-death':
      legal[count++] = SUDDEN_DEATH;
      legal[count++] = DEAL;
      return count;
    case 'declare':
      legal[count++] = DECLARE;
      legal[count++] = QUIET;
      return count;
    case 'draw': {
      const stockLeft = deal.stockTop < deal.stockEnd;
      if (stockLeft) legal[count++] = DRAW;
      // There is always a discard: the card turned up, or what the last turn put down.
      legal[count++] = TAKE;
      if (rules.play === 'golf') return count;
      if (!stockLeft) legal[count++] = PASS;
      if (rules.knockTiming !== 'after-draw' && knockObstacleOfTurn(rules, table, seat) === null) {
        if (isGoodEnough(deal, NO_PLACE)) legal[count++] = KNOCK;
      }
      if (rules.finalTurnStand && table.knocker >= 0 && table.knocker !== seat) legal[count++] = STAND;
      if (rules.hammer === 'hammer' && table.knocker < 0 && isFirstTurnOfDeal(deal)) legal[count++] = HAMMER;
      return count;
    }
    case 'discard': {
      const mayKnock = rules.knockTiming === 'after-draw' && knockObstacleOfTurn(rules, table, seat) === null;
      const start = seat * deal.handSize;
      for (let i = -1; i < deal.handSize; i++) {
        if (i < 0 && deal.drawnIsTaken) continue;
        const card = i < 0 ? deal.drawn : deal.hands[start + i];
        legal[count++] = discardOf(card);
        if (mayKnock && isGoodEnough(deal, i)) legal[count++] = knockWith(card);
      }
      return count;
    }
    case 'golf-place':
      for (let slot = 0; slot < SLOT_COUNT; slot++) {
        if (table.rows[seat * SLOT_COUNT + slot] !== NO_CARD) continue;
        legal[count++] = REPLACE + slot;
        if (!deal.drawnIsTaken) legal[count++] = FLIP + slot;
      }
      return count;
    case 'over':
      return 0;
  }
}

/** Whether the seat that is asked is in the first turn of the deal. */
function isFirstTurnOfDeal({ seat, table }: DealState): boolean {
  return seat === table.next(table.dealer) && table.turns[seat] === 0;
}

/** The cards that would be kept; reused by every call. */
const kept = new Uint8Array(MOST_HELD);

/**
 * Whether the seat that is asked keeps a hand that may knock.
 * @param place of the card in the hand that the waiting one replaces; `NO_PLACE` where the hand stays as it is
 */
function isGoodEnough({ rules, seat, hands, handSize, quiet, drawn }: DealState, place: number): boolean {
  if (rules.knockMinimum === 0 && !rules.knockSameSuit) return true;
  const start = seat * handSize;
  for (let i = 0; i < handSize; i++) kept[i] = hands[start + i];
  if (place !== NO_PLACE) kept[place] = drawn;
  const isQuiet = quiet[seat] === 1 && (place === NO_PLACE || isFullHand(rules, kept, 0, handSize));
  return knockObstacleOfHand(rules, kept, handSize, isQuiet) === null;
}
