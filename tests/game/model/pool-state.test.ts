/** What each event of a game with a pool changes at the table. */
import { describe, expect, test } from 'vitest';
import { parseCard, parseCards } from '../../../engine/cards.ts';
import type { EventOf, MatchEvent } from '../../../engine/events.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { afterEvent } from '../../../game/model/after-event.ts';
import { emptyTable, isEnding, turnsLeft, type TableFacts, type TableState } from '../../../game/model/table-state.ts';

const SPEAKERS = ['You', 'Fox', 'Owl'].map((name, seat) => ({ name, you: seat === 0 }));
const factsOf = (keys: Partial<TableFacts['rules']> = {}): TableFacts => ({
  rules: { ...preset('schwimmen'), ...keys },
  speakers: SPEAKERS,
});

const HAND = parseCards('9c Td Qs');
const POOL = parseCards('7h Kd 8c');

/** A table in the middle of a deal at which everybody holds the same three cards, which does not matter here. */
function table(changes: Partial<TableState> = {}): TableState {
  const empty = emptyTable(factsOf());
  const seats = empty.seats.map((seat) => ({ ...seat, hand: HAND.map((card) => ({ card, from: 'deal' as const })) }));
  return { ...empty, seats, phase: 'play', deal: 1, dealer: 2, stock: 20, pool: POOL, isPoolOpen: true, ...changes };
}

function after(events: readonly MatchEvent[], state = table(), facts = factsOf()): TableState {
  return events.reduce((before, event) => afterEvent(before, event, facts), state);
}

const handOf = ({ seats }: TableState, seat: number): number[] => seats[seat].hand.map(({ card }) => card);
const fresh = { pool: [], isPoolOpen: false, stock: 23 };

describe('the dealer’s choice', () => {
  const laid: MatchEvent = { type: 'pool-laid', cards: POOL };

  test('is made while the pool lies face down', () => {
    expect(after([laid], table(fresh))).toMatchObject({
      isPoolOpen: false,
      stock: 20,
      message: 'Owl chooses: keep the hand, or change it for the middle?',
    });
  });

  test('to change leaves the first hand in the middle, which is then turned up', () => {
    const changed: MatchEvent = { type: 'changed-hand', seat: 2, laid: HAND, taken: POOL };
    const state = after([laid, changed, { type: 'pool-turned-up', cards: HAND }], table(fresh));
    expect(handOf(state, 2)).toEqual(POOL);
    expect(state).toMatchObject({ pool: HAND, isPoolOpen: true, stock: 20, message: '' });
    expect(state.seats[2].action).toBe('changed');
  });

  test('to keep is said', () => {
    expect(after([{ type: 'kept-hand', seat: 2 }]).message).toBe('Owl keeps the hand.');
  });
});

test('without that choice the pool comes from the stock', () => {
  const state = after([{ type: 'pool-turned-up', cards: POOL }], table(fresh));
  expect(state).toMatchObject({ pool: POOL, isPoolOpen: true, stock: 20 });
});

describe('an exchange', () => {
  const took: MatchEvent = { type: 'took-from-pool', seat: 1, card: POOL[1], place: 1 };
  const put: MatchEvent = { type: 'put-into-pool', seat: 1, card: HAND[0], place: 1, drawn: false };

  test('leaves a place empty until a card is put there', () => {
    const state = after([took]);
    expect(state.pool).toEqual([POOL[0], null, POOL[2]]);
    expect(handOf(state, 1)).toEqual([...HAND, POOL[1]]);
    expect(state.message).toBe('Fox takes the K♦.');
    expect(after([took, put]).pool).toEqual([POOL[0], HAND[0], POOL[2]]);
  });

  test('is told of others with both cards, also at their seats', () => {
    const { message, seats } = after([took, put]);
    expect(message).toBe('Fox takes the K♦ for the 9♣.');
    expect(seats[1]).toMatchObject({ action: 'took K♦, gave 9♣', exchange: { taken: POOL[1], laid: HAND[0] } });
  });

  test('of one’s own is told to nobody who has made it', () => {
    const own = [took, put].map((event) => ({ ...event, seat: 0 }) as MatchEvent);
    expect(after(own.slice(0, 1), table({ message: 'Your turn.' })).message).toBe('Your turn.');
    expect(after(own).message).toBe('');
  });

  test('that gives the same card back is none', () => {
    const back: MatchEvent = { type: 'put-into-pool', seat: 1, card: POOL[1], place: 1, drawn: true };
    const { message, seats } = after([took, back]);
    expect(message).toBe('Fox puts the K♦ back.');
    expect(seats[1]).toMatchObject({ action: 'put K♦ back', exchange: null });
  });

  test('of all three changes hand and pool', () => {
    const state = after([{ type: 'swapped-all', seat: 1, laid: HAND, taken: POOL }]);
    expect(handOf(state, 1)).toEqual(POOL);
    expect(state).toMatchObject({ pool: HAND, message: 'Fox swaps all three cards.' });
    expect(state.seats[1].action).toBe('swapped all');
  });
});

test('a pass ends nothing, and after a round of them three new cards lie there', () => {
  const fresher = parseCards('Ah As Ad');
  const passed = after([{ type: 'passed', seat: 1 }]);
  expect(passed).toMatchObject({ message: 'Fox passes.', pool: POOL });
  expect(passed.seats[1].action).toBe('passes');
  expect(after([{ type: 'pool-renewed', seat: -1, aside: POOL, cards: fresher }])).toMatchObject({
    pool: fresher,
    stock: 17,
    message: 'All have passed: three new cards.',
  });
});

test('a pool of 7-8-9 that is renewed says why', () => {
  const [aside, cards] = [parseCards('7h 9s 8d'), parseCards('Ah As Ad')];
  const renewed: EventOf<'pool-renewed'> = { type: 'pool-renewed', seat: -1, aside, cards };
  const facts = factsOf({ poolSevenEightNine: 'renew' });
  expect(after([renewed], table(), facts).message).toBe('7, 8 and 9: three new cards.');
  expect(after([{ ...renewed, aside: POOL }], table(), facts).message).toBe('All have passed: three new cards.');
  const onRequest = factsOf({ poolSevenEightNine: 'on-request' });
  expect(after([renewed], table(), onRequest).message).toBe('All have passed: three new cards.');
  const asked = after([{ ...renewed, seat: 1 }], table(), onRequest);
  expect(asked).toMatchObject({ message: 'Fox asks for three new cards.', pool: cards });
  expect(asked.seats[1].action).toBe('new cards');
});

describe('a knock before any exchange', () => {
  const facts = factsOf({ poolEarlyKnock: 'showdown' });
  const knock: MatchEvent = { type: 'knocked', seat: 1, counter: false };

  test('leaves nobody a turn, and says so', () => {
    const state = after([knock], table(), facts);
    expect([state.message, turnsLeft(state)]).toEqual(['Fox knocks: all hands are shown.', 0]);
  });

  test('after a swap of all that was for good leaves the knocker no turn either', () => {
    const swapped: MatchEvent = { type: 'swapped-all', seat: 1, laid: HAND, taken: POOL };
    const knocksLast = factsOf({ poolSwapAll: 'for-good', knockerLastTurn: true });
    expect(after([swapped, knock], table(), knocksLast).lastTurns).toEqual([1, 0, 1]);
    expect(after([swapped, knock], table(), factsOf({ knockerLastTurn: true })).lastTurns).toEqual([1, 1, 1]);
  });

  test('is none once a card has been taken', () => {
    const took: MatchEvent = { type: 'took-from-pool', seat: 0, card: POOL[1], place: 1 };
    const put: MatchEvent = { type: 'put-into-pool', seat: 0, card: HAND[0], place: 1, drawn: false };
    expect(turnsLeft(after([took, put, knock], table(), facts))).toBe(2);
    const swapped: MatchEvent = { type: 'swapped-all', seat: 0, laid: HAND, taken: POOL };
    expect(turnsLeft(after([swapped, knock], table(), facts))).toBe(2);
  });
});

describe('passing for good', () => {
  const facts = factsOf({ poolPass: 'for-good', poolSwapAll: 'for-good' });
  const pass = (seat: number): MatchEvent => ({ type: 'passed', seat });

  test('is said, and stays at the seat until the deal ends', () => {
    const state = after([pass(1), { type: 'turn', seat: 2 }], table(), facts);
    expect(state.message).toBe('Fox passes for good: no more turns in this deal.');
    expect(state.seats[1]).toMatchObject({ passed: true, action: 'passed for good' });
    expect([isEnding(state), state.lastTurns]).toEqual([false, [0, 0, 0]]);
  });

  test('is what swapping all does too', () => {
    const state = after([{ type: 'swapped-all', seat: 1, laid: HAND, taken: POOL }], table(), facts);
    expect(state.message).toBe('Fox swaps all three cards: no more turns in this deal.');
    expect(state.seats[1]).toMatchObject({ passed: true, action: 'swapped for good' });
    expect(handOf(state, 1)).toEqual(POOL);
  });

  test('is not what the first player does who swaps all in a first turn that is free', () => {
    const free = factsOf({ poolSwapAll: 'for-good-after-first-turn' });
    const began = table({ phase: 'dealing', dealer: 0 });
    const swapIn = (seat: number, state: TableState): TableState =>
      after(
        [
          { type: 'turn', seat },
          { type: 'swapped-all', seat, laid: HAND, taken: POOL },
        ],
        state,
        free,
      );
    const first = swapIn(1, began);
    expect(first.seats[1]).toMatchObject({ passed: false, action: 'swapped all' });
    expect(swapIn(2, first).seats[2]).toMatchObject({ passed: true, action: 'swapped for good' });
    // The first player has declared, so that the first turn is another player's.
    expect(swapIn(2, began).seats[2]).toMatchObject({ passed: true });
  });

  test('leaves the last player one more turn', () => {
    const state = after([pass(1), pass(2)], table(), facts);
    expect([isEnding(state), turnsLeft(state), state.lastTurns]).toEqual([true, 1, [1, 0, 0]]);
    const next = after([{ type: 'turn', seat: 0 }], state, facts);
    expect(next).toMatchObject({ message: 'Your last turn.', isLastTurn: true });
  });

  test('takes the last turns too', () => {
    const knocked = table({ knocker: 2, turn: 0, lastTurns: [1, 2, 0] });
    expect(after([pass(1)], knocked, facts).lastTurns).toEqual([1, 0, 0]);
    const again = after([pass(1), { type: 'knocked', seat: 2, counter: false }], table(), facts);
    expect(again.lastTurns).toEqual([1, 0, 0]);
  });
});

describe('a declared hand', () => {
  const declared = (cards: string, value: number, playsOn = false): MatchEvent => ({
    type: 'declared',
    seat: 1,
    hand: parseCards(cards),
    value,
    playsOn,
  });

  test('goes by what it is', () => {
    expect(after([declared('Ah Kh Qh', 31)]).message).toBe('Fox declares 31!');
    expect(after([declared('Ah As Ad', 33)]).message).toBe('Fox declares three aces!');
    expect(after([declared('7h 7s 7d', 30.5)]).message).toBe('Fox declares three sevens!');
  });

  test('after which play goes on lies open; all others have a last turn, and a knock counts no more', () => {
    const knocked = table({ knocker: 2, turn: 1, lastTurns: [1, 0, 0], isLastTurn: true });
    const state = after([declared('Ah Kh Qh', 31, true)], knocked, factsOf({ declareEnds: 'last-turns' }));
    expect(state).toMatchObject({ knocker: -1, lastTurns: [1, 0, 1], isLastTurn: false });
    expect(state.message).toBe('Fox declares 31! Everybody else has a last turn.');
    expect(state.seats[1].value).toBe(31);
    expect([isEnding(state), turnsLeft(state)]).toEqual([true, 2]);
    const next = after([{ type: 'turn', seat: 2 }], state);
    expect([next.isLastTurn, turnsLeft(next)]).toEqual([true, 2]);
  });

  test('that all others do not pay for leaves the lowest to lose', () => {
    const shown: MatchEvent = {
      type: 'showdown',
      end: 'declare',
      hands: [HAND, parseCards('Ah Kh Qh'), HAND],
      scoring: [[HAND[1]], parseCards('Ah Kh Qh'), [HAND[1]]],
      values: [10, 31, 19],
    };
    const lost: MatchEvent = {
      type: 'lost-tokens',
      seat: 0,
      lost: 1,
      tokens: 2,
      onGrace: false,
      eliminated: false,
    };
    expect(after([declared('Ah Kh Qh', 31), shown, lost]).message).toBe('You lose 1: lowest hand (10).');
    const aces = { ...shown, hands: [HAND, parseCards('Ah As Ad'), HAND], values: [10, 33, 19] } as MatchEvent;
    expect(after([declared('Ah As Ad', 33), aces, lost]).message).toBe('You lose 1: Fox declared 33.');
    const atShowdown = after([declared('Ah Kh Qh', 31), shown, lost], table(), factsOf({ declareEnds: 'at-showdown' }));
    expect(atShowdown.message).toBe('You lose 1: Fox declared 31.');
  });
});

test('in a last turn what happened before stays said, until it is one’s own', () => {
  const knocked = table({ knocker: 2, turn: 2, lastTurns: [1, 1, 0], message: 'Fox passes.' });
  expect(after([{ type: 'turn', seat: 1 }], knocked).message).toBe('Fox passes.');
  expect(after([{ type: 'turn', seat: 0 }], knocked).message).toBe('Your last turn.');
});

test('a card taken from the pool has to stay in the hand until the turn is over', () => {
  const took: MatchEvent = { type: 'took-from-pool', seat: 0, card: parseCard('8c'), place: 2 };
  expect(after([took]).seats[0].hand.at(-1)).toEqual({ card: parseCard('8c'), from: 'discards' });
});
