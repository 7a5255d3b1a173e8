/** Habits that people recognise at the table: which decisions show whether somebody has one, and by which actions. */
import {
  DECLARE,
  DRAW,
  FLIP,
  HAMMER,
  QUIET,
  REPLACE,
  STAND,
  TAKE,
  discardedBy,
  isDiscard,
  isKnockWith,
  type Action,
} from '../../../engine/actions.ts';
import { pointsOf, rankOf, suitOf, type Card } from '../../../engine/cards.ts';
import { countsByRank, handValue } from '../../../engine/value.ts';
import type { View } from '../../../engine/view.ts';

/** In the order in which they are told. */
export const HABITS = ['three', 'pair', 'suit', 'high', 'take', 'place', 'stand', 'declare', 'hammer'] as const;
export type Habit = (typeof HABITS)[number];

export type Keeps = (action: Action) => boolean;

const HIGH_POINTS = 10;

/** By habit, which actions of a decision keep to it; null where the decision shows nothing of it. */
const SHOWN: Record<Habit, (view: View, legal: readonly Action[]) => Keeps | null> = {
  /** Keeps three of a kind, where nothing else would be worth as much. */
  three: (view, legal) => {
    const most = Math.max(...discards(legal).map((action) => handValue(view.rules, keptAfter(view, action))));
    const isWorthMost = (kept: Card[]): boolean => handValue(view.rules, kept) === most && sameRank(view, kept) >= 3;
    return byKept(view, legal, isWorthMost);
  },
  /** Keeps two cards of a rank of which three would count. */
  pair: (view, legal) =>
    sameRank(view, view.held) === 2 ? byKept(view, legal, (kept) => sameRank(view, kept) === 2) : null,
  suit: (view, legal) => byKept(view, legal, (kept) => kept.every((card) => suitOf(card) === suitOf(kept[0]))),
  /** Keeps a high card of which it has neither suit nor rank elsewhere. */
  high: (view, legal) => {
    const alone = view.held.filter((card, _, held) => isHighAndAlone(card, held));
    return byKept(view, legal, (kept) => alone.length > 0 && alone.every((card) => kept.includes(card)));
  },
  /** Takes the top discard in place of a card that nobody knows. */
  take: (_, legal) => either(legal, TAKE, DRAW),
  /** Golf: puts the card that it has drawn into its row. */
  place: ({ phase, drawnIsTaken }, legal) =>
    phase === 'golf-place' && !drawnIsTaken && legal.length > 1 ? (action) => action >= REPLACE && action < FLIP : null,
  /** Keeps its hand in the last turn. */
  stand: (_, legal) => either(legal, STAND, DRAW),
  declare: (_, legal) => either(legal, DECLARE, QUIET),
  /** Makes everybody show at once. */
  hammer: (_, legal) => (legal.includes(HAMMER) && legal.length > 1 ? (action) => action === HAMMER : null),
};

export function habitsShown(view: View, legal: readonly Action[]): [Habit, Keeps][] {
  return HABITS.flatMap((habit) => {
    const keeps = SHOWN[habit](view, legal);
    return keeps === null ? [] : [[habit, keeps] satisfies [Habit, Keeps]];
  });
}

function either(legal: readonly Action[], one: Action, other: Action): Keeps | null {
  return legal.includes(one) && legal.includes(other) ? (action) => action === one : null;
}

/** By the hand that is kept; null where there is no choice. Once somebody has knocked, the hand as it is counts alone. */
function byKept(view: View, legal: readonly Action[], isHabit: (kept: Card[]) => boolean): Keeps | null {
  if (view.phase !== 'discard' || view.table.knocker >= 0) return null;
  const keeping = new Set(discards(legal).filter((action) => isHabit(keptAfter(view, action))));
  return keeping.size > 0 && keeping.size < discards(legal).length ? (action) => keeping.has(action) : null;
}

/** Every legal discard, with a knock or without. */
function discards(legal: readonly Action[]): Action[] {
  return legal.filter((action) => isDiscard(action) || isKnockWith(action));
}

function keptAfter(view: View, discard: Action): Card[] {
  return view.held.filter((card) => card !== discardedBy(discard));
}

/** The most cards of one rank, among the ranks of which three count. */
function sameRank({ rules }: View, cards: readonly Card[]): number {
  const counts = cards.map((card) => cards.filter((other) => rankOf(other) === rankOf(card)).length);
  return Math.max(0, ...counts.filter((_, i) => countsByRank(rules, rankOf(cards[i]))));
}

function isHighAndAlone(card: Card, held: readonly Card[]): boolean {
  const goesWith = (other: Card): boolean => suitOf(other) === suitOf(card) || rankOf(other) === rankOf(card);
  return pointsOf(card) >= HIGH_POINTS && held.every((other) => other === card || !goesWith(other));
}
