/** A game with a pool at the table, by what a screen reader gets and by keys. */
import { beforeEach, describe, expect, test } from 'vitest';
import { KEEP } from '../../../engine/actions.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { layOutPage } from '../support/page.ts';
import { FakeBots, sitDown, type Table, type TableOptions } from '../support/table.ts';

beforeEach(layOutPage);

/** The person sits to the left of the dealer with this seed, who keeps the hand, and so begins; with the other one deals. */
const BEGINS = 1;
const DEALS = 5;

/** Sits down with one bot that keeps its hand as the dealer, and otherwise takes what lies on the left. */
function atThePool(options: TableOptions = {}): Promise<Table> {
  const bots = new FakeBots();
  bots.act = (legal) => (legal.includes(KEEP) ? KEEP : legal[0]);
  const settings = { explainsPool: false, ...options.settings };
  return sitDown({ rules: preset('schwimmen'), bots, seed: BEGINS, ...options, settings });
}

const pool = (table: Table): (number | null)[] => (table.shown.shown as { pool: (number | null)[] }).pool;
const hand = (table: Table): number[] => (table.shown.shown as { hand: number[] }).hand;

describe('a turn', () => {
  test('offers each card of the pool by name, all of them, a pass and a knock', async () => {
    const table = await atThePool();
    expect(table.names.slice(0, 6)).toEqual([
      expect.stringMatching(/^Take the \w+ of \w+$/),
      expect.stringMatching(/^Take the \w+ of \w+$/),
      expect.stringMatching(/^Take the \w+ of \w+$/),
      'Swap all',
      'Pass',
      expect.stringMatching(/^Knock with \d+/),
    ]);
    expect(table.text).toMatch(/In the middle: (\w+ of \w+, ){2}\w+ of \w+\./);
    expect(table.text).toContain('Take a card from the middle, swap all three, knock or pass.');
  });

  test('goes on with what is given for the card that was taken', async () => {
    const table = await atThePool();
    const [taken] = pool(table);
    const [given] = hand(table);
    await table.press('Take the');
    expect(table.names.filter((name) => name.startsWith('Give the'))).toHaveLength(3);
    expect(table.text).toContain('In the middle: an empty place, ');
    expect(table.text).toContain('Put a card of your hand in its place.');
    await table.press('Give the');
    expect(hand(table)).toContain(taken);
    expect(hand(table)).not.toContain(given);
    expect(table.spoken.some((sentence) => /^You lay down the \w+ of \w+\.$/.test(sentence))).toBe(true);
  });

  test('is played by digits, X and P', async () => {
    const table = await atThePool();
    const [, taken] = pool(table);
    await table.key('2');
    await table.key('1');
    expect(hand(table)).toContain(taken);
    const before = pool(table);
    await table.key('x');
    expect(new Set(hand(table))).toEqual(new Set(before));
    const kept = hand(table);
    await table.key('p');
    expect(hand(table)).toEqual(kept);
  });

  test('asks twice for a swap that is for good, and not in a first turn in which it is free', async () => {
    const table = await atThePool({ rules: { ...preset('schwimmen'), poolSwapAll: 'for-good-after-first-turn' } });
    const dealtHand = hand(table);
    await table.key('x');
    const swapped = hand(table);
    expect(swapped).not.toEqual(dealtHand);
    await table.key('x');
    expect(hand(table)).toEqual(swapped);
    await table.key('x');
    expect(hand(table)).not.toEqual(swapped);
  });

  test('asks twice for each of them, where a person wants that', async () => {
    const table = await atThePool({ settings: { asksTwice: true } });
    const kept = hand(table);
    await table.key('x');
    expect(hand(table)).toEqual(kept);
    await table.key('x');
    expect(hand(table)).not.toEqual(kept);
  });
});

describe('where one may exchange two cards', () => {
  const two = (options: TableOptions = {}): Promise<Table> =>
    atThePool({ rules: { ...preset('schwimmen'), poolSwapTwo: true, poolPass: 'for-good' }, ...options });

  test('the table offers another card after the first exchange, but not the one put there, or to be done', async () => {
    const table = await two();
    await table.press('Take the');
    await table.press('Give the');
    expect(table.names.slice(0, 3)).toEqual([
      expect.stringMatching(/^Take the \w+ of \w+$/),
      expect.stringMatching(/^Take the \w+ of \w+$/),
      'Done',
    ]);
    expect(table.text).toContain('Swap another card, or be done.');
    expect(document.getElementById('urgent')?.textContent).toContain('Swap another card, or be done.');
    const [, other] = pool(table);
    await table.press('Take the');
    expect(table.text).toContain('Put a card of your hand in its place.');
    await table.press('Give the');
    expect(hand(table)).toContain(other);
    expect(table.names).toContain('Swap all');
  });

  test.each([
    [false, '21'],
    [true, '2211'],
  ])('to be done takes one press of P, and takes nobody out of the turns: asked twice %j', async (asksTwice, keys) => {
    const table = await two({ settings: { asksTwice } });
    for (const key of keys) await table.key(key);
    expect(table.text).toContain('Swap another card, or be done.');
    await table.key('p');
    expect(table.text).not.toContain('passed for good');
    expect(table.names).toContain('Swap all');
  });
});

describe('after a swap of all, where one knocks after any turn', () => {
  const anyTurn = (options: TableOptions = {}): Promise<Table> =>
    atThePool({
      rules: { ...preset('schwimmen'), knockTiming: 'after-draw', poolKnockAfter: 'any-turn', poolPass: 'for-good' },
      ...options,
    });

  test('the table asks about it, and plays on at one press, which takes nobody out of the turns', async () => {
    const table = await anyTurn();
    await table.key('x');
    expect(table.names.slice(0, 2)).toEqual([expect.stringMatching(/^Knock with \d+/), 'Knock? Play on']);
    expect(table.text).toMatch(/You now hold \d+\. Knock with it, or play on\?/);
    await table.press('Knock? Play on');
    expect(table.text).not.toContain('passed for good');
    expect(table.names).toContain('Swap all');
  });

  test('K knocks at the second press', async () => {
    const table = await anyTurn();
    await table.key('x');
    await table.key('k');
    expect(table.text).not.toContain('knocked');
    await table.key('k');
    expect(table.spoken.join(' ')).toContain('You knock: everybody else has one more turn.');
  });

  test('P plays on at one press, where a person is asked twice for all else too', async () => {
    const table = await anyTurn({ settings: { asksTwice: true } });
    await table.key('x');
    await table.key('x');
    expect(table.names).toContain('Knock? Play on');
    await table.key('p');
    expect(table.names).toContain('Swap all');
  });
});

describe('7, 8 and 9 in the middle', () => {
  /** The person begins with this seed, and such a pool lies there. */
  const onRequest = (options: TableOptions = {}): Promise<Table> =>
    atThePool({ rules: { ...preset('schwimmen'), poolSevenEightNine: 'on-request' }, seed: 128, ...options });

  test('are changed for others by a button, which is a turn', async () => {
    const table = await onRequest();
    const [before, kept] = [pool(table), hand(table)];
    expect(table.names).toContain('Ask for three new cards');
    expect(table.text).toMatch(/swap all three, knock, ask for three new cards from the stock or pass\./);
    await table.press('Ask for three new cards');
    expect(pool(table).some((card) => before.includes(card))).toBe(false);
    expect(hand(table)).toEqual(kept);
    expect(table.spoken.join(' ')).toContain('You ask for three new cards. In the middle: ');
  });

  test('and by C, twice for whoever wants to be asked', async () => {
    const table = await onRequest({ settings: { asksTwice: true } });
    const before = pool(table);
    await table.key('c');
    expect(pool(table)).toEqual(before);
    await table.key('c');
    expect(pool(table).some((card) => before.includes(card))).toBe(false);
  });

  test('stay by themselves, and nobody is offered others by other rules', async () => {
    const table = await onRequest({ rules: preset('schwimmen') });
    expect(table.names).not.toContain('Ask for three new cards');
  });
});

describe('the dealer', () => {
  test('is asked, with the own hand open and the pool face down, and then sees what lies there', async () => {
    const table = await atThePool({ seed: DEALS });
    expect(table.names.slice(0, 2)).toEqual(['Keep your hand? Keep it', 'Keep your hand? Change it']);
    expect(table.text).toContain('Three cards lie face down in the middle.');
    expect(table.text).toMatch(/It is worth \d+/);
    const first = hand(table);
    await table.key('c');
    expect(hand(table)).not.toEqual(first);
    expect(table.spoken.some((sentence) => sentence.startsWith('In the middle: '))).toBe(true);
  });
});

test('the note in three steps is shown once', async () => {
  const newcomer = { settings: { explainsPool: true, explainsValue: true } };
  const table = await atThePool(newcomer);
  expect(table.shown.poolNote).toContain('1.  Take a card from the middle');
  expect(table.shown.valueNote).toBe('');
  await table.press('Pass');
  expect(table.shown.poolNote).toBe('');
  expect(table.services.preferences.settings.explainsPool).toBe(false);
});
