/** One deal as the bot has played it so far, side by side. */
import { NO_CARD, suitOf, type Card } from '../../../engine/cards.ts';
import { RecordError } from '../../../engine/record.ts';
import { element } from '../../base/elements.ts';
import { words } from '../../i18n/words.ts';
import { cardName, cardSign, shownValue } from '../../model/sentences.ts';
import type { CourseLog } from '../../services/teaching/course-log.ts';
import { POLICY_SEAT, type DealPlay } from '../../services/teaching/messages.ts';
import { firstDifference, playedDeal, type DealTurn, type DealInTurns } from './deal-turns.ts';

export class DealsSection {
  readonly element: HTMLElement;
  readonly #contents = element('div');
  #shown: CourseLog['plays'] = null;

  constructor() {
    const { title } = words().teaching.deal;
    this.element = element('section', {}, element('h2', {}, title), this.#contents);
  }

  /** @param log null where nothing is being taught */
  show(log: CourseLog | null): void {
    const plays = log?.plays ?? null;
    if (plays !== this.#shown) this.#contents.replaceChildren(...(plays === null ? [] : contentsOf(plays)));
    this.#shown = plays;
    this.element.hidden = this.#contents.childElementCount === 0;
  }
}

function contentsOf(plays: readonly DealPlay[]): HTMLElement[] {
  const text = words().teaching.deal;
  const deals = plays.map(({ record }) => dealOrNone(record));
  const [first] = deals;
  if (first === null || first === undefined) return [];
  return [
    element('p', { className: 'soft' }, text.lead),
    element('p', {}, ...dealtCards(first)),
    element(
      'div',
      { className: 'deals' },
      ...plays.flatMap((play, i) => {
        const deal = deals[i];
        return deal === null ? [] : [column(play, deal, i === 0 ? null : first)];
      }),
    ),
  ];
}

/** What another version of the game has written may not be playable here. */
function dealOrNone(record: DealPlay['record']): DealInTurns | null {
  try {
    return playedDeal(record);
  } catch (error) {
    if (error instanceof RecordError) return null;
    throw error;
  }
}

function dealtCards({ dealt, faceUp }: DealInTurns): (Node | string)[] {
  const text = words().teaching.deal;
  const hand = dealt[POLICY_SEAT].filter((card) => card !== NO_CARD);
  return [
    ...(hand.length === 0 ? [] : [text.dealt, ...marks(hand), ' ']),
    ...(faceUp.length === 0 ? [] : [text.faceUp, ...marks(faceUp)]),
  ];
}

function marks(cards: readonly Card[]): (Node | string)[] {
  return cards.flatMap((card) => [cardMark(card), ' ']);
}

function cardMark(card: Card): HTMLElement {
  const isRed = suitOf(card) === 1 || suitOf(card) === 2;
  const mark = element('span', { className: isRed ? 'card red' : 'card', ariaLabel: cardName(card) }, cardSign(card));
  mark.setAttribute('role', 'img');
  return mark;
}

/** @param first the deal as it was played at first; null for itself */
function column({ minute, record }: DealPlay, deal: DealInTurns, first: DealInTurns | null): HTMLElement {
  const text = words().teaching.deal;
  const title = minute === null ? text.now : minute === 0 ? text.start : text.after(minute);
  const nameOf = (seat: number): string =>
    seat === POLICY_SEAT ? text.it : text.expert(record.players.length === 2 ? null : seat);
  const table = element(
    'table',
    { ariaLabel: title },
    element('thead', {}, element('tr', {}, ...text.head.map((name) => element('th', { scope: 'col' }, name)))),
    element('tbody', {}, ...deal.turns.map((turn) => row(turn, nameOf(turn.seat)))),
  );
  const turn = first && firstDifference(first, deal, POLICY_SEAT);
  const beside = first === null ? [] : [turn === null ? text.asBefore : text.differs(turn)];
  return element(
    'section',
    {},
    element('h3', {}, title),
    table,
    ...[...endInWords(deal, record, nameOf), ...beside].map((sentence) =>
      element('p', { className: 'soft' }, sentence),
    ),
  );
}

function row(turn: DealTurn, name: string): HTMLElement {
  const { seat, turnedUp, hasKnocked, deed, swapped } = turn;
  const drew = listOf(turn.drew);
  const took = swapped?.taken ?? listOf(turn.took);
  const discarded = swapped?.laid ?? listOf(turn.discarded);
  const { does, knocks, turnsUp } = words().teaching.deal;
  const done = [...(hasKnocked === true ? [knocks] : []), ...(deed === undefined ? [] : [does[deed]])].join(', ');
  const cell = (cards: readonly Card[], ...more: readonly (Node | string)[]): HTMLElement =>
    element('td', {}, ...cards.map(cardMark), ...more);
  const hasMoved = [drew, took, discarded].some((cards) => cards.length > 0);
  const className = seat === POLICY_SEAT ? 'own' : '';
  const who = element('th', { scope: 'row' }, name);
  if (!hasMoved) return element('tr', { className }, who, element('td', { colSpan: 3 }, done));
  const more = [
    ...(turnedUp === undefined ? [] : [`, ${turnsUp}`, cardMark(turnedUp)]),
    ...(done === '' ? [] : [discarded.length === 0 ? done : `, ${done}`]),
  ];
  return element('tr', { className }, who, cell(drew), cell(took), cell(discarded, ...more));
}

function listOf(card: Card | undefined): readonly Card[] {
  return card === undefined ? [] : [card];
}

function endInWords(
  { showdown }: DealInTurns,
  { deals: [{ result }] }: DealPlay['record'],
  nameOf: (seat: number) => string,
): string[] {
  const { loses, scores, shows } = words().teaching.deal;
  const { pennies, points } = words().tokens;
  const values = (showdown?.values ?? result.values).flatMap((value, seat) =>
    value === null ? [] : [shows(nameOf(seat), shownValue(value))],
  );
  const lost = result.losses.flatMap((count, seat) => (count > 0 ? [loses(nameOf(seat), pennies(count))] : []));
  const isRace = lost.length === 0;
  const scored = result.points.flatMap((count, seat) =>
    isRace && count > 0 ? [scores(nameOf(seat), points(count))] : [],
  );
  return [values.join(', '), [...lost, ...scored].join(' ')].filter((sentence) => sentence !== '');
}
