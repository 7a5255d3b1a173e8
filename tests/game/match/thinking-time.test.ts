import { describe, expect, test } from 'vitest';
import { DECLARE, DISCARD, DRAW, KNOCK, parseAction, TAKE } from '../../../engine/actions.ts';
import { Random } from '../../../engine/random.ts';
import { ANIMAL_FACTS } from '../../../game/catalogue/animals.ts';
import { LONGEST_THOUGHT, thinkingTime, type TimedDecision } from '../../../game/match/thinking-time.ts';

const DRAWING: TimedDecision = { legal: [DRAW, TAKE, KNOCK], action: DRAW, doubt: 0, opponents: 3, pace: 1 };

/** Many times for a decision. */
function times(change: Partial<TimedDecision>): number[] {
  const random = new Random(31);
  return Array.from({ length: 4000 }, () => thinkingTime({ ...DRAWING, ...change }, () => random.unit()));
}

function mean(all: readonly number[]): number {
  return all.reduce((sum, one) => sum + one, 0) / all.length;
}

/** The standard deviation as a share of the mean. */
function variation(all: readonly number[]): number {
  const middle = mean(all);
  return Math.sqrt(mean(all.map((one) => (one - middle) ** 2))) / middle;
}

describe('opponents think', () => {
  test('longer the closer it is, on average', () => {
    const means = [0, 0.2, 0.4, 0.6, 0.8, 1].map((doubt) => mean(times({ doubt })));
    expect(means).toEqual(means.toSorted((a, b) => a - b));
    expect(means[5]).toBeGreaterThan(2 * means[0]);
  });

  test('longer before a knock than before a draw, and longer about a draw than about a discard', () => {
    expect(mean(times({ action: KNOCK }))).toBeGreaterThan(1.2 * mean(times({ action: DRAW })));
    expect(mean(times({ legal: [DISCARD], action: DISCARD }))).toBeLessThan(mean(times({})));
  });

  test('unevenly: about as long as usual as a rule, now and then much longer', () => {
    for (const doubt of [0, 0.5, 1]) {
      const all = times({ doubt });
      expect(variation(all)).toBeGreaterThan(0.25);
      expect(Math.max(...all)).toBeGreaterThan(1.6 * mean(all));
    }
  });

  test('never so long that people wait for it, nor so short that they miss it', () => {
    for (const doubt of [0, 1]) {
      for (const { pace } of Object.values(ANIMAL_FACTS)) {
        for (const extreme of [0, 0.25, 0.5, 1 - Number.EPSILON]) {
          const time = thinkingTime({ ...DRAWING, doubt, pace, action: KNOCK }, () => extreme);
          expect(time).toBeGreaterThanOrEqual(150);
          expect(time).toBeLessThanOrEqual(LONGEST_THOUGHT);
        }
      }
    }
  });

  test('each at a pace of its own', () => {
    const [hare, heron] = (['hare', 'heron'] as const).map((animal) => mean(times(ANIMAL_FACTS[animal])));
    expect(hare).toBeLessThan(0.7 * heron);
  });

  test('so that a round takes no longer with nine of them than with four', () => {
    expect(9 * mean(times({ doubt: 1, opponents: 9 }))).toBeLessThan(4 * mean(times({ doubt: 1, opponents: 3 })));
  });

  test('no time at all where they could declare: it would be noticed', () => {
    expect(Math.max(...times({ legal: [DECLARE, DRAW] }))).toBe(0);
  });
});

describe('the time', () => {
  /** A number as random as usual, with which a decision takes its median. */
  const usual = () => 0;
  const DISCARDING = [DISCARD, DISCARD + 1];
  const KNOCK_WITH = parseAction('knock 4c');

  test.each<[string, Partial<TimedDecision>, number]>([
    ['an obvious draw', {}, 320],
    ['a draw that is a toss-up', { doubt: 1 }, 1150],
    ['one half-way between', { doubt: 0.5 }, 735],
    ['an obvious discard', { legal: DISCARDING, action: DISCARD }, 240],
    ['a discard that is a toss-up', { legal: DISCARDING, action: DISCARD, doubt: 1 }, 720],
    ['a knock', { action: KNOCK }, 432],
    ['a knock with a discard', { legal: [...DISCARDING, KNOCK_WITH], action: KNOCK_WITH }, 324],
    ['somebody twice as slow', { pace: 2 }, 640],
    ['somebody who is very fast', { pace: 0.1 }, 150],
    ['somebody who is very slow', { pace: 9 }, 2000],
    ['one of four opponents', { opponents: 4 }, 256],
    ['one of nine opponents', { opponents: 9 }, 128],
  ])('of %s is usually so many ms', (_what, change, ms) => {
    expect(thinkingTime({ ...DRAWING, ...change }, usual)).toBeCloseTo(ms);
  });

  test('of the same decision is spread around that as a normal distribution spreads its logarithm', () => {
    const drawn = (...numbers: number[]) => thinkingTime(DRAWING, () => numbers.shift() as number);
    // One standard deviation to either side, and two.
    const [one, two] = [1 - Math.exp(-0.5), 1 - Math.exp(-2)];
    expect(drawn(one, 0)).toBeCloseTo(320 * Math.exp(0.38));
    expect(drawn(one, 0.5)).toBeCloseTo(320 * Math.exp(-0.38));
    expect(drawn(two, 0)).toBeCloseTo(320 * Math.exp(0.76));
    expect(drawn(one, 0.25)).toBeCloseTo(320);
  });
});
