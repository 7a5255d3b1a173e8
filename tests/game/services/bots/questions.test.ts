/** What services ask of the worker that plays the bots, each by the policy for the rules of its question. */
import { describe, expect, test, vi } from 'vitest';
import type { Comparison } from '../../../../engine/daily/comparison.ts';
import { dayOf } from '../../../../engine/daily/day.ts';
import { RIVAL } from '../../../../engine/observation-layout.ts';
import { RequestFailed } from '../../../../game/base/worker-requests.ts';
import { adaptedIn } from '../../../../game/services/bots/adapting-service.ts';
import { ComparisonService } from '../../../../game/services/bots/comparison-service.ts';
import { HabitService, latestMatches } from '../../../../game/services/bots/habit-service.ts';
import { ReviewService } from '../../../../game/services/bots/review-service.ts';
import { asked, GOLF, noFile, opponentsWith, SCAT, SHA_256 } from '../../support/policy-worker.ts';
import { learntHabits } from '../../support/learnt-habits.ts';
import { keptRecord, playedMatch } from '../../support/records.ts';

const { record } = playedMatch(SCAT, 2, 1);

describe('a comparison of the levels', () => {
  const COMPARISON: Comparison = {
    master: [1, -3],
    totals: { beginner: [-4], casual: [-3], regular: [-2], strong: [-1], master: [-2] },
  };

  test('is made once for a day, whoever asks, and tells the latest who asked how far it is', async () => {
    const { opponents, workers } = opponentsWith(() => undefined);
    const comparisons = new ComparisonService(opponents);
    const shares: string[] = [];
    const compared = ['first', 'second'].map((who) =>
      comparisons.compareDay(dayOf('2026-11-24'), (share) => shares.push(`${who}: ${share}`)),
    );
    const [{ id, question }, ...others] = asked(workers[0], 'compare');
    expect(question).toMatchObject({ date: '2026-11-24', wanted: { rules: { name: 'gin', players: [4, 4] } } });
    workers[0].say({ type: 'progress', id, progress: 0.5 });
    const answer = { policy: SHA_256, ...COMPARISON };
    workers[0].say({ type: 'answer', id, answer });
    expect([await Promise.all(compared), others, shares]).toEqual([[answer, answer], [], ['second: 0.5']]);
  });

  test('is asked for again after it has failed', async () => {
    const { opponents, workers } = opponentsWith(() => undefined);
    const comparisons = new ComparisonService(opponents);
    const compare = () => comparisons.compareDay(dayOf('2026-11-24'), () => undefined);
    const failed = compare();
    workers[0].say(noFile(asked(workers[0], 'compare')[0]));
    await expect(failed).rejects.toThrow('no such file');
    void compare();
    expect(asked(workers[0], 'compare')).toHaveLength(2);
  });
});

test('a review judges the decisions of a seat, one after another, from what is known, until it is cancelled', async () => {
  const { opponents, workers } = opponentsWith(() => undefined);
  const reviews = new ReviewService(opponents);
  const heard: unknown[] = [];
  const known = { policy: SHA_256, decisions: 3 };
  const golf = playedMatch(GOLF, 2, 1).record;
  const leaving = new AbortController();
  const { signal } = leaving;
  const done = reviews.review(golf, 1, { onJudged: (judged) => heard.push(judged), known, signal });
  const [{ id, question }] = asked(workers[0], 'review');
  expect(question).toMatchObject({ seat: 1, known, wanted: { rules: { name: 'golf', players: [2, 2] } } });
  const judged = { at: 3, judged: null, share: 1, policy: SHA_256 };
  workers[0].say({ type: 'progress', id, progress: judged });
  workers[0].say({ type: 'answer', id, answer: SHA_256 });
  expect([await done, heard]).toEqual([SHA_256, [judged]]);
  const cancelled = reviews.review(record, 0, { onJudged: () => undefined, signal });
  leaving.abort();
  await expect(cancelled).rejects.toThrow('cancelled');
  expect(workers[0].heard.at(-1)).toEqual({ type: 'cancel', id: asked(workers[0], 'review')[1].id });
});

test('habits are learnt from matches in which nothing was taken back, at tables at which policies play', () => {
  const [kept, taken, large] = [
    keptRecord({ day: 1 }),
    keptRecord({ day: 2 }, { isTakenBack: true }),
    keptRecord({ day: 3 }),
  ];
  large.record = { ...large.record, players: Array<string>(11).fill('Anna') };
  expect(latestMatches([kept, taken, large], '').map(({ ended }) => ended)).toEqual([kept.ended]);
});

test('the habits in recorded matches are learnt with the policy for each kind of rules, until nobody wants to know', async () => {
  const { opponents, workers } = opponentsWith(() => undefined);
  const done: number[] = [];
  const matches = [SCAT, GOLF, SCAT].map((rules, index) => ({
    record: playedMatch(rules, 2, index).record,
    seat: 0,
    ended: `2026-05-0${index + 1}T12:00:00.000Z`,
  }));
  const leaving = new AbortController();
  const learn = () =>
    new HabitService(opponents).learn(matches, { signal: leaving.signal, onProgress: (count) => done.push(count) });
  const found = learn();
  const [{ id, question }] = asked(workers[0], 'learn');
  expect(question.groups).toMatchObject([
    { matches: [matches[0], matches[2]], wanted: { rules: { name: 'scat', players: [2, 2] } } },
    { matches: [matches[1]], wanted: { rules: { name: 'golf', players: [2, 2] } } },
  ]);
  const learnt = learntHabits({ decisions: 90 });
  workers[0].say({ type: 'progress', id, progress: 3 });
  workers[0].say({ type: 'answer', id, answer: learnt });
  expect([await found, done]).toEqual([learnt, [3]]);
  const left = learn();
  leaving.abort();
  await expect(left).rejects.toThrow('cancelled');
});

describe('what bots of a record did because of what they knew', () => {
  const knows = ['f'.repeat(RIVAL.size), null];
  const adapted = { ...record, deals: record.deals.map((deal) => ({ ...deal, bots: [null, { knows }] })) };
  const DECISIONS = [{ deal: 1, at: 2, seat: 1, played: 0, otherwise: 1 }];
  /** @param error that the worker answers with; null for decisions */
  function found(of: typeof record, error: Error | null = null) {
    const ask = vi.fn<(name: string, question: object) => Promise<unknown>>(async () => {
      if (error !== null) throw error;
      return DECISIONS;
    });
    return { ask, answer: adaptedIn({ ask } as never, of) };
  }

  test('is asked of the policy that they play by; where none knew anything nothing is', async () => {
    const { ask, answer } = found(adapted as never);
    expect(await answer).toEqual(DECISIONS);
    expect(ask.mock.calls).toMatchObject([['adapted', { record: adapted }]]);
    const none = found(record);
    expect([await none.answer, none.ask.mock.calls]).toEqual([[], []]);
  });

  test('is nothing where the worker cannot say it, and any other fault is told', async () => {
    expect(await found(adapted as never, new RequestFailed('missing', 'no file')).answer).toEqual([]);
    await expect(found(adapted as never, new TypeError('a fault')).answer).rejects.toThrow('a fault');
  });
});
