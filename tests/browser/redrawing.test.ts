import { expect, test } from 'vitest';
import { meanOf } from '../../engine/statistics.ts';
import { deferred } from '../../game/base/deferred.ts';
import { builtGame, WINDOW } from './support/built-game.ts';
import { pixelsOf } from './support/pixels.ts';
import { POINTER_INPUT } from './support/player.ts';
import type { Visit, VisitOptions } from './support/visit.ts';

const game = builtGame();

const SIZES = [
  { width: 640, height: 360 },
  { width: 1440, height: 900 },
];

/** How red the table's cloth is below all buttons, from 0 to 255. */
async function rednessOf({ page }: Visit): Promise<number> {
  const picture = await page.screenshot({ clip: { x: 380, y: 440, width: 8, height: 8 } });
  return meanOf((await pixelsOf(page, picture)).filter((_, i) => i % 4 === 0));
}

/** Resizes the window. */
async function resize(visit: Visit): Promise<void> {
  for (const size of SIZES) {
    await visit.page.setViewportSize(size);
    await visit.frames(10);
  }
}

test('a menu with an open page survives another light from another tab, then other window sizes', async () => {
  await game.visiting(WINDOW, async (visit) => {
    await visit.seeScene('menu');
    for (const [label, theme] of [
      ['Game', 'day'],
      ['Options', 'evening'],
    ]) {
      await visit.pressButton(label);
      await visit.see('the page', ({ page }) => page !== null);
      await visit.changeSettings({ theme });
      await visit.frames(5);
      await resize(visit);
      await visit.pressButton('Done');
      await visit.see('the menu alone', ({ page }) => page === null);
    }
  });
});

test('the menu has the cloth of the game that another tab has chosen', async () => {
  await game.visiting(WINDOW, async (visit) => {
    await visit.applySettings({ rules: 'scat' });
    const green = await rednessOf(visit);
    await visit.changeSettings({ rules: 'gin' });
    await expect.poll(async () => (await rednessOf(visit)) - green).toBeGreaterThan(20);
  });
});

test('a menu that is drawn again while a match opens is left once, for what was pressed first', async () => {
  const late = deferred<void>();
  const routes: VisitOptions['routes'] = {
    '.js': async (route) => {
      if (/match-/.test(route.request().url())) await late.promise;
      await route.continue();
    },
  };
  await game.visiting({ ...WINDOW, routes }, async (visit) => {
    await visit.applySettings({});
    await visit.pressButton('Play');
    await visit.changeSettings({ theme: 'day' });
    await visit.frames(10);
    await visit.pressButton('The lesson');
    late.resolve();
    await visit.seeScene('table');
    await visit.frames(10);
    expect((await visit.screen()).scenes).toEqual(['table']);
  });
});

test('in a window smaller than any phone everything is inside and can be pressed', async () => {
  await game.visiting({ viewport: { width: 480, height: 320 } }, async (visit) => {
    await visit.sitDown({ opponents: 3 });
    const { targets, shown } = await visit.seeTurn();
    for (const { x, y, width, height } of targets.map(({ bounds }) => bounds)) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(480);
      expect(y + height).toBeLessThanOrEqual(320);
    }
    await POINTER_INPUT.act(visit, await visit.screen(), 'draw');
    await visit.see('the card', (screen) => screen.shown.stock === (shown.stock as number) - 1);
  });
});
