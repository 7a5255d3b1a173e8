import { describe, expect, test } from 'vitest';
import { noHabits } from '../../../../engine/habits/habits.ts';
import { HabitService } from '../../../../game/services/bots/habit-service.ts';
import type { LearntHabits } from '../../../../game/services/bots/messages.ts';
import { asked, GOLF, opponentsWith, SCAT } from '../../support/policy-worker.ts';
import { playedMatch } from '../../support/records.ts';

const LEARNT: LearntHabits = {
  decisions: 90,
  weights: noHabits(),
  alike: 80,
  notices: [],
  nearest: { level: 'strong', style: 'cautious', mean: -0.5 },
  factorCost: 0.006,
};

function looking(signal = new AbortController().signal) {
  const { opponents, workers } = opponentsWith(() => undefined);
  const done: number[] = [];
  const matches = [playedMatch(SCAT, 2, 1), playedMatch(GOLF, 2, 1), playedMatch(SCAT, 2, 2)].map(
    ({ record }, index) => ({ record, seat: 0, ended: `2026-05-0${index + 1}T12:00:00.000Z` }),
  );
  const found = new HabitService(opponents).learn(matches, { signal, onProgress: (count) => done.push(count) });
  return { found, done, worker: workers[0], matches };
}

describe('the habits in recorded matches', () => {
  test('are asked of the worker, with the policy for each kind of rules', async () => {
    const { found, done, worker, matches } = looking();
    const [{ id, question }] = asked(worker, 'learn');
    expect(question.groups).toMatchObject([
      { matches: [matches[0], matches[2]], wanted: { rules: { name: 'scat', players: [2, 2] } } },
      { matches: [matches[1]], wanted: { rules: { name: 'golf', players: [2, 2] } } },
    ]);
    worker.say({ type: 'progress', id, progress: 1 });
    worker.say({ type: 'progress', id, progress: 3 });
    worker.say({ type: 'answer', id, answer: LEARNT });
    expect(await found).toEqual(LEARNT);
    expect(done).toEqual([1, 3]);
  });

  test('are no longer asked for when nobody wants to know', async () => {
    const leaving = new AbortController();
    const { found, worker } = looking(leaving.signal);
    const [{ id }] = asked(worker, 'learn');
    leaving.abort();
    await expect(found).rejects.toThrow('cancelled');
    expect(worker.heard.at(-1)).toEqual({ type: 'cancel', id });
  });
});
