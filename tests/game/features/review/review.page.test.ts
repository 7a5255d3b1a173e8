/** The review of a match while it is made, and what it says. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Verdict } from '../../../../engine/review/verdict.ts';
import { decisionsOf } from '../../../../engine/review/review.ts';
import { openReviewDialog } from '../../../../game/features/review/review-dialog.ts';
import { assumptions } from '../../../../game/features/review/sections.ts';
import { readMatch } from '../../../../game/model/replay.ts';
import { RequestFailed } from '../../../../game/base/worker-requests.ts';
import type { Reviews, ReviewSoFar } from '../../../../game/services/reviews.ts';
import { keptRecord } from '../../support/records.ts';
import { reviewedDecision } from '../../support/reviews.ts';
import { preferencesOf } from '../../support/table.ts';
import { choose, dialog, layOutPage, press, readable, settle } from '../../support/page.ts';

beforeEach(layOutPage);

describe('a review', () => {
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
  function opened(seat: number | null = 0) {
    const made: {
      seat: number;
      progress: (soFar: ReviewSoFar) => void;
      resolve: () => void;
      reject: (error: Error) => void;
    }[] = [];
    const cancel = vi.fn();
    const reviews = {
      open: ({ seat: whose }: { seat: number }, progress: (soFar: ReviewSoFar) => void) => ({
        done: new Promise((resolve, reject) =>
          made.push({ seat: whose, progress, resolve: () => resolve({ judged: JUDGED, obvious: 2 }), reject }),
        ),
        cancel,
      }),
    } as unknown as Reviews;
    const onShow = vi.fn();
    const preferences = preferencesOf();
    openReviewDialog({ id: 'a', match: MATCH, you: 0, seat, preferences, reviews, onShow });
    return { made, cancel, onShow, preferences };
  }

  const frames = async () => {
    for (let turn = 0; turn < 6; turn++) {
      await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
      await settle();
    }
  };
  const whole = (review: ReturnType<typeof opened>) => {
    review.made[0].resolve();
    return frames();
  };

  test('says what the decisions were worth, which cost most, and what was luck', async () => {
    const review = opened();
    await whole(review);
    expect(readable(dialog('Review'))).toMatchInlineSnapshot(`
      [
        "# Review",
        "Decisions are judged by what could be known when they were made, never by the cards that came. Losses are in percent of a match: 1% is one match in a hundred.",
        "Whose decisions",
        "<Whose decisions: You of Choose a player, You, Fox, Owl>",
        "Point out",
        "<Point out: every loss of every loss, mistakes and worse, blunders only>",
        "8 decisions judged, 4 of them marked.",
        "# What cost most",
        "# Deal 1, turn 1: Blunder",
        "Drawing wins 20 ± 1% more matches than knocking.",
        "A knock here loses 60 of 100 deals; playing on loses 40.",
        "Fox 3 tokens",
        "Owl 3 tokens",
        "Stock: 42",
        "(four of clubs)",
        "Discards",
        "Your hand 3 tokens",
        "(seven of clubs) (six of clubs) (nine of clubs)",
        "22 in clubs",
        "[Watch from here: Deal 1, turn 1]",
        "# Deal 2, turn 1: Mistake",
        "Taking the 4♦ wins 10 ± 1% more matches than drawing.",
        "Your choice loses 60 of 100 deals, the better one 40.",
        "Fox 3 tokens took 2♥, discarded A♣",
        "(two of hearts)",
        "Owl 2 tokens drew, discarded 4♦",
        "Stock: 41",
        "(four of diamonds)",
        "Discards",
        "Your hand 3 tokens",
        "(ten of clubs) (six of diamonds) (king of spades)",
        "10 in spades",
        "[Watch from here: Deal 2, turn 1]",
        "# Deal 2, turn 2: Mistake",
        "Taking the 5♠ wins 8 ± 1% more matches than drawing.",
        "Your choice loses 60 of 100 deals, the better one 40.",
        "Fox 3 tokens drew, discarded 2♥",
        "Owl 2 tokens drew, discarded 5♠",
        "Stock: 38",
        "(five of spades)",
        "Discards",
        "Your hand 3 tokens",
        "(ten of clubs) (two of spades) (king of spades)",
        "12 in spades",
        "[Watch from here: Deal 2, turn 2]",
        "Blunders",
        "1",
        "Mistakes",
        "2",
        "Doubtful",
        "1",
        "Too close to tell",
        "0",
        "Fine",
        "4",
        "Obvious, not judged",
        "2",
        "Lost in all, in % of a match",
        "41.0",
        "# All of them, in order",
        "Deal 1, turn 1: Blunder Drawing wins 20 ± 1% more matches than knocking.",
        "[Watch from here: Deal 1, turn 1]",
        "Deal 2, turn 1: Mistake Taking the 4♦ wins 10 ± 1% more matches than drawing.",
        "[Watch from here: Deal 2, turn 1]",
        "Deal 2, turn 1: Doubtful Discarding the 2♠ wins 3.0 ± 1.0% more matches than discarding the 6♦.",
        "[Watch from here: Deal 2, turn 1]",
        "Deal 2, turn 2: Mistake Taking the 5♠ wins 8 ± 1% more matches than drawing.",
        "[Watch from here: Deal 2, turn 2]",
        "# Chance to win the match",
        "(Chance to win the match)",
        "The dashed line is an equal share, 33%.",
        "# Deal by deal",
        "Deal | Chance after it | Decisions | Lost, in %",
        "1 | 40% | 1 | 20.0",
        "2 | 50% | 7 | 21.0",
        "3 | 33% | 0 | 0.0",
        "4 | 41% | 0 | 0.0",
        "5 | 50% | 0 | 0.0",
        "6 | 87% | 0 | 0.0",
        "7 | 75% | 0 | 0.0",
        "8 | 100% | 0 | 0.0",
        "# By kind of decision",
        "Kind | Decisions | Lost, in %",
        "Knock or play on | 8 | 41.0",
        "# Luck",
        "The cards were about as kind to you as to the others.",
        "Hands dealt and cards drawn, beside what was to be expected and what the others got: it has nothing to do with how well anybody played.",
        "# What is assumed",
        "The chance to win the match supposes that all who play on are equally strong.",
        "The record does not say how the bots played: they are taken to play their best.",
        "[Done]",
      ]
    `);
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
    const lines = assumptions({ ...KEPT.record, deals }, 0).map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'What is assumed',
      'The chance to win the match supposes that all who play on are equally strong.',
      ...said,
    ]);
  });

  test('leads to the moment in the replay', async () => {
    const review = opened();
    await whole(review);
    dialog('Review').querySelector<HTMLButtonElement>('.dearest button')?.click();
    expect(review.onShow).toHaveBeenCalledWith(expect.any(Number), 0);
    expect(document.querySelector('dialog')).toBeNull();
    expect(review.cancel).toHaveBeenCalledOnce();
  });

  test('points out what the settings say, from then on', async () => {
    const review = opened();
    await whole(review);
    const count = () => dialog('Review').querySelectorAll('.dearest > *').length;
    expect(count()).toBe(3);
    choose('Point out', 'blunders only');
    await whole(review);
    expect(review.preferences.settings.marksFrom).toBe('blunder');
    expect(count()).toBe(1);
  });

  test('is made for whoever is chosen, in place of the one before', async () => {
    const review = opened(null);
    expect(review.made).toEqual([]);
    choose('Whose decisions', 'Fox');
    expect(review.made.map(({ seat }) => seat)).toEqual([1]);
    choose('Whose decisions', 'Owl');
    expect(review.cancel).toHaveBeenCalledOnce();
    expect(review.made.map(({ seat }) => seat)).toEqual([1, 2]);
    const obvious = () => {
      const lines = readable(dialog('Review'));
      return lines[lines.indexOf('Obvious, not judged') + 1];
    };
    review.made[0].progress({ judged: [], obvious: 7, share: 0.5 });
    review.made[1].progress({ judged: [], obvious: 3, share: 0.5 });
    review.made[0].progress({ judged: [], obvious: 9, share: 0.6 });
    await frames();
    expect(obvious()).toBe('3');
  });

  test('that cannot be made says so, and can be tried again', async () => {
    const review = opened();
    review.made[0].reject(new RequestFailed('stopped', 'gone'));
    await settle();
    expect(readable(dialog('Review').querySelector('.report') as Element)).toMatchInlineSnapshot(`
      [
        "The bots that judge did not load, so there is no review now.",
        "[Try again]",
      ]
    `);
    press('Try again');
    expect(review.made).toHaveLength(2);
  });
});
