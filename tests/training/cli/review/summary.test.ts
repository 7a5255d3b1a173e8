import { describe, expect, test } from 'vitest';
import { DRAW, KNOCK } from '../../../../engine/actions.ts';
import type { ReviewedDecision } from '../../../../engine/review/review.ts';
import { dearestOf, summariesOf, type NamedReview } from '../../../../training/cli/review/summary.ts';

function judged(changes: Partial<ReviewedDecision>): ReviewedDecision {
  const fine = { deal: 1, at: 0, turn: 1, kind: 'draw', played: DRAW, best: DRAW, loss: 0, margin: 0.01 } as const;
  return { ...fine, verdict: 'fine', deals: 64, options: [], ...changes };
}

function review(player: string, decisions: ReviewedDecision[], obvious = 0): NamedReview {
  return { file: `${player}.json`, seat: 0, player, judged: decisions, obvious };
}

const MISTAKE = judged({ turn: 2, kind: 'knock', played: KNOCK, loss: 0.06, verdict: 'mistake' });
const BLUNDER = judged({ turn: 9, kind: 'knock', played: KNOCK, loss: 0.12, verdict: 'blunder' });

describe('the summary of a player', () => {
  const [ann, bob] = summariesOf([
    review('ann', [judged({}), MISTAKE], 5),
    review('bob', [judged({})]),
    review('ann', [BLUNDER, judged({ verdict: 'unclear', loss: 0.02 })], 2),
  ]);

  test('adds up all matches', () => {
    expect(ann).toMatchObject({ player: 'ann', matches: 2, decisions: 4, obvious: 7 });
    expect(ann.loss.mean).toBeCloseTo(0.05, 9);
    expect(ann.verdicts).toEqual({ fine: 1, unclear: 1, doubtful: 0, mistake: 1, blunder: 1 });
    expect(bob).toMatchObject({ matches: 1, decisions: 1, obvious: 0 });
  });

  test('tells kinds apart, and leaves out those that did not come', () => {
    expect(Object.keys(ann.kinds).toSorted()).toEqual(['draw', 'knock']);
    expect(ann.kinds.knock?.loss.mean).toBeCloseTo(0.09, 9);
  });

  test('counts late turns together', () => {
    expect(ann.turns.map(({ decisions }) => decisions)).toEqual([2, 1, 0, 0, 0, 1]);
  });
});

test('the dearest moments are those that are certain to have lost most', () => {
  const close = judged({ verdict: 'unclear', loss: 0.3 });
  const found = dearestOf([review('ann', [MISTAKE, close]), review('bob', [BLUNDER])], 5);
  expect(found.map(({ review: { player }, moment }) => [player, moment.verdict])).toEqual([
    ['bob', 'blunder'],
    ['ann', 'mistake'],
  ]);
});
