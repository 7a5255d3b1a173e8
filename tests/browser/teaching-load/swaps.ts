/** What swapping policies leaves in memory, and whether each deal is played by one of them alone. */
import { readFileSync } from 'node:fs';
import type { Browser, Locator } from 'playwright-core';
import type { KeptRecord } from '../../../game/services/storage/stores.ts';
import { openTeaching, stored } from '../teach.ts';
import { Visit } from '../visit.ts';
import { pagesMemory } from './processes.ts';

const LAPTOP = { viewport: { width: 1280, height: 720 } };
const WATCHED = { kind: 'bot', level: 'master', style: 'even' };
/** For two players another policy is listed. */
const BROUGHT = { name: 'Anna', file: new URL('../../../models/scat.onnx', import.meta.url) };
/** Before memory is measured for the first time. */
const WARM_UP = 4;
const SETTLED_MS = 3000;
/** Matches that are watched, at instant speed, while policies are swapped in another tab. */
const MATCHES = 3;

export type Swaps = {
  /** Bytes that the page and its workers hold in memory. */
  before: number;
  after: number;
  /** Deals that were watched meanwhile, those that two policies played, and how many policies played in all. */
  deals: number;
  mixed: number;
  policies: number;
};

/** Lets the other policy play. */
async function swap(visit: Visit, teaching: Locator): Promise<void> {
  const { model } = (await visit.screen()).opponents;
  const use = `Let “${BROUGHT.name}” play`;
  const unuse = `Back to the other bot in place of “${BROUGHT.name}”`;
  await teaching.getByRole('button', { name: model === BROUGHT.name ? unuse : use, exact: true }).click();
  await visit.see('the other policy', ({ opponents }) => opponents.is === 'policy' && opponents.model !== model);
}

/** Bytes that pages hold, without garbage that can be collected. */
async function memory(browser: Browser, { page }: Visit): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.detach();
  await page.waitForTimeout(SETTLED_MS);
  return pagesMemory(browser);
}

export async function swapPolicies(browser: Browser, origin: string, swaps: number): Promise<Swaps> {
  const visit = await Visit.begin(browser, `${origin}?seed=31`, LAPTOP);
  const seats = Array.from({ length: 10 }, () => WATCHED);
  await visit.applySettings({ opponents: 1, seats });
  const teaching = await openTeaching(visit);
  const chosen = visit.page.waitForEvent('filechooser');
  await teaching.getByRole('button', { name: 'Open a bot’s file' }).click();
  const buffer = readFileSync(BROUGHT.file);
  await (await chosen).setFiles([{ name: `${BROUGHT.name}.onnx`, mimeType: 'application/octet-stream', buffer }]);
  await visit.see('the bot that was brought', ({ opponents }) => opponents.model === BROUGHT.name);
  for (let i = 0; i < WARM_UP; i++) await swap(visit, teaching);
  const before = await memory(browser, visit);
  for (let i = 0; i < swaps; i++) await swap(visit, teaching);
  const after = await memory(browser, visit);

  const table = await Visit.begin(visit.page.context(), visit.page.url());
  await table.applySettings({ opponents: 1, seats, speed: 'instant' });
  await table.pressButton('Deal');
  let matches = 0;
  while (matches < MATCHES) {
    await swap(visit, teaching);
    const { buttons, scene } = await table.screen();
    const next = buttons.find(({ label }) =>
      ['Keep watching', 'Next deal', 'The result', 'Play again'].includes(label),
    );
    if (next !== undefined) await table.press(next);
    if (scene === 'result') matches += 1;
  }
  const records = (await stored(visit, 'records', 'values')) as KeptRecord[];
  const deals = records.flatMap(({ record }) => record.deals.map(({ bots = [] }) => bots));
  const policiesOf = (bots: (typeof deals)[number]): Set<string> =>
    new Set(bots.flatMap((bot) => (bot === null ? [] : [String(bot.policy)])));
  const each = deals.map(policiesOf);
  await table.end();
  await visit.end();
  return {
    before,
    after,
    deals: deals.length,
    mixed: each.filter(({ size }) => size !== 1).length,
    policies: new Set(each.flatMap((policies) => [...policies])).size,
  };
}
