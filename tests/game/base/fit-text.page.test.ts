/** Text in the room that there is, in letters that are half as wide as high: a document without a browser measures none. */
import { expect, test } from 'vitest';
import { fit, fitInLines, fitWrapped, textSize, wrap } from '../../../game/base/fit-text.ts';
import { LEAST_SIZE } from '../../../game/base/theme/typography.ts';

const FONT = { face: 'Inter', weight: '450' };

test('lines have the width of the longest, and a height each', () => {
  expect(textSize('Next\ndeal now', 16, FONT)).toEqual({ width: 64, height: 40 });
  expect(textSize('', 16, FONT)).toEqual({ width: 0, height: 0 });
});

test.each([
  ['Collect one suit, as near to 31', 20, 'Collect one suit, as\nnear to 31'],
  ['one two\nthree', 20, 'one two\nthree'],
  ['Unabsehbarkeiten ahead', 4, 'Unabsehbarkeiten\nahead'],
  ['3 opponents · Casual', 13, '3 opponents\nCasual'],
  ['3 opponents\u00a0· Casual', 13, '3 opponents\nCasual'],
  ['Deal 2 of 8 · +3', 20, 'Deal 2 of 8 · +3'],
])('“%s” in lines of %i letters: a break takes the place of a dot', (text, letters, broken) => {
  expect(wrap(text, (letters * 16) / 2, 16, FONT)).toBe(broken);
});

test.each([
  [100, 16, true],
  [60, 13.5, true],
  [20, LEAST_SIZE, false],
])('nine letters in %i px are set in %d px, as large as fits', (width, size, fits) => {
  expect(fit('Next deal', 16, FONT, { width })).toEqual({ text: 'Next deal', size, fits });
});

test('long words of a button stand in two lines of about the same length, unless they fit into one', () => {
  const room = { width: 70, height: 44 };
  expect(fitInLines('Start the next deal', 16, FONT, room)).toMatchObject({ text: 'Start the\nnext deal', fits: true });
  expect(fitInLines('Next', 16, FONT, room)).toEqual({ text: 'Next', size: 16, fits: true });
  expect(fitInLines('Unabsehbarkeiten', 16, FONT, room)).toEqual({
    text: 'Unabsehbarkeiten',
    size: LEAST_SIZE,
    fits: false,
  });
});

test('text in a box is broken, and set smaller until it is no higher', () => {
  const text = 'one two three four five six';
  const [roomy, low] = [80, 40].map((height) => fitWrapped(text, 16, FONT, { width: 80, height }));
  expect(roomy).toEqual({ text: 'one two\nthree four\nfive six', size: 16, fits: true });
  expect(low).toMatchObject({ fits: true, text: 'one two three\nfour five six' });
  expect(low.size).toBeLessThan(16);
});
