/** How the expert plays with a pool: by what an exchange makes of its hand, and by what it leaves to the next player. */
import { HAMMER, KNOCK, PASS, SWAP_ALL, discardedBy, isTakeOf, knockWith, takenBy, type Action } from '../actions.ts';
import { NO_CARD, SUIT_COUNT, pointsOf, suitOf, type Card } from '../cards.ts';
import { MOST_HELD } from '../public.ts';
import { handValue, isFullHand } from '../value.ts';
import type { View } from '../view.ts';
import { concentration, currentValue, keeps, keepsWith } from './hands.ts';
import { levelForTable } from './levels.ts';

/** The lowest value to knock with, by own turn, the last for all later ones; for two players and three cards. */
const KNOCK_LEVELS = [27, 28, 29];
/** The lowest value to call the hammer with: nobody exchanges after it. */
const HAMMER_LEVEL = 21;
/** What the square root of a hand's concentration counts beside its value: it may become more. */
const LEANING = 0.2;
/** What a point counts that the next player can use, and one of a pool worth taking whole. */
const GIFT = 0.05;
const WHOLE_GIFT = 0.6;
/** A pool of this value is seldom worth a whole hand. */
const USUAL_HAND = 18;
/** What a hand counts beyond its value that ends the deal when it is declared. */
const DECLARED = 20;

/** Plays what begins a turn. */
export function drawInPool(view: View, legal: readonly Action[]): Action {
  const value = currentValue(view);
  const { isEnding } = view.table;
  if (!isEnding) {
    if (legal.includes(HAMMER) && value >= levelForTable(view, HAMMER_LEVEL)) return HAMMER;
    if (legal.includes(KNOCK) && value >= knockLevel(view)) return KNOCK;
  }
  let best: Action = legal.includes(PASS) ? PASS : legal[0];
  let most = legal.includes(PASS) ? worthOf(view, view.cards, lying(view), value) : -Infinity;
  for (const action of legal) {
    const worth = worthOfExchange(view, action);
    if (worth <= most) continue;
    best = action;
    most = worth;
  }
  return best;
}

/** Plays the discard into the pool. */
export function discardIntoPool(view: View, legal: readonly Action[]): Action {
  const options = keeps(view, legal).map(({ action, kept }) => {
    const value = handValue(view.rules, kept);
    return { action, value, worth: worthOf(view, kept, [...lying(view), discardedBy(action)], value) };
  });
  const best = options.reduce((one, other) => (other.worth > one.worth ? other : one));
  const knock = knockWith(discardedBy(best.action));
  return legal.includes(knock) && best.value >= knockLevel(view) ? knock : best.action;
}

/** Whether the dealer is better off with three cards that nobody has seen. @param mean value of a hand that is dealt */
export function changesHand(view: View, mean: number): boolean {
  return currentValue(view) < mean;
}

function knockLevel(view: View): number {
  const turn = Math.min(view.table.turns[view.seat], KNOCK_LEVELS.length - 1);
  return levelForTable(view, KNOCK_LEVELS[turn]);
}

function lying({ table }: View): Card[] {
  return Array.from(table.pool).filter((card) => card !== NO_CARD);
}

/** What the best is worth that an exchange leads to; less than anything for other actions. */
function worthOfExchange(view: View, action: Action): number {
  const { rules, cards } = view;
  const pool = lying(view);
  if (action === SWAP_ALL) return worthOf(view, pool, cards, handValue(rules, pool));
  if (!isTakeOf(action)) return -Infinity;
  const taken = takenBy(action);
  const left = pool.filter((card) => card !== taken);
  const worths = keepsWith(cards, taken).map((kept, place) =>
    worthOf(view, kept, [...left, cards[place]], handValue(rules, kept)),
  );
  return Math.max(...worths);
}

/** @param kept the hand, of that value @param pool what then lies there */
function worthOf(view: View, kept: readonly Card[], pool: readonly Card[], value: number): number {
  const { rules, table } = view;
  const isDeclared =
    rules.declare !== 'off' && (table.knocker < 0 || rules.declareAfterKnock) && isFullHand(rules, kept);
  const own = value + (isDeclared ? DECLARED : 0);
  if (table.isEnding && table.turnsLeft[view.seat] <= 1) return own;
  return own + LEANING * Math.sqrt(concentration(kept)) - giftOf(view, pool);
}

/** What a pool is worth to the next player: cards of the suits that it is known to collect, and all of it at once. */
function giftOf({ rules, seat, table }: View, pool: readonly Card[]): number {
  const next = table.next(seat);
  const collected = new Float64Array(SUIT_COUNT);
  for (let i = 0; i < table.knownCount[next]; i++) {
    const card = table.known[next * MOST_HELD + i];
    collected[suitOf(card)] += pointsOf(card);
  }
  const single = pool.map((card) => pointsOf(card) * (1 + collected[suitOf(card)] / 10));
  const whole = rules.poolSwapAll ? Math.max(0, handValue(rules, pool) - USUAL_HAND) : 0;
  return GIFT * Math.max(...single, 0) + WHOLE_GIFT * whole;
}
