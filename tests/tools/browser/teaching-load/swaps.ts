/** What swapping policies leaves in memory, and whether each deal is played by one of them alone. */
import { readFileSync } from 'node:fs';
import type { Browser, Locator } from 'playwright-core';
import type { KeptRecord } from '../../../../game/services/storage/stores.ts';
import { openTeaching, stored } from '../../../browser/support/teach.ts';
import { Visit } from '../../../browser/support/visit.ts';
import { pagesMemory } from './processes.ts';

const LAPTOP = { viewport: { width: 1280, height: 720 } };
const WATCHED = { kind: 'bot', level: 'master', style: 'even' };
/** For two players another policy is listed. */
const BROUGHT = new URL('../../../../models/scat.onnx', import.meta.url);
/** Two, since the worker keeps the policy before the present one, so that a third has to be loaded each time. */
const NAMES = ['Anna', 'Berta'];
/** Before memory is measured for the first time. */
const WARM_UP = 4;
const SETTLED_MS = 3000;
/** In place of a policy's SHA-256. */
const EXPERT = 'expert';
/** Matches that are watched, at instant speed, while policies are swapped in another tab. */
const MATCHES = 3;

interface Swaps {
  /** Bytes that the page and its workers hold in memory. */
  before: number;
  after: number;
  /** Deals that were watched meanwhile, those that two policies played, and how many policies played in all. */
  deals: number;
  mixed: number;
  policies: number;
}

/** Brings the same policy twice, with another last bit in one of its weights. */
async function bring(visit: Visit, teaching: Locator): Promise<void> {
  const file = readFileSync(BROUGHT);
  const chosen = visit.page.waitForEvent('filechooser');
  await teaching.getByRole('button', { name: 'Open a bot’s file' }).click();
  const files = NAMES.map((name, i) => {
    const buffer = Buffer.from(file.with(file.length >> 1, file[file.length >> 1] ^ i));
    return { name: `${name}.onnx`, mimeType: 'application/octet-stream', buffer };
  });
  await (await chosen).setFiles(files);
  await visit.see('the last of them', ({ opponents }) => opponents.model === NAMES.at(-1));
}

/** Lets the next policy play: the listed one after those that were brought. */
async function swap(visit: Visit, teaching: Locator): Promise<void> {
  const { model } = (await visit.screen()).opponents;
  const next = NAMES[NAMES.indexOf(model ?? '') + 1];
  const button = next === undefined ? `Back to the other bot in place of “${model}”` : `Let “${next}” play`;
  await teaching.getByRole('button', { name: button, exact: true }).click();
  await visit.see('the next policy', ({ opponents }) => opponents.is === 'policy' && opponents.model !== model);
}

/** Collects what is garbage in the page and in its workers. */
async function collectGarbage({ page }: Visit): Promise<void> {
  const method = 'HeapProfiler.collectGarbage';
  const devTools = await page.context().newCDPSession(page);
  devTools.on('Target.attachedToTarget', ({ sessionId }) => {
    const message = JSON.stringify({ id: 1, method });
    void devTools.send('Target.sendMessageToTarget', { sessionId, message });
  });
  await devTools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  await devTools.send(method);
  await page.waitForTimeout(SETTLED_MS);
  await devTools.detach();
}

/** Bytes that pages hold, without garbage that can be collected. */
async function memory(browser: Browser, visit: Visit): Promise<number> {
  await collectGarbage(visit);
  return pagesMemory(browser);
}

export async function swapPolicies(browser: Browser, origin: string, swaps: number): Promise<Swaps> {
  const visit = await Visit.begin(browser, `${origin}?seed=31`, LAPTOP);
  const seats = Array.from({ length: 10 }, () => WATCHED);
  await visit.applySettings({ opponents: 1, seats });
  const teaching = await openTeaching(visit);
  await bring(visit, teaching);
  for (let i = 0; i < WARM_UP; i++) await swap(visit, teaching);
  const before = await memory(browser, visit);
  for (let i = 0; i < swaps; i++) await swap(visit, teaching);
  const after = await memory(browser, visit);

  const table = await Visit.begin(visit.page.context(), visit.page.url());
  await table.applySettings({ opponents: 1, seats, speed: 'instant' });
  await table.pressButton('Play');
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
    new Set(bots.flatMap((bot) => (bot === null ? [] : [bot.policy ?? EXPERT])));
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
