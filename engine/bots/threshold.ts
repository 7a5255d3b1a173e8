/** `threshold:K`, the yardstick: knocks at K points, takes what helps, keeps the best, never looks at history. */
import {
  CHANGE,
  DEAL,
  DECLARE,
  DRAW,
  FLIP,
  HAMMER,
  KEEP,
  KNOCK,
  LOOK,
  PASS,
  REPLACE,
  STAND,
  SWAP_ALL,
  TAKE,
  BUY_IN,
  discardedBy,
  isTakeOf,
  knockWith,
  takeOf,
  takenBy,
  type Action,
} from '../actions.ts';
import { NO_CARD, type Card } from '../cards.ts';
import { isFirstTaken } from '../exchanges.ts';
import { knockObstacleOfHand, knockObstacleOfTurn, knocksAfterAnyTurn } from '../knocking.ts';
import { isForGood, mustPass } from '../passing.ts';
import { dealtHands, withValuesAsSums, worthInPoints } from '../points.ts';
import { isFirstTurn } from '../public.ts';
import type { HouseRules } from '../rules/table.ts';
import type { View } from '../view.ts';
import type { Bot } from './bot.ts';
import {
  concentration,
  currentValue,
  gainInRow,
  handsWith,
  keeps,
  keepsWith,
  placeInGolf,
  poolCards,
  shownCards,
  shownValue,
  topToTake,
  valueToKeep,
  type Keep,
} from './hands.ts';

/** In golf a card is placed that adds at least this much to the face-up cards: to none, or to some. */
const GOLF_FIRST_GAIN = 7;
const GOLF_GAIN = 5;

/** A bot that takes what helps. @param threshold K, the lowest hand value in points that it knocks with */
export function createThresholdBot(threshold: number): Bot {
  return {
    name: `threshold:${threshold}`,
    decide(view, legal) {
      switch (view.phase) {
        case 'shotgun':
          return LOOK;
        case 'sudden-death':
          return DEAL;
        case 'dealer-choice':
          return worthInPoints(view.rules, view.cards) < dealtHands(withValuesAsSums(view.rules)).mean ? CHANGE : KEEP;
        case 'declare':
          return DECLARE;
        case 'second-exchange':
          return exchangeAgain(view, legal);
        case 'knock':
          return currentValue(view) >= threshold ? KNOCK : PASS;
        case 'buy-in':
          return BUY_IN;
        case 'draw':
          return BEGINNINGS[view.rules.play](view, legal, threshold);
        case 'discard':
          return view.rules.discardFirst ? discardFirst(view, legal, threshold) : discard(view, legal, threshold);
        case 'golf-place':
          return place(view, legal);
      }
    },
  };
}

const BEGINNINGS: Readonly<
  Record<HouseRules['play'], (view: View, legal: readonly Action[], threshold: number) => Action>
> = {
  'draw-discard': draw,
  golf: drawInGolf,
  pool: exchange,
};

/** Begins with what the top discard goes best with, where that helps, or else with what leaves the best hand. */
function discardFirst(view: View, legal: readonly Action[], threshold: number): Action {
  const value = currentValue(view);
  const knock = knockInPlace(value, legal, threshold);
  if (knock !== null) return knock;
  const keep = [STAND, PASS].find((action) => legal.includes(action));
  const options = keeps(view, legal);
  // Any card may be worse than the one that is given away for it.
  if (keep !== undefined && (options.length === 0 || (view.table.isEnding && value >= threshold))) return keep;
  const top = topToTake(view);
  const taken = top === NO_CARD ? -Infinity : Math.max(...options.map(({ kept }) => valueToKeep(view, [...kept, top])));
  const valueOf = (kept: Card[]): number => valueToKeep(view, taken > value ? [...kept, top] : kept);
  const best = bestKeep(options, valueOf);
  const withKnock = knockWith(discardedBy(best.action));
  return value >= threshold && legal.includes(withKnock) ? withKnock : best.action;
}

function draw(view: View, legal: readonly Action[], threshold: number): Action {
  const value = currentValue(view);
  const knock = knockInPlace(value, legal, threshold);
  if (knock !== null) return knock;
  if (legal.includes(TAKE) && bestWith(view, view.table.top).value > value) return TAKE;
  if (legal.includes(DRAW)) return DRAW;
  return legal.includes(PASS) ? PASS : TAKE;
}

function knockInPlace(value: number, legal: readonly Action[], threshold: number): Action | null {
  return value < threshold ? null : ([KNOCK, HAMMER].find((knock) => legal.includes(knock)) ?? null);
}

interface RatedExchange {
  action: Action;
  kept: Card[];
  value: number;
}

function exchange(view: View, legal: readonly Action[], threshold: number): Action {
  const value = currentValue(view);
  if (mustPass(view.rules, view.table, view.seat)) return knockInPlace(value, legal, threshold) ?? PASS;
  const pool = poolCards(view.table);
  const options = pool.map((card) => ({ ...bestWith(view, card), action: takeOf(card) }));
  if (view.rules.poolSwapTwo)
    options.push(...pool.map((card) => ({ ...bestWithTwo(view, card), action: takeOf(card) })));
  // One card comes before all, so that only a better hand is worth showing the own one.
  const swapped = { action: SWAP_ALL, kept: pool, value: valueToKeep(view, pool) };
  if (legal.includes(SWAP_ALL) && (swapped.value >= threshold || !losesTurns(view, SWAP_ALL))) options.push(swapped);
  const best = bestOf(options);
  const knock = knockInPlace(value, legal, threshold);
  // Where one may knock at the end of any turn, an exchange that helps comes first.
  const waits = knock === KNOCK && best.value > value && knocksWith(view, best);
  if (knock !== null && !waits) return knock;
  if (best.value > value) return best.action;
  // Whoever has no turn after this one leaves the others the cards that help nobody.
  if (legal.includes(CHANGE) && (!legal.includes(PASS) || (value < threshold && !view.table.isEnding))) return CHANGE;
  if (!legal.includes(PASS)) return best.action;
  // A hand that is not good enough to be the last is kept only where every exchange would spoil it.
  if (best.value === value && value < threshold && losesTurns(view, PASS)) return best.action;
  return best.value >= threshold && knocksWith(view, best) ? best.action : PASS;
}

function exchangeAgain(view: View, legal: readonly Action[]): Action {
  const best = bestOf(legal.filter(isTakeOf).map((action) => ({ ...bestWith(view, takenBy(action)), action })));
  return best.value > currentValue(view) ? best.action : PASS;
}

/** Whether an action gives up turns that may still come. */
function losesTurns({ rules, seat, table }: View, action: Action): boolean {
  return isForGood(rules, action, isFirstTurn(table, seat)) && !table.isEnding;
}

function knocksWith({ rules, seat, table }: View, { action, kept }: RatedExchange): boolean {
  if (rules.knockTiming !== 'after-draw' || (action === SWAP_ALL && !knocksAfterAnyTurn(rules))) return false;
  if (knockObstacleOfTurn(rules, table, seat) !== null) return false;
  return knockObstacleOfHand(rules, kept, kept.length, false) === null;
}

function bestWith(view: View, card: Card): Omit<RatedExchange, 'action'> {
  return bestOf(handsWith(view, view.cards, card).map((kept) => ({ kept, value: valueToKeep(view, kept) })));
}

/** The best hand that a card of the pool makes with another of them; one without the card is left to a single exchange, which comes first. */
function bestWithTwo(view: View, card: Card): Omit<RatedExchange, 'action'> {
  const others = poolCards(view.table).filter((other) => other !== card);
  const hands = keepsWith(view.cards, card).flatMap((hand) => others.flatMap((other) => keepsWith(hand, other)));
  return bestOf(hands.map((kept) => ({ kept, value: valueToKeep(view, kept) })));
}

/** The option of most value, the first of several. */
function bestOf<T extends { value: number }>(options: readonly T[]): T {
  return options.reduce((best, option) => (option.value > best.value ? option : best));
}

function discard(view: View, legal: readonly Action[], threshold: number): Action {
  const { drawn, rules } = view;
  // Discarding the drawn card comes first, so that a tie leaves the hand as it was.
  const options = keeps(view, legal).sort(
    (a, b) => Number(discardedBy(b.action) === drawn) - Number(discardedBy(a.action) === drawn),
  );
  const best = bestKeep(options, (kept) => valueToReach(view, kept));
  const knock = knockWith(discardedBy(best.action));
  if (legal.includes(knock) && shownValue(rules, best.kept) >= threshold) return knock;
  return best.action;
}

/** The discard that leaves most; of several, what leans most towards one suit. */
function bestKeep(options: readonly Keep[], valueOf: (kept: Card[]) => number): Keep {
  return options.reduce((best, option) => {
    const gain = valueOf(option.kept) - valueOf(best.kept);
    return gain > 0 || (gain === 0 && concentration(option.kept) > concentration(best.kept)) ? option : best;
  });
}

/** What a hand is worth that a discard leaves; after the first of two exchanges, with what the second may make of it. */
function valueToReach(view: View, kept: Card[]): number {
  const value = valueToKeep(view, kept);
  if (!isFirstTaken(view.rules, view.table)) return value;
  const more = poolCards(view.table).flatMap((card) => keepsWith(kept, card));
  return Math.max(value, ...more.map((hand) => valueToKeep(view, hand)));
}

function drawInGolf(view: View, legal: readonly Action[]): Action {
  if (legal.includes(TAKE) && wants(view, view.table.top)) return TAKE;
  return legal.includes(DRAW) ? DRAW : TAKE;
}

function place(view: View, legal: readonly Action[]): Action {
  const placing = view.drawnIsTaken || wants(view, view.drawn);
  return placeInGolf(legal, placing ? REPLACE : FLIP);
}

/** Whether a card adds enough to the face-up cards of the own row. */
function wants(view: View, card: number): boolean {
  return gainInRow(view, card) >= (shownCards(view, view.seat).length > 0 ? GOLF_GAIN : GOLF_FIRST_GAIN);
}
