/** Takes the pictures in docs/ from the built game: `npx tsx tests/browser/pictures.ts`. */
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { launchChromium } from './chromium.ts';
import { POINTER } from './player.ts';
import { serveBuiltGame } from './server.ts';
import { Visit, type Screen, type VisitOptions } from './visit.ts';

const LAPTOP: VisitOptions = { viewport: { width: 1280, height: 720 } };
const PHONE: VisitOptions = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };

const browser = await launchChromium();
const { origin, close } = await serveBuiltGame();
try {
  await picture(browser, 'menu', LAPTOP, async (visit) => {
    await visit.see('the menu', ({ scene }) => scene === 'menu');
  });
  await picture(browser, 'table', LAPTOP, async (visit) => {
    await sitDown(visit, 3);
    await visit.see('a turn', canAct);
  });
  await picture(browser, 'phone', PHONE, async (visit) => {
    await sitDown(visit, 3);
    await visit.see('a turn', canAct);
  });
  await picture(browser, 'ten', LAPTOP, async (visit) => {
    await sitDown(visit, 9);
    await visit.see('a turn', canAct);
  });
  await picture(browser, 'showdown', LAPTOP, async (visit) => {
    await sitDown(visit, 3);
    await knockSoon(visit);
  });
} finally {
  await browser.close();
  await close();
}

async function picture(
  browser: Browser,
  name: string,
  options: VisitOptions,
  stage: (visit: Visit) => Promise<void>,
): Promise<void> {
  const visit = await Visit.begin(browser, origin, options);
  await stage(visit);
  await visit.page.waitForTimeout(800);
  await visit.page.screenshot({ path: fileURLToPath(new URL(`../../docs/${name}.png`, import.meta.url)) });
  await visit.end();
}

async function sitDown(visit: Visit, opponents: number): Promise<void> {
  await visit.see('the menu', ({ scene }) => scene === 'menu');
  for (;;) {
    const { settings } = await visit.screen();
    if (settings.opponents === opponents) break;
    await visit.pressButton(settings.opponents < opponents ? 'More opponents' : 'Fewer opponents');
  }
  await visit.pressButton('Instant');
  await visit.pressButton('Deal');
  await visit.see('the table', ({ scene }) => scene === 'table');
}

function canAct({ targets }: Screen): boolean {
  return targets.length > 0;
}

/** Draws and throws away what was drawn, and knocks in the third turn, until the deal is over. */
async function knockSoon(visit: Visit): Promise<void> {
  for (let decision = 0; ; decision++) {
    const screen = await visit.see('a turn or the end of the deal', (there) => canAct(there) || isOver(there));
    if (isOver(screen)) return;
    const wanted =
      decision > 3 && screen.legal.includes('knock') ? 'knock' : screen.legal.find((action) => action !== 'knock');
    await POINTER.act(visit, screen, wanted as string);
  }
}

function isOver({ buttons }: Screen): boolean {
  return buttons.some(({ label }) => label === 'Next deal');
}
