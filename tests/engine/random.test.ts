import { describe, expect, test } from 'vitest';
import { placeByShare, Random } from '../../engine/random.ts';

/** Pearson's statistic of counts that should all be `expected`. */
function chiSquare(counts: Iterable<number>, expected: number): number {
  let sum = 0;
  for (const count of counts) sum += (count - expected) ** 2 / expected;
  return sum;
}

/** The value that a chi-square of so many degrees of freedom exceeds once in 10,000 times (Wilson and Hilferty). */
function limitOf(freedom: number): number {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3;
}

const identity = (count: number) => Array.from({ length: count }, (_, item) => item);

/** Chi-square of where each item of a shuffled pack lies. */
function positionsStatistic(shuffled: (run: number) => number[], size: number, runs: number): number {
  const counts = new Float64Array(size * size);
  for (let run = 0; run < runs; run++) {
    for (const [place, item] of shuffled(run).entries()) counts[place * size + item]++;
  }
  return chiSquare(counts, runs / size);
}

describe('the shuffle', () => {
  test('puts every card into every place equally often, in one stream', () => {
    const random = new Random(31);
    const shuffled = () => {
      const pack = identity(52);
      random.shuffle(pack, 52);
      return pack;
    };
    expect(positionsStatistic(shuffled, 52, 6_000)).toBeLessThan(limitOf(51 * 51));
  });

  test.each([0, 1_000_000, -20_000])('does so in the first deal of seeds that follow each other from %i', (first) => {
    const shuffled = (run: number) => {
      const pack = identity(52);
      new Random(first + run).shuffle(pack, 52);
      return pack;
    };
    expect(positionsStatistic(shuffled, 52, 6_000)).toBeLessThan(limitOf(51 * 51));
  });

  test('puts the first card and the card after it into every pair of places equally often', () => {
    const counts = new Float64Array(12 * 12);
    for (let seed = 0; seed < 15_000; seed++) {
      const pack = identity(12);
      new Random(seed).shuffle(pack, 12);
      counts[pack.indexOf(0) * 12 + pack.indexOf(1)]++;
    }
    const pairs = [...counts].filter((_, place) => Math.floor(place / 12) !== place % 12);
    expect(chiSquare(pairs, 15_000 / 132)).toBeLessThan(limitOf(131));
  });

  test.each([1, 2, 256])('of a seed tells nothing about the shuffle of the seed %i further on', (apart) => {
    const counts = new Float64Array(52 * 52);
    const packOf = (seed: number) => {
      const pack = identity(52);
      new Random(seed).shuffle(pack, 52);
      return pack;
    };
    for (let seed = 0; seed < 4_000; seed++) {
      const [one, other] = [packOf(seed), packOf(seed + apart)];
      for (let place = 0; place < 52; place++) counts[place * 52 + ((one[place] - other[place] + 52) % 52)]++;
    }
    for (let place = 0; place < 52; place++) {
      expect(chiSquare(counts.subarray(place * 52, place * 52 + 52), 4_000 / 52)).toBeLessThan(limitOf(51));
    }
  });

  test.each(['one stream', 'one seed each'])('gives all six orders of three cards equally often: %s', (kind) => {
    const stream = new Random(7);
    const counts = new Map<string, number>();
    for (let run = 0; run < 12_000; run++) {
      const cards = identity(3);
      (kind === 'one stream' ? stream : new Random(run)).shuffle(cards, 3);
      counts.set(cards.join(), (counts.get(cards.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    expect(chiSquare(counts.values(), 2_000)).toBeLessThan(limitOf(5));
  });

  test('this measure finds the bias of exchanging every card with any card', () => {
    const random = new Random(7);
    const counts = new Map<string, number>();
    for (let run = 0; run < 12_000; run++) {
      const cards = identity(3);
      for (let i = 0; i < 3; i++) {
        const other = random.below(3);
        [cards[i], cards[other]] = [cards[other], cards[i]];
      }
      counts.set(cards.join(), (counts.get(cards.join()) ?? 0) + 1);
    }
    expect(chiSquare(counts.values(), 2_000)).toBeGreaterThan(limitOf(5));
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
    const thirds = [0, 0, 0];
    for (let run = 0; run < 12_000; run++) thirds[Math.floor(random.below(bound) / 2 ** 30)]++;
    expect(chiSquare(thirds, 4_000)).toBeLessThan(limitOf(2));
  });

  test('are the same from the same seed, and different from another', () => {
    const draw = (seed: number) => {
      const random = new Random(seed);
      return Array.from({ length: 20 }, () => random.below(1000));
    };
    expect(draw(5)).toEqual(draw(5));
    expect(draw(5)).not.toEqual(draw(6));
  });

  test('continue the same from a copy and from a saved state', () => {
    const random = new Random(9);
    random.below(10);
    const copy = random.clone();
    const saved = Random.from(JSON.parse(JSON.stringify(random.state())) as number[]);
    const next = (from: Random) => Array.from({ length: 10 }, () => from.unit());
    const expected = next(random);
    expect(next(copy)).toEqual(expected);
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

  test('is the first where rounding leaves a little over', () => {
    expect(placeByShare([1, 1], 1)).toBe(0);
  });
});
