/** The table at one moment, as a part of a dialog: what the seat whose decision it is could see. */
import {
  CHANGE,
  DRAW,
  HAMMER,
  KEEP,
  KNOCK,
  LOOK,
  PASS,
  STAND,
  SWAP_ALL,
  TAKE,
  isDiscard,
  isKnockWith,
  isTakeOf,
} from '../../../engine/actions.ts';
import { NO_CARD, type Card } from '../../../engine/cards.ts';
import { MOST_HELD } from '../../../engine/public.ts';
import type { View } from '../../../engine/view.ts';
import { element } from '../../base/elements.ts';
import type { Theme } from '../../base/theme/theme.ts';
import type { Speaker } from '../../i18n/message-arguments.ts';
import { words } from '../../i18n/words.ts';
import { cardSign, valueLabel } from '../../model/sentences.ts';
import { handWorth, type HeldCard } from '../../model/table-state.ts';
import { coinWords, graceName, levelName, tokenKind } from '../../model/tokens.ts';
import { namedCards } from '../dialogs/named-cards.ts';
import { backPicture, cardPicture } from './card-picture.ts';
import { onFelt } from './felt.ts';
import { lastMoves, type Move } from './last-moves.ts';
import './moments.css';

interface MomentOptions {
  /** By seat. */
  speakers: readonly Speaker[];
  theme: Theme;
}

/** The table as a seat sees it: the others, the piles, and the seat's own cards. */
export function momentTable(view: View, { speakers, theme }: MomentOptions): HTMLElement {
  const table = element(
    'section',
    { className: 'moment', ariaLabel: words().moments.table },
    othersOf(view, speakers),
    pilesOf(view),
    ownOf(view, speakers),
  );
  onFelt(table, view.rules, theme);
  return table;
}

/** The other players, in the order in which they play after this one. */
function othersOf(view: View, speakers: readonly Speaker[]): HTMLElement {
  const moves = lastMoves(view.table, view.rules);
  const list = element('ul', { className: 'others' });
  for (let seat = view.table.next(view.seat); seat !== view.seat; seat = view.table.next(seat)) {
    const { knocker } = view.table;
    const name = element('strong', {}, speakers[seat].name);
    const knocked = knocker === seat ? [element('em', {}, words().a11y.knocker)] : [];
    const facts = element('span', { className: 'facts' }, name, ` ${standingOf(view, seat)} `, ...knocked);
    // The knock itself is said already.
    const told = moves[seat].filter(({ action }) => action !== KNOCK || knocker !== seat);
    const did = told.map((move) => moveInWords(move, view, seat)).join(', ');
    const said = element('span', { className: 'did' }, ...namedCards(did));
    list.append(element('li', {}, element('div', {}, facts, said), cardsOf(view, seat)));
  }
  return list;
}

/** The cards that a player is known to hold; in golf the row. */
function cardsOf(view: View, seat: number): HTMLElement {
  const { table, rules } = view;
  if (rules.play === 'golf') return rowOf(view, seat);
  const known = Array.from(table.known.subarray(seat * MOST_HELD, seat * MOST_HELD + table.knownCount[seat]));
  return cardGroup(words().moments.known, known.map(cardPicture));
}

function rowOf({ table, rules }: View, seat: number): HTMLElement {
  const { handSize } = rules;
  const row = Array.from(table.rows.subarray(seat * handSize, (seat + 1) * handSize));
  return cardGroup(
    words().moments.known,
    row.map((card) => (card === NO_CARD ? backPicture(words().a11y.faceDown) : cardPicture(card))),
  );
}

function cardGroup(label: string, cards: readonly Node[]): HTMLElement {
  const group = element('span', { className: 'cards' }, ...cards);
  if (cards.length > 0) Object.assign(group, { role: 'group', ariaLabel: label });
  return group;
}

/** The stock, and the discards or the pool. */
function pilesOf({ rules, table }: View): HTMLElement {
  const { stock, discards, pool } = words().moments;
  const { a11y } = words();
  const stockPile = pile(backPicture(), stock(table.stockCount));
  if (rules.play === 'pool') {
    return element('div', { className: 'piles' }, stockPile, pile(poolOf(table), pool));
  }
  const top = table.top === NO_CARD ? element('span', { className: 'no-card' }) : cardPicture(table.top);
  return element(
    'div',
    { className: 'piles' },
    stockPile,
    pile(top, table.top === NO_CARD ? a11y.noTopCard : discards),
    ...(table.aside === NO_CARD ? [] : [pile(cardPicture(table.aside), words().moments.aside)]),
  );
}

/** The three cards in the middle, face down before the dealer has chosen; the place of one that somebody has taken is empty. */
function poolOf({ pool, turns }: View['table']): HTMLElement {
  const cards = Array.from(pool);
  const isClosed = cards.every((card) => card === NO_CARD) && turns.every((count) => count === 0);
  return cardGroup(
    words().moments.pool,
    cards.map((card) => {
      if (card !== NO_CARD) return cardPicture(card);
      return isClosed ? backPicture(words().a11y.faceDown) : element('span', { className: 'no-card' });
    }),
  );
}

function pile(card: Node, caption: string): HTMLElement {
  return element('figure', {}, card, element('figcaption', {}, caption));
}

/** The seat's own cards, the one that it has just drawn or taken apart from them, and what they are worth. */
function ownOf(view: View, speakers: readonly Speaker[]): HTMLElement {
  const { seat, rules, cards, drawn, drawnIsTaken } = view;
  const title = words().a11y.handTitle(speakers[seat]);
  const facts = element('p', { className: 'facts' }, element('strong', {}, title), ` ${standingOf(view, seat)}`);
  const { drawn: fromStock, taken } = words().moments;
  const waiting = drawn === NO_CARD ? [] : [pile(cardPicture(drawn), drawnIsTaken ? taken : fromStock)];
  const worth = handWorth(rules, heldBy(view));
  const isUnseen = rules.play !== 'golf' && cards.length === 0;
  const text = worth === null ? (isUnseen ? words().a11y.handUnseen : '') : valueLabel(worth.value, worth.suit);
  const value = text === '' ? [] : [element('span', { className: 'value' }, text)];
  const hand = rules.play === 'golf' ? rowOf(view, seat) : handOf(cards, rules.handSize);
  Object.assign(hand, { role: 'group', ariaLabel: title });
  return element('div', { className: 'own' }, facts, hand, ...waiting, ...value);
}

/** Face down as long as nobody has looked. */
function handOf(cards: readonly Card[], handSize: number): HTMLElement {
  if (cards.length > 0) return cardGroup('', cards.map(cardPicture));
  return element('span', { className: 'cards' }, ...Array.from({ length: handSize }, () => backPicture()));
}

/** The seat's cards, including one that was drawn and not yet followed by a discard. */
function heldBy({ rules, cards, drawn, drawnIsTaken }: View): HeldCard[] {
  if (rules.play === 'golf') return [];
  const held = cards.map((card): HeldCard => ({ card, from: 'deal' }));
  return drawn === NO_CARD ? held : [...held, { card: drawn, from: drawnIsTaken ? 'discards' : 'stock' }];
}

/** What a seat still has: "3 pennies", "2 of 5 points". */
function standingOf({ rules, tokens, points }: View, seat: number): string {
  const { tokens: names } = words();
  const left = tokens[seat];
  switch (tokenKind(rules)) {
    case 'points':
      return names.points(points[seat]);
    case 'letters':
    case 'places':
      return levelName(rules, left, 0) ?? names.stillIn;
    case 'pennies':
    case 'nickels':
      return left === 0 ? graceName(rules, 0) : (coinWords(rules, left) ?? '');
  }
}

/** @param seat of the player who made the move */
function moveInWords({ action, card }: Move, { rules, table }: View, seat: number): string {
  const { does } = words().table;
  const isPool = rules.play === 'pool';
  const isForGood = table.passed[seat] === 1;
  if (isForGood && action === PASS) return does.passesForGood;
  if (isForGood && action === SWAP_ALL) return does.swapsAllForGood;
  const { discarded, gave } = words().moments;
  if (action === TAKE || isTakeOf(action)) return does.took(cardSign(card));
  if (isDiscard(action)) return (isPool ? gave : discarded)(cardSign(card));
  if (isKnockWith(action)) return `${does.knocks}, ${discarded(cardSign(card))}`;
  const said: Readonly<Record<number, string>> = {
    [DRAW]: does.drew,
    [KNOCK]: does.knocks,
    [STAND]: does.stands,
    [PASS]: does.passesOn,
    [SWAP_ALL]: does.swapsAll,
    [KEEP]: does.keepsHand,
    // The dealer's choice comes before the first turn.
    [CHANGE]: table.turns[seat] > 0 ? does.asks : does.changesHand,
    [LOOK]: does.looks,
    [HAMMER]: does.calls.hammer,
  };
  return said[action] ?? (card === NO_CARD ? '' : discarded(cardSign(card)));
}
