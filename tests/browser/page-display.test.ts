/** The game without WebGL: the page draws the table. */
import { describe, expect, test } from 'vitest';
import { expectAbsent, overflow } from './support/absence.ts';
import { builtGame, LAPTOP, PHONE } from './support/built-game.ts';
import { loadWords, wordsOf } from '../../game/i18n/words.ts';
import { findings } from './support/legible.ts';
import { pixelsOf } from './support/pixels.ts';
import { keyboardInput, playDeal, playToTheEnd, POINTER_INPUT } from './support/player.ts';
import { chooseShortGame } from './support/tables.ts';
import type { Visit, VisitOptions } from './support/visit.ts';

const game = builtGame();
await loadWords('de');

const withoutWebGL = (): void => void Reflect.deleteProperty(window, 'WebGLRenderingContext');

function onPage(options: VisitOptions, during: (visit: Visit) => Promise<void>): Promise<void> {
  return game.visiting({ before: withoutWebGL, ...options }, during);
}

/** Applies settings, deals and waits for a turn. */
async function sitDown(visit: Visit, settings: object = { opponents: 1 }): Promise<void> {
  await visit.applySettings(settings);
  await deal(visit);
}

async function deal(visit: Visit): Promise<void> {
  await visit.page.getByRole('button', { name: /^(Play|New match)$/ }).click();
  await visit.see('a turn', ({ legal, isQueueEmpty }) => legal?.length > 0 && isQueueEmpty);
}

describe('a table that the page draws', () => {
  test.each([
    ['golf', 3, 'mouse', LAPTOP, POINTER_INPUT],
    ['schwimmen', 2, 'touch', PHONE, POINTER_INPUT],
    ['scat', 9, 'keys', LAPTOP, keyboardInput()],
  ] as const)(
    'a whole match of %s with %i opponents is played there by %s',
    async (base, opponents, _, device, input) => {
      await onPage(device, async (visit) => {
        await visit.applySettings({ opponents });
        await chooseShortGame(visit, base);
        await deal(visit);
        const { result } = await playToTheEnd(visit, input);
        expect(result.standings).toHaveLength(1 + opponents);
      });
    },
  );

  /** How far two pictures, of which each pixel is four numbers, differ on average in the tile of 40 × 40 px in which they do most, of 255. */
  function difference(one: Buffer, other: Buffer): number {
    const { width } = LAPTOP.viewport;
    const sums = new Map<number, number>();
    for (const [index, value] of one.entries()) {
      const pixel = index >> 2;
      const tile = Math.floor(pixel / width / 40) * width + Math.floor((pixel % width) / 40);
      sums.set(tile, (sums.get(tile) ?? 0) + Math.abs(value - other[index]) / 3);
    }
    return Math.max(...sums.values()) / 40 ** 2;
  }

  const LOOKS: Record<string, { settings: object; act?: (visit: Visit) => Promise<unknown> }> = {
    'a turn': { settings: { opponents: 3 } },
    'by day, the ring around what has the focus': {
      settings: { theme: 'day', opponents: 1 },
      act: (visit) => visit.key('Tab'),
    },
    'a row of golf and the card that waits': {
      settings: { rules: 'golf', opponents: 2 },
      act: (visit) => visit.key('d'),
    },
    'a hand that is shown, of which some cards are dim': {
      settings: { opponents: 1 },
      act: (visit) => playDeal(visit, POINTER_INPUT),
    },
  };

  /** The table at each of them, one after the other. */
  async function pictures(before: () => void): Promise<Buffer[]> {
    const taken: Buffer[] = [];
    await game.visiting({ ...LAPTOP, deviceScaleFactor: 1, before }, async (visit) => {
      for (const { settings, act } of Object.values(LOOKS)) {
        await sitDown(visit, settings);
        await act?.(visit);
        await visit.see('a table at rest', ({ isQueueEmpty }) => isQueueEmpty);
        await visit.frames(20);
        taken.push(await pixelsOf(visit.page, await visit.page.screenshot()));
        await visit.pressButton('Menu');
        await visit.pressButton('Leave');
      }
    });
    return taken;
  }

  test('looks as it does with WebGL', async () => {
    const drawn = await pictures(() => undefined);
    const onPages = await pictures(withoutWebGL);
    const differences = Object.keys(LOOKS).map((look, at) => ({ look, by: difference(drawn[at], onPages[at]) }));
    for (const { look, by } of differences) expect(by, look).toBeLessThan(12);
  });

  test('nothing is wider than any window, and the table no higher', async () => {
    const windows = {
      'a small phone': '320×568',
      'a phone': '390×844',
      'a phone that lies down': '844×390',
      'a large screen': '1920×1080',
      '1280×720 at 400%': '320×180',
    };
    await onPage(LAPTOP, async (visit) => {
      const { page } = visit;
      const expectRoom = async (isAtTable = false) => {
        for (const [window, size] of Object.entries(windows)) {
          const [width, height] = size.split('×').map(Number);
          await page.setViewportSize({ width, height });
          await visit.frames(2);
          expect(await overflow(page.locator('html')), window).toBeLessThanOrEqual(0);
          if (isAtTable) expect(await page.evaluate(() => document.documentElement.scrollHeight), window).toBe(height);
        }
      };
      await visit.applySettings({ opponents: 9 });
      await expectRoom();
      await page.getByRole('button', { name: /^Game:/ }).click();
      await page.getByRole('searchbox').waitFor();
      await expectRoom();
      await page.keyboard.press('Escape');
      await deal(visit);
      await expectRoom(true);
    });
  });

  test('axe finds nothing wrong with a turn and a showdown, in the evening and by day', async () => {
    await onPage(LAPTOP, async (visit) => {
      await sitDown(visit, { opponents: 1 });
      const expectNothingWrong = async (where: string, button: string): Promise<void> => {
        for (const theme of ['evening', 'day']) {
          await visit.changeSettings({ theme });
          await expectAbsent(`what axe finds on ${where} in the ${theme}`, () => findings(visit), {
            once: () => visit.page.getByRole('button', { name: button }).waitFor(),
          });
        }
      };
      await expectNothingWrong('a turn', 'Draw from the stock');
      await visit.key('k');
      await visit.key('k');
      await expectNothingWrong('the showdown', 'Next deal');
    });
  });
});

test('what can be done in a turn names its key, unless keys of characters are switched off', async () => {
  const keys = ['Draw from the stock', /^Take/, /^Knock with/];
  await onPage(LAPTOP, async (visit) => {
    await sitDown(visit);
    const named = () =>
      Promise.all(keys.map((name) => visit.page.getByRole('button', { name }).getAttribute('aria-keyshortcuts')));
    await expect.poll(named).toEqual(['D', 'T', 'K']);
    await visit.changeSettings({ characterKeys: false });
    await expect.poll(named).toEqual([null, null, null]);
  });
});

test('at 400% all of a dialog is scrolled to, its text before its buttons', async () => {
  await onPage({ viewport: { width: 320, height: 180 } }, async ({ page }) => {
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

describe('the page draws', () => {
  const drawnByPage = (visit: Visit) => visit.page.locator('.scene canvas').count();

  test('for a browser without WebGL, which is told why in its language, once', async () => {
    await onPage({ ...LAPTOP, locale: 'de-AT' }, async (visit) => {
      const { page } = visit;
      const why = page.getByText(wordsOf('de').offline.noGraphics.text);
      await why.waitFor();
      await page.reload();
      await visit.seeScene('menu');
      await expectAbsent('what was said', () => why.count(), { once: () => page.getByRole('main').waitFor() });
      await visit.applySettings({});
      await visit.key('Enter');
      await visit.see('a turn', ({ legal }) => legal?.length > 0);
      expect(await drawnByPage(visit)).toBeGreaterThan(20);
    });
  });

  test('for whoever wishes that in the options, from the next loading on, until they do not', async () => {
    await game.visiting(LAPTOP, async (visit) => {
      const { page } = visit;
      await visit.applySettings({});
      for (const isOn of [true, false]) {
        await page.getByRole('button', { name: 'Options' }).click();
        await page.getByRole('switch', { name: /^Draw the table without WebGL/ }).dispatchEvent('click');
        await page.locator('.toast').getByRole('button', { name: 'Reload' }).click();
        await visit.see('the options, as before', ({ scene, page: open }) => scene === 'menu' && open === 'Options');
        const scene = page.locator('.scene');
        if (isOn) await scene.waitFor({ state: 'attached' });
        else {
          const canvas = page.locator('body > div > canvas');
          await expectAbsent('a scene on the page', () => scene.count(), { once: () => canvas.waitFor() });
        }
        await page.keyboard.press('Escape');
      }
    });
  });

  test('at an address that switches the canvas off', async () => {
    await game.visiting(
      LAPTOP,
      async (visit) => {
        await sitDown(visit);
        expect(await drawnByPage(visit)).toBeGreaterThan(20);
      },
      '&canvas=off',
    );
  });
});
