/** The packs that are played with. */
import { ACE, CARD_COUNT, RANK_COUNT, SUIT_COUNT, rankOf } from './cards.ts';
import { remembered } from './remembered.ts';
import type { HouseRules } from './rules/table.ts';

type Deck = HouseRules['deck'];

const ALL_RANKS = Array.from({ length: RANK_COUNT }, (_, rank) => rank);

/** By pack, its ranks from the lowest to the ace, 0 (two) to 12 (ace). */
const RANKS_OF: Readonly<Record<Deck, readonly number[]>> = {
  standard52: ALL_RANKS,
  italian40: ALL_RANKS.filter((rank) => rank < 6 || rank > 8),
  piquet32: ALL_RANKS.filter((rank) => rank >= 5),
  jass36: ALL_RANKS.filter((rank) => rank >= 4),
};

/** Open cards in the middle of a game with a pool, whatever the size of a hand. */
export const POOL_SIZE = 3;

/** Whatever is shuffled together of a game's pack. */
type Packs = Pick<HouseRules, 'deck' | 'packs'>;

export const FULL_PACK = Uint8Array.from({ length: CARD_COUNT }, (_, card) => card);

/** The ranks of the pack that some rules are played with, from the lowest to the ace. */
export function ranksOf({ deck }: Pick<HouseRules, 'deck'>): readonly number[] {
  return RANKS_OF[deck];
}

/** Number of cards that some rules are played with. */
export function deckSize(rules: Packs): number {
  return ranksOf(rules).length * SUIT_COUNT * rules.packs;
}

/** All cards that some rules are played with, in the order of their integers: a copy. With two packs each card is there twice. */
export function packOf(rules: Packs): Uint8Array {
  const ranks = ranksOf(rules);
  const pack = FULL_PACK.filter((card) => ranks.includes(rankOf(card)));
  return Uint8Array.from({ length: rules.packs * pack.length }, (_, i) => pack[Math.floor(i / rules.packs)]);
}

/** Visits every hand of so many cards that a pack can deal, once, in one array that is reused; equal cards count as two. */
export function forEachHand(pack: Uint8Array, size: number, visit: (hand: Uint8Array) => void): void {
  const hand = new Uint8Array(size);
  const choose = (place: number, from: number): void => {
    if (place === size) return visit(hand);
    for (let next = from; next < pack.length; next++) {
      hand[place] = pack[next];
      choose(place + 1, next + 1);
    }
  };
  choose(0, 0);
}

/** Those with the highest last cards come first. */
function sequencesIn(deck: Deck): number[][] {
  const order = [ACE, ...RANKS_OF[deck]];
  return order
    .slice(2)
    .map((_, at) => order.slice(at, at + 3))
    .toReversed();
}

const knownSequences = new Map<Deck, readonly number[][]>();

/** The ranks that are three in sequence, the highest last: the ace stands above the king and below the pack's lowest rank. */
export function sequencesOf({ deck }: HouseRules): readonly number[][] {
  return remembered(knownSequences, deck, sequencesIn);
}
