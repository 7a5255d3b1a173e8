/** The table, given whole matches event by event, and what a hand is worth to its holder. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MatchEvent } from '../../../engine/events.ts';
import type { Match } from '../../../engine/match.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { handWorth, topDiscard, type TableState } from '../../../game/model/table-state.ts';
import { emptyTableOf, heldCards, shownMatch } from '../support/events.ts';
import { playRandomly } from '../../engine/support/arbitraries.ts';
import { NAMES } from '../support/records.ts';

const SCAT = preset('scat');

/** Plays a match by random legal choices and shows every event to `watch` with the table after it. */
function playMatch(
  { rules = SCAT, players = 4, seed = 1 },
  watch: (event: MatchEvent, state: TableState, match: Match) => void,
): void {
  const speakers = NAMES.slice(0, players).map((name, seat) => ({ name, you: seat === 0 }));
  const { match } = shownMatch({ rules, speakers }, seed, (event, _before, now) => watch(event, now, match));
  playRandomly(match, seed);
}

const matches = [
  fc.constantFrom('scat', 'golf').map(preset),
  fc.integer({ min: 2, max: 10 }),
  fc.integer({ min: 1, max: 100_000 }),
] as const;

/** Whether every card is at one place: in a hand, waiting, on the discards, or in the stock. */
function hasAllCards({ seats, discards, stock }: TableState): boolean {
  const held = seats.flatMap(({ hand, waiting }) => (waiting === null ? hand : [...hand, waiting]));
  const known = [...held.map(({ card }) => card), ...discards];
  return new Set(known).size === known.length && known.length + stock === 52;
}

const SHOWN: MatchEvent['type'][] = ['declared', 'showdown', 'lost-tokens', 'deal-over', 'extra-step', 'match-won'];

test('a table of any match has 52 cards, the tokens, the dealer and the winner of it, and values from the showdown on', () => {
  fc.assert(
    fc.property(...matches, (rules, players, seed) => {
      playMatch({ rules, players, seed }, (event, state, match) => {
        // Thousands of events are seen, and `expect` is slow.
        if (!hasAllCards(state)) throw new Error(`${event.type}: cards are lost or twice there`);
        if (!SHOWN.includes(event.type) && state.seats.some(({ value }) => value !== null))
          throw new Error(`${event.type}: a value is known`);
        if (event.type !== 'deal-over' && event.type !== 'match-won') return;
        expect(state.seats.map(({ out, tokens }) => (out ? -1 : tokens))).toEqual(Array.from(match.tokens));
        expect(state.dealer).toBe(match.dealer);
        if (event.type === 'match-won') expect(state.winners).toEqual(match.winners);
      });
    }),
    { numRuns: 6 },
  );
});

test('every coin that is lost goes into the dish, until the winner takes them', () => {
  playMatch({ players: 5, seed: 11 }, (event, { seats, kitty }) => {
    const held = seats.reduce((sum, { tokens }) => sum + tokens, 0);
    expect(kitty).toBe(event.type === 'match-won' ? 0 : 5 * SCAT.lives - held);
  });
});

describe('what a hand is worth to its holder', () => {
  test.each<[string, string, string, { value: number; suit: number | null } | null, string?, boolean?]>([
    ['its best suit', 'Kh 8h 5h', '', { value: 23, suit: 2 }],
    ['its best suit', 'Qs 9d 8d', '', { value: 17, suit: 1 }],
    ['no suit in brag, whose hands go by their name', 'Kh 8h 5h', '', { value: 3130805, suit: null }, 'brag'],
    ['the card just taken kept in brag', 'Kh 8h 5h', 'Ks taken', { value: 2130800, suit: null }, 'brag'],
    ['nothing without cards', '', '', null],
    ['with a drawn card the best that can be kept', 'Kh 8h 5h', 'As drawn', { value: 23, suit: 2 }],
    ['with a drawn card the best that can be kept', 'Kh 8h 5h', '9h drawn', { value: 27, suit: 2 }],
    ['a taken card kept, since it may not go back', 'Kh 8h 5h', '2s taken', { value: 18, suit: 2 }],
    ['one less for a full hand that was kept quiet', 'As Ks Qs', '', { value: 30, suit: 3 }, 'points', true],
    ['in full for one that was not', 'As Ks Qs', '', { value: 31, suit: 3 }],
    ['as usual for one that is not full any more', 'As Ks 9s', '', { value: 30, suit: 3 }, 'points', true],
  ])('is %s: %s %s', (_, hand, more, worth, handRanking = 'points', quiet = false) => {
    const rules = { ...SCAT, handRanking: handRanking as typeof SCAT.handRanking };
    const [card = '', from] = more.split(' ');
    const extra = heldCards(card, from === 'taken' ? 'discards' : 'stock');
    expect(handWorth(rules, [...heldCards(hand), ...extra], quiet)).toEqual(worth);
  });
});

test('an empty discard pile has no top card', () => {
  expect(topDiscard(emptyTableOf())).toBe(-1);
});
