import { describe, expect, test } from 'vitest';
import { DRAW } from '../../../../engine/actions.ts';
import type { AdaptedDecision } from '../../../../engine/habits/adapted-decisions.ts';
import { REVIEW_SEED } from '../../../../engine/review/imagined-deals.ts';
import { decisionsOf, type ReviewableDecision } from '../../../../engine/review/review.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { deferred } from '../../../../game/base/deferred.ts';
import { RequestFailed } from '../../../../game/base/worker-requests.ts';
import { ReplayMarks } from '../../../../game/features/replay/replay-marks.ts';
import type { MarkedMoment } from '../../../../game/model/marked-moments.ts';
import { readMatch } from '../../../../game/model/replay.ts';
import type { ReviewOptions } from '../../../../game/services/bots/review-service.ts';
import { Reviews, type ReviewSoFar } from '../../../../game/services/reviews.ts';
import { memoryStores, reviewId } from '../../../../game/services/storage/stores.ts';
import { betterInWords } from '../../../../game/kit/judgements-in-words.ts';
import { playedMatch } from '../../support/records.ts';
import { reviewedDecision } from '../../support/reviews.ts';
import { soon } from '../../support/soon.ts';

const { record } = playedMatch(preset('scat'), 2, 1);
const SPEAKERS = [
  { name: 'You', you: true },
  { name: 'Fox', you: false },
];
const decisions = decisionsOf(record, 1);
/** Every decision lost something, as if the first legal action had been better. */
const judged = decisions.map(({ deal, at, played, legal }) =>
  reviewedDecision({ deal, at, played, best: legal.find((action) => action !== played) ?? played, options: [] }),
);

/** The marks of a replay, where the review is kept already, or is made by `done`. */
async function marksOf(kept: boolean, adapted: readonly AdaptedDecision[] = []) {
  const stores = memoryStores();
  const review = { record: 'a match', seat: 1, policy: '5a', seed: REVIEW_SEED, judged, obvious: 0 };
  if (kept) await stores.reviews.put(reviewId('a match', 1), review);
  const made = deferred<string>();
  const judge = (_record: unknown, _seat: number, { onJudged, signal }: ReviewOptions): Promise<string> => {
    for (const [at, one] of judged.entries())
      onJudged({ at, judged: one, share: (at + 1) / judged.length, policy: '5a' });
    signal.addEventListener('abort', () => made.reject(new RequestFailed('cancelled', 'It was cancelled.')));
    return made.promise;
  };
  const reviews = new Reviews(stores, { review: judge });
  const states: (ReviewSoFar['share'] | string)[] = [];
  const marks: ReplayMarks = new ReplayMarks({
    match: readMatch(record),
    subject: { id: 'a match', record, seat: 1 },
    reviews: () => Promise.resolve(reviews),
    adapted: () => Promise.resolve(adapted),
    least: 'doubtful',
    speakers: SPEAKERS,
    changed: () => states.push(marks.state.is),
  });
  await soon();
  return { marks, made, states };
}

describe('what bots did because of what they knew of the others', () => {
  const [decision] = decisionsOf(record, 0).filter(({ legal, played }) => legal.includes(DRAW) && played !== DRAW);
  const adapted: AdaptedDecision = { ...decision, seat: 0, otherwise: DRAW };

  test('is marked without a review, and says what it would have been otherwise', async () => {
    const { marks, states } = await marksOf(false, [adapted]);
    expect([marks.state.is, marks.marks.length, states.length]).toEqual(['absent', 1, 1]);
    const [{ at, before }] = marks.marks;
    expect(marks.sentenceAt(at)).toBe('You adapts to the others here. Otherwise: drawing.');
    expect(marks.sentenceAt(before)).toBe('');
  });

  test('stands among the marks of a review, in the order of the match', async () => {
    const { marks } = await marksOf(true, [adapted]);
    expect(marks.marks).toHaveLength(decisions.length + 1);
    const places = marks.marks.map(({ at }) => at);
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
  });
});

describe('the marks of a replay', () => {
  test('are there where the match has been reviewed', async () => {
    const { marks } = await marksOf(true);
    expect(marks.state).toEqual({ is: 'whole' });
    expect(marks.marks).toHaveLength(decisions.length);
  });

  test('come while the match is being reviewed', async () => {
    const { marks, made } = await marksOf(false);
    expect([marks.state, marks.marks]).toEqual([{ is: 'absent' }, []]);
    const making = marks.make();
    await soon();
    expect(marks.state).toEqual({ is: 'making', share: 1 });
    expect(marks.marks).toHaveLength(decisions.length);
    made.resolve('5a');
    await making;
    expect(marks.state).toEqual({ is: 'whole' });
  });

  test('are not to be had where nobody can judge', async () => {
    const { marks } = await marksOf(false);
    const making = marks.make();
    await soon();
    marks.stop();
    await making;
    expect(marks.state).toEqual({ is: 'failed' });
  });

  test('are not made where nobody waits for them any more', async () => {
    const { marks } = await marksOf(false);
    const making = marks.make();
    marks.stop();
    await making;
    expect([marks.state, marks.marks]).toEqual([{ is: 'failed' }, []]);
  });

  test('lead forward and back, from one after its action to another', async () => {
    const { marks } = await marksOf(true);
    const [first, second] = marks.marks;
    expect(marks.beside(0, true)).toBe(first);
    expect(marks.beside(first.before, true)).toBe(first);
    expect(marks.beside(first.at, true)).toBe(second);
    expect(marks.beside(second.at, false)).toBe(first);
    expect(marks.beside(first.at, false)).toBeUndefined();
  });

  test('say of each action what was better than that one', async () => {
    const { marks } = await marksOf(true);
    expect(marks.sentenceAt(marks.marks[0].before)).toBe('');
    const said = marks.marks.map(({ at }) => marks.sentenceAt(at));
    const better = marks.marks.map((mark) => {
      const { moment } = mark as MarkedMoment;
      const { view } = decisions.find(({ deal, at }) => deal === moment.deal && at === moment.at) as ReviewableDecision;
      return `Mistake: ${betterInWords(moment, view)}`;
    });
    expect(said.map((sentence, index) => sentence.slice(0, better[index].length))).toEqual(better);
    expect(said.filter((sentence) => sentence !== sentence.trim())).toEqual([]);
    expect(marks.marks.map(({ at }) => marks.sentenceAt(at))).toEqual(said);
  });
});
