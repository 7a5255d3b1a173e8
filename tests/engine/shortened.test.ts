import * as v from 'valibot';
import { expect, test } from 'vitest';
import { issueInWords, shortened } from '../../engine/shortened.ts';

test('a long text is cut, and says so', () => {
  expect(shortened('a plain one')).toBe('a plain one');
  expect(shortened('x'.repeat(81))).toBe(`${'x'.repeat(80)}…`);
  expect(shortened('four and more', 4)).toBe('four…');
});

test('a text stays on one line', () => expect(shortened('two\r\nlines\u0007')).toBe('two lines '));

/** What is said of JSON that should have a number `n`. */
function saidOf(json: unknown): string {
  const { issues } = v.safeParse(v.object({ n: v.number() }), json);
  return issues === undefined ? 'nothing' : issueInWords(issues[0]);
}

test('a key that is missing is called missing', () => expect(saidOf({})).toBe('it is missing'));

test('a value that is wrong is named, as far as it fits', () => {
  expect(saidOf({ n: 'two' })).toBe('Invalid type: Expected number but received "two"');
  expect(saidOf({ n: 'x'.repeat(5_000) })).toMatch(/^Invalid type: Expected number but received "x{80,}…$/);
});
