import { expect, test } from 'vitest';
import { assertFeeds, scalar, type Feed } from '../../../../training/learner/network/session.ts';

const feed = (...dims: number[]): Feed => ({ data: new Float32Array(0), dims });

/** A model with a batch of pairs, a batch of numbers, and a number. */
const INPUTS = [
  { name: 'pairs', shape: ['batch', 2] },
  { name: 'numbers', shape: ['batch'] },
  { name: 'rate', shape: [] },
];
const GOOD = { pairs: feed(3, 2), numbers: feed(3), rate: scalar(0.5) };

test('feeds that have the shapes of the inputs are allowed, whatever the batch, and others besides', () => {
  expect(() => assertFeeds(INPUTS, GOOD)).not.toThrow();
  expect(() => assertFeeds(INPUTS, { ...GOOD, pairs: feed(1, 2), numbers: feed(1) })).not.toThrow();
  expect(() => assertFeeds(INPUTS, { ...GOOD, other: feed(7) })).not.toThrow();
});

test.each<[string, Record<string, Feed>, string]>([
  ['left out', { pairs: feed(3, 2), rate: scalar(1) }, "'numbers' was not fed"],
  ['of another size', { ...GOOD, pairs: feed(3, 4) }, "'pairs' has the shape [3, 4], expected [batch, 2], batch = 3"],
  ['with another batch', { ...GOOD, numbers: feed(4) }, "'numbers' has the shape [4], expected [batch], batch = 3"],
  ['with more dimensions', { ...GOOD, numbers: feed(3, 1) }, "'numbers' has the shape [3, 1], expected [batch]"],
  ['with fewer dimensions', { ...GOOD, pairs: feed(3) }, "'pairs' has the shape [3], expected [batch, 2], batch = 3"],
  ['that is no single number', { ...GOOD, rate: feed(1) }, "'rate' has the shape [1], expected [], batch = 3"],
])('a feed %s is refused', (_what, feeds, message) => {
  expect(() => assertFeeds(INPUTS, feeds)).toThrow(`the input ${message}`);
});
