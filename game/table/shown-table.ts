/** What the table shows when nothing moves, as plain data: for screen readers, the keyboard and the tests. */
import { isBragValue } from '../../engine/brag.ts';
import { NO_CARD, type Card } from '../../engine/cards.ts';
import { openRow, rowWorth } from '../model/golf-state.ts';
import { suitOfAll } from '../model/sentences.ts';
import { handWorth, topDiscard, type TableState, type Worth } from '../model/table-state.ts';
import type { Stage } from './stage.ts';

export type ShownTable = Pick<
  TableState,
  'phase' | 'deal' | 'dealer' | 'stock' | 'aside' | 'kitty' | 'knocker' | 'extraSteps' | 'winners' | 'isFirstTurn'
> & {
  tokens: number[];
  out: boolean[];
  /** By seat, what it did last in this deal, empty for nothing. */
  actions: string[];
  /** By seat, whether it has passed for good. */
  passed: readonly boolean[];
  /** By seat, points of the match. */
  points: number[];
  top: Card | null;
  /** With a pool: its cards by place, null where one is missing or face down; none in other games. */
  pool: (Card | null)[];
  isPoolOpen: boolean;
  /** The seat at the bottom, and the one whose hand is open, -1 for nobody's. */
  bottom: number;
  viewer: number;
  /** The cards of that hand from left to right; none in golf, where nobody has seen them. */
  hand: Card[];
  /** In golf: by seat, the cards of its row from left to right, null if face down; none in other games. */
  rows: (Card | null)[][];
  /** In golf: one's own card that waits to be placed. */
  waiting: Card | null;
  value: number | null;
  /** The suit that makes the value, null if several do. */
  suit: number | null;
  whoseTurn: number;
  /** Players who still have a turn after the knock. */
  turnsLeft: number;
  /** By seat, its face-up cards. */
  open: Card[][];
  values: (number | null)[];
  message: string;
  /** What the table says about the last event, without a prompt or a question. */
  eventMessage: string;
  /** The share that is left of the time to declare 31, null if there is no time limit. */
  momentLeft: number | null;
};

/** What a hand is worth, as far as the table shows it. */
export function shownWorth(stage: Stage, state: TableState, seat: number): Worth | null {
  const { rules } = stage;
  if (rules.play === 'golf') return rowWorth(rules, state.seats[seat]);
  const { value, scoring, hand, quiet } = state.seats[seat];
  if (value !== null) return { value, suit: isBragValue(value) ? null : suitOfAll(scoring) };
  if (state.phase === 'dealing' && state.discards.length === 0 && state.pool.length === 0 && rules.upcard) return null;
  return stage.sees(seat) ? handWorth(rules, hand, quiet) : null;
}

/** @param seen what depends on the picture, not on the state */
export function shownTable(
  stage: Stage,
  state: TableState,
  seen: Pick<ShownTable, 'open' | 'message' | 'momentLeft'>,
): ShownTable {
  const { seats, phase, deal, dealer, stock, kitty, turn, isFirstTurn, knocker, winners, extraSteps } = state;
  const top = topDiscard(state);
  const { bottom, viewer, rules } = stage;
  const isGolf = rules.play === 'golf';
  const worth = shownWorth(stage, state, bottom);
  return {
    phase,
    deal,
    dealer,
    tokens: seats.map(({ tokens }) => tokens),
    out: seats.map(({ out }) => out),
    actions: seats.map(({ action }) => action),
    passed: state.passed,
    top: top === NO_CARD ? null : top,
    pool: state.isPoolOpen ? [...state.pool] : state.pool.map(() => null),
    isPoolOpen: state.isPoolOpen,
    stock,
    aside: state.aside,
    kitty,
    bottom,
    viewer,
    hand: viewer < 0 || state.unseen || isGolf ? [] : seats[viewer].hand.map(({ card }) => card),
    rows: isGolf ? seats.map(openRow) : [],
    waiting: viewer < 0 ? null : (seats[viewer].waiting?.card ?? null),
    points: seats.map(({ points }) => points),
    value: worth?.value ?? null,
    suit: worth?.suit ?? null,
    whoseTurn: turn,
    isFirstTurn,
    knocker,
    turnsLeft: state.turnsLeft.reduce((sum, turns) => sum + turns, 0),
    values: seats.map(({ value }) => value),
    eventMessage: state.message,
    extraSteps,
    winners,
    ...seen,
  };
}
