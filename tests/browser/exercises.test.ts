/** Exercises in the built game: a mistake of one's own match, got wrong, explained, coming back, and got right. */
import { expect, test } from 'vitest';
import { DRAW, KNOCK } from '../../engine/actions.ts';
import { decisionsOf, type ReviewableDecision } from '../../engine/review/review.ts';
import { LANGUAGES } from '../../game/i18n/languages.ts';
import type { KeptReview } from '../../game/services/storage/stores.ts';
import { keptRecord } from '../game/support/records.ts';
import { reviewedDecision } from '../game/support/reviews.ts';
import { expectAbsent, overflow } from './support/absence.ts';
import { builtGame, PHONE } from './support/built-game.ts';
import { store } from './support/storage.ts';
import { putForward, type Visit } from './support/visit.ts';

const { visiting } = builtGame();

const KEPT = keptRecord();
const FOUND = decisionsOf(KEPT.record, 0).find(({ legal }) => [DRAW, KNOCK].every((action) => legal.includes(action)));
if (FOUND === undefined) throw new Error('nobody could draw or knock in the match of this test');
const DECISION: ReviewableDecision = FOUND;

/** A knock that cost 12 points, where drawing was best. */
const REVIEW: KeptReview = {
  record: 'match',
  seat: 0,
  policy: 'some',
  seed: 31,
  obvious: 3,
  judged: [
    reviewedDecision({
      deal: DECISION.deal,
      at: DECISION.at,
      loss: 0.12,
      margin: 0.04,
      verdict: 'blunder',
      options: DECISION.legal.map((action) => ({
        action,
        prior: 0.3,
        chance: action === DRAW ? 0.56 : 0.44,
        figures: { lost: action === KNOCK ? 0.62 : 0.41, taken: 0, knocked: 0.1 },
      })),
    }),
  ],
};

/** Loads the page again some days later, with the exercises that were open. */
async function laterBy(visit: Visit, days: number): Promise<void> {
  await visit.page.addInitScript(putForward, days * 86_400_000);
  await visit.page.reload();
  await pageOf(visit).waitFor();
}

const pageOf = ({ page }: Visit) => page.getByRole('dialog', { name: 'Exercises' });

async function openExercises(visit: Visit): Promise<void> {
  await visit.page.getByRole('button', { name: /^Deal of the day/ }).press('Enter');
  await visit.page.getByRole('dialog').getByRole('button', { name: 'Exercises' }).press('Enter');
  await pageOf(visit).waitFor();
}

const answer = (visit: Visit, name: string) => pageOf(visit).getByRole('button', { name, exact: true });

test('a mistake of a match comes again, is explained, and comes back until it is solved', async () => {
  await visiting(PHONE, async (visit) => {
    await visit.applySettings({});
    await store(visit, 'records', { match: KEPT });
    await store(visit, 'reviews', { 'match 0': REVIEW });
    await openExercises(visit);
    const { page } = visit;
    await pageOf(visit).getByText('0 of 5 today').waitFor();
    const verdict = async () => (await pageOf(visit).innerText()).match(/blunder|better|62/gi);
    await expectAbsent('the verdict before the answer', verdict, {
      once: () => pageOf(visit).getByText('Scat · your match of Jan 1, 2026').waitFor(),
    });

    await answer(visit, 'Knock').press('Enter');
    await pageOf(visit).getByText('There is a better move.').waitFor();
    expect(await pageOf(visit).innerText()).toContain('Drawing wins 12% more matches than knocking.');
    expect(await pageOf(visit).innerText()).toContain('A knock here loses 62 of 100 deals; playing on loses 41.');
    await pageOf(visit).getByText('This comes back tomorrow.').waitFor();
    expect(await answer(visit, 'Knock').isDisabled()).toBe(true);
    await page.keyboard.press('Enter');
    await pageOf(visit).getByText('1 of 5 today').waitFor();
    await pageOf(visit)
      .getByText(/from the master’s games/)
      .waitFor();

    await laterBy(visit, 1);
    await pageOf(visit).getByText('Scat · your match of Jan 1, 2026').waitFor();
    await answer(visit, 'Draw from the stock').press('Enter');
    await pageOf(visit).getByText('Right.', { exact: true }).waitFor();
    expect(await pageOf(visit).innerText()).toContain('In your match: Knock.');
    await pageOf(visit).getByText('This comes back in 3 days.').waitFor();

    await laterBy(visit, 1);
    await pageOf(visit)
      .getByText(/from the master’s games/)
      .waitFor();
    await laterBy(visit, 2);
    await pageOf(visit).getByText('Scat · your match of Jan 1, 2026').waitFor();
  });
});

test('nothing is cut off in any language, on the narrowest phone', async () => {
  await visiting({ viewport: { width: 320, height: 568 } }, async (visit) => {
    await visit.follow('#/exercises');
    const dialog = visit.page.locator('dialog[open]');
    await dialog.locator('.exercise .tools button').first().press('Enter');
    for (const language of LANGUAGES) {
      await visit.speak(language);
      await expectAbsent(`overflow in ${language}`, () => overflow(dialog.locator('article')), {
        once: () => dialog.locator('.answer .verdict').waitFor(),
      });
    }
  });
});
