/** How the events of a game with a pool change the table. The state also holds cards that nobody has seen yet. */
import type { Card } from '../../engine/cards.ts';
import type { EventOf } from '../../engine/events.ts';
import { PASS, SWAP_ALL } from '../../engine/actions.ts';
import { isSevenEightNine } from '../../engine/deal/renewing.ts';
import { isForGood } from '../../engine/passing.ts';
import { isFullHand } from '../../engine/value.ts';
import { words } from '../i18n/words.ts';
import { cardSign } from './sentences.ts';
import { isEnding, withSeat, type HeldCard, type TableFacts, type TableState } from './table-state.ts';

function dealtHand(cards: readonly Card[]): HeldCard[] {
  return cards.map((card) => ({ card, from: 'deal' }));
}

/** The pool lies face down until the dealer has chosen. */
export function afterPoolLaid(
  state: TableState,
  { cards }: EventOf<'pool-laid'>,
  { speakers }: TableFacts,
): TableState {
  const message = words().table.pool.dealerChooses(speakers[state.dealer]);
  return { ...state, pool: cards, isPoolOpen: false, stock: state.stock - cards.length, unseen: false, message };
}

export function afterKeptHand(state: TableState, { seat }: EventOf<'kept-hand'>, { speakers }: TableFacts): TableState {
  const { pool, does } = words().table;
  return withSeat({ ...state, message: pool.keeps(speakers[seat]) }, seat, { action: does.keepsHand });
}

export function afterChangedHand(
  state: TableState,
  { seat, laid, taken }: EventOf<'changed-hand'>,
  { speakers }: TableFacts,
): TableState {
  const { pool, does } = words().table;
  const message = pool.changes(speakers[seat]);
  return withSeat({ ...state, pool: laid, message }, seat, { hand: dealtHand(taken), action: does.changesHand });
}

export function afterPoolTurnedUp(state: TableState, { cards }: EventOf<'pool-turned-up'>): TableState {
  const fresh = state.pool.length === 0 ? cards.length : 0;
  return { ...state, pool: cards, isPoolOpen: true, stock: state.stock - fresh, unseen: false, message: '' };
}

/** A card of the pool is in a hand, and its place is empty until another one is put there. */
export function afterTookFromPool(
  state: TableState,
  { seat, card, place }: EventOf<'took-from-pool'>,
  { speakers }: TableFacts,
): TableState {
  const { does, pool } = words().table;
  // Whoever took it is told what to do next.
  const message = speakers[seat].you ? state.message : pool.takes(speakers[seat], cardSign(card));
  return withSeat({ ...state, hasExchanged: true, pool: state.pool.with(place, null), message }, seat, {
    hand: [...state.seats[seat].hand, { card, from: 'discards' }],
    action: does.took(cardSign(card)),
  });
}

export function afterPutIntoPool(
  state: TableState,
  { seat, card, place, drawn }: EventOf<'put-into-pool'>,
  { rules, speakers }: TableFacts,
): TableState {
  const { hand, quiet } = state.seats[seat];
  const left = hand.filter((held) => held.card !== card).map((held) => held.card);
  const taken = hand.find(({ from }) => from === 'discards')?.card ?? card;
  const { does, pool } = words().table;
  const who = speakers[seat];
  const [sign, takenSign] = [cardSign(card), cardSign(taken)];
  const told = drawn ? pool.returns(who, sign) : pool.exchanges(who, takenSign, sign);
  // Nobody has to be told what they have done.
  return withSeat({ ...state, pool: state.pool.with(place, card), message: who.you ? '' : told }, seat, {
    hand: dealtHand(left),
    quiet: quiet && isFullHand(rules, left),
    exchange: drawn ? null : { taken, laid: card },
    action: drawn ? does.returned(sign) : does.exchanged(takenSign, sign)[0],
  });
}

export function afterSwappedAll(
  state: TableState,
  { seat, laid, taken }: EventOf<'swapped-all'>,
  { rules, speakers }: TableFacts,
): TableState {
  const { pool, does } = words().table;
  const who = speakers[seat];
  const quiet = state.seats[seat].quiet && isFullHand(rules, taken);
  const swapped = withSeat({ ...state, hasExchanged: true, pool: laid }, seat, { hand: dealtHand(taken), quiet });
  if (isForGood(rules, SWAP_ALL, state.isFirstTurn))
    return withPassedForGood(swapped, seat, pool.swapsAllForGood(who), does.swapsAllForGood);
  return withSeat({ ...swapped, message: who.you ? '' : pool.swapsAll(who) }, seat, { action: does.swapsAll });
}

export function afterPassedOn(
  state: TableState,
  { seat }: EventOf<'passed'>,
  { rules, speakers }: TableFacts,
): TableState {
  const { pool, does } = words().table;
  const who = speakers[seat];
  if (isForGood(rules, PASS)) return withPassedForGood(state, seat, pool.passesForGood(who), does.passesForGood);
  return withSeat({ ...state, message: pool.passes(who) }, seat, { action: does.passesOn });
}

/** A seat has no more turns, which stands there until the deal ends. The last one that has turns has one more. */
function withPassedForGood(before: TableState, seat: number, message: string, action: string): TableState {
  const state = withSeat({ ...before, message }, seat, { passed: true, action });
  if (isEnding(before)) return { ...state, lastTurns: before.lastTurns.with(seat, 0) };
  const left = state.seats.flatMap(({ out, passed }, other) => (out || passed ? [] : [other]));
  return left.length === 1 ? { ...state, lastTurns: state.lastTurns.with(left[0], 1) } : state;
}

export function afterPoolRenewed(
  state: TableState,
  { seat, aside, cards }: EventOf<'pool-renewed'>,
  { rules, speakers }: TableFacts,
): TableState {
  const { does, pool } = words().table;
  const fresh = { ...state, pool: cards, stock: state.stock - cards.length };
  if (seat >= 0) return withSeat({ ...fresh, message: pool.asks(speakers[seat]) }, seat, { action: does.asks });
  const isFor789 = rules.poolSevenEightNine === 'renew' && isSevenEightNine(aside);
  return { ...fresh, message: isFor789 ? pool.renewedSevenEightNine : pool.renewed };
}
