/** The game as a page, without a canvas: for browsers that cannot draw, and for whoever prefers it. */
import { describe, expect, test } from 'vitest';
import type { Locator } from 'playwright-core';
import { expectAbsent, overflow } from './support/absence.ts';
import { builtGame, LAPTOP } from './support/built-game.ts';
import { GAME_GROUPS } from '../../game/catalogue/game-groups.ts';
import { gameName } from '../../game/catalogue/game-names.ts';
import { PRESETS } from '../../engine/rules/resolve.ts';
import { loadWords, wordsOf } from '../../game/i18n/words.ts';
import { findings } from './support/legible.ts';
import { playOnPage } from './support/listener.ts';
import { keyboardInput, playToTheEnd } from './support/player.ts';
import { chooseShortGame } from './support/tables.ts';
import type { Visit, VisitOptions } from './support/visit.ts';

const game = builtGame();
await loadWords('de');

function onPage(options: VisitOptions, during: (visit: Visit) => Promise<void>): Promise<void> {
  return game.visiting(options, during, '&canvas=off');
}

async function describedBy(button: Locator): Promise<string | null> {
  const id = await button.getAttribute('aria-describedby');
  return button.page().locator(`#${id}`).textContent();
}

/** A place on a button that would be left first if the button moved down. */
async function upperEdge(button: Locator): Promise<{ x: number; y: number }> {
  const { x, y } = (await button.boundingBox()) as { x: number; y: number };
  return { x: x + 30, y: y + 8 };
}

/** A press as long as a hand's, with frames between its parts. */
async function pressSlowly(visit: Visit, { x, y }: { x: number; y: number }): Promise<void> {
  const { mouse } = visit.page;
  await mouse.move(x, y);
  await mouse.down();
  await visit.frames(2);
  await mouse.up();
  await visit.frames(2);
}

/** Applies settings, deals and waits for a turn. */
async function sitDown(visit: Visit, settings: object = { opponents: 1 }): Promise<void> {
  await visit.applySettings(settings);
  await deal(visit);
}

async function deal(visit: Visit): Promise<void> {
  await visit.page.getByRole('button', { name: 'Play', exact: true }).click();
  await visit.see('a turn', ({ legal }) => legal?.length > 0);
}

describe('the game as a page', () => {
  test.each(['scat', 'golf', 'schwimmen'])('a whole match of %s is played by mouse', async (base) => {
    await onPage(LAPTOP, async (visit) => {
      await visit.applySettings({ opponents: 2 });
      await chooseShortGame(visit, base);
      await deal(visit);
      expect(await playOnPage(visit)).toMatch(/wins? the match/);
    });
  });

  test('a whole match is played by keys', async () => {
    await onPage(LAPTOP, async (visit) => {
      await visit.applySettings({ opponents: 1 });
      await chooseShortGame(visit, 'scat');
      await visit.page.keyboard.press('Enter');
      const { result } = await playToTheEnd(visit, keyboardInput());
      expect(result.standings).toHaveLength(2);
    });
  });

  /** A pointer gives no button the focus. */
  const likeSafari = (): void => {
    document.addEventListener('mousedown', (event) => {
      event.preventDefault();
      (document.activeElement as HTMLElement).blur();
    });
  };

  test.each([
    ['', LAPTOP],
    [', as in Safari, too', { ...LAPTOP, before: likeSafari }],
  ])('a knock asks at its button to be pressed again%s', async (_where, options) => {
    await onPage(options, async (visit) => {
      await sitDown(visit);
      const knock = visit.page.getByRole('button', { name: /^Knock with/ });
      await knock.click();
      await visit.page.locator('.item.armed').waitFor();
      expect(await describedBy(knock)).toMatch(/^Press again to knock/);
      await visit.frames(2);
      await knock.click();
      await visit.see('the knock', ({ shown }) => shown.knocker === 0);
    });
  });

  test.each([
    ['en', 1280, 720],
    ['de', 390, 844],
    ['fr', 844, 390],
    ['es', 320, 568],
  ])('a button stays under the pointer from press to press (%s, %i×%i)', async (language, width, height) => {
    await onPage({ viewport: { width, height } }, async (visit) => {
      await visit.applySettings({ opponents: 2, language });
      await visit.page.keyboard.press('Enter');
      await visit.see('a turn', ({ legal }) => legal?.includes('knock'));
      const knock = visit.page.locator('.item', { has: visit.page.locator('[aria-keyshortcuts="K"]') });
      await knock.scrollIntoViewIfNeeded();
      const edge = await upperEdge(knock);
      await pressSlowly(visit, edge);
      await visit.page.locator('.item.armed').waitFor();
      await pressSlowly(visit, edge);
      await visit.see('the knock', ({ shown }) => shown.knocker === 0);
    });
  });

  test('arrows go where the buttons are seen', async () => {
    await onPage({ viewport: { width: 390, height: 844 } }, async (visit) => {
      await sitDown(visit);
      const { page } = visit;
      await page.getByRole('button', { name: 'Draw from the stock' }).click();
      const discards = page.getByRole('button', { name: /^Discard/ });
      await discards.first().focus();
      // On a canvas they would lie beside each other.
      await page.keyboard.press('ArrowDown');
      expect(await discards.nth(1).evaluate((one) => one === document.activeElement)).toBe(true);
    });
  });

  test('all games stand below each other, in their groups', async () => {
    await onPage({ viewport: { width: 390, height: 844 } }, async (visit) => {
      const { page } = visit;
      await page.getByRole('button', { name: /^Game:/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Choose a game' });
      const named = dialog.getByRole('listitem').getByRole('strong');
      await named.first().waitFor();
      const names = PRESETS.map((name) => gameName(name).name);
      expect(await named.allTextContents()).toEqual(expect.arrayContaining(names));
      expect(await dialog.getByRole('heading', { level: 2 }).count()).toBe(Object.keys(GAME_GROUPS).length);
      await dialog.getByRole('button', { name: /^Trentuno / }).click();
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('button', { name: 'Game: Trentuno' }).waitFor();
    });
  });

  test('what can be done in a turn names its key, unless keys of characters are switched off', async () => {
    const keys = ['Draw from the stock', /^Take/, /^Knock with/];
    for (const characterKeys of [true, false]) {
      await onPage(LAPTOP, async (visit) => {
        await sitDown(visit, { opponents: 1, characterKeys });
        const named = keys.map((name) => visit.page.getByRole('button', { name }).getAttribute('aria-keyshortcuts'));
        expect(await Promise.all(named)).toEqual(characterKeys ? ['D', 'T', 'K'] : [null, null, null]);
      });
    }
  });

  test('hand and top card are seen as pictures, which screen readers pass over', async () => {
    await onPage(LAPTOP, async (visit) => {
      await sitDown(visit);
      const { shown } = await visit.screen();
      // Cards are written to the page in the frame after the turn has come.
      const ranksInHand = visit.page.locator('[data-topic="hand"] svg text');
      await ranksInHand.first().waitFor();
      const ranks = await ranksInHand.allTextContents();
      const held = (shown.hand as number[]).map(
        (card) => ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'][card % 13],
      );
      expect(ranks).toEqual(held);
      expect(await visit.page.locator('[data-topic="middle"] svg').count()).toBe(1);
      const hidden = await visit.page
        .locator('.cards:has(svg)')
        .evaluateAll((rows) => rows.map(({ ariaHidden }) => ariaHidden));
      expect(new Set(hidden)).toEqual(new Set(['true']));
    });
  });

  test('pictures in dialogs are seen as on a canvas', async () => {
    await onPage(LAPTOP, async (visit) => {
      const { page } = visit;
      await page.getByRole('button', { name: /^Ladder/ }).click();
      const face = page.getByRole('dialog').locator('canvas').first();
      await page.locator('body > div > canvas').waitFor({ state: 'attached' });
      await expectAbsent('the canvas of the table', () => page.locator('body > div > canvas:visible').count(), {
        once: () => face.waitFor({ state: 'visible' }),
      });
    });
  });
});

describe('the page can be read by everybody', () => {
  test.each(['evening', 'day'])(
    'axe finds nothing wrong with menu, options, a turn and a showdown in the %s',
    async (theme) => {
      await onPage(LAPTOP, async (visit) => {
        await visit.applySettings({ opponents: 1, theme });
        const { page } = visit;
        const expectNothingWrong = (where: string, seen: Locator): Promise<void> =>
          expectAbsent(`what axe finds on ${where}`, () => findings(visit), { once: () => seen.waitFor() });
        const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
        await expectNothingWrong('the menu', button('Options'));
        await button('Options').click();
        await expectNothingWrong('the options', page.getByRole('heading', { name: 'Options' }));
        await page.keyboard.press('Escape');
        await deal(visit);
        await expectNothingWrong('a turn', button('Draw from the stock'));
        await button(/^Knock with/).click();
        await expectNothingWrong('a knock pressed once', page.locator('.item.armed'));
        await button(/^Knock with/).click();
        await expectNothingWrong('the showdown', button('Next deal'));
      });
    },
  );

  test.each([
    ['a small phone', 320, 568],
    ['a phone', 390, 844],
    ['a large screen', 1920, 1080],
    ['a window of 1280×720 at 400%', 320, 180],
  ])('nothing is wider than %s', async (_device, width, height) => {
    await onPage({ viewport: { width, height } }, async (visit) => {
      const expectRoom = async () => expect(await overflow(visit.page.locator('html'))).toBeLessThanOrEqual(0);
      await visit.applySettings({ opponents: 9 });
      await expectRoom();
      await visit.page.getByRole('button', { name: /^Game:/ }).click();
      await visit.page.getByRole('searchbox').waitFor();
      await expectRoom();
      await visit.page.keyboard.press('Escape');
      await deal(visit);
      await expectRoom();
      await visit.page.getByRole('button', { name: 'Draw from the stock' }).click();
      await visit.page
        .getByRole('button', { name: /^Discard/ })
        .first()
        .waitFor();
      await expectRoom();
    });
  });
});

test('at 400% all of a dialog is scrolled to, its text before its buttons', async () => {
  await onPage({ viewport: { width: 320, height: 180 } }, async (visit) => {
    const { page } = visit;
    await page.getByRole('button', { name: /^Game:/ }).click();
    await page.getByRole('button', { name: 'Rules of Scat' }).click();
    const dialog = page.getByRole('dialog', { name: 'Scat', exact: true });
    await dialog.getByRole('button', { name: 'Close' }).scrollIntoViewIfNeeded();
    const scrolled = await dialog.evaluate(({ scrollTop }) => scrollTop);
    expect(scrolled).toBeGreaterThan(500);
    // The text is as high as the window then, and not a line between the title and the buttons.
    expect(await dialog.evaluate((one) => (one.querySelector('article') as HTMLElement).clientHeight)).toBeGreaterThan(
      500,
    );
  });
});

describe('whoever gets the page', () => {
  test('a browser that cannot draw gets it, and is told why in its language', async () => {
    await game.visiting(
      { locale: 'de-AT', before: () => void Reflect.deleteProperty(window, 'WebGLRenderingContext') },
      async (visit) => {
        const { title } = wordsOf('de').offline.noGraphics;
        await visit.page.locator('.toast').filter({ hasText: title }).waitFor();
        await visit.page.getByRole('button', { name: wordsOf('de').menu.play, exact: true }).click();
        await visit.seeScene('table');
      },
    );
  });

  test('who chooses it in the options has it from the next loading on, and can go back', async () => {
    await game.visiting(LAPTOP, async (visit) => {
      const { page } = visit;
      await visit.applySettings({});
      const display = () => page.evaluate(() => document.documentElement.dataset.display);
      await page.getByRole('button', { name: 'Options' }).click();
      for (const chosen of ['page', 'canvas']) {
        await page.getByRole('switch', { name: /^Play on a page/ }).dispatchEvent('click');
        await page.locator('.toast').getByRole('button', { name: 'Reload' }).click();
        await expect.poll(display).toBe(chosen);
        await visit.see('the options, as before', ({ scene, page: open }) => scene === 'menu' && open === 'Options');
      }
    });
  });
});
