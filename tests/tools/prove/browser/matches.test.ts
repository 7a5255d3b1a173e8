import { expect, test } from 'vitest';
import { growthIn } from './matches.ts';

/** A page that holds this each of 40 times, 20 matches apart. */
const held = (heap: (match: number) => number, textures = (_match: number): number => 30) =>
  Array.from({ length: 40 }, (_, match) => ({
    matches: 20 * (match + 1),
    heap: heap(match),
    textures: textures(match),
  }));

test('memory that goes up and down is flat, and so is what the first matches load', () => {
  expect(growthIn(held((match) => (match < 5 ? 12 : 20 + (match % 3))))).toEqual([]);
  expect(growthIn(held((match) => 10 + match).slice(0, 5))).toEqual([]);
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
