import { afterEvent } from '../../../game/model/after-event.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCards, type Card } from '../../../engine/cards.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { Match } from '../../../engine/match.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import {
  emptyTable,
  handWorth,
  nextInTurn,
  topDiscard,
  turnsLeft,
  type HeldCard,
  type TableState,
} from '../../../game/model/table-state.ts';
import { playRandomly } from '../support/random-play.ts';

const rules = preset('scat');
const NAMES = ['You', 'Fox', 'Owl', 'Heron', 'Badger', 'Hare', 'Otter', 'Stag', 'Wren', 'Marten'];
const factsFor = (players: number) => ({
  rules,
  speakers: NAMES.slice(0, players).map((name, seat) => ({ name, you: seat === 0 })),
});

/** Plays a match by random legal choices and shows every event to `watch` with the table after it. */
function playMatch(
  players: number,
  seed: number,
  watch: (event: MatchEvent, state: TableState, match: Match) => void,
): void {
  const facts = factsFor(players);
  let state = emptyTable(facts);
  const match: Match = new Match(rules, players, {
    seed,
    listener: (event) => {
      state = afterEvent(state, event, facts);
      watch(event, state, match);
    },
  });
  playRandomly(match, seed);
}

const matches = [fc.integer({ min: 2, max: 10 }), fc.integer({ min: 1, max: 100_000 })] as const;

function cardsOnTable({ seats, discards }: TableState): Card[] {
  return [...seats.flatMap(({ hand }) => hand.map(({ card }) => card)), ...discards];
}

test('the first words of a match are who deals, those of later deals which it is', () => {
  const began = (deal: number): MatchEvent => ({ type: 'deal-began', deal, dealer: 1, tokens: [3, 3] });
  const first = afterEvent(emptyTable(factsFor(2)), began(1), factsFor(2));
  expect(first.message).toBe('Fox deals.');
  expect(afterEvent(first, began(2), factsFor(2)).message).toBe('Deal 2.');
});

test('of a tie that ends the match, only the loss of the loser stays beside the victory', () => {
  const facts = factsFor(2);
  const lost = (seat: number, tokens: number, eliminated: boolean): MatchEvent => {
    return { type: 'lost-tokens', seat, lost: 1, tokens, onGrace: tokens === 0, eliminated };
  };
  const events: MatchEvent[] = [lost(0, 0, false), lost(1, -1, true), { type: 'match-won', seat: 0 }];
  const over = events.reduce((state, event) => afterEvent(state, event, facts), emptyTable(facts));
  expect(over.losses.map(({ seat }) => seat)).toEqual([1]);
});

describe('the table, given a whole match event by event', () => {
  test('never shows a card twice, and with the stock always has 52', () => {
    fc.assert(
      fc.property(...matches, (players, seed) => {
        playMatch(players, seed, (_event, state) => {
          const cards = cardsOnTable(state);
          expect(new Set(cards).size).toBe(cards.length);
          expect(cards.length + state.stock).toBe(52);
        });
      }),
      { numRuns: 15 },
    );
  });

  test('has the tokens, the dealer and the winner of the match', () => {
    fc.assert(
      fc.property(...matches, (players, seed) => {
        playMatch(players, seed, (event, state, match) => {
          if (event.type !== 'deal-over' && event.type !== 'match-won') return;
          expect(state.seats.map(({ out, tokens }) => (out ? -1 : tokens))).toEqual(Array.from(match.tokens));
          expect(state.dealer).toBe(match.dealer);
          if (event.type === 'match-won') expect(state.winners).toEqual(match.winners);
        });
      }),
      { numRuns: 15 },
    );
  });

  test('puts every coin that is lost into the dish, until the winner takes them', () => {
    playMatch(5, 11, (event, state) => {
      const held = state.seats.reduce((sum, { tokens }) => sum + tokens, 0);
      if (event.type === 'match-won') expect(state.kitty).toBe(0);
      else expect(held + state.kitty).toBe(5 * rules.lives);
    });
  });

  test('shows values only after a showdown or a declaration', () => {
    playMatch(4, 5, (event, state) => {
      const shown = ['declared', 'showdown', 'lost-tokens', 'deal-over', 'match-won'].includes(event.type);
      if (!shown) expect(state.seats.every(({ value }) => value === null)).toBe(true);
    });
  });

  test('counts down the turns after a knock', () => {
    const counts: number[] = [];
    playMatch(4, 21, (event, state) => {
      if (state.deal === 1 && state.knocker >= 0 && event.type === 'turn') counts.push(turnsLeft(state));
    });
    expect(counts.length).toBeGreaterThan(0);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts[0]).toBe(3);
  });
});

test('says who is next: whoever then has a turn, unless the deal ends before; nobody where two are left', () => {
  let said = 0;
  fc.assert(
    fc.property(...matches, (players, seed) => {
      let shown: TableState | null = null;
      playMatch(players, seed, (event, state) => {
        if (event.type === 'deal-began') shown = null;
        if (event.type !== 'turn') return;
        const before = shown;
        shown = state;
        const inPlay = state.seats.filter(({ out }) => !out).length;
        if (inPlay < 3) expect(nextInTurn(state)).toBe(-1);
        if (inPlay < 3 || before === null) return;
        expect(nextInTurn(before)).toBe(event.seat);
        said += 1;
      });
    }),
    { numRuns: 15 },
  );
  expect(said).toBeGreaterThan(20);
});

describe('the verdict of a deal', () => {
  test('says that a knock was enough, once all losses are known, and never of a knocker who loses', () => {
    let held = 0;
    for (let seed = 1; seed <= 12; seed++) {
      playMatch(4, seed, (event, state) => {
        const says = /knocked with [\d½]+: that was enough\./.test(state.message);
        if (event.type !== 'deal-over') expect(says).toBe(false);
        else {
          const loses = state.losses.some(({ seat }) => seat === state.knocker);
          expect(says).toBe(state.end === 'knock' && state.declarers.length === 0 && !loses);
          held += says ? 1 : 0;
        }
      });
    }
    expect(held).toBeGreaterThan(5);
  });
});

const held = (text: string, from: HeldCard['from'] = 'deal'): HeldCard[] =>
  parseCards(text).map((card) => ({ card, from }));

describe('what a hand is worth to its holder', () => {
  test('is its best suit', () => {
    expect(handWorth(rules, held('Kh 8h 5h'))).toEqual({ value: 23, suit: 2 });
    expect(handWorth(rules, held('Qs 9d 8d'))).toEqual({ value: 17, suit: 1 });
  });

  test('has no suit in brag, whose hands go by their name', () => {
    const brag = { ...rules, handRanking: 'brag' } as const;
    expect(handWorth(brag, held('Kh 8h 5h'))).toEqual({ value: 3130805, suit: null });
    expect(handWorth(brag, [...held('Kh 8h 5h'), ...held('Ks', 'discards')])).toEqual({ value: 2130800, suit: null });
  });

  test('is nothing without cards', () => {
    expect(handWorth(rules, [])).toBeNull();
  });

  test('is with a drawn card the best that can be kept', () => {
    expect(handWorth(rules, [...held('Kh 8h 5h'), ...held('As', 'stock')])).toEqual({ value: 23, suit: 2 });
    expect(handWorth(rules, [...held('Kh 8h 5h'), ...held('9h', 'stock')])).toEqual({ value: 27, suit: 2 });
  });

  test('counts a taken card as kept, since it may not go back', () => {
    expect(handWorth(rules, [...held('Kh 8h 5h'), ...held('2s', 'discards')])).toEqual({ value: 18, suit: 2 });
  });
});

test('an empty discard pile has no top card', () => {
  expect(topDiscard(emptyTable(factsFor(2)))).toBe(-1);
});
