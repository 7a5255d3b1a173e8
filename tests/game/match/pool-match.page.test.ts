/** A game with a pool at the table, by what a screen reader gets and by keys. */
import { describe, expect, test } from 'vitest';
import { KEEP } from '../../../engine/actions.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import type { Settings } from '../../../game/catalogue/settings.ts';
import { FakeBots, sitDown, type Table } from '../support/table.ts';

/** With these seeds the person sits to the left of the dealer, who keeps the hand, and so begins; deals; or begins with 7, 8 and 9. */
const [BEGINS, DEALS, BEGINS_WITH_789] = [1, 5, 128];

/** Sits down with one bot that keeps its hand as the dealer, and otherwise takes what lies on the left. */
function atThePool(keys: Partial<HouseRules> = {}, settings: Partial<Settings> = {}, seed = BEGINS): Promise<Table> {
  const bots = new FakeBots();
  bots.act = (legal) => (legal.includes(KEEP) ? KEEP : legal[0]);
  return sitDown({
    rules: { ...preset('schwimmen'), ...keys },
    bots,
    seed,
    settings: { explainsPool: false, ...settings },
  });
}

const pool = (table: Table): (number | null)[] => (table.shown.shown as { pool: (number | null)[] }).pool;
const hand = (table: Table): number[] => (table.shown.shown as { hand: number[] }).hand;
const press = async (table: Table, keys: string): Promise<void> => {
  for (const key of keys) await table.key(key);
};
const TAKES = expect.stringMatching(/^Take the \w+ of \w+$/);

describe('a turn', () => {
  test('offers each card of the pool, all of them, a pass and a knock, and goes on with what is given for one', async () => {
    const table = await atThePool();
    const knock = expect.stringMatching(/^Knock with \d+/);
    expect(table.names.slice(0, 6)).toEqual([TAKES, TAKES, TAKES, 'Swap all', 'Pass', knock]);
    expect(table.text).toMatch(/In the middle: (\w+ of \w+, ){2}\w+ of \w+\./);
    expect(table.text).toContain('Take a card from the middle, swap all three, knock or pass.');
    const [[taken], [given]] = [pool(table), hand(table)];
    await table.press('Take the');
    expect(table.names.filter((name) => name.startsWith('Give the'))).toHaveLength(3);
    expect(table.text).toContain('In the middle: an empty place, ');
    expect(table.text).toContain('Put a card from your hand in its place.');
    await table.press('Give the');
    expect([hand(table).includes(taken as number), hand(table).includes(given)]).toEqual([true, false]);
    expect(table.spoken.some((sentence) => /^You lay down the \w+ of \w+\.$/.test(sentence))).toBe(true);
  });

  test('is played by digits, X and P', async () => {
    const table = await atThePool();
    const [, taken] = pool(table);
    await press(table, '21');
    expect(hand(table)).toContain(taken);
    const before = pool(table);
    await table.key('x');
    expect(new Set(hand(table))).toEqual(new Set(before));
    const kept = hand(table);
    await table.key('p');
    expect(hand(table)).toEqual(kept);
  });

  test.each<[string, Partial<HouseRules>, Partial<Settings>, presses: number]>([
    ['a swap once', {}, {}, 1],
    ['a swap twice where the person wants that', {}, { asksTwice: true }, 2],
    ['a swap that is for good twice', { poolSwapAll: 'for-good' }, {}, 2],
    ['a swap once in a first turn in which it is free', { poolSwapAll: 'for-good-after-first-turn' }, {}, 1],
  ])('asks for %s', async (_, keys, settings, presses) => {
    const table = await atThePool(keys, settings);
    const dealt = hand(table);
    for (let times = 1; times <= presses; times++) {
      expect(hand(table)).toEqual(dealt);
      await table.key('x');
    }
    expect(hand(table)).not.toEqual(dealt);
    if (keys.poolSwapAll !== 'for-good-after-first-turn') return;
    const swapped = hand(table);
    await table.key('x');
    expect(hand(table)).toEqual(swapped);
    await table.key('x');
    expect(hand(table)).not.toEqual(swapped);
  });
});

test('a first of two exchanges is followed by another one, not of the card put there, which is also said urgently', async () => {
  const table = await atThePool({ poolSwapTwo: true, poolPass: 'for-good' });
  await table.press('Take the');
  await table.press('Give the');
  expect(table.names.slice(0, 3)).toEqual([TAKES, TAKES, 'Done']);
  for (const said of [table.text, document.getElementById('urgent')?.textContent])
    expect(said).toContain('Swap another card, or end your turn.');
  const [, other] = pool(table);
  await table.press('Take the');
  await table.press('Give the');
  expect(hand(table)).toContain(other);
  expect(table.names).toContain('Swap all');
});

const TWO: Partial<HouseRules> = { poolSwapTwo: true, poolPass: 'for-good' };
const ANY_TURN: Partial<HouseRules> = { knockTiming: 'after-draw', poolKnockAfter: 'any-turn', poolPass: 'for-good' };

test.each<[string, Partial<HouseRules>, asksTwice: boolean, keys: string, offered: string]>([
  ['there is no other exchange', TWO, false, '21', 'Done'],
  ['there is no other exchange', TWO, true, '2211', 'Done'],
  ['there is no knock', ANY_TURN, false, 'x', 'Knock? Play on'],
  ['there is no knock', ANY_TURN, true, 'xx', 'Knock? Play on'],
])(
  'that %s takes one press of P, and takes nobody out of the turns: %j, asked twice %j',
  async (_, rules, asksTwice, keys, offered) => {
    const table = await atThePool(rules, { asksTwice });
    await press(table, keys);
    expect(table.names).toContain(offered);
    await table.key('p');
    expect(table.text).not.toContain('passed for good');
    expect(table.names).toContain('Swap all');
  },
);

test('after a swap of all the table asks about a knock where one knocks after any turn, which K does at the second press', async () => {
  const table = await atThePool(ANY_TURN);
  await table.key('x');
  expect(table.names.slice(0, 2)).toEqual([expect.stringMatching(/^Knock with \d+/), 'Knock? Play on']);
  expect(table.text).toMatch(/You now hold \d+\. Knock with it, or play on\?/);
  await table.key('k');
  expect(table.text).not.toContain('knocked');
  await table.key('k');
  expect(table.spoken.join(' ')).toContain('You knock: everybody else has one more turn.');
});

describe('7, 8 and 9 in the middle', () => {
  test('are changed for others by a button, which is a turn', async () => {
    const table = await atThePool({ poolSevenEightNine: 'on-request' }, {}, BEGINS_WITH_789);
    const [before, kept] = [pool(table), hand(table)];
    expect(table.text).toMatch(/swap all three, knock, ask for three new cards from the stock or pass\./);
    await table.press('Ask for three new cards');
    expect(pool(table).some((card) => before.includes(card))).toBe(false);
    expect(hand(table)).toEqual(kept);
    expect(table.spoken.join(' ')).toContain('You ask for three new cards. In the middle: ');
  });

  test('and by C, twice for whoever wants to be asked', async () => {
    const table = await atThePool({ poolSevenEightNine: 'on-request' }, { asksTwice: true }, BEGINS_WITH_789);
    const before = pool(table);
    await table.key('c');
    expect(pool(table)).toEqual(before);
    await table.key('c');
    expect(pool(table).some((card) => before.includes(card))).toBe(false);
  });

  test('stay where the rules do not say otherwise', async () => {
    expect((await atThePool({}, {}, BEGINS_WITH_789)).names).not.toContain('Ask for three new cards');
  });
});

test('the dealer is asked, with the own hand open and the pool face down, and then sees what lies there', async () => {
  const table = await atThePool({}, {}, DEALS);
  expect(table.names.slice(0, 2)).toEqual(['Keep your hand? Keep it', 'Keep your hand? Change it']);
  expect(table.text).toContain('Three cards lie face down in the middle.');
  expect(table.text).toMatch(/It is worth \d+/);
  const first = hand(table);
  await table.key('c');
  expect(hand(table)).not.toEqual(first);
  expect(table.spoken.some((sentence) => sentence.startsWith('In the middle: '))).toBe(true);
});

test('the note in three steps comes before the one on what the hand is worth', async () => {
  const table = await atThePool({}, { explainsPool: true, explainsValue: true });
  const poolNote = expect.stringContaining('1.  Take a card from the middle');
  expect(table.shown).toMatchObject({ poolNote, valueNote: '' });
});
