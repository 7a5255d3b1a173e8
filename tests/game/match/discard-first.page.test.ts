/** A game in which one discards first at the table, by what a screen reader gets and by keys. */
import { expect, test } from 'vitest';
import { preset } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { sitDown, type Table } from '../support/table.ts';

/** With this seed the person sits to the left of the dealer, and so begins. */
const BEGINS = 1;

const atTheTable = (keys: Partial<HouseRules> = {}): Promise<Table> =>
  sitDown({ rules: { ...preset('scat'), discardFirst: true, ...keys }, seed: BEGINS });

interface Shown {
  hand: number[];
  top: number | null;
  aside: number | null;
}
const shown = (table: Table): Shown => table.shown.shown as Shown;
const DISCARDS = expect.stringMatching(/^Discard the \w+ of \w+$/);
const TAKES = expect.stringMatching(/^Take the \w+ of \w+$/);
const urgent = (): string => document.getElementById('urgent')?.textContent ?? '';

test('a turn offers the three cards and a knock, then the stock and what lay on the pile before', async () => {
  const table = await atTheTable();
  const knock = expect.stringMatching(/^Knock with \d+/);
  expect(table.names.slice(0, 4)).toEqual([DISCARDS, DISCARDS, DISCARDS, knock]);
  expect(urgent()).toContain('Discard a card or knock.');
  const [{ hand, top }] = [shown(table)];
  await table.press('Discard the');
  expect(shown(table)).toMatchObject({ aside: hand[0], hand: hand.slice(1), top });
  expect(table.names.slice(0, 2)).toEqual(['Draw from the stock', TAKES]);
  expect(table.text).toContain('Just discarded: ');
  expect(table.text).toMatch(/Draw or take the \w+ of \w+\./);
  // The rest of a turn does not interrupt.
  expect(urgent()).not.toContain('Draw or take');
  await table.press('Take the');
  expect(shown(table).hand).toContain(top);
  expect(shown(table).aside).toBeNull();
});

test('it is played by digits, D and T', async () => {
  const table = await atTheTable();
  const { hand } = shown(table);
  await table.key('2');
  expect(shown(table)).toMatchObject({ aside: hand[1], hand: [hand[0], hand[2]] });
  await table.key('d');
  expect(shown(table).hand.slice(0, 2)).toEqual([hand[0], hand[2]]);
  expect(shown(table).hand).toHaveLength(3);
});

test('a pass is asked for once where cards are left, and only if the person wants it twice', async () => {
  const table = await atTheTable({ passAnyTurn: true });
  const { hand } = shown(table);
  expect(table.text).toContain('Discard a card, knock or pass.');
  await table.key('p');
  expect(table.spoken).toContain('You pass.');
  expect(shown(table).hand).toEqual(hand);
});
