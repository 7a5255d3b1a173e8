import { expect, test } from 'vitest';
import { growthIn } from './matches.ts';

/** A page that holds this after each of 40 matches. */
const held = (heap: (match: number) => number, textures = (_match: number): number => 30) =>
  Array.from({ length: 40 }, (_, match) => ({ matches: match + 1, heap: heap(match), textures: textures(match) }));

test('memory that goes up and down is flat, and so is what the first match loads', () => {
  expect(growthIn(held((match) => (match === 0 ? 12 : 20 + (match % 3))))).toEqual([]);
});

test('memory that grows with every match is found', () => {
  expect(growthIn(held((match) => 20 + 0.1 * match))).toEqual([
    expect.stringMatching(/^heap grows: 21\.\d, later 23\.\d$/),
  ]);
});

test('one texture more every ten matches is found', () => {
  const textures = (match: number): number => 30 + Math.floor(match / 10);
  expect(growthIn(held(() => 20, textures))).toEqual([expect.stringMatching(/^textures grows: /)]);
});
