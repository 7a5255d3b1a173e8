/** The review of a match in the built game: from its result to its marks in the replay, by keyboard. */
import { describe, expect, test } from 'vitest';
import { expectAbsent } from './support/absence.ts';
import { findings } from './support/axe.ts';
import { builtGame } from './support/built-game.ts';
import { keyboardInput, playToTheEnd, POINTER_INPUT } from './support/player.ts';
import { chooseGame, chooseShortGame } from './support/short-game.ts';
import type { Visit } from './support/visit.ts';

const game = builtGame();

const LAPTOP = { viewport: { width: 1280, height: 720 }, hasPolicy: true } as const;

const dialogOf = ({ page }: Visit) => page.getByRole('dialog', { name: 'Review' });

/** Plays a match at once, and reviews it. */
async function reviewOfMatch(visit: Visit, lives: number, input = POINTER_INPUT): Promise<void> {
  await visit.applySettings({ opponents: 1, speed: 'instant' });
  await visit.see('the opponents', ({ opponents }) => opponents.is === 'policy');
  await chooseGame(visit, { name: 'Pennies', base: 'scat', lives });
  await visit.pressButton('Play');
  await visit.see('the table', ({ scene }) => scene === 'table');
  await playToTheEnd(visit, input);
  await visit.page.getByRole('button', { name: 'Review' }).press('Enter');
  await dialogOf(visit).waitFor();
}

const whole = (visit: Visit): Promise<void> =>
  dialogOf(visit)
    .getByText(/^\d+ decisions? judged/)
    .waitFor();

const seeReplay = (visit: Visit, what: string, isThere: (screen: Awaited<ReturnType<Visit['screen']>>) => boolean) =>
  visit.see(what, (screen) => screen.scene === 'replay' && !screen.isMoving && isThere(screen));

describe('a review in the built game', () => {
  test('says what decisions were worth, and leads to each in the replay and back, by keyboard', async () => {
    await game.visiting(LAPTOP, async (visit) => {
      const { page } = visit;
      await reviewOfMatch(visit, 2, keyboardInput());
      await whole(visit);
      const dialog = dialogOf(visit);
      expect(await dialog.locator('.figures > div').first().innerText()).toMatch(/^Blunders\s+[1-9]/);
      expect(await dialog.getByRole('table', { name: 'Deal by deal' }).innerText()).toMatch(/100%|0%/);
      await expectAbsent('what axe finds', () => findings(visit), {
        once: () =>
          dialog
            .getByText(/% more matches than knocking\./)
            .first()
            .waitFor(),
      });

      await dialog
        .getByRole('button', { name: /^Watch from here/ })
        .first()
        .press('Enter');
      const { position } = await seeReplay(visit, 'the moment', ({ marks }) => marks.length > 0);
      await page.keyboard.press('ArrowRight');
      const { marks, sentence } = await seeReplay(visit, 'the action', (screen) => screen.sentence !== '');
      expect(marks).toContain(position + 1);
      expect(sentence).toMatch(/^Blunder: .*% more matches than/);
      await expectAbsent('what axe finds', () => findings(visit), {
        once: () => expect.poll(() => page.locator('.replay .review').innerText()).toContain(sentence),
      });

      await page.keyboard.press('Home');
      for (const mark of marks) {
        await page.keyboard.press('.');
        await seeReplay(visit, 'the next mark', (screen) => screen.position === mark && screen.sentence !== '');
      }
      for (const mark of marks.slice(0, -1).toReversed()) {
        await page.keyboard.press(',');
        await seeReplay(visit, 'the mark before', (screen) => screen.position === mark && screen.sentence !== '');
      }
      await page.keyboard.press('Escape');
      await visit.see('the result', ({ scene }) => scene === 'result');
      await whole(visit);

      const [, blunders] = /(\d+)$/.exec(await dialog.locator('.figures > div').first().innerText()) ?? [];
      await dialog.getByRole('combobox', { name: 'Point out' }).selectOption('blunders only');
      const pointedOut = dialog.locator('.dear h3');
      await expect.poll(() => pointedOut.count()).toBe(Math.min(3, Number(blunders)));
      for (const text of await pointedOut.allInnerTexts()) expect(text).toMatch(/: Blunder$/);
      await dialog
        .getByRole('button', { name: /^Watch from here/ })
        .first()
        .press('Enter');
      await seeReplay(visit, 'the blunders alone', (screen) => screen.marks.length === Number(blunders));
    });
  });

  test('is not made where it is closed, is made from the replay, and stays with the record', async () => {
    await game.visiting(LAPTOP, async (visit) => {
      const { page } = visit;
      await reviewOfMatch(visit, 1);
      await page.keyboard.press('Escape');
      await visit.pressButton('Menu');
      await visit.pressButton('Records');
      await page.getByRole('button', { name: /^Watch: / }).click();
      await visit.see('the replay', ({ scene, review }) => scene === 'replay' && review?.is === 'absent');
      await page.getByRole('button', { name: 'Review' }).click();
      await expect.poll(async () => (await visit.screen()).review?.is).toBe('whole');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Review: / }).click();
      await whole(visit);
      const chosen = dialogOf(visit).getByRole('combobox', { name: 'Whose decisions' });
      expect(await chosen.inputValue()).toBe('0');
      await chosen.selectOption('Fox');
      await whole(visit);
    });
  });

  test('says so where nobody can judge', async () => {
    const expected = /manifest\.json|Failed to load resource/;
    await game.visiting({ ...LAPTOP, hasPolicy: true, expected }, async (visit) => {
      await chooseShortGame(visit, 'scat');
      await visit.chooseSpeed('Instant');
      await visit.pressButton('Play');
      await visit.see('the table', ({ scene }) => scene === 'table');
      await playToTheEnd(visit, POINTER_INPUT);
      await visit.page.route('**/manifest.json', (route) => route.abort());
      await visit.pressButton('Review');
      await dialogOf(visit).getByText('The bots that judge did not load').waitFor();
      await visit.page.unroute('**/manifest.json');
      await dialogOf(visit).getByRole('button', { name: 'Try again' }).click();
      await whole(visit);
    });
  });
});
