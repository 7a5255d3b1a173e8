/** What a double learns from: decisions of the person, and none that a bot took for them. */
import { expect, test } from 'vitest';
import type { EvaluateOne } from '../../../../engine/bots/policy.ts';
import type { DealBot } from '../../../../engine/record.ts';
import { decisionsOf } from '../../../../engine/review/review.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { HabitLearner } from '../../../../game/services/bots/habit-learner.ts';
import { playedMatch } from '../../support/records.ts';

/** A policy to which all that is legal is as good. */
const evaluate: EvaluateOne = (_observation, mask) => {
  const legal = mask.reduce((sum, one) => sum + one, 0);
  return Promise.resolve(Float32Array.from(mask, (one) => one / legal));
};
const BOT: DealBot = { level: 'regular', style: 'even' };
const { record } = playedMatch(preset('scat'), 3, 4);
const SEAT = 1;

async function decisionsLearnt(bots: (deal: number) => readonly (DealBot | null)[] | undefined): Promise<number> {
  const deals = record.deals.map((deal, index) => {
    const played = bots(index + 1);
    return { ...deal, ...(played !== undefined && { bots: [...played] }) };
  });
  const learner = new HabitLearner(() => undefined);
  await learner.observe([{ record: { ...record, deals }, seat: SEAT, ended: '2026-01-01T12:00:00.000Z' }], {
    evaluate,
    factorCost: 0.006,
  });
  return learner.learnt().decisions;
}

test('of a match at a table with others all decisions of the own seat count, and no others', async () => {
  const own = decisionsOf(record, SEAT).length;
  expect(own).toBeGreaterThan(10);
  expect(await decisionsLearnt(() => [null, null, BOT])).toBe(own);
  expect(await decisionsLearnt(() => undefined)).toBe(own);
});

test('deals in which a bot has decided for the person are left out', async () => {
  const own = decisionsOf(record, SEAT);
  const afterTheFirst = own.filter(({ deal }) => deal > 1).length;
  expect(afterTheFirst).toBeLessThan(own.length);
  expect(await decisionsLearnt((deal) => [null, deal === 1 ? BOT : null, BOT])).toBe(afterTheFirst);
});
