/** Whole matches in the built game: by pointer, by touch, by keys. */
import { expect, test } from 'vitest';
import { builtGame, PHONE, WINDOW } from '../browser/support/built-game.ts';
import { keyboardInput, playToTheEnd, POINTER_INPUT, tabTo } from '../browser/support/player.ts';
import type { Visit } from '../browser/support/visit.ts';

const { visiting } = builtGame();

/** Sets the menu to so many opponents at instant speed, and deals. */
async function sitDown(visit: Visit, opponents: number): Promise<void> {
  const menu = await visit.seeScene('menu');
  await visit.chooseSpeed('Instant');
  for (let seats = menu.settings.opponents; seats !== opponents; seats += Math.sign(opponents - seats)) {
    await visit.pressButton(seats < opponents ? 'More opponents' : 'Fewer opponents');
  }
  const { settings } = await visit.screen();
  expect(settings).toMatchObject({ opponents, speed: 'instant' });
  await visit.pressButton('Play');
  await visit.seeScene('table');
}

test('a match of two is played to its end by clicks, against the trained policy', async () => {
  await visiting({ ...WINDOW, hasPolicy: true }, async (visit) => {
    await visit.see('the policy', ({ opponents }) => opponents.is === 'policy');
    await sitDown(visit, 1);
    const { result } = await playToTheEnd(visit, POINTER_INPUT);
    expect(result.opponents.is).toBe('policy');
    expect(result.evaluationTimes.length).toBeGreaterThan(0);
    expect(result.standings).toHaveLength(2);
    expect(result.headline).toMatch(/wins? the match$/);
    await visit.playAgain();
    const again = await visit.seeScene('table');
    expect(again.tokens).toEqual([3, 3]);
  });
});

test('a match of four is played to its end on a phone by touch, and who keeps losing may have easier opponents', async () => {
  await visiting(PHONE, async (visit) => {
    await visit.applySettings({ lossesInARow: 2 });
    await sitDown(visit, 3);
    const { result } = await playToTheEnd(visit, POINTER_INPUT);
    expect(result.standings.map(({ name }) => name).toSorted()).toEqual(['Fox', 'Heron', 'Owl', 'You']);
    const offer = visit.page.locator('.toast', { hasText: 'three matches in a row' });
    const hasLost = result.standings[0].name !== 'You';
    expect(await offer.count()).toBe(hasLost ? 1 : 0);
    if (!hasLost) return;
    await offer.getByRole('button', { name: 'Yes, easier' }).click();
    const { settings } = await visit.screen();
    expect(settings).toMatchObject({ lossesInARow: 0 });
    expect(settings.seats[1]).toMatchObject({ level: 'beginner' });
  });
});

test('a match of two is played to its end by keyboard alone', async () => {
  await visiting(WINDOW, async (visit) => {
    await visit.seeScene('menu');
    await visit.page.keyboard.press('1');
    await tabTo(visit, 'Options');
    await tabTo(visit, 'Speed: Normal', 'ArrowRight');
    await visit.page.keyboard.press('ArrowRight');
    await visit.page.keyboard.press('Escape');
    expect((await visit.screen()).settings).toMatchObject({ opponents: 1, speed: 'instant' });
    await tabTo(visit, 'Play');
    const { result } = await playToTheEnd(visit, keyboardInput());
    expect(result.standings).toHaveLength(2);
    await visit.page.keyboard.press('Enter');
    await visit.seeScene('table');
  });
});
