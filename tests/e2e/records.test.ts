/** The record of a match: replayed, counted, reviewed. */
import { expect, test } from 'vitest';
import { expectAbsent } from '../browser/support/absence.ts';
import { builtGame, LAPTOP } from '../browser/support/built-game.ts';
import { findings } from '../browser/support/legible.ts';
import { keyboardInput, playToTheEnd, POINTER_INPUT } from '../browser/support/player.ts';
import { reviewDialog, reviewed, reviewOfMatch, seeAtRest, seeReplay } from '../browser/support/replay.ts';
import { chooseShortGame } from '../browser/support/tables.ts';

const { visiting } = builtGame();

const OPTIONS = { ...LAPTOP, hasPolicy: true };

test('a match that was played is stored, can be replayed at once, and is counted', async () => {
  await visiting(OPTIONS, async (visit) => {
    await visit.applySettings({ opponents: 1 });
    await chooseShortGame(visit, 'scat');
    await visit.pressButton('Play');
    const { result } = await playToTheEnd(visit, POINTER_INPUT);
    await visit.pressButton('Watch it again');
    const { steps } = await seeReplay(visit, 'the match again', ({ isPlaying }) => isPlaying);
    await visit.page.keyboard.press('End');
    const end = await seeAtRest(visit, 'the end', ({ position }) => position === steps);
    expect(end.names[(end.shown.winners as number[])[0]]).toBe(result.standings[0].name);
    await visit.page.getByRole('button', { name: 'Close' }).click();
    expect((await visit.seeScene('result')).headline).toBe(result.headline);
    await visit.pressButton('Turning point');
    await visit.page.getByRole('button', { name: 'Watch it', exact: true }).click();
    const { deal, deals } = await seeReplay(visit, 'the deal that decided it', ({ isPlaying }) => isPlaying);
    expect(deal).toBe(deals);
    await visit.page.getByRole('button', { name: 'Close' }).click();
    await visit.pressButton('Menu');
    await visit.pressButton('Records');
    await expect.poll(() => visit.page.locator('dialog .records > li').count()).toBe(1);
    await visit.page.getByRole('button', { name: 'Statistics' }).click();
    const figures = visit.page.getByRole('dialog', { name: 'Statistics' }).locator('.figures > div').first();
    await expect.poll(() => figures.innerText()).toMatch(/^Matches\s+1$/);
  });
});

test('a review says what decisions were worth, and leads to each in the replay and back, by keyboard', async () => {
  await visiting(OPTIONS, async (visit) => {
    const { page } = visit;
    await reviewOfMatch(visit, keyboardInput());
    await reviewed(visit);
    const dialog = reviewDialog(visit);
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
    const { position } = await seeAtRest(visit, 'the moment', ({ marks }) => marks.length > 0);
    await page.keyboard.press('ArrowRight');
    const { marks, sentence } = await seeAtRest(visit, 'the action', (screen) => screen.sentence !== '');
    expect(marks).toContain(position + 1);
    expect(sentence).toMatch(/^Blunder: .*% more matches than/);
    await expectAbsent('what axe finds', () => findings(visit), {
      once: () => expect.poll(() => page.locator('.replay .review').innerText()).toContain(sentence),
    });

    await page.keyboard.press('Home');
    for (const mark of marks) {
      await page.keyboard.press('.');
      await seeAtRest(visit, 'the next mark', (screen) => screen.position === mark && screen.sentence !== '');
    }
    for (const mark of marks.slice(0, -1).toReversed()) {
      await page.keyboard.press(',');
      await seeAtRest(visit, 'the mark before', (screen) => screen.position === mark && screen.sentence !== '');
    }
    await page.keyboard.press('Escape');
    await visit.seeScene('result');
    await reviewed(visit);

    const [, blunders] = /(\d+)$/.exec(await dialog.locator('.figures > div').first().innerText()) ?? [];
    await dialog.getByRole('radio', { name: 'blunders only' }).check();
    const pointedOut = dialog.locator('.dear h3');
    await expect.poll(() => pointedOut.count()).toBe(Math.min(3, Number(blunders)));
    for (const text of await pointedOut.allInnerTexts()) expect(text).toMatch(/: Blunder$/);
    await dialog
      .getByRole('button', { name: /^Watch from here/ })
      .first()
      .press('Enter');
    await seeAtRest(visit, 'the blunders alone', (screen) => screen.marks.length === Number(blunders));
  });
});
