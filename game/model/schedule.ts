/** When the parts of a step happen, in ms at speed 1: for pictures and sounds alike. */
import { DURATION } from '../base/theme/motion.ts';
import { hump } from '../base/easing.ts';
import type { TableState } from './table-state.ts';

/** Between two coins that one player loses. */
const COIN_STAGGER = 140;
/** How much longer a coin rolls than it hops. */
const ROLLING = 1.5;

/** When the kitty sets out for the winner, once that is announced, and its way. */
export const KITTY_LEAVES = 500;
export const KITTY_SLIDE = 700;

/** How long a face nods, shakes or hops. */
export const GESTURE_DURATION = 400;

/** When the fist hits the table: twice, each time with a ring on the felt. */
export const RAPS = [90, 240] as const;
/** How high it goes between the two, as a share of where it came from. */
const BETWEEN_RAPS = 0.4;

/** Between two hands that open: all of them together take no longer than `ALL_HANDS`. */
const NEXT_HAND = 320;
const ALL_HANDS = 1600;
/** Before the hand that everybody waits for. */
const KNOCKER_PAUSE = 480;
/** Between two hands after somebody has declared, when nothing is open any more. */
const NO_QUESTION = 70;

/** How long the sentence about a loss is read before the token goes: the first of a deal, and each after it. */
const FIRST_LOSS = 1100;
const NEXT_LOSS = 450;

/** How long a value counts up beside its hand at the showdown. */
export const COUNT_UP = 360;

/** How long it takes from the beginning of a loss until the token goes. @param before the table before the loss */
export function verdictTime({ losses }: Pick<TableState, 'losses'>): number {
  return losses.length === 0 ? FIRST_LOSS : NEXT_LOSS;
}

/** How long the last losses are read before the winner is crowned. @param before the table before the match was won */
export function crowningDelay({ losses }: Pick<TableState, 'losses'>): number {
  return losses.length === 0 ? 0 : DURATION.read;
}

/** A coin on its way into the dish: whether it rolls, when it sets out and when it arrives. */
interface Payment {
  rolls: boolean;
  leaves: number;
  lands: number;
}

/** How the coins that a player loses reach the dish: one after the other, the player's last one rolling. */
export function payments(had: number, has: number): Payment[] {
  return Array.from({ length: Math.max(0, had - has) }, (_, index) => {
    const rolls = has === 0 && index === had - has - 1;
    const leaves = index * COIN_STAGGER;
    return { rolls, leaves, lands: leaves + DURATION.coinHop * (rolls ? ROLLING : 1) };
  });
}

/** How high a rapping fist is after so many ms: 1 where it comes from, 0 on the table. */
export function fistHeight(after: number): number {
  const [first, second] = RAPS;
  if (after < first) return 1 - (after / first) ** 2;
  if (after > second) return 0;
  return BETWEEN_RAPS * hump((after - first) / (second - first));
}

interface Opening {
  seat: number;
  at: number;
}

/**
 * In which order and when the hands open at the showdown: clockwise from the left of the knocker, whose own comes last
 * after a pause; without a knock from the dealer's left.
 */
export function openings(state: TableState): Opening[] {
  const { seats, knocker, declarers } = state;
  const count = seats.length;
  const first = (knocker >= 0 ? knocker : state.dealer) + 1;
  const order = Array.from({ length: count }, (_, index) => (first + index + count) % count).filter(
    (seat) => seats[seat].value !== null,
  );
  const isDecided = declarers.length > 0;
  const step = isDecided ? NO_QUESTION : Math.min(NEXT_HAND, ALL_HANDS / order.length);
  return order.map((seat, index) => {
    const wait = seat === knocker && !isDecided && order.length > 1 ? KNOCKER_PAUSE : 0;
    return { seat, at: index * step + wait };
  });
}

/** How long it takes until all hands are open and counted up at the showdown. */
export function countedUp(state: TableState): number {
  return Math.max(0, ...openings(state).map(({ at }) => at)) + DURATION.flight + COUNT_UP;
}

/** The table at the showdown while only some hands are open: nothing is known yet of the others. */
export function halfOpen(before: TableState, state: TableState, isOpen: (seat: number) => boolean): TableState {
  return { ...state, seats: state.seats.map((seat, index) => (isOpen(index) ? seat : before.seats[index])) };
}
