import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { broadBelief, Cholesky, deviationOf, type HabitBelief } from '../../../engine/habits/belief.ts';
import {
  FEATURES,
  noHabits,
  placeOf,
  WEIGHT_COUNT,
  type HabitWeights,
  oneMode,
} from '../../../engine/habits/weights.ts';
import { learnHabits, Posterior } from '../../../engine/habits/posterior.ts';
import { actionProbabilities, type FeaturedDecision, type ObservedDecision } from '../../../engine/habits/habits.ts';
import { foretell } from '../../../engine/habits/modes.ts';
import { Random } from '../../../engine/random.ts';
import { sumOf } from '../../../engine/statistics.ts';
import { habits } from '../support/habits.ts';

/** Features that the planted choices have. */
const USED = [0, 1, 2, 7, 13];

const planted = habits({ knock: -1.5, 'knock by value': 1 }, 0.6);

function randomDecision(random: Random): FeaturedDecision {
  return {
    rows: Array.from({ length: 3 }, () => {
      const row = new Float64Array(WEIGHT_COUNT);
      for (const i of USED) row[i] = i === 0 ? -3 * random.unit() : 2 * random.unit() - 1;
      return row;
    }),
  };
}

/** What somebody with some habits chooses. */
function observed(count: number, { by = planted, seed = 1 } = {}): ObservedDecision[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const choice = randomDecision(random);
    let left = random.unit();
    const chosen = actionProbabilities(choice, by).findIndex((share) => (left -= share) < 0);
    return { ...choice, chosen: Math.max(chosen, 0) };
  });
}

describe('what is known of habits after some decisions', () => {
  test('is those with which they were made, within what the fit is sure of', () => {
    const learnt = learnHabits(broadBelief(), observed(4000));
    const deviation = deviationOf(learnt);
    for (const i of USED) {
      expect(Math.abs(learnt.mean[i] - planted[i]), FEATURES[i - 1]).toBeLessThan(3.5 * deviation[i]);
      expect(deviation[i], FEATURES[i - 1]).toBeLessThan(0.15);
    }
  });

  test('is from decisions that count twice what it is from each of them twice', () => {
    const seen = observed(60);
    const twice = seen.map((decision) => ({ ...decision, weight: 2 }));
    const counted = learnHabits(broadBelief(), twice);
    const repeated = learnHabits(broadBelief(), [...seen, ...seen]);
    expect(counted.decisions).toBe(120);
    for (const i of USED) expect(counted.mean[i]).toBeCloseTo(repeated.mean[i], 3);
    for (const [i, one] of deviationOf(counted).entries()) expect(one).toBeCloseTo(deviationOf(repeated)[i], 3);
  });

  test('is what was known before where nothing has been seen, and stays so for what has never been possible', () => {
    const known = broadBelief();
    expect(learnHabits(known, [])).toEqual(known);
    const pool = placeOf('swap all');
    const learnt = learnHabits(known, observed(300));
    expect([learnt.mean[pool], deviationOf(learnt)[pool], learnt.decisions]).toEqual([0, 2, 300]);
  });

  test('is nearly the same learnt deal by deal as all at once', () => {
    const all = observed(600);
    const once = learnHabits(broadBelief(), all);
    let belief = broadBelief();
    for (let from = 0; from < all.length; from += 20) belief = learnHabits(belief, all.slice(from, from + 20));
    expect(belief.decisions).toBe(600);
    const [deviation, whole] = [deviationOf(belief), deviationOf(once)];
    for (const i of USED) {
      expect(Math.abs(belief.mean[i] - once.mean[i]), FEATURES[i - 1]).toBeLessThan(whole[i]);
      expect(deviation[i] / whole[i], FEATURES[i - 1]).toBeCloseTo(1, 0);
    }
  });

  test('is a maximum: a step in any direction is worse', () => {
    const choices = observed(200);
    const known = broadBelief();
    const { mean: weights } = learnHabits(known, choices);
    const posterior = (at: HabitWeights): number =>
      sumOf(foretell(choices, oneMode(at)).map(({ log }) => log)) -
      at.reduce((sum, weight, i) => sum + ((weight - known.mean[i]) / deviationOf(known)[i]) ** 2 / 2, 0);
    for (const i of USED) {
      for (const step of [-0.05, 0.05]) {
        const beside = weights.map((weight, j) => (j === i ? weight + step : weight));
        expect(posterior(beside), `${i}`).toBeLessThan(posterior(weights));
      }
    }
  });

  test('is found from anywhere', () => {
    const choices = observed(300);
    const posterior = new Posterior(broadBelief());
    posterior.add(choices);
    const [here, there] = [noHabits(), new Float64Array(WEIGHT_COUNT).fill(-8)].map(
      (from) => posterior.belief(from).mean,
    );
    for (let i = 0; i < WEIGHT_COUNT; i++) expect(here[i]).toBeCloseTo(there[i], 2);
  });
});

describe('what was seen before a time at which somebody may have changed', () => {
  const seen = observed(200);
  const opposite = (seed: number): ObservedDecision[] => observed(100, { by: planted.map((weight) => -weight), seed });
  const afterwards = (later: readonly ObservedDecision[]): HabitBelief => {
    const posterior = new Posterior(broadBelief());
    posterior.add(seen);
    posterior.discount(0.7);
    posterior.add(later);
    return posterior.belief();
  };

  test('counts less by the factor alone beside more of the same', () => {
    expect(afterwards(observed(100, { seed: 2 })).decisions).toBeCloseTo(0.7 * 200 + 100, 2);
  });

  test('counts nothing beside what shows other habits', () => {
    const other = opposite(2);
    const learnt = afterwards(other);
    expect(learnt.decisions).toBeCloseTo(100, 2);
    const anew = learnHabits(broadBelief(), other);
    for (const i of USED) expect(learnt.mean[i]).toBeCloseTo(anew.mean[i], 2);
  });

  test('counts nothing any more once that has shown other habits', () => {
    const posterior = new Posterior(broadBelief());
    for (const decisions of [seen, opposite(2)]) {
      posterior.add(decisions);
      posterior.discount(0.7);
    }
    posterior.add(opposite(3));
    expect(posterior.belief().decisions).toBeCloseTo(0.7 * 100 + 100, 2);
  });

  test('counts half as long as nothing tells the one from the other', () => {
    expect(afterwards([]).decisions).toBeCloseTo(0.7 * 200 * 0.5, 2);
  });
});

describe('the Cholesky factor', () => {
  test('solves for any positive definite matrix', () => {
    const numbers = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(numbers, (drawn) => {
        const at = (i: number, j: number): number => drawn[3 * i + j];
        const cells = Array.from({ length: 9 }, (_, cell) => {
          const [i, j] = [Math.floor(cell / 3), cell % 3];
          return [0, 1, 2].reduce((sum, k) => sum + at(i, k) * at(j, k), i === j ? 0.5 : 0);
        });
        const matrix = Float64Array.from(cells);
        const x = new Cholesky(matrix, 3).solve(Float64Array.from(drawn.slice(9)));
        for (let i = 0; i < 3; i++) {
          const product = [0, 1, 2].reduce((sum, j) => sum + matrix[3 * i + j] * x[j], 0);
          expect(product).toBeCloseTo(drawn[9 + i], 6);
        }
      }),
    );
  });

  test('refuses a matrix that is not positive definite', () => {
    expect(() => new Cholesky(Float64Array.of(1, 2, 2, 1), 2)).toThrow('not positive definite');
  });
});
