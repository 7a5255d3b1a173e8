import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ReviewService } from '../../../../game/services/bots/review-service.ts';
import { asked, GOLF, noFile, opponentsWith, SCAT, SHA_256 } from '../../support/policy-worker.ts';
import { playedMatch } from '../../support/records.ts';
import { reviewedDecision } from '../../support/reviews.ts';

function judging() {
  const { opponents, workers } = opponentsWith(() => undefined);
  return { reviews: new ReviewService(opponents), workers };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the opponents', () => {
  test('judge the decisions of a seat, one after another, by the policy for the rules of the record', async () => {
    const { reviews, workers } = judging();
    const heard: unknown[] = [];
    const known = { policy: SHA_256, decisions: 3 };
    const { record } = playedMatch(GOLF, 2, 1);
    const { done } = reviews.review(record, 1, ({ at, judged }) => heard.push([at, judged]), known);
    const [{ id, question }] = asked(workers[0], 'review');
    expect(question).toMatchObject({ seat: 1, known, wanted: { rules: { name: 'golf', players: [2, 2] } } });
    for (const message of [
      { type: 'alive' },
      { type: 'progress', progress: { at: 3, judged: null, share: 0.5, policy: SHA_256 } },
    ] as const) {
      await vi.advanceTimersByTimeAsync(14_000);
      workers[0].say({ id, ...message });
    }
    await vi.advanceTimersByTimeAsync(14_000);
    workers[0].say({
      type: 'progress',
      id,
      progress: { at: 4, judged: reviewedDecision(), share: 1, policy: SHA_256 },
    });
    workers[0].say({ type: 'answer', id, answer: SHA_256 });
    expect(await done).toBe(SHA_256);
    expect(heard).toEqual([
      [3, null],
      [4, reviewedDecision()],
    ]);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(workers[0].isTerminated).toBe(false);
  });

  test('stop judging when nobody wants to know any more', async () => {
    const { reviews, workers } = judging();
    const { done, cancel } = reviews.review(playedMatch(SCAT, 2, 1).record, 0, () => undefined);
    cancel();
    await expect(done).rejects.toThrow('cancelled');
    const [{ id }] = asked(workers[0], 'review');
    expect(workers[0].heard.at(-1)).toEqual({ type: 'cancel', id });
  });

  test('give up judging where the policy does not come', async () => {
    const { reviews, workers } = judging();
    const { done } = reviews.review(playedMatch(SCAT, 2, 1).record, 0, () => undefined);
    const [{ id }] = asked(workers[0], 'review');
    workers[0].say(noFile({ id }));
    await expect(done).rejects.toThrow('no such file');
  });
});
