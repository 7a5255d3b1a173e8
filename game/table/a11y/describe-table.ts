/** Describes the current table to screen readers: only what the person who has the device may see. */
import type { Speaker } from '../../i18n/message-arguments.ts';
import { HAMMER, isKnockWith, KNOCK, PASS, SUDDEN_DEATH, type Action } from '../../../engine/actions.ts';
import type { OpenDecision } from '../../../engine/open-decision.ts';
import type { Card } from '../../../engine/cards.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { words } from '../../i18n/words.ts';
import { cardName, valueText, withCardNames } from '../../model/sentences.ts';
import type { ShownTable } from '../shown-table.ts';
import { outName, remains } from '../../model/token-names.ts';
import type { AccessibleScreen } from '../page/accessible-screen.ts';

export interface Seen {
  game: string;
  rules: HouseRules;
  speakers: readonly Speaker[];
  /** By seat, whether a bot sits there that adapts to how the others play; left out where none does. */
  adapting?: readonly boolean[];
  shown: ShownTable;
  notice: string;
}

function names(cards: readonly Card[]): string {
  return cards.map(cardName).join(', ');
}

function rowNames(row: readonly (Card | null)[]): string {
  return row.map((card) => (card === null ? words().a11y.faceDown : cardName(card))).join(', ');
}

/** The hand or row at the bottom, with its value as far as it may be known. */
export function describeHand({ rules, speakers, shown }: Seen): { title: string; lines: string[] } {
  const messages = words().a11y;
  const { viewer, bottom, hand, rows, waiting, value, suit, phase } = shown;
  const title = messages.handTitle(speakers[viewer < 0 ? bottom : viewer]);
  const worth = value === null ? null : valueText(value, suit);
  const withValue = (cards: string): string => (worth === null ? messages.cards(cards) : messages.worth(cards, worth));
  if (rules.play === 'golf') {
    const row = rows[viewer < 0 ? bottom : viewer];
    if (row.length === 0) return { title, lines: [messages.noHand] };
    return {
      title,
      lines: [withValue(rowNames(row)), ...(waiting === null ? [] : [messages.waits(cardName(waiting))])],
    };
  }
  if (viewer < 0) return { title, lines: [messages.handHidden] };
  if (hand.length > 0) return { title, lines: [withValue(names(hand))] };
  return { title, lines: [phase === 'dealing' ? messages.handUnseen : messages.noHand] };
}

export function describeTop({ rules, shown }: Seen): string {
  if (rules.play === 'pool') return describePool(shown);
  return shown.top === null ? words().a11y.noTopCard : words().a11y.topCard(cardName(shown.top));
}

function describePool({ pool, isPoolOpen }: ShownTable): string {
  const messages = words().a11y;
  if (!isPoolOpen) return messages.poolFaceDown;
  return messages.pool(pool.map((card) => (card === null ? messages.empty : cardName(card))).join(', '));
}

function describeTurn({ speakers, shown }: Seen): string {
  const messages = words().a11y;
  const { whoseTurn, knocker, turnsLeft, phase } = shown;
  const turn = whoseTurn < 0 ? messages.nobodysTurn : messages.turn(speakers[whoseTurn]);
  if (phase !== 'play' || turnsLeft === 0) return turn;
  return `${turn} ${knocker < 0 ? messages.lastTurns(turnsLeft) : messages.knocked(speakers[knocker], turnsLeft)}`;
}

function standing({ rules, shown }: Seen, seat: number): string {
  const { tokens, points, out, extraSteps } = shown;
  if (out[seat]) return outName(rules);
  return remains(rules, { tokens: tokens[seat], points: points[seat], extraSteps });
}

/** A line for each player with what they have left. */
export function describeTokens(seen: Seen): string[] {
  return seen.speakers.map((who, seat) => words().a11y.player(who, [standing(seen, seat)]));
}

function openCards({ rules, shown }: Seen, seat: number): string {
  const { open, rows, values, viewer } = shown;
  const value = values[seat];
  if (value !== null && open[seat].length > 0) {
    return words().a11y.worth(names(open[seat]), valueText(value, null)).slice(0, -1);
  }
  if (seat === viewer) return '';
  return rules.play === 'golf' ? rowNames(rows[seat]) : names(open[seat]);
}

function describePlayers(seen: Seen): string[] {
  const messages = words().a11y;
  const { speakers, adapting, shown } = seen;
  const { dealer, knocker, whoseTurn, actions, out, passed } = shown;
  return speakers.map((who, seat) => {
    return messages.player(
      who,
      [
        standing(seen, seat),
        !out[seat] && adapting?.[seat] === true ? messages.adapts : '',
        !out[seat] && seat === dealer ? messages.dealer : '',
        seat === knocker ? messages.knocker : '',
        seat === whoseTurn ? messages.onTurn : '',
        (who.you && !passed[seat]) || out[seat] || seat === knocker ? '' : withCardNames(actions[seat]),
        openCards(seen, seat),
      ].filter((fact) => fact !== ''),
    );
  });
}

export function describeTable(seen: Seen): AccessibleScreen {
  const messages = words().a11y;
  const { game, shown, notice } = seen;
  return {
    title: messages.table(game, shown.deal),
    passages: [
      { lines: [withCardNames(shown.message), notice] },
      describeHand(seen),
      {
        title: messages.tableTitle,
        lines: [
          describeTurn(seen),
          describeTop(seen),
          ...(shown.aside === null ? [] : [messages.asideCard(cardName(shown.aside))]),
          messages.stock(shown.stock),
        ],
      },
      { title: messages.playersTitle, lines: describePlayers(seen) },
    ],
    actionsTitle: messages.actionsTitle,
  };
}

/** Whose turn it is, and what one may do. @param ways the names of the actions on offer */
export function describeWays(seen: Seen, ways: readonly string[]): string {
  const turn = describeTurn(seen);
  return ways.length === 0 ? turn : `${turn} ${words().a11y.youCan(ways)}`;
}

/** The name of an action for screen readers: of a knock with the value of the hand. */
export function actionName(action: Action, label: string, { value, suit }: Pick<ShownTable, 'value' | 'suit'>): string {
  if (action === KNOCK && value !== null) return words().a11y.knockWith(valueText(value, suit));
  return withCardNames(label);
}

const FINAL: readonly Action[] = [KNOCK, HAMMER, PASS, SUDDEN_DEATH];

/** Whether an action leads to the end of a deal, so that one key press without the focus on it is not enough. */
export function endsDeal(action: Action, { pass }: Pick<OpenDecision, 'pass'>): boolean {
  if (action === PASS && pass !== 'deal') return false;
  return FINAL.includes(action) || isKnockWith(action);
}
