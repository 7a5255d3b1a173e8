/** What a person can choose at the table, and where it can be touched. */
import {
  CHANGE,
  DRAW,
  discardedBy,
  discardOf,
  isDiscard,
  isKnockWith,
  isTakeOf,
  KNOCK,
  knockWith,
  PASS,
  STAND,
  SWAP_ALL,
  TAKE,
  takeOf,
  takenBy,
  HAMMER,
  formatAction,
  type Action,
} from '../../../engine/actions.ts';
import type { OpenDecision } from '../../../engine/open-decision.ts';
import { NO_CARD, type Card } from '../../../engine/cards.ts';
import { CARD_ASPECT, TARGET_SIZE } from '../../base/theme/theme.ts';
import { buttonPlaces } from '../layout/button-places.ts';
import { around, centre, contains, inTurned, type Point, type Rect } from '../../base/geometry.ts';
import { cardBox, fan, type CardPlace } from '../layout/hand-layout.ts';
import { layoutQuestion } from '../layout/question-layout.ts';
import type { TableLayout } from '../layout/layout.ts';
import type { Question } from '../../model/questions.ts';
import { words } from '../../i18n/words.ts';

/** Something that can be chosen now. `bounds` is where it shows and can be touched, in CSS px. */
export interface Target {
  readonly action: Action;
  readonly label: string;
  /** The text on it, if that is not its label. */
  readonly face?: string;
  readonly bounds: Rect;
  readonly kind: 'stock' | 'discard' | 'pool' | 'card' | 'slot' | 'held' | 'plaque' | 'button';
  /** The middle, angle and size of what is chosen. */
  readonly place: CardPlace;
  readonly width: number;
  readonly height: number;
}

/** Words on the buttons of a turn, for actions that need neither card nor pile. */
const BUTTONS: Readonly<Record<number, 'knock' | 'pass' | 'stand' | 'hammer'>> = {
  [KNOCK]: 'knock',
  [PASS]: 'pass',
  [STAND]: 'stand',
  [HAMMER]: 'hammer',
};

/** The name of an action. `top` is the top discard. */
export function actionLabel(action: Action, top: Card): string {
  const { turn } = words();
  if (action === DRAW) return turn.draw;
  if (action === TAKE) return top === NO_CARD ? turn.takeDiscard : turn.take(top);
  if (isDiscard(action)) return turn.discardCard(discardedBy(action));
  if (isKnockWith(action)) return turn.knockWith(discardedBy(action));
  if (isTakeOf(action)) return turn.take(takenBy(action));
  if (action === SWAP_ALL) return turn.swapAll;
  if (action === CHANGE) return turn.newPool;
  return action in BUTTONS ? turn[BUTTONS[action]] : formatAction(action);
}

/** Something upright that can be touched all over. */
export function areaTarget(action: Action, label: string, kind: Target['kind'], bounds: Rect): Target {
  const place = { ...centre(bounds), angle: 0 };
  return { action, label, kind, bounds, place, width: bounds.width, height: bounds.height };
}

/** A card in its place, which can be touched within `bounds`. */
export function cardTarget(
  action: Action,
  label: string,
  kind: Target['kind'],
  { place, cardWidth, bounds }: { place: CardPlace; cardWidth: number; bounds: Rect },
): Target {
  return { action, label, kind, bounds, place, width: cardWidth, height: cardWidth * CARD_ASPECT };
}

/** A card under its right neighbour shows and is touched on the strip to its left. */
function strip(place: CardPlace, next: CardPlace | undefined, cardWidth: number): Rect {
  const box = cardBox(place, cardWidth);
  if (next === undefined) return box;
  const width = Math.hypot(next.x - place.x, next.y - place.y);
  const aside = (cardWidth - width) / 2;
  const middle = { x: place.x - Math.cos(place.angle) * aside, y: place.y - Math.sin(place.angle) * aside };
  return around(middle, width, box.height);
}

function touchable(area: Rect): Rect {
  return around(centre(area), Math.max(area.width, TARGET_SIZE), Math.max(area.height, TARGET_SIZE));
}

/** The answers to a question; the first and most important is a plaque. */
function answersTo({ answers, title }: Question, layout: TableLayout): Target[] {
  const places = layoutQuestion(layout, answers.size).answers;
  return [...answers].map(([action, face], index) => ({
    ...areaTarget(action, `${title} ${face}`, index === 0 ? 'plaque' : 'button', places[index]),
    face,
  }));
}

/**
 * Targets for what is legal: piles first, then the hand from left to right, then plaque and buttons. If the discard
 * may knock, the plaque knocks with the `chosen` card; while none is chosen it is not a target.
 */
export function targetsFor(
  actions: readonly Action[],
  layout: TableLayout,
  hand: readonly Card[],
  top: Card,
  chosen: Card = NO_CARD,
  question: Question | null = null,
  pool: readonly (Card | null)[] = [],
  decision: Omit<OpenDecision, 'forGood'> = { phase: 'draw', pass: 'deal' },
): Target[] {
  if (question !== null) return answersTo(question, layout);
  const target = (action: Action, kind: Target['kind'], bounds: Rect): Target =>
    areaTarget(action, actionLabel(action, top), kind, bounds);
  const piles = [
    ...(actions.includes(DRAW) ? [target(DRAW, 'stock', layout.stock)] : []),
    // With a pool the stock is for new ones alone, and small.
    ...(actions.includes(CHANGE) ? [target(CHANGE, 'stock', touchable(layout.stock))] : []),
    ...(actions.includes(TAKE) ? [target(TAKE, 'discard', layout.discard)] : []),
    ...pool.flatMap((card, place) =>
      card !== null && actions.includes(takeOf(card)) ? [target(takeOf(card), 'pool', layout.pool[place])] : [],
    ),
    ...(layout.swap !== null && actions.includes(SWAP_ALL) ? [target(SWAP_ALL, 'button', layout.swap)] : []),
  ];
  const knock = chosen === NO_CARD ? null : knockWith(chosen);
  const knocks = knock !== null && actions.includes(knock) ? 1 : 0;
  // A pass beside a pool stands with the other things that one does there, and not where a slip would knock.
  const aside = pool.length > 0 && actions.includes(PASS) ? layout.pass : null;
  const others = actions.filter((action) => action in BUTTONS && (action !== PASS || aside === null));
  const places = buttonPlaces(layout.buttons, knocks + others.length, layout.gap);
  const cards = handTargets(actions, layout, hand, pool.length > 0).flatMap((card): Target[] => {
    if (knock === null || knocks === 0 || discardedBy(card.action) !== chosen) return [card];
    return [card, { ...target(knock, 'plaque', places[0]), face: words().turn.knock }];
  });
  const spots = places.slice(knocks);
  const button = (action: Action, bounds: Rect): Target => ({
    ...target(action, action === KNOCK ? 'plaque' : 'button', bounds),
    ...(action === PASS && passLabel(decision)),
  });
  const buttons = others.map((action, index) => button(action, spots[index]));
  return [...piles, ...(aside === null ? [] : [button(PASS, aside)]), ...cards, ...buttons];
}

/** What a pass is called that ends nothing: a turn like any other, as with a pool, which has a name of its own in some languages, or a turn after one exchange. */
function passLabel({ phase, pass }: Omit<OpenDecision, 'forGood'>): Partial<Target> {
  const { done, passOn } = words().turn;
  if (phase === 'second-exchange') return { label: done };
  return pass === 'deal' ? {} : { label: passOn };
}

/** The cards of a hand that may be discarded, from left to right. @param gives whether it is for a card of the pool */
export function handTargets(
  actions: readonly Action[],
  layout: TableLayout,
  hand: readonly Card[],
  gives: boolean,
): Target[] {
  const { cardWidth } = layout.seats[0].hand;
  const places = fan(layout.seats[0].hand, hand.length);
  return hand.flatMap((card, index): Target[] => {
    const action = discardOf(card);
    if (!actions.includes(action)) return [];
    const label = gives ? words().turn.giveCard(card) : actionLabel(action, NO_CARD);
    const bounds = strip(places[index], places[index + 1], cardWidth);
    return [cardTarget(action, label, 'card', { place: places[index], cardWidth, bounds })];
  });
}

/** The target under a point, the uppermost if cards overlap; null for bare felt. */
export function targetAt(targets: readonly Target[], point: Point): Target | null {
  const hit = targets.findLast(({ kind, place, width, height, bounds }) =>
    kind === 'card' ? inTurned(point, place, width, height, place.angle) : contains(bounds, point),
  );
  return hit ?? null;
}
