/**
 * What the critic of training sees beyond a seat's own observation: everybody's hands, and the next cards of
 * the stock. Both are luck that is thereby removed from advantages. Not used for play. When these numbers change,
 * stored critics (`files/stored-model.ts`) become invalid, and their format needs a new version.
 *
 * Global: by other seat clockwise, hand value / 31 (9 numbers). Each suit, clubs to spades: by other seat clockwise,
 * points held in the suit / 31 (9 numbers); by draw from now, the points of a card of the suit / 11 (12 numbers).
 */
import { MOST_POINTS, NO_CARD, SUIT_COUNT, pointsOf, suitOf } from '../../../engine/cards.ts';
import type { Deal } from '../../../engine/deal.ts';
import type { InputPlaces } from '../../../engine/inputs-in-use.ts';
import { worthInPoints } from '../../../engine/points.ts';

const OTHER_SEATS = 9;
const MAX_TOTAL = 31;
const UPCOMING = 12;

export const HIDDEN_GLOBAL_SIZE = OTHER_SEATS;
export const HIDDEN_SUIT_SIZE = OTHER_SEATS + UPCOMING;
export const HIDDEN_SIZE = HIDDEN_GLOBAL_SIZE + SUIT_COUNT * HIDDEN_SUIT_SIZE;

const cards = new Uint8Array(4);

/**
 * The places of the numbers that can differ from 0 where at most so many play, in the global part and in that of each
 * suit.
 */
export function hiddenInUse(mostPlayers: number): InputPlaces {
  const seats = Array.from({ length: mostPlayers - 1 }, (_, seat) => seat);
  const draws = Array.from({ length: UPCOMING }, (_, draw) => OTHER_SEATS + draw);
  return { table: seats, suit: [...seats, ...draws] };
}

/**
 * Writes what is hidden from a seat.
 * @param out receives `HIDDEN_SIZE` numbers from `offset`
 */
export function writeHidden(deal: Deal, seat: number, out: Float32Array, offset: number): void {
  out.fill(0, offset, offset + HIDDEN_SIZE);
  const { rules, players, table } = deal;
  let other = 0;
  for (let step = 1; step < players; step++) {
    const holder = (seat + step) % players;
    if (table.alive[holder] === 0) continue;
    for (let i = 0; i < rules.handSize; i++) {
      const card = deal.cardAt(holder, i);
      cards[i] = card;
      const suit = suitOf(card);
      out[offset + HIDDEN_GLOBAL_SIZE + suit * HIDDEN_SUIT_SIZE + other] += pointsOf(card) / MAX_TOTAL;
    }
    out[offset + other] = worthInPoints(rules, cards, 0, rules.handSize) / MAX_TOTAL;
    other++;
  }
  for (let draw = 0; draw < UPCOMING; draw++) {
    const card = deal.upcomingAt(draw);
    if (card === NO_CARD) break;
    const place = HIDDEN_GLOBAL_SIZE + suitOf(card) * HIDDEN_SUIT_SIZE + OTHER_SEATS + draw;
    out[offset + place] = pointsOf(card) / MOST_POINTS;
  }
}
