/** The review of a match while it is made, and what it says. */
import { within } from '@testing-library/dom';
import { render } from 'preact';
import { expect, test, vi } from 'vitest';
import type { Verdict } from '../../../../engine/review/verdict.ts';
import { decisionsOf } from '../../../../engine/review/review.ts';
import { openReviewDialog } from '../../../../game/screens/review/screen.tsx';
import { Assumptions } from '../../../../game/screens/review/sections.tsx';
import { readMatch } from '../../../../game/model/replay.ts';
import { StorageError } from '../../../../game/base/store.ts';
import { RequestFailed } from '../../../../game/base/worker-requests.ts';
import type { Reviews, ReviewSoFar } from '../../../../game/services/reviews.ts';
import { keptRecord } from '../../support/records.ts';
import { reviewedDecision } from '../../support/reviews.ts';
import { preferencesOf } from '../../support/table.ts';
import { choose, dialog, pressAndSettle, readable, settle } from '../../support/page.ts';

const KEPT = keptRecord({ seed: 3 });
const MATCH = readMatch(KEPT.record);
const decisions = decisionsOf(KEPT.record, 0);
const VERDICTS: readonly Verdict[] = ['blunder', 'mistake', 'doubtful', 'mistake'];
/** A blunder, a mistake, something doubtful and the rest fine. */
const JUDGED = decisions.slice(0, 8).map(({ deal, at, turn, legal, played }, index) => {
  const best = legal.find((one) => one !== played) ?? played;
  const verdict = VERDICTS.at(index) ?? 'fine';
  return reviewedDecision({
    deal,
    at,
    turn,
    played,
    best: verdict === 'fine' ? played : best,
    loss: [0.2, 0.1, 0.03, 0.08][index] ?? 0,
    verdict,
    options: legal.map((action) => ({
      action,
      prior: 0.3,
      chance: action === played ? 0.4 : 0.5,
      figures: { lost: action === played ? 0.6 : 0.4, taken: 0, knocked: 0.1 },
    })),
  });
});
async function opened(seat: number | null = 0) {
  const made: {
    seat: number;
    progress: (soFar: ReviewSoFar) => void;
    resolve: () => void;
    reject: (error: Error) => void;
  }[] = [];
  const cancel = vi.fn();
  const reviews = {
    open: ({ seat: whose }: { seat: number }, { onProgress, signal }: Parameters<Reviews['open']>[1]) => {
      signal.addEventListener('abort', cancel);
      return new Promise((resolve, reject) =>
        made.push({
          seat: whose,
          progress: onProgress,
          resolve: () => resolve({ judged: JUDGED, obvious: 2 }),
          reject,
        }),
      );
    },
  } as unknown as Reviews;
  const onShow = vi.fn();
  const preferences = preferencesOf();
  openReviewDialog({ id: 'a', match: MATCH, you: 0, seat, preferences, reviews, onShow });
  await settle();
  return { made, cancel, onShow, preferences };
}

const whole = (review: Awaited<ReturnType<typeof opened>>) => {
  review.made[0].resolve();
  return settle();
};

test('a review says what the decisions were worth, which cost most, and what was luck', async () => {
  const review = await opened();
  await whole(review);
  const lines = readable(dialog('Review'));
  const at = lines.indexOf('8 decisions judged, 4 of them marked.');
  expect(lines.slice(at + 1, at + 15)).toEqual([
    '# What cost the most',
    '# Deal 1, turn 1: Blunder',
    'Drawing wins 20 ± 1% more matches than knocking.',
    'A knock here loses 60 of 100 deals; playing on loses 40.',
    'Fox 3 tokens',
    'Owl 3 tokens',
    'Stock: 42',
    '(four of clubs)',
    'Discards',
    'Your hand 3 tokens',
    '(seven of clubs) (six of clubs) (nine of clubs)',
    '22 in clubs',
    '[Watch from here: Deal 1, turn 1]',
    '# Deal 2, turn 1: Mistake',
  ]);
  const inOrder = lines.indexOf('# All of them, in order');
  expect(lines.slice(inOrder + 1, inOrder + 8).filter((line) => !line.startsWith('['))).toEqual([
    'Deal 1, turn 1: Blunder Drawing wins 20 ± 1% more matches than knocking.',
    'Deal 2, turn 1: Mistake Taking the 4♦ wins 10 ± 1% more matches than drawing.',
    'Deal 2, turn 1: Doubtful Discarding the 2♠ wins 3.0 ± 1.0% more matches than discarding the 6♦.',
    'Deal 2, turn 2: Mistake Taking the 5♠ wins 8 ± 1% more matches than drawing.',
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Lost in all, in % of a match | 41.0',
      '(Chance to win the match)',
      '2 | 50% | 7 | 21.0',
      'Knock or play on | 8 | 41.0',
      'The cards were about as kind to you as to the others.',
      'The record does not say how the bots played: they are taken to play their best.',
    ]),
  );
});

const PERSON = null;
const BOT = { policy: 'general', level: 'master', style: 'even' } as const;
const ABOUT_PEOPLE = 'People are taken to play on as well as the best bots.';
test.each([
  ['says how well people are taken to play where another person plays', [PERSON, BOT, PERSON], [ABOUT_PEOPLE]],
  ['says nothing of people where nobody else is one', [PERSON, BOT, BOT], []],
  ['says nothing of people where only bots play', [BOT, BOT, BOT], []],
])('%s', (_, bots, said) => {
  const deals = KEPT.record.deals.map((deal) => ({ ...deal, bots }));
  const place = document.createElement('div');
  render(<Assumptions record={{ ...KEPT.record, deals }} seat={0} who={{ name: 'Anna', you: false }} />, place);
  expect(readable(place)).toEqual([
    '# What is assumed',
    'The chance to win the match assumes that all who play on are equally strong.',
    ...said,
  ]);
});

test('says in which deals a bot has played for somebody', () => {
  const [bot, person] = [
    [BOT, BOT, BOT],
    [PERSON, BOT, BOT],
  ];
  const said = (byDeal: (typeof bot | typeof person)[], you: boolean): string[] => {
    const deals = byDeal.map((bots) => ({ ...KEPT.record.deals[0], bots }));
    const place = document.createElement('div');
    render(<Assumptions record={{ ...KEPT.record, deals }} seat={0} who={{ name: 'Anna', you }} />, place);
    return readable(place).slice(2);
  };
  expect(said([person, bot, bot], false)).toEqual(['A bot played for Anna in deals 2 and 3, or in a part of them.']);
  expect(said([bot], true)).toEqual(['A bot played for you in deal 1, or in a part of it.']);
  expect(said([person, person], false)).toEqual([]);
});

test('leads from a mistake to the moment in the replay', async () => {
  const review = await opened();
  await whole(review);
  within(dialog('Review')).getAllByRole('button', { name: 'Watch from here: Deal 1, turn 1' })[0].click();
  expect(review.onShow).toHaveBeenCalledWith(expect.any(Number), 0);
  expect(document.querySelector('dialog')).toBeNull();
  await settle();
  expect(review.cancel).toHaveBeenCalledOnce();
});

test('a review points out what the settings say, from then on', async () => {
  const review = await opened();
  await whole(review);
  const count = () => within(dialog('Review')).getAllByRole('heading', { level: 3 }).length;
  expect(count()).toBe(3);
  within(dialog('Review')).getByRole('radio', { name: 'blunders only' }).click();
  await settle();
  expect(review.preferences.settings.marksFrom).toBe('blunder');
  expect(count()).toBe(1);
});

test('a review is made for whoever is chosen, in place of the one before', async () => {
  const review = await opened(null);
  expect(review.made).toEqual([]);
  choose('Whose decisions', 'Fox');
  await settle();
  expect(review.made.map(({ seat }) => seat)).toEqual([1]);
  choose('Whose decisions', 'Owl');
  await settle();
  expect(review.cancel).toHaveBeenCalledOnce();
  expect(review.made.map(({ seat }) => seat)).toEqual([1, 2]);
  review.made[0].progress({ judged: [], obvious: 7, share: 0.5 });
  review.made[1].progress({ judged: [], obvious: 3, share: 0.5 });
  review.made[0].progress({ judged: [], obvious: 9, share: 0.6 });
  await settle();
  expect(readable(dialog('Review'))).toContain('Obvious, not judged | 3');
});

test('a review that cannot be made says so, and can be tried again', async () => {
  const review = await opened();
  review.made[0].reject(new RequestFailed('stopped', 'gone'));
  await settle();
  expect(readable(dialog('Review'))).toContain('The bots that judge did not load, so there is no review now.');
  await pressAndSettle('Try again');
  expect(review.made).toHaveLength(2);
});

test('a review that had been made before stays where it cannot be stored again, which is said', async () => {
  const review = await opened();
  review.made[0].progress({ judged: JUDGED, obvious: 2, share: 1 });
  review.made[0].reject(new StorageError('It is full.'));
  await settle();
  const lines = readable(dialog('Review'));
  expect(lines).toEqual(expect.arrayContaining(['8 decisions judged, 4 of them marked.', 'It is full.']));
  expect(lines).not.toContain('[Try again]');
});
