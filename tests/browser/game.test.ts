import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replayRecord } from '../../engine/record.ts';
import { launchChromium } from './chromium.ts';
import { keyboardHand, playToTheEnd, POINTER } from './player.ts';
import { serveBuiltGame, type Served } from './server.ts';
import { Visit, type VisitOptions } from './visit.ts';

let browser: Browser;
let served: Served;

beforeAll(async () => {
  [browser, served] = await Promise.all([launchChromium(), serveBuiltGame()]);
}, 400_000);

afterAll(async () => {
  await browser?.close();
  await served?.close();
});

const LANDSCAPE = { viewport: { width: 800, height: 480 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

/** The server has no models to give. */
const NO_MODEL: VisitOptions = {
  ...LANDSCAPE,
  routes: { 'manifest.json': (route) => route.fulfill({ status: 404 }) },
  expected: /manifest\.json/,
};

/** A visit that must have gone without any trouble by its end. */
async function visiting(options: VisitOptions, during: (visit: Visit) => Promise<void>): Promise<void> {
  const visit = await Visit.begin(browser, `${served.origin}?seed=31`, options);
  try {
    await during(visit);
    expect(visit.troubles).toEqual([]);
  } finally {
    await visit.end();
  }
}

/** Sets the menu to so many opponents at instant speed, and deals. */
async function sitDown(visit: Visit, opponents: number): Promise<void> {
  const menu = await visit.see('the menu', ({ scene }) => scene === 'menu');
  await visit.pressButton('Instant');
  for (let seats = menu.settings.opponents; seats !== opponents; seats += Math.sign(opponents - seats)) {
    await visit.pressButton(seats < opponents ? 'More opponents' : 'Fewer opponents');
  }
  const { settings } = await visit.screen();
  expect(settings).toMatchObject({ opponents, speed: 'instant' });
  await visit.pressButton('Deal');
  await visit.see('the table', ({ scene }) => scene === 'table');
}

describe('the built game', () => {
  test('a match of two is played to its end by clicks, against the trained policy', async () => {
    await visiting(LANDSCAPE, async (visit) => {
      await sitDown(visit, 1);
      const { result } = await playToTheEnd(visit, POINTER);
      expect(result.opponents.is).toBe('policy');
      expect(result.evaluationTimes.length).toBeGreaterThan(0);
      expect(result.standings).toHaveLength(2);
      expect(result.headline).toMatch(/wins? the match$/);
      await visit.pressButton('Play again');
      const again = await visit.see('the next match', ({ scene }) => scene === 'table');
      expect(again.tokens).toEqual([3, 3]);
    });
  }, 180_000);

  test('a match of two is played to its end by keyboard alone', async () => {
    await visiting(LANDSCAPE, async (visit) => {
      await visit.see('the menu', ({ scene }) => scene === 'menu');
      await visit.page.keyboard.press('1');
      for (let step = 0; step < 4; step++) await visit.page.keyboard.press('Tab');
      const focused = (await visit.screen()).buttons.find(({ isFocused }) => isFocused);
      expect(focused?.label).toBe('Instant');
      await visit.page.keyboard.press('Enter');
      expect((await visit.screen()).settings).toEqual({ opponents: 1, speed: 'instant' });
      await visit.page.keyboard.press('Tab');
      await visit.page.keyboard.press('Enter');
      const { result } = await playToTheEnd(visit, keyboardHand());
      expect(result.standings).toHaveLength(2);
      await visit.page.keyboard.press('Enter');
      await visit.see('the next match', ({ scene }) => scene === 'table');
    });
  }, 180_000);

  test('a match of four is played to its end', async () => {
    await visiting(LANDSCAPE, async (visit) => {
      await sitDown(visit, 3);
      const { result } = await playToTheEnd(visit, POINTER);
      expect(result.standings.map(({ name }) => name).toSorted()).toEqual(['Fox', 'Heron', 'Owl', 'You']);
    });
  }, 180_000);

  test('a match is played to its end on a phone by touch', async () => {
    await visiting(PHONE, async (visit) => {
      await sitDown(visit, 2);
      const { result } = await playToTheEnd(visit, POINTER);
      expect(result.standings).toHaveLength(3);
    });
  }, 180_000);

  test('without a model it says so and plays on with the built-in expert', async () => {
    await visiting(NO_MODEL, async (visit) => {
      await sitDown(visit, 1);
      const { question } = await visit.see('the question', (screen) => screen.question !== null);
      expect(question?.text).toContain('manifest.json cannot be fetched: 404');
      await visit.pressButton('Play the built-in expert');
      const { result } = await playToTheEnd(visit, POINTER);
      expect(result.opponents.is).toBe('expert');
    });
  }, 180_000);

  test('the record of a match is saved by pointer or keyboard, and replays to the same result', async () => {
    await visiting(NO_MODEL, async (visit) => {
      await sitDown(visit, 2);
      await visit.pressButton('Play the built-in expert');
      const { result } = await playToTheEnd(visit, POINTER);
      const saved = async (press: () => Promise<void>): Promise<unknown> => {
        const [file] = await Promise.all([visit.page.waitForEvent('download'), press()]);
        expect(file.suggestedFilename()).toMatch(/^thirty-one-\d{4}-\d\d-\d\d-\d{6}\.json$/);
        return JSON.parse(readFileSync(await file.path(), 'utf8'));
      };

      const { record, match } = replayRecord(await saved(() => visit.pressButton('Save the record')));
      expect(record.players).toEqual(['You', 'Fox', 'Owl']);
      expect(record.players[match.winner as number]).toBe(result.standings[0].name);

      for (let step = 0; step < result.buttons.length; step++) await visit.page.keyboard.press('Tab');
      const { buttons } = await visit.screen();
      expect(buttons.find(({ isFocused }) => isFocused)?.label).toBe('Save the record');
      expect(await saved(() => visit.page.keyboard.press('Enter'))).toEqual(record);
    });
  }, 180_000);

  test('a model of another observation version is refused by name, and trying again asks again', async () => {
    const model = { name: 'old', file: 'old.onnx', rules: 'scat', players: [2, 10], observation: 0 };
    const json = { format: 'thirty-one-models/1', models: [model] };
    await visiting({ ...LANDSCAPE, routes: { 'manifest.json': (route) => route.fulfill({ json }) } }, async (visit) => {
      await sitDown(visit, 1);
      const { question } = await visit.see('the question', (screen) => screen.question !== null);
      expect(question?.text).toContain('"old" reads version 0');
      await visit.pressButton('Try again');
      await visit.see(
        'the question again',
        (screen) => screen.question !== null && screen.opponents.is === 'unavailable',
      );
    });
  }, 180_000);

  test('the first card moves although the policy is still on its way, and somebody says so', async () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const late = {
      'manifest.json': async (route: { continue: () => Promise<void> }) => {
        await arrived;
        await route.continue();
      },
    };
    await visiting({ ...LANDSCAPE, routes: late }, async (visit) => {
      await sitDown(visit, 1);
      const { 'deal pressed': pressed, 'first card moves': moves } = await visit.marks();
      expect(moves).toBeGreaterThan(pressed);
      const toBotsTurn = async () => {
        for (;;) {
          const screen = await visit.see('a turn', ({ turn, isQueueEmpty, targets }) =>
            turn === 0 ? targets.length > 0 : isQueueEmpty,
          );
          if (screen.turn > 0) return;
          await POINTER.act(visit, screen, screen.legal.find((action) => action !== 'knock') as string);
        }
      };
      await toBotsTurn();
      const { notice, opponents } = await visit.see('a sign of life', (screen) => screen.notice !== '');
      expect(notice).toContain('finding their seats');
      expect(opponents.is).toBe('loading');
      arrive();
      await visit.see('the person’s turn and no notice', (screen) => screen.targets.length > 0 && screen.notice === '');
    });
  }, 180_000);

  test('leaving the table asks first, and leads back to the menu, which remembers what was chosen', async () => {
    await visiting(LANDSCAPE, async (visit) => {
      await sitDown(visit, 4);
      await visit.pressButton('Leave the table');
      await visit.pressButton('Stay');
      expect((await visit.screen()).scene).toBe('table');
      await visit.pressButton('Leave the table');
      await visit.pressButton('Leave');
      await visit.see('the menu', ({ scene }) => scene === 'menu');
      await visit.page.reload();
      const { settings } = await visit.see('the menu', ({ scene }) => scene === 'menu');
      expect(settings).toEqual({ opponents: 4, speed: 'instant' });
    });
  }, 180_000);

  test('the table is laid out anew when the window turns', async () => {
    await visiting(LANDSCAPE, async (visit) => {
      await sitDown(visit, 3);
      await visit.see('the person’s turn', ({ targets }) => targets.length > 0);
      await visit.page.setViewportSize({ width: 420, height: 860 });
      const { targets, buttons } = await visit.see('everything within the new window', (screen) =>
        [...screen.targets, ...screen.buttons].every(({ bounds }) => bounds.x + bounds.width <= 420),
      );
      for (const { bounds } of [...targets, ...buttons]) expect(bounds.y + bounds.height).toBeLessThanOrEqual(860);
      const canvas = await visit.page.locator('canvas').boundingBox();
      expect(canvas).toEqual({ x: 0, y: 0, width: 420, height: 860 });
      await visit.pressButton('Leave the table');
      await visit.see('the question', ({ question }) => question !== null);
    });
  }, 180_000);
});
