import { describe, expect, test } from 'vitest';
import { REVIEW_SEED } from '../../../engine/review/imagined-deals.ts';
import type { ReviewedDecision } from '../../../engine/review/review.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { deferred } from '../../../game/base/deferred.ts';
import type { JudgedNow } from '../../../game/services/bots/messages.ts';
import type { ReviewOptions } from '../../../game/services/bots/review-service.ts';
import { Reviews, type ReviewSoFar } from '../../../game/services/reviews.ts';
import { memoryStores, reviewId, type KeptReview } from '../../../game/services/storage/stores.ts';
import { reviewedDecision } from '../support/reviews.ts';
import { playedMatch } from '../support/records.ts';
import { soon } from '../support/soon.ts';

const [POLICY, OTHER_POLICY] = ['5a'.repeat(32), '6b'.repeat(32)];
const { record } = playedMatch(preset('scat'), 2, 1);
const SUBJECT = { id: 'a match', record, seat: 1 };

/** Judges as `judging` says once it is asked. */
class FakeBots {
  readonly orders: (ReviewOptions & { seat: number })[] = [];
  readonly #done = deferred<string>();

  review(_record: unknown, seat: number, options: ReviewOptions): Promise<string> {
    this.orders.push({ seat, ...options });
    return this.#done.promise;
  }

  end(policy = POLICY): void {
    this.#done.resolve(policy);
  }
}

const decision = (at: number): ReviewedDecision => reviewedDecision({ deal: 1, at });
const judged = (at: number, one: ReviewedDecision | null, share: number): JudgedNow => ({
  at,
  judged: one,
  share,
  policy: POLICY,
});

const KEPT: KeptReview = {
  record: SUBJECT.id,
  seat: 1,
  policy: POLICY,
  seed: REVIEW_SEED,
  judged: [decision(3)],
  obvious: 2,
};

/** A review that has been asked for. */
function opened(kept?: KeptReview) {
  const stores = memoryStores();
  if (kept !== undefined) void stores.reviews.put(reviewId(SUBJECT.id, 1), kept);
  const bots = new FakeBots();
  const seen: ReviewSoFar[] = [];
  const reviews = new Reviews(stores, bots);
  const cancelling = new AbortController();
  const open = ({ signal } = new AbortController()) =>
    reviews.open(SUBJECT, { onProgress: (soFar) => seen.push(soFar), signal });
  return { stores, bots, seen, reviews, open, review: open(cancelling), cancel: () => cancelling.abort() };
}

describe('a review', () => {
  test('is told decision by decision, and kept when it is whole', async () => {
    const { stores, bots, seen, review } = opened();
    await soon();
    const [{ onJudged, seat, known }] = bots.orders;
    expect([seat, known]).toEqual([1, undefined]);
    onJudged(judged(0, null, 0.5));
    onJudged(judged(1, decision(3), 1));
    bots.end();
    const whole: KeptReview = { ...KEPT, obvious: 1 };
    expect(await review).toEqual(whole);
    expect(seen).toEqual([
      { judged: [], obvious: 1, share: 0.5 },
      { judged: [decision(3)], obvious: 1, share: 1 },
    ]);
    expect(await stores.reviews.all()).toEqual(new Map([['a match 1', whole]]));
  });

  test('that is kept is shown at once, and stays where the same policy would judge', async () => {
    const { bots, seen, review } = opened(KEPT);
    await soon();
    expect(seen).toMatchObject([{ judged: KEPT.judged, obvious: 2, share: 1 }]);
    expect(bots.orders).toMatchObject([{ known: { policy: POLICY, decisions: 3 } }]);
    bots.end();
    expect(await review).toEqual(KEPT);
  });

  test('is made again where another policy judges by now', async () => {
    const { stores, bots, review } = opened(KEPT);
    await soon();
    bots.orders[0].onJudged({ ...judged(0, decision(5), 1), policy: OTHER_POLICY });
    bots.end(OTHER_POLICY);
    expect(await review).toMatchObject({ policy: OTHER_POLICY, judged: [decision(5)], obvious: 0 });
    expect(await stores.reviews.get('a match 1')).toMatchObject({ policy: OTHER_POLICY });
  });

  test('is made again where its deals were imagined otherwise', async () => {
    const { bots, seen, reviews } = opened({ ...KEPT, seed: REVIEW_SEED + 1 });
    await soon();
    expect([seen, bots.orders[0].known]).toEqual([[], undefined]);
    expect(await reviews.get(SUBJECT)).toBeNull();
  });

  test('that is cancelled stops its judge, or never asks for it', async () => {
    const { bots, cancel } = opened();
    await soon();
    cancel();
    expect(bots.orders).toMatchObject([{ signal: { aborted: true } }]);
    const early = opened();
    early.cancel();
    await expect(early.review).rejects.toThrow('cancelled');
    expect(early.bots.orders).toEqual([]);
  });

  test('that was cancelled goes on from there, unless another policy judges by then', async () => {
    const { bots, seen, open, cancel } = opened();
    await soon();
    bots.orders[0].onJudged(judged(0, decision(3), 0.5));
    cancel();
    void open();
    await soon();
    expect(bots.orders[1].known).toEqual({ policy: POLICY, decisions: 1 });
    expect(seen.at(-1)).toEqual({ judged: [decision(3)], obvious: 0, share: 0.5 });
    bots.orders[1].onJudged(judged(1, decision(5), 1));
    expect(seen.at(-1)?.judged).toEqual([decision(3), decision(5)]);
    bots.orders[1].onJudged({ ...judged(0, decision(3), 0.5), policy: OTHER_POLICY });
    expect(seen.at(-1)?.judged).toEqual([decision(3)]);
  });

  test('goes with its record, whether it was kept or cancelled, and no other one does', async () => {
    const { stores, bots, reviews, open, cancel } = opened({ ...KEPT, seed: REVIEW_SEED + 1 });
    await stores.reviews.put(reviewId('another match', 0), { ...KEPT, record: 'another match', seat: 0 });
    await soon();
    bots.orders[0].onJudged(judged(0, decision(3), 0.5));
    cancel();
    for (const [forgotten, known] of [
      ['another one', { policy: POLICY, decisions: 1 }],
      [SUBJECT.id, undefined],
    ] as const) {
      await reviews.forget(forgotten);
      void open();
      await soon();
      expect(bots.orders.at(-1)?.known).toEqual(known);
    }
    expect([...(await stores.reviews.all()).keys()]).toEqual(['another match 0']);
  });
});
