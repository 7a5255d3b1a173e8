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

describe('a reviewed decision from elsewhere', () => {
  test('is taken as it is', () => {
    expect(v.parse(ReviewedDecisionSchema, GOOD)).toEqual(GOOD);
  });

  test.each(Object.keys(GOOD))('is refused without its key "%s"', (key) => {
    expect(v.is(ReviewedDecisionSchema, { ...GOOD, [key]: undefined })).toBe(false);
  });

  test.each(['deal', 'at', 'turn', 'played', 'best', 'loss', 'margin', 'deals'])(
    'has a finite number as "%s"',
    (key) => {
      for (const other of [NaN, Infinity, '1', null]) {
        expect(v.is(ReviewedDecisionSchema, { ...GOOD, [key]: other })).toBe(false);
      }
    },
  );

  test('has a kind and a verdict that there are', () => {
    expect(v.is(ReviewedDecisionSchema, { ...GOOD, kind: 'bluff' })).toBe(false);
    expect(v.is(ReviewedDecisionSchema, { ...GOOD, verdict: 'bad' })).toBe(false);
  });

  test.each(['action', 'prior', 'chance', 'figures'])('has options with a key "%s"', (key) => {
    expect(v.is(ReviewedDecisionSchema, { ...GOOD, options: [{ ...OPTION, [key]: undefined }] })).toBe(false);
  });

  test.each(['lost', 'taken', 'knocked'])('has shares from 0 to 1 as the figure "%s"', (key) => {
    const withFigure = (share: unknown) => ({
      ...GOOD,
      options: [{ ...OPTION, figures: { ...OPTION.figures, [key]: share } }],
    });
    for (const share of [0, 1]) expect(v.is(ReviewedDecisionSchema, withFigure(share))).toBe(true);
    for (const share of [-0.01, 1.01, undefined]) expect(v.is(ReviewedDecisionSchema, withFigure(share))).toBe(false);
  });
});
