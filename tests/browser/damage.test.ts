import { describe, expect, test } from 'vitest';
import { preset } from '../../engine/rules/resolve.ts';
import { rulesLink } from '../../game/screens/rules/shared-rules.ts';
import { DEFAULT_SETTINGS } from '../../game/catalogue/settings.ts';
import { damaged, damagedText } from '../game/support/mutations.ts';
import { openMatch, playedMatch } from '../game/support/records.ts';
import { expectGone } from './support/absence.ts';
import { builtGame, LAPTOP, WINDOW, type GameVisitOptions } from './support/built-game.ts';
import { chooseFiles } from './support/files.ts';
import { playToTheEnd, POINTER_INPUT } from './support/player.ts';
import { mayAct, type Screen } from './support/screen.ts';
import { store } from './support/storage.ts';
import { chooseShortGame } from './support/tables.ts';
import { Visit } from './support/visit.ts';

const game = builtGame();

/** Damaged copies of each kind. */
const COPIES = 50;
const RULES = { format: 'thirty-one-rules/1', name: 'ours', base: 'pub', knockMinimum: 21, players: [2, 6] };

const toasts = ({ page }: Visit) => page.locator('.toast p');
const toast = ({ page }: Visit, text: string) => page.locator('.toast', { hasText: text });

/** A visit in which nothing went wrong that nobody expected. */
function visiting(during: (visit: Visit) => Promise<void>, options: GameVisitOptions = {}): Promise<void> {
  return game.visiting({ ...WINDOW, ...options }, async (visit) => {
    await visit.seeScene('menu');
    await during(visit);
  });
}

/** The menu still does what it is there for. */
async function expectUsable(visit: Visit): Promise<void> {
  await visit.chooseSpeed('Instant');
  // Some damage does no harm: then a match waits.
  await visit.pressButton(/^(Play|New match)$/);
  await visit.seeTurn();
}

/**
 * Brings things to the page from outside, one after the other, as a link or as a file that is dropped. Answers with what
 * was said to each, on a toast or in a dialog, which is closed; runs in the page, where many need no time.
 */
async function bringIn({ how, copies }: { how: 'link' | 'file'; copies: readonly string[] }): Promise<string[]> {
  const answer = (): HTMLElement | null => document.querySelector('.toast, dialog[open]');
  const until = async (isSo: () => boolean): Promise<void> => {
    const end = Date.now() + 30_000;
    while (!isSo()) {
      if (Date.now() > end) throw new Error('nothing came of it');
      await new Promise((resolve) => {
        setTimeout(resolve, 4);
      });
    }
  };
  const said: string[] = [];
  for (const copy of copies) {
    if (how === 'link') window.location.hash = `rules=${encodeURI(copy)}`;
    else {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([copy], 'ours.json', { type: 'application/json' }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }
    await until(() => answer() !== null);
    const told = answer() as HTMLElement;
    said.push(told.textContent ?? '');
    [...told.querySelectorAll('button')].at(-1)?.click();
    await until(() => !told.isConnected);
  }
  return said;
}

/** Each of the copies that are brought in is answered in words. */
async function expectAnswers({ page }: Visit, how: 'link' | 'file', copies: readonly string[]): Promise<void> {
  const said = await page.evaluate(bringIn, { how, copies });
  for (const [index, words] of said.entries()) expect(words.length, copies[index]).toBeGreaterThan(15);
  expect(said).toHaveLength(copies.length);
}

describe('damage ends in a plain word, and the game goes on', () => {
  test('damaged settings', async () => {
    await visiting(async (visit) => {
      const copies = damaged({ ...DEFAULT_SETTINGS, speed: 'instant' }, COPIES);
      for (const text of copies) {
        const { opponents, seats } = await visit.page.evaluate((damage) => {
          localStorage.setItem('thirty-one/settings', damage);
          window.dispatchEvent(new StorageEvent('storage', { key: 'thirty-one/settings', newValue: damage }));
          return (window.__thirtyOne as unknown as Screen).settings;
        }, text);
        expect(opponents, text).toBeGreaterThan(0);
        expect(seats, text).toHaveLength(DEFAULT_SETTINGS.seats.length);
      }
      for (const text of copies.slice(0, 3)) {
        await visit.page.evaluate((damage) => localStorage.setItem('thirty-one/settings', damage), text);
        await visit.page.reload();
        await visit.seeScene('menu');
      }
      await expectUsable(visit);
    });
  });

  test('damaged links', async () => {
    const link = await rulesLink(RULES);
    await visiting(async (visit) => {
      await expectAnswers(visit, 'link', damagedText(link.slice('#rules='.length), COPIES));
      await expectUsable(visit);
    });
  });

  test('damaged rules files', async () => {
    await visiting(async (visit) => {
      await expectAnswers(visit, 'file', damaged(RULES, COPIES));
      await expectUsable(visit);
    });
  });

  test('damaged records', async () => {
    const { record } = playedMatch(preset('scat'), 3, 31);
    const files = Object.fromEntries(damaged(record, COPIES).map((text, index) => [`record-${index}.json`, text]));
    await visiting(async (visit) => {
      await visit.pressButton('Records');
      const dialog = visit.page.locator('dialog[open]');
      await chooseFiles(visit.page, files, () => dialog.getByRole('button', { name: 'Import files' }).click());
      await dialog.locator('.report li').first().waitFor();
      expect(await dialog.locator('.report').textContent()).toContain('record-');
      await expectGone(dialog, () => visit.page.keyboard.press('Escape'));
      await expectUsable(visit);
    });
  });

  test('damaged saves', async () => {
    const { open } = openMatch(preset('scat'), 3, ({ dealNumber }) => dealNumber === 2);
    const copies = damaged(open, COPIES).map((text, index) => {
      const key = `damaged ${index}`;
      try {
        return [key, JSON.parse(text)];
      } catch {
        return [key, text];
      }
    });
    await visiting(async (visit) => {
      await store(visit, 'matches', Object.fromEntries(copies));
      await visit.page.reload();
      const { openMatches } = await visit.seeScene('menu');
      await toast(visit, 'damaged and cannot be resumed').waitFor();
      expect(openMatches.length).toBeLessThan(COPIES / 2);
      await expectUsable(visit);
    });
  });
});

describe('opponents that cannot come', () => {
  test.each<[string, GameVisitOptions, object]>([
    [
      'a model of other bytes',
      { hasPolicy: true, routes: { '.onnx': (route) => route.fulfill({ body: 'no model at all' }) } },
      { why: 'damaged' },
    ],
    [
      'no list of models',
      { routes: { 'manifest.json': (route) => route.fulfill({ status: 404 }) } },
      { reason: expect.stringContaining('manifest.json cannot be fetched: 404') },
    ],
  ])('%s: the expert plays, and nobody is asked', async (_what, options, why) => {
    const expected = /onnx|ERROR_CODE|ort-wasm|Can't create a session|manifest\.json/i;
    await visiting(
      async (visit) => {
        await visit.sitDown({ opponents: 1 });
        const { question, notice, opponents } = await visit.see(
          'a turn',
          (screen) => mayAct(screen) && screen.opponents.is === 'unavailable',
        );
        expect([question, notice]).toEqual([null, '']);
        expect(opponents).toMatchObject(why);
      },
      { ...options, expected },
    );
  });
});

describe('a storage that does not keep', () => {
  test('a blocked one: it is said once, and the match is played to its end', async () => {
    await visiting(
      async (visit) => {
        await toast(visit, 'stores nothing').waitFor();
        await visit.chooseSpeed('Instant');
        await visit.pressButton('Fewer opponents');
        await visit.pressButton('Fewer opponents');
        await chooseShortGame(visit, 'scat');
        await visit.pressButton('Play');
        const { result } = await playToTheEnd(visit, POINTER_INPUT);
        expect(result.standings).toHaveLength(2);
        expect(await toasts(visit).count()).toBe(1);
      },
      {
        before: () => {
          const blocked = () => {
            throw new DOMException('not here', 'SecurityError');
          };
          IDBFactory.prototype.open = blocked;
          Object.defineProperty(window, 'localStorage', { get: blocked });
          Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: blocked });
          Object.defineProperty(window, 'BroadcastChannel', { value: blocked });
        },
      },
    );
  });
});

/** What is reported where the table's file does not come: by itself, and for every file that imports it. */
const MISSING_MATCH = /match-|ERR_FAILED|Failed to fetch dynamically imported module/;

describe('what nobody expected', () => {
  test('is told of once, and the game goes on', async () => {
    await visiting(
      async (visit) => {
        await visit.page.evaluate(() => {
          for (const detail of ['it is the first', 'it follows from the first', 'it is the first']) {
            void Promise.reject(new Error(detail));
          }
        });
        await toast(visit, '“it is the first”').waitFor();
        expect(await toasts(visit).count()).toBe(1);
        await visit.page.getByRole('button', { name: 'Continue' }).click();
        await expectUsable(visit);
      },
      { expected: /the first/ },
    );
  });

  // Chromium answers a second import of what did not come with the failure of the first, until the page is loaded again.
  test('code that did not come is fetched by a reload, which is offered as often as it is needed', async () => {
    let isThere = false;
    await visiting(
      async (visit) => {
        await toast(visit, 'A part of the game did not load').waitFor();
        await visit.page.getByRole('button', { name: 'Continue' }).click();
        await visit.pressButton('Play');
        await toast(visit, 'A part of the game did not load').waitFor();
        isThere = true;
        await visit.page.getByRole('button', { name: 'Reload' }).click();
        await visit.pressButton('Play');
        await visit.seeScene('table');
      },
      {
        routes: {
          '.js': (route) => (!isThere && /match-/.test(route.request().url()) ? route.abort() : route.continue()),
        },
        expected: MISSING_MATCH,
      },
    );
  });

  test('what starts before the game can fail, and is told of in words that can be read', async () => {
    const visit = await Visit.begin(game.browser, game.address, {
      expected: /nothing works/,
      before: () => {
        window.matchMedia = () => {
          throw new Error('nothing works');
        };
      },
    });
    const told = toast(visit, '“nothing works”');
    await told.waitFor();
    const paper = await told.evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(paper).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
    await visit.end();
  });

  test('a browser whose textures are small draws all in them', async () => {
    await visiting(
      async (visit) => {
        await expectUsable(visit);
        const [canvas, largest] = await visit.page.evaluate(() => {
          const { width, height } = document.querySelector('canvas') as HTMLCanvasElement;
          return [Math.max(width, height), (window as unknown as { largest: number }).largest];
        });
        expect(canvas).toBeLessThanOrEqual(2048);
        expect(largest).toBeGreaterThan(256);
        expect(largest).toBeLessThanOrEqual(2048);
      },
      {
        ...LAPTOP,
        deviceScaleFactor: 2,
        before: () => {
          const page = window as unknown as { largest: number };
          page.largest = 0;
          for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
            const getParameter = Reflect.get(prototype, 'getParameter') as (name: number) => unknown;
            const texImage2D = Reflect.get(prototype, 'texImage2D') as (...given: unknown[]) => void;
            prototype.getParameter = function limited(this: WebGLRenderingContext, name: number): unknown {
              return name === this.MAX_TEXTURE_SIZE ? 2048 : getParameter.call(this, name);
            };
            prototype.texImage2D = function noted(this: unknown, ...given: unknown[]) {
              const source = given.at(-1);
              if (source instanceof HTMLCanvasElement)
                page.largest = Math.max(page.largest, source.width, source.height);
              texImage2D.apply(this, given);
            };
          }
        },
      },
    );
  });

  /** Waits until something is drawn behind the menu. */
  const seeCanvas = (visit: Visit): Promise<Screen> => visit.see('a canvas', ({ scenes }) => scenes.length > 0);

  /** Has so many of the next frames fail, in the page, from one on that draws everything at the window's size. */
  const failFrames = async (visit: Visit, frames: number): Promise<void> => {
    await seeCanvas(visit);
    await visit.page.evaluate((count) => {
      const { prototype } = WebGLRenderingContext;
      const clear = Reflect.get(prototype, 'clear') as (this: WebGLRenderingContext, mask: number) => void;
      let failed = 0;
      prototype.clear = function clearOrFail(mask) {
        if (failed++ < count) throw new Error('nothing was drawn');
        clear.call(this, mask);
      };
      window.dispatchEvent(new Event('resize'));
    }, frames);
  };

  test('a frame that cannot be drawn is told of, and the next one comes', async () => {
    await visiting(
      async (visit) => {
        await failFrames(visit, 3);
        await toast(visit, 'nothing was drawn').waitFor();
        await visit.page.getByRole('button', { name: 'Continue' }).click();
        await expectUsable(visit);
      },
      { expected: /nothing was drawn/ },
    );
  });

  test('where no frame can be drawn any more, the page offers to reload', async () => {
    await visiting(
      async (visit) => {
        await failFrames(visit, Infinity);
        const dialog = visit.page.getByRole('dialog', { name: 'The picture is gone' });
        // The page that is left still shows its menu to whoever asks.
        await Promise.all([visit.page.waitForEvent('load'), dialog.getByRole('button', { name: 'Reload' }).click()]);
        await visit.seeScene('menu');
        await expectUsable(visit);
      },
      { expected: /nothing was drawn/ },
    );
  });

  test('graphics that are taken away come back as they were', async () => {
    await visiting(
      async (visit) => {
        const lose = (what: 'loseContext' | 'restoreContext') =>
          visit.page.evaluate((call) => {
            const canvas = document.querySelector('body > div > canvas') as HTMLCanvasElement;
            const gl = (canvas.getContext('webgl2') ?? canvas.getContext('webgl')) as WebGLRenderingContext;
            const held = window as unknown as { extension?: WEBGL_lose_context | null };
            held.extension ??= gl.getExtension('WEBGL_lose_context');
            held.extension?.[call]();
          }, what);
        await seeCanvas(visit);
        await lose('loseContext');
        const gone = toast(visit, 'The picture is gone');
        await gone.waitFor();
        // There is nothing to continue with.
        expect(await gone.getByRole('button').allTextContents()).toEqual(['Reload']);
        await expectGone(toast(visit, 'The picture is gone'), () => lose('restoreContext'));
        await expectUsable(visit);
      },
      { expected: /WebGL Context/ },
    );
  });
});
