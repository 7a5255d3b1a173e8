/** How the events of a game with a pool change the table. The state also holds cards that nobody has seen yet. */
import type { Card } from '../../engine/cards.ts';
import type { EventOf } from '../../engine/events.ts';
import { isSevenEightNine } from '../../engine/deal/renewing.ts';
import { words } from '../i18n/words.ts';
import { withoutCard } from './hand-order.ts';
import { cardSign } from './sentences.ts';
import { withSeat, type HeldCard, type TableFacts, type TableState } from './table-state.ts';

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
  return withSeat({ ...state, pool: state.pool.with(place, null), message }, seat, {
    hand: [...state.seats[seat].hand, { card, from: 'discards' }],
    action: does.took(cardSign(card)),
  });
}

export function afterPutIntoPool(
  state: TableState,
  { seat, card, place, drawn }: EventOf<'put-into-pool'>,
  { speakers }: TableFacts,
): TableState {
  const { hand } = state.seats[seat];
  const left = withoutCard(hand, card).map((held) => held.card);
  const taken = hand.find(({ from }) => from === 'discards')?.card ?? card;
  const { does, pool } = words().table;
  const who = speakers[seat];
  const [sign, takenSign] = [cardSign(card), cardSign(taken)];
  const told = drawn ? pool.returns(who, sign) : pool.exchanges(who, takenSign, sign);
  // Nobody has to be told what they have done.
  return withSeat({ ...state, pool: state.pool.with(place, card), message: who.you ? '' : told }, seat, {
    hand: dealtHand(left),
    exchange: drawn ? null : { taken, laid: card },
    action: drawn ? does.returned(sign) : does.exchanged(takenSign, sign)[0],
  });
}

export function afterSwappedAll(
  state: TableState,
  { seat, laid, taken }: EventOf<'swapped-all'>,
  { speakers }: TableFacts,
): TableState {
  const { pool, does } = words().table;
  const who = speakers[seat];
  const isForGood = state.passed[seat];
  const message = isForGood ? pool.swapsAllForGood(who) : who.you ? '' : pool.swapsAll(who);
  return withSeat({ ...state, pool: laid, message }, seat, {
    hand: dealtHand(taken),
    action: isForGood ? does.swapsAllForGood : does.swapsAll,
  });
}

export function afterPassedOn(state: TableState, { seat }: EventOf<'passed'>, { speakers }: TableFacts): TableState {
  const { pool, does } = words().table;
  const { message, action } = state.passed[seat]
    ? { message: pool.passesForGood, action: does.passesForGood }
    : { message: pool.passes, action: does.passesOn };
  return withSeat({ ...state, message: message(speakers[seat]) }, seat, { action });
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
