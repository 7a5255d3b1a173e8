/** What each event of a game with a pool changes at the table. */
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../engine/cards.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { isEnding, turnsLeft, type TableFacts, type TableState } from '../../../game/model/table-state.ts';
import { after, emptyTableOf, event, factsOf, fox, heldCards, owl, seated, told, you } from '../support/events.ts';

type Keys = Partial<TableFacts['rules']>;

const HAND = parseCards('9c Td Qs');
const POOL = parseCards('7h Kd 8c');
const [, KING] = POOL;
const FRESH = parseCards('Ah As Ad');

/** A table in the middle of a deal at which everybody holds the same three cards, which does not matter here. */
function table(changes: Partial<TableState> = {}): TableState {
  const hand = heldCards(HAND);
  const seats = seated(emptyTableOf(), { You: { hand }, Fox: { hand }, Owl: { hand } });
  const stands = { deal: 1, dealer: 2, stock: 20, pool: POOL, isPoolOpen: true, message: 'Before.' };
  return { ...seats, phase: 'play', ...stands, ...changes };
}

const schwimmen = (keys: Keys = {}): TableFacts => factsOf('schwimmen', keys);
const done = (events: readonly MatchEvent[], state = table(), keys: Keys = {}): TableState =>
  after(state, events, schwimmen(keys));

const undealt = table({ pool: [], isPoolOpen: false, stock: 23, unseen: true });
const laid = event('pool-laid', { cards: POOL });
const turnedUp = (cards: readonly number[]) => event('pool-turned-up', { cards });
const took = (who = fox) => who('took-from-pool', { card: KING, place: 1 });
const put = (who = fox, card = HAND[0], drawn = false) => who('put-into-pool', { card, place: 1, drawn });
const swapped = (who = fox) => who('swapped-all', { laid: HAND, taken: POOL });
const knock = fox('knocked', { counter: false });
const renewed = (seat = -1, aside: readonly number[] = POOL) => event('pool-renewed', { seat, aside, cards: FRESH });
const NEW = 'stock 17, pool Ah As Ad';
const RENEW: Keys = { poolSevenEightNine: 'renew' };
const ON_REQUEST: Keys = { poolSevenEightNine: 'on-request' };
const SEVEN_EIGHT_NINE = parseCards('7h 9s 8d');

test.each<[told: string, before: TableState, MatchEvent[], Keys?]>([
  // The dealer chooses while the pool lies face down.
  ['stock 20, pool 7h Kd 8c, not unseen, “Owl chooses: keep the hand, or change it for the middle?”', undealt, [laid]],
  // The first hand is left in the middle, which is then turned up.
  [
    'stock 20, pool 9c Td Qs, isPoolOpen, not unseen, “”; Owl: hand 7h Kd 8c, “changed”',
    undealt,
    [laid, owl('changed-hand', { laid: HAND, taken: POOL }), turnedUp(HAND)],
  ],
  ['“Owl keeps the hand.”; Owl: “keeps”', table(), [owl('kept-hand')]],
  // Without that choice the pool comes from the stock.
  ['stock 20, pool 7h Kd 8c, isPoolOpen, not unseen, “”', undealt, [turnedUp(POOL)]],
  // A card is taken, and stays in the hand until the turn is over.
  ['pool 7h – 8c, hasExchanged, “Fox takes the K♦.”; Fox: hand 9c Td Qs Kd(discards), “took K♦”', table(), [took()]],
  // One takes a card oneself, and is told nothing.
  ['pool 7h – 8c, hasExchanged; You: hand 9c Td Qs Kd(discards), “took K♦”', table(), [took(you)]],
  // Another card is put there, and both are told.
  [
    'pool 7h 9c 8c, hasExchanged, “Fox takes the K♦ for the 9♣.”; Fox: hand Td Qs Kd, “took K♦, gave 9♣”, exchange Kd for 9c',
    table(),
    [took(), put()],
  ],
  [
    'pool 7h 9c 8c, hasExchanged, “”; You: hand Td Qs Kd, “took K♦, gave 9♣”, exchange Kd for 9c',
    table(),
    [took(you), put(you)],
  ],
  ['hasExchanged, “Fox puts the K♦ back.”; Fox: “put K♦ back”', table(), [took(), put(fox, KING, true)]],
  [
    'pool 9c Td Qs, hasExchanged, “Fox swaps all three cards.”; Fox: hand 7h Kd 8c, “swapped all”',
    table(),
    [swapped()],
  ],
  ['pool 9c Td Qs, hasExchanged, “”; You: hand 7h Kd 8c, “swapped all”', table(), [swapped(you)]],
  ['“Fox passes.”; Fox: “passes”', table(), [fox('passed')]],
  [`${NEW}, “All have passed: three new cards.”`, table(), [renewed()]],
  [`${NEW}, “7, 8 and 9: three new cards.”`, table(), [renewed(-1, SEVEN_EIGHT_NINE)], RENEW],
  // Other cards are renewed where 7, 8 and 9 would be too.
  [`${NEW}, “All have passed: three new cards.”`, table(), [renewed()], RENEW],
  // 7, 8 and 9 are renewed after a round of passes.
  [`${NEW}, “All have passed: three new cards.”`, table(), [renewed(-1, SEVEN_EIGHT_NINE)], ON_REQUEST],
  // Somebody asks for others than 7, 8 and 9.
  [`${NEW}, “Fox asks for three new cards.”; Fox: “new cards”`, table(), [renewed(1, SEVEN_EIGHT_NINE)], ON_REQUEST],
  // A pass for good stays at the seat until the deal ends.
  [
    'turn 2, “Fox passes for good: no more turns in this deal.”; Fox: passed, “passed for good”',
    table(),
    [fox('passed'), owl('turn')],
    { poolPass: 'for-good' },
  ],
  [
    'pool 9c Td Qs, hasExchanged, “Fox swaps all three cards: no more turns in this deal.”; Fox: hand 7h Kd 8c, passed, “swapped for good”',
    table(),
    [swapped()],
    { poolSwapAll: 'for-good' },
  ],
  // A declaration after which play goes on: all others have a last turn, and a knock counts no more.
  [
    'turn -1, knocker -1, lastTurns [1,0,1], not isLastTurn, declarers [1], “Fox declares three aces! Everybody else has a last turn.”; Fox: “three aces!”, value 33, scoring Ah As Ad; Owl: “”',
    seated(table({ knocker: 2, turn: 1, lastTurns: [1, 0, 0], isLastTurn: true }), { Owl: { action: 'knocks' } }),
    [fox('declared', { hand: FRESH, value: 33, playsOn: true })],
    { declareEnds: 'last-turns' },
  ],
  // A second declaration: whoever declares has no turn left.
  [
    'lastTurns [1,0,0], declarers [1,2], “Owl declares three aces! Everybody else has a last turn.”; Owl: “three aces!”, value 33, scoring Ah As Ad',
    table({ declarers: [1], lastTurns: [1, 0, 1] }),
    [owl('declared', { hand: FRESH, value: 33, playsOn: true })],
    { declareEnds: 'last-turns' },
  ],
  // A last turn of another: what happened before stays said.
  ['turn 1, lastTurns [1,0,0], isLastTurn', table({ knocker: 2, turn: 2, lastTurns: [1, 1, 0] }), [fox('turn')]],
])('%s', (changes, before, events, keys = {}) => expect(told(before, events, schwimmen(keys))).toBe(changes));

describe('a knock before any exchange', () => {
  const early: Keys = { poolEarlyKnock: 'showdown' };

  test('leaves nobody a turn, and says so', () => {
    const state = done([knock], table(), early);
    expect([state.message, turnsLeft(state)]).toEqual(['Fox knocks: all hands are shown.', 0]);
  });

  test('is none once a card has been taken', () => {
    for (const exchange of [[took(you), put(you)], [swapped(you)]])
      expect(turnsLeft(done([...exchange, knock], table(), early))).toBe(2);
  });

  test('after a swap of all that was for good leaves the knocker no turn either', () => {
    const lastTurns = (keys: Keys) => done([swapped(), knock], table(), { ...keys, knockerLastTurn: true }).lastTurns;
    expect([lastTurns({ poolSwapAll: 'for-good' }), lastTurns({})]).toEqual([
      [1, 0, 1],
      [1, 1, 1],
    ]);
  });
});

describe('passing for good', () => {
  const forGood: Keys = { poolPass: 'for-good', poolSwapAll: 'for-good' };

  test('is not what the first player does who swaps all in a first turn that is free', () => {
    const began = table({ phase: 'dealing', dealer: 0 });
    const swaps = (who: typeof fox, state: TableState) =>
      done([who('turn'), swapped(who)], state, { poolSwapAll: 'for-good-after-first-turn' });
    const first = swaps(fox, began);
    expect(first.seats[1]).toMatchObject({ passed: false, action: 'swapped all' });
    expect(swaps(owl, first).seats[2]).toMatchObject({ passed: true, action: 'swapped for good' });
    // The first player has declared, so that the first turn is another player's.
    expect(swaps(owl, began).seats[2]).toMatchObject({ passed: true });
  });

  test('leaves the last player one more turn', () => {
    const state = done([fox('passed'), owl('passed')], table(), forGood);
    expect([isEnding(state), turnsLeft(state), state.lastTurns]).toEqual([true, 1, [1, 0, 0]]);
    expect(done([you('turn')], state, forGood)).toMatchObject({ message: 'Your last turn.', isLastTurn: true });
  });

  test('takes the last turns too', () => {
    const knocked = table({ knocker: 2, turn: 0, lastTurns: [1, 2, 0] });
    expect(done([fox('passed')], knocked, forGood).lastTurns).toEqual([1, 0, 0]);
    expect(done([fox('passed'), owl('knocked', { counter: false })], table(), forGood).lastTurns).toEqual([1, 0, 0]);
  });
});

describe('a declared hand', () => {
  const declared = (cards: string, value: number) =>
    fox('declared', { hand: parseCards(cards), value, playsOn: false });

  test.each([
    ['Ah Kh Qh', 31, '31'],
    ['Ah As Ad', 33, 'three aces'],
    ['7h 7s 7d', 30.5, 'three sevens'],
  ])('goes by what it is: %s', (cards, value, name) => {
    expect(done([declared(cards, value)]).message).toBe(`Fox declares ${name}!`);
  });

  test.each<[string, string, number, Keys, string]>([
    ['leaves the lowest to lose where not all others pay', 'Ah Kh Qh', 31, {}, 'lowest hand (10)'],
    ['is what all others pay for with three aces', 'Ah As Ad', 33, {}, 'Fox declared 33'],
    ['is what all others pay for at the showdown', 'Ah Kh Qh', 31, { declareEnds: 'at-showdown' }, 'Fox declared 31'],
  ])('%s', (_, cards, value, keys, why) => {
    const shown = event('showdown', {
      end: 'declare',
      hands: [HAND, parseCards(cards), HAND],
      scoring: [[HAND[1]], parseCards(cards), [HAND[1]]],
      values: [10, value, 19],
    });
    const lost = you('lost-tokens', { lost: 1, tokens: 2, onGrace: false, eliminated: false });
    expect(done([declared(cards, value), shown, lost], table(), keys).message).toBe(`You lose 1: ${why}.`);
  });
});
