import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Comparison } from '../../../../engine/daily/comparison.ts';
import { dayOf } from '../../../../engine/daily/day.ts';
import { ComparisonService } from '../../../../game/services/bots/comparison-service.ts';
import { asked, noFile, opponentsWith, SHA_256 } from '../../support/policy-worker.ts';

const COMPARISON: Comparison = {
  master: [1, -3],
  totals: { beginner: [-4], casual: [-3], regular: [-2], strong: [-1], master: [-2] },
};

function comparing() {
  const { opponents, workers } = opponentsWith(() => undefined);
  return { comparisons: new ComparisonService(opponents), workers };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the levels', () => {
  test('play the deals of a day with all levels, by the policy for its rules, and say how far they are', async () => {
    const { comparisons, workers } = comparing();
    const shares: number[] = [];
    const compared = comparisons.compareDay(dayOf('2026-11-24'), (share) => shares.push(share));
    const [{ id, question }] = asked(workers[0], 'compare');
    expect(question).toMatchObject({ date: '2026-11-24', wanted: { rules: { name: 'gin', players: [4, 4] } } });
    await vi.advanceTimersByTimeAsync(14_000);
    workers[0].say({ type: 'progress', id, progress: 0.5 });
    await vi.advanceTimersByTimeAsync(14_000);
    workers[0].say({ type: 'answer', id, answer: { policy: SHA_256, ...COMPARISON } });
    expect(await compared).toEqual({ policy: SHA_256, ...COMPARISON });
    expect(shares).toEqual([0.5]);
  });

  test('play a day once, whoever asks, and tell the latest who asked', async () => {
    const { comparisons, workers } = comparing();
    const shares: string[] = [];
    const day = dayOf('2026-11-24');
    const [first, second] = ['first', 'second'].map((who) =>
      comparisons.compareDay(day, (share) => shares.push(`${who}: ${share}`)),
    );
    const [{ id }, ...others] = asked(workers[0], 'compare');
    workers[0].say({ type: 'progress', id, progress: 0.5 });
    workers[0].say({ type: 'answer', id, answer: { policy: SHA_256, ...COMPARISON } });
    expect([await first, others, shares]).toEqual([await second, [], ['second: 0.5']]);
  });

  test('give up on the deals of a day where the policy does not come', async () => {
    const { comparisons, workers } = comparing();
    const compared = comparisons.compareDay(dayOf('2026-11-24'), () => undefined);
    workers[0].say(noFile(asked(workers[0], 'compare')[0]));
    await expect(compared).rejects.toThrow('no such file');
  });

  test('are asked again for a day that could not be compared', async () => {
    const { comparisons, workers } = comparing();
    const failed = comparisons.compareDay(dayOf('2026-11-24'), () => undefined);
    workers[0].say(noFile(asked(workers[0], 'compare')[0]));
    await expect(failed).rejects.toThrow('no such file');
    void comparisons.compareDay(dayOf('2026-11-24'), () => undefined);
    expect(asked(workers[0], 'compare')).toHaveLength(2);
  });
});
