import { describe, expect, test } from 'vitest';
import { ACTION_COUNT, DRAW, KNOCK, TAKE, type Action } from '../../../engine/actions.ts';
import { createDouble } from '../../../engine/habits/double.ts';
import { doubleFile, DoubleError, modesIn, readDouble } from '../../../engine/habits/double-file.ts';
import { noHabits, type HabitWeights, oneMode } from '../../../engine/habits/weights.ts';
import { viewOf } from '../../../engine/view.ts';
import { habits } from '../support/habits.ts';
import { position } from '../support/stacked.ts';

const SHARES: Readonly<Record<number, number>> = { [DRAW]: 0.6, [TAKE]: 0.3, [KNOCK]: 0.1 };
const deal = position({}, 'Ks 9s 8s', '2d');

/** What doubles with these habits decide, by a policy with those shares, each with its own seed. */
function decisions(weights: HabitWeights, count: number): Promise<Action[]> {
  const evaluate = () =>
    Promise.resolve(Float32Array.from({ length: ACTION_COUNT }, (_, action) => SHARES[action] ?? 0));
  const decide = async (seed: number) =>
    createDouble({ evaluate, modes: oneMode(weights), seed, name: 'me' }).decide(viewOf(deal, 0), deal.legalActions());
  return Promise.all(Array.from({ length: count }, async (_, seed) => decide(seed)));
}

describe('a double', () => {
  test.each([
    ['without habits knocks as often as the policy does', {}, 0.1],
    // .1 × 9 beside .6 + .3.
    ['that likes to knock knocks e times as often, beside the rest', { knock: Math.log(9) }, 0.5],
  ])('%s', async (_what, liked, share) => {
    const knocks = (await decisions(habits(liked), 400)).filter((action) => action === KNOCK);
    expect(Math.abs(knocks.length / 400 - share)).toBeLessThan(0.06);
  });

  test('plays the same again with the same seed', async () => {
    expect(await decisions(noHabits(), 20)).toEqual(await decisions(noHabits(), 20));
  });
});

describe('the file of a double', () => {
  const file = doubleFile({ name: 'Anna', games: ['scat'], decisions: 300 }, oneMode(habits({ knock: -2.5 }, 0.4321)));

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
    expect(modesIn(readDouble(JSON.parse(JSON.stringify(file))))).toEqual(oneMode(habits({ knock: -2.5 }, 0.432)));
  });

  test('has both modes of somebody who has two', () => {
    const modes = [
      { share: 0.625, weights: habits({ knock: 1.5 }) },
      { share: 0.375, weights: habits({ knock: -2 }, 0.5) },
    ];
    const written = doubleFile({ name: 'Anna', games: ['scat'], decisions: 300 }, modes);
    expect(written.second).toEqual({ share: 0.375, policy: 0.5, habits: { knock: -2 } });
    expect(modesIn(readDouble(JSON.parse(JSON.stringify(written))))).toEqual(modes);
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
