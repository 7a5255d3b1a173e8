import { describe, expect, test } from 'vitest';
import { placeByShare, Random } from '../../engine/random.ts';
import { counted, unevenness } from './support/evenness.ts';

const RUNS = 4_000;

const identity = (count: number) => Array.from({ length: count }, (_, item) => item);

function shuffled(random: Random, count: number): number[] {
  const pack = identity(count);
  random.shuffle(pack, count);
  return pack;
}

describe('the shuffle', () => {
  const stream = new Random(31);

  test.each<[how: string, randomOf: (run: number) => Random]>([
    ['in one stream', () => stream],
    ...[0, 1_000_000, -20_000].map((first): [string, (run: number) => Random] => [
      `in the first deal of seeds that follow each other from ${first}`,
      (run) => new Random(first + run),
    ]),
  ])('puts every card into every place equally often, %s', (_how, randomOf) => {
    const counts = counted(52 * 52, RUNS, (run, note) => {
      for (const [place, item] of shuffled(randomOf(run), 52).entries()) note(place * 52 + item);
    });
    expect(unevenness(counts, 51 * 51)).toBeLessThan(1);
  });

  test('puts the first card and the card after it into every pair of places equally often', () => {
    const counts = counted(12 * 12, 2 * RUNS, (seed, note) => {
      const pack = shuffled(new Random(seed), 12);
      note(pack.indexOf(0) * 12 + pack.indexOf(1));
    });
    expect(unevenness(counts.filter((_, pair) => Math.floor(pair / 12) !== pair % 12))).toBeLessThan(1);
  });

  test.each([1, 2, 256])('of a seed tells nothing about the shuffle of the seed %i further on', (apart) => {
    const counts = counted(52 * 52, RUNS, (seed, note) => {
      const [one, other] = [seed, seed + apart].map((each) => shuffled(new Random(each), 52));
      for (let place = 0; place < 52; place++) note(place * 52 + ((one[place] - other[place] + 52) % 52));
    });
    for (let place = 0; place < 52; place++)
      expect(unevenness(counts.slice(place * 52, place * 52 + 52))).toBeLessThan(1);
  });

  test('leaves what lies behind the first cards as it is', () => {
    const pack = identity(52);
    new Random(5).shuffle(pack, 40);
    expect(pack.slice(40)).toEqual(identity(52).slice(40));
    expect(pack.slice(0, 40).sort((a, b) => a - b)).toEqual(identity(40));
  });
});

describe('random numbers', () => {
  test('are equally likely also where the bound does not divide 2^32', () => {
    const random = new Random(11);
    const bound = 3 * 2 ** 30;
    const thirds = counted(3, 2 * RUNS, (_run, note) => note(Math.floor(random.below(bound) / 2 ** 30)));
    expect(unevenness(thirds)).toBeLessThan(1);
  });

  test('are the same from the same seed, and different from another', () => {
    const draw = (seed: number) => {
      const random = new Random(seed);
      return Array.from({ length: 20 }, () => random.below(1000));
    };
    expect(draw(5)).toEqual(draw(5));
    expect(draw(5)).not.toEqual(draw(6));
  });

  test('continue the same from a saved state', () => {
    const random = new Random(9);
    random.below(10);
    const saved = new Random(1);
    saved.restore(JSON.parse(JSON.stringify(random.state())) as number[]);
    const next = (from: Random) => Array.from({ length: 10 }, () => from.unit());
    const expected = next(random);
    expect(next(saved)).toEqual(expected);
    expect(expected.every((value) => value >= 0 && value < 1)).toBe(true);
  });
});

describe('a place among shares', () => {
  test.each([
    [0, 0],
    [0.49, 0],
    [0.5, 2],
    [0.99, 2],
  ])('that lie side by side: %f of the way is at place %i', (at, place) => {
    expect(placeByShare([3, 0, 3], at)).toBe(place);
  });

  test('is the last with a share where rounding leaves a little over', () => {
    expect(placeByShare([1, 1, 0], 1)).toBe(1);
  });
});
