import { beforeAll, describe, expect, test } from 'vitest';
import type { Action } from '../../../../engine/actions.ts';
import { Batch } from '../../../../engine/bots/batch.ts';
import { createExpert } from '../../../../engine/bots/expert.ts';
import { createThresholdBot } from '../../../../engine/bots/threshold.ts';
import { reasonsFor } from '../../../../engine/review/reasons.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import type { View } from '../../../../engine/view.ts';
import { factorCostOf, loadPolicy } from '../../../../training/cli/bots/bots.ts';
import { policyFor } from '../../../../training/cli/support/manifest.ts';
import { evaluateRows } from '../../../../training/learner/evaluation/batched-evaluate.ts';
import type { Session } from '../../../../training/learner/network/session.ts';
import { openPosition, type ExercisePosition } from '../../../../engine/review/position.ts';
import { kindOf } from '../../../../engine/review/review.ts';
import { linesFor } from '../../../../engine/review/verdict.ts';
import { NO_CHECKPOINTS } from '../../../../training/cli/jobs/job-kind.ts';
import { positions } from '../../../../training/cli/jobs/kinds/positions.ts';

/** Losses and margins have four digits. */
const ROUNDING = 1e-4;

/** What a policy plays in a position, and how likely each of its actions is. */
async function opinionOf(session: Session, view: View, legal: readonly Action[]) {
  const batch = new Batch(evaluateRows(session));
  const chances = new Map<Action, number>();
  batch.add(view, legal, legal.length, (answer) => {
    for (const action of legal) chances.set(action, answer[action]);
  });
  await batch.flush();
  const likely = (action: Action): number => chances.get(action) ?? 0;
  return { best: legal.toSorted((one, other) => likely(other) - likely(one))[0], likely };
}

describe('positions of a preset', () => {
  let found: ExercisePosition[];
  const told: number[] = [];
  beforeAll(async () => {
    // By this seed the first two mistakes that come up are of one kind.
    const find = await positions.prepare({ models: 'models', count: 2, seed: 6 });
    found = await find({ rules: 'scat', index: 0 }, (share) => told.push(share), NO_CHECKPOINTS);
  });

  test('come from one match after the other, until there are as many as are wanted', () => {
    expect(found).toHaveLength(2);
    expect(told.indexOf(1)).toBe(told.length - 1);
  });

  test('are each of another deal, not too long to take in, and not more than half about one kind of decision', () => {
    expect(new Set(found.map(({ cards }) => cards.slice(0, 17))).size).toBe(2);
    for (const { actions } of found) expect(actions.length).toBeLessThanOrEqual(24);
    const kinds = found.map((position) => {
      const { played, best } = openPosition(position).judgement;
      return kindOf(played, best);
    });
    expect(new Set(kinds).size).toBe(2);
  });

  test('are those where the policy plays what is best, and some simple bot what seems much worse to the policy', async () => {
    for (const position of found) {
      const { judgement, view } = openPosition(position);
      const legal = judgement.options.map(({ action }) => action);
      const file = policyFor('models', preset('scat'), view.table.players);
      const { best, likely } = await opinionOf(await loadPolicy(file, '--model'), view, legal);
      expect(judgement.best).toBe(best);
      expect(judgement.played).not.toBe(best);
      const seemingLoss = factorCostOf(file) * Math.log(likely(best) / likely(judgement.played));
      expect(seemingLoss).toBeGreaterThan(2 * linesFor(view.table.aliveCount).mistake);
      const simple = [...[21, 25, 28].map(createThresholdBot), createExpert(1)];
      const plausible = simple.map((bot) => bot.decide(view, legal));
      expect(plausible).toContain(judgement.played);
    }
  });

  test('are those of mistakes, however uncertain the loss is, of which figures say why', () => {
    for (const position of found) {
      const { judgement, view } = openPosition(position);
      expect(reasonsFor(judgement, view)).not.toEqual([]);
      expect(judgement.loss - judgement.margin).toBeGreaterThan(linesFor(view.table.aliveCount).mistake - ROUNDING);
    }
  });
});
