/** Knocking, and the hammer in place of the first turn. */
import { HAMMER, KNOCK, SWAP_ALL, type Action } from '../actions.ts';
import {
  hasExchanged,
  knockObstacleOfHand,
  knockObstacleOfTurn,
  knocksAfterAnyTurn,
  mayBeginWithKnock,
  turnsAfterKnock,
} from '../knocking.ts';
import { countInTurns } from '../passing.ts';
import { MOST_HELD, isFirstTurn } from '../public.ts';
import { isFullHand } from '../value.ts';
import { finish } from './showdown.ts';
import type { DealState } from './state.ts';
import { endTurn, giveLastTurns, passTurn } from './turn-order.ts';

/** Stands for "no place in the hand". */
export const NO_PLACE = -1;

/** Lists a knock that begins a turn, and the hammer. @returns how many actions are listed then */
export function listKnocks(deal: DealState, legal: Int16Array, listed: number): number {
  const { rules, table } = deal;
  let count = listed;
  if (mayBeginWithKnock(rules, table) && mayKnock(deal) && isGoodEnough(deal, NO_PLACE)) legal[count++] = KNOCK;
  if (rules.hammer === 'hammer' && !table.isEnding && isFirstTurn(table, deal.seat)) legal[count++] = HAMMER;
  return count;
}

/** Whether the seat that is asked may knock in this turn, whatever it holds. */
function mayKnock({ rules, seat, table }: DealState): boolean {
  return knockObstacleOfTurn(rules, table, seat) === null;
}

/** Whether the seat that is asked may knock with its discard, whatever it keeps. */
export function mayKnockWithDiscard(deal: DealState): boolean {
  return deal.rules.knockTiming === 'after-draw' && mayKnock(deal);
}

/** The cards that would be kept; reused by every call. */
const kept = new Uint8Array(MOST_HELD);

/**
 * Whether the seat that is asked keeps a hand that may knock.
 * @param place of the card in the hand that the waiting one replaces; `NO_PLACE` where the hand stays as it is
 */
export function isGoodEnough(deal: DealState, place: number): boolean {
  const { rules } = deal;
  return (rules.knockMinimum === 0 && !rules.knockSameSuit) || isHandGoodEnough(deal, place);
}

function isHandGoodEnough({ rules, seat, hands, handSize, quiet, drawnCard }: DealState, place: number): boolean {
  const start = seat * handSize;
  for (let i = 0; i < handSize; i++) kept[i] = hands[start + i];
  if (place !== NO_PLACE) kept[place] = drawnCard;
  const isQuiet = quiet[seat] === 1 && (place === NO_PLACE || isFullHand(rules, kept, 0, handSize));
  return knockObstacleOfHand(rules, kept, handSize, isQuiet) === null;
}

/** Plays a knock that begins a turn, or the hammer. */
export function playKnock(deal: DealState, action: Action): void {
  const { rules, seat, table } = deal;
  table.note(seat, action);
  if (action === HAMMER) {
    table.knocker = seat;
    deal.listener?.({ type: 'hammered', seat });
    return finish(deal, 'hammer');
  }
  noteKnock(deal);
  if (rules.knockTiming === 'before-draw' && !deal.counterKnocked) return deal.ask(deal.beginning, seat);
  return endTurn(deal);
}

/** The seat that is asked knocks: the last turns begin, or end with a counter-knock. */
export function noteKnock(deal: DealState): void {
  const { rules, seat, table } = deal;
  deal.counterKnocked = table.knocker >= 0;
  if (!deal.counterKnocked) {
    table.knocker = seat;
    // A knocker's own last turn comes after those of others, and not where there are none.
    const turns = turnsAfterKnock(rules, hasExchanged(table));
    const own = rules.knockerLastTurn && turns > 0 && countInTurns(table) > 1 ? 1 : 0;
    giveLastTurns(deal, turns, seat, own);
    deal.beganLastTurns = true;
  }
  deal.listener?.({ type: 'knocked', seat, counter: deal.counterKnocked });
}

/** Ends a turn that has been counted, unless its player is asked whether to knock after it. */
export function passOrOfferKnock(deal: DealState): void {
  return mayKnockAfterSwap(deal) ? deal.ask('knock', deal.seat) : passTurn(deal);
}

/** Whether the seat has swapped all, and may knock with what that has left. */
function mayKnockAfterSwap(deal: DealState): boolean {
  const { rules, seat, table } = deal;
  if (!knocksAfterAnyTurn(rules) || table.historyActions[table.historyLength - 1] !== SWAP_ALL) return false;
  return knockObstacleOfTurn(rules, table, seat, table.turns[seat] - 1) === null && isGoodEnough(deal, NO_PLACE);
}

/** Plays the answer to that. Not to knock is no pass: it counts for nothing. */
export function answerKnock(deal: DealState, action: Action): void {
  deal.table.note(deal.seat, action);
  if (action === KNOCK) noteKnock(deal);
  return passTurn(deal);
}
