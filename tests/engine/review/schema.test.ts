import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { DRAW, TAKE } from '../../../engine/actions.ts';
import type { ReviewedDecision } from '../../../engine/review/review.ts';
import { ReviewedDecisionSchema } from '../../../engine/review/schema.ts';

const GOOD: ReviewedDecision = {
  deal: 2,
  at: 7,
  turn: 3,
  kind: 'draw',
  played: DRAW,
  best: TAKE,
  loss: 0.03,
  margin: 0.01,
  verdict: 'doubtful',
  deals: 128,
  options: [{ action: DRAW, prior: 0.7, chance: 0.4, figures: { lost: 0, taken: 1, knocked: 0.5 } }],
};
const [OPTION] = GOOD.options;

/** Whether it is taken with another value in one place: of the decision, of its option, or among that one's figures. */
const isTaken = (key: string, value: unknown, { figures, ...option } = OPTION): boolean => {
  const changed = { [key]: value };
  const options = [
    { ...option, ...(key in option && changed), figures: { ...figures, ...(key in figures && changed) } },
  ];
  return v.is(ReviewedDecisionSchema, { ...GOOD, options, ...(key in GOOD && changed) });
};

describe('a reviewed decision from elsewhere', () => {
  test('is taken as it is', () => expect(v.parse(ReviewedDecisionSchema, GOOD)).toEqual(GOOD));

  test.each(
    [...Object.keys(GOOD), ...Object.keys(OPTION), ...Object.keys(OPTION.figures)].filter((key) => key !== 'figures'),
  )('needs a proper "%s"', (key) => {
    for (const wrong of [undefined, NaN, Infinity, 'bluff', null]) expect(isTaken(key, wrong)).toBe(false);
  });

  test.each(Object.keys(OPTION.figures))('has a share from 0 to 1 as the figure "%s"', (key) => {
    expect([0, 1, -0.01, 1.01].map((share) => isTaken(key, share))).toEqual([true, true, false, false]);
  });
});
