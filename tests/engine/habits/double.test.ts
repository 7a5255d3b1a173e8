import { describe, expect, test } from 'vitest';
import { ACTION_COUNT, DRAW, KNOCK, TAKE } from '../../../engine/actions.ts';
import { createDouble } from '../../../engine/habits/double.ts';
import { doubleFile, DoubleError, readDouble, weightsOf } from '../../../engine/habits/double-file.ts';
import { FEATURES } from '../../../engine/habits/features.ts';
import { noHabits, type HabitWeights } from '../../../engine/habits/habits.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt } from '../support/stacked.ts';

/** A policy that draws in 60 of 100, takes in 30 and knocks in 10. */
function evaluate(): Promise<Float32Array> {
  const probabilities = new Float32Array(ACTION_COUNT);
  for (const [action, share] of [
    [DRAW, 0.6],
    [TAKE, 0.3],
    [KNOCK, 0.1],
  ] as const)
    probabilities[action] = share;
  return Promise.resolve(probabilities);
}

/** How often a double with these habits knocks, of so many decisions. */
async function knocks(weights: HabitWeights, decisions = 600): Promise<number> {
  const deal = dealt({ hands: ['Ks 9s 8s', '3h 4c 5d'], turnUp: '2d' });
  const chosen = await Promise.all(
    Array.from({ length: decisions }, async (_, seed) =>
      createDouble({ evaluate, weights, seed, name: 'me' }).decide(viewOf(deal, 0), deal.legalActions()),
    ),
  );
  return chosen.filter((action) => action === KNOCK).length / decisions;
}

describe('a double', () => {
  test('without habits plays as the policy does', async () => {
    expect(Math.abs((await knocks(noHabits())) - 0.1)).toBeLessThan(0.04);
  });

  test('that likes to knock knocks e times as often, beside the rest', async () => {
    const weights = noHabits();
    weights[1 + FEATURES.indexOf('knock')] = Math.log(9);
    // .1 × 9 beside .6 + .3.
    expect(Math.abs((await knocks(weights)) - 0.5)).toBeLessThan(0.06);
  });

  test('plays the same again with the same seed', async () => {
    const deal = dealt({ hands: ['Ks 9s 8s', '3h 4c 5d'], turnUp: '2d' });
    const play = (seed: number) =>
      createDouble({ evaluate, weights: noHabits(), seed, name: 'me' }).decide(viewOf(deal, 0), deal.legalActions());
    for (let seed = 0; seed < 20; seed++) expect(await play(seed)).toBe(await play(seed));
  });
});

describe('the file of a double', () => {
  const weights = noHabits();
  weights[0] = 0.4321;
  weights[1 + FEATURES.indexOf('knock')] = -2.5;
  const file = doubleFile({ name: 'Anna', games: ['scat'], decisions: 300 }, weights);

  test('tells the habits by name, those that are none left out', () => {
    expect(file).toEqual({
      format: 'thirty-one-double/1',
      name: 'Anna',
      games: ['scat'],
      decisions: 300,
      policy: 0.432,
      habits: { knock: -2.5 },
    });
  });

  test('is read again', () => {
    const read = weightsOf(readDouble(JSON.parse(JSON.stringify(file))));
    expect([read[0], read[1 + FEATURES.indexOf('knock')]]).toEqual([0.432, -2.5]);
    expect(read.filter((weight) => weight !== 0)).toHaveLength(2);
  });

  test.each<[string, object, string]>([
    ['another format', { format: 'thirty-one-double/2' }, 'format'],
    ['a habit that nobody knows', { habits: { whistle: 1 } }, 'habits.whistle'],
    ['a weight beyond all measure', { habits: { knock: 1e9 } }, 'habits.knock'],
    ['no number', { policy: null }, 'policy'],
    ['something else', { more: 1 }, 'more'],
  ])('is refused with %s, and says where', (_what, change, where) => {
    expect(() => readDouble({ ...file, ...change })).toThrow(DoubleError);
    expect(() => readDouble({ ...file, ...change })).toThrow(where);
  });
});
