import { describe, expect, test } from 'vitest';
import { ACTION_COUNT, DRAW, KNOCK, TAKE } from '../../../../engine/actions.ts';
import type { EvaluateOne } from '../../../../engine/bots/policy.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { rulesWith } from '../../../engine/support/stacked.ts';
import { habitChanges, isClearShare, isClearKnock } from '../../../../training/learner/evaluation/habit-changes.ts';
import {
  answersOf,
  collectSituations,
  modelAnswers,
  type SituationOptions,
} from '../../../../training/learner/evaluation/situations.ts';

const OPTIONS: SituationOptions = {
  rules: preset('blitz'),
  players: 2,
  seed: 5,
  model: null,
  afterDeal: () => Promise.resolve(false),
};

/** A policy that likes one action more than all others. */
const likes =
  (action: number): EvaluateOne =>
  () =>
    Promise.resolve(Float32Array.from({ length: ACTION_COUNT }, (_, i) => (i === action ? 1 : 0)));

const situations = await collectSituations(OPTIONS);

describe('situations', () => {
  test('there are for all habits that the rules know, and for knocks in every turn', () => {
    const shown = [...situations].filter(([, decisions]) => decisions.length >= 25).map(([key]) => key);
    expect(shown.toSorted()).toEqual(
      ['high', 'knock 1', 'knock 2', 'knock 3', 'knock 4', 'pair', 'suit', 'take', 'three'].toSorted(),
    );
  });

  test('there are none for knocks with hands of brag, which have no number to tell', async () => {
    const brag = await collectSituations({ ...OPTIONS, rules: rulesWith({ handRanking: 'brag' }) });
    expect([...brag.keys()].filter((key) => key.startsWith('knock'))).toEqual([]);
    expect(brag.get('take')?.length).toBeGreaterThan(25);
  });

  test('end when they are to stop', async () => {
    const few = await collectSituations({ ...OPTIONS, afterDeal: () => Promise.resolve(true) });
    expect(few.get('take')).toHaveLength(1);
  });
});

describe('two policies in the same situations', () => {
  const compare = async (before: EvaluateOne, after: EvaluateOne) =>
    habitChanges(situations, await answersOf(situations, before), await answersOf(situations, after));

  test('do not differ where they are the same', async () => {
    const { habits, knocks } = await compare(likes(TAKE), likes(TAKE));
    expect([habits.filter(({ isClear }) => isClear), knocks.filter(({ isClear }) => isClear)]).toEqual([[], []]);
  });

  test('differ in what one does and the other does not', async () => {
    const { habits } = await compare(likes(DRAW), likes(TAKE));
    const told = habits.filter(({ isClear }) => isClear).map(({ habit, before, after }) => ({ habit, before, after }));
    expect(told).toEqual([{ habit: 'take', before: 0, after: 1 }]);
  });

  test('differ in whether they knock, turn by turn', async () => {
    const { knocks } = await compare(likes(DRAW), likes(KNOCK));
    // Every hand is knocked with, so from the lowest value that there is.
    const lowest = (turn: number) => Math.min(...situations.get(`knock ${turn}`)!.map(({ value }) => value));
    expect(knocks.map(({ turn, before, after }) => [turn, before, after])).toEqual(
      [1, 2, 3, 4].map((turn) => [turn, null, lowest(turn)]),
    );
    expect(knocks.every(({ isClear }) => isClear)).toBe(true);
  });

  test('one of them may decide by views', async () => {
    const asked = await collectSituations({ ...OPTIONS, model: (_, legal) => legal[0] });
    const { habits } = habitChanges(asked, modelAnswers(asked), await answersOf(asked, likes(DRAW)));
    expect(habits.find(({ habit }) => habit === 'take')).toMatchObject({ before: 0, after: 0 });
  });
});

describe('a difference is told', () => {
  const knock = (before: number | null, after: number | null, mean: number) => ({
    before,
    after,
    difference: { mean, low: mean - 0.02, high: mean + 0.02 },
  });

  test.each([
    [true, { low: 0.05, mean: 0.12, high: 0.2 }],
    [true, { low: -0.3, mean: -0.2, high: -0.1 }],
    [false, { low: -0.01, mean: 0.12, high: 0.25 }],
    [false, { low: 0.02, mean: 0.06, high: 0.1 }],
  ])('%s: where it is clear of chance and at least 10 in 100', (is, difference) => {
    expect(isClearShare(difference)).toBe(is);
  });

  test.each([
    [true, knock(26, 23, 0.1)],
    [true, knock(null, 28, 0.1)],
    [true, knock(24, null, -0.1)],
    [false, knock(26, 26, 0.1)],
    [false, knock(25, 26, 0.1)],
    [false, knock(26, 25, 0.03)],
  ])('%s: of knocks, where value and number of knocks say the same', (is, change) => {
    expect(isClearKnock(change)).toBe(is);
  });
});
