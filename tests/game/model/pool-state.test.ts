/** What each event of a game with a pool changes at the table. */
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../engine/cards.ts';
import type { SeenEvent } from '../../../engine/seen.ts';
import type { TableFacts, TableState } from '../../../game/model/table-state.ts';
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
const done = (events: readonly SeenEvent[], state = table(), keys: Keys = {}): TableState =>
  after(state, events, schwimmen(keys));

const undealt = table({ pool: [], isPoolOpen: false, stock: 23, unseen: true });
const laid = event('pool-laid', { cards: POOL });
const turnedUp = (cards: readonly number[]) => event('pool-turned-up', { cards });
const took = (who = fox) => who('took-from-pool', { card: KING, place: 1 });
const put = (who = fox, card = HAND[0], drawn = false) => who('put-into-pool', { card, place: 1, drawn });
const swapped = (who = fox) => who('swapped-all', { laid: HAND, taken: POOL });
const renewed = (seat = -1, aside: readonly number[] = POOL) => event('pool-renewed', { seat, aside, cards: FRESH });
const FOX_HAS_PASSED = table({ passed: [false, true, false] });
const NEW = 'stock 17, pool Ah As Ad';
const RENEW: Keys = { poolSevenEightNine: 'renew' };
const ON_REQUEST: Keys = { poolSevenEightNine: 'on-request' };
const SEVEN_EIGHT_NINE = parseCards('7h 9s 8d');

test.each<[told: string, before: TableState, SeenEvent[], Keys?]>([
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
  ['pool 7h – 8c, “Fox takes the K♦.”; Fox: hand 9c Td Qs Kd(discards), “took K♦”', table(), [took()]],
  // One takes a card oneself, and is told nothing.
  ['pool 7h – 8c; You: hand 9c Td Qs Kd(discards), “took K♦”', table(), [took(you)]],
  // Another card is put there, and both are told.
  [
    'pool 7h 9c 8c, “Fox takes the K♦ for the 9♣.”; Fox: hand Td Qs Kd, “took K♦, gave 9♣”, exchange Kd for 9c',
    table(),
    [took(), put()],
  ],
  ['pool 7h 9c 8c, “”; You: hand Td Qs Kd, “took K♦, gave 9♣”, exchange Kd for 9c', table(), [took(you), put(you)]],
  ['“Fox puts the K♦ back.”; Fox: “put K♦ back”', table(), [took(), put(fox, KING, true)]],
  ['pool 9c Td Qs, “Fox swaps all three cards.”; Fox: hand 7h Kd 8c, “swapped all”', table(), [swapped()]],
  ['pool 9c Td Qs, “”; You: hand 7h Kd 8c, “swapped all”', table(), [swapped(you)]],
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
    'turn 2, “Fox passes for good: no more turns in this deal.”; Fox: “passed for good”',
    FOX_HAS_PASSED,
    [fox('passed'), owl('turn')],
  ],
  [
    'pool 9c Td Qs, “Fox swaps all three cards: no more turns in this deal.”; Fox: hand 7h Kd 8c, “swapped for good”',
    FOX_HAS_PASSED,
    [swapped()],
  ],
  // A declaration after which play goes on: a knock counts no more.
  [
    'turn -1, knocker -1, declarers [1], “Fox declares three aces! Everybody else has a last turn.”; Fox: “three aces!”, value 33, scoring Ah As Ad; Owl: “”',
    seated(table({ knocker: 2, turn: 1 }), { Owl: { action: 'knocks' } }),
    [fox('declared', { hand: FRESH, value: 33, playsOn: true })],
  ],
  // A last turn of another: what happened before stays said.
  ['turn 1', table({ knocker: 2, turn: 2, turnsLeft: [1, 1, 0], isEnding: true }), [fox('turn')]],
])('%s', (changes, before, events, keys = {}) => expect(told(before, events, schwimmen(keys))).toBe(changes));

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

  test.each([
    ['leaves the lowest to lose where not all others pay', false, 'lowest hand (10)'],
    ['is what all others pay for where they do', true, 'Fox declared 31'],
  ])('%s', (_, othersPay, why) => {
    const hands = [HAND, parseCards('Ah Kh Qh'), HAND];
    const shown = event('showdown', {
      end: 'declare',
      hands,
      scoring: hands,
      values: [10, 31, 19],
      seen: { othersPay },
    });
    const lost = you('lost-tokens', { lost: 1, tokens: 2, onGrace: false, eliminated: false });
    expect(done([declared('Ah Kh Qh', 31), shown, lost]).message).toBe(`You lose 1: ${why}.`);
  });
});
