import { describe, expect, test } from 'vitest';
import { WEIGHT_COUNT, type ObservedDecision } from '../../../../engine/habits/habits.ts';
import { HabitService } from '../../../../game/services/bots/habit-service.ts';
import { asked, GOLF, opponentsWith, SCAT } from '../../support/policy-worker.ts';
import { playedMatch } from '../../support/records.ts';

const decision = (chosen: number): ObservedDecision => ({ rows: [new Float64Array(WEIGHT_COUNT)], chosen });

function looking(signal = new AbortController().signal) {
  const { opponents, workers } = opponentsWith(() => undefined);
  const done: number[] = [];
  const matches = [playedMatch(SCAT, 2, 1), playedMatch(GOLF, 2, 1), playedMatch(SCAT, 2, 2)].map(({ record }) => ({
    record,
    seat: 0,
  }));
  const found = new HabitService(opponents).observe(matches, { signal, onProgress: (count) => done.push(count) });
  return { found, done, worker: workers[0], matches };
}

describe('what somebody chose in recorded matches', () => {
  test('is asked of the policy for each kind of rules in turn, and put together', async () => {
    const { found, done, worker, matches } = looking();
    const [scat] = asked(worker, 'observe');
    expect(scat.question).toMatchObject({ matches: [matches[0], matches[2]], wanted: { rules: { name: 'scat' } } });
    worker.say({ type: 'progress', id: scat.id, progress: 1 });
    worker.say({ type: 'answer', id: scat.id, answer: [decision(0)] });
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    const golf = asked(worker, 'observe')[1];
    expect(golf.question).toMatchObject({ matches: [matches[1]], wanted: { rules: { name: 'golf' } } });
    worker.say({ type: 'progress', id: golf.id, progress: 1 });
    worker.say({ type: 'answer', id: golf.id, answer: [decision(1)] });
    expect(await found).toEqual([decision(0), decision(1)]);
    expect(done).toEqual([1, 3]);
  });

  test('is no longer asked for when nobody wants to know', async () => {
    const leaving = new AbortController();
    const { found, worker } = looking(leaving.signal);
    const [{ id }] = asked(worker, 'observe');
    leaving.abort();
    await expect(found).rejects.toThrow('cancelled');
    expect(worker.heard.at(-1)).toEqual({ type: 'cancel', id });
    expect(asked(worker, 'observe')).toHaveLength(1);
  });
});
