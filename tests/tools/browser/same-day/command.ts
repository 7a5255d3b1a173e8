/** `npm run tool -- same-day`: whether the deals of the days, and what bots do in them, are the same in Node and in Chromium. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { ACTION_COUNT } from '../../../../engine/actions.ts';
import type { EvaluateBatch } from '../../../../engine/bots/batch.ts';
import { LEVELS } from '../../../../engine/bots/characters.ts';
import { DEALS_OF_A_DAY, FIRST_DATE } from '../../../../engine/daily/day.ts';
import { OBSERVATION_SIZE } from '../../../../engine/observation.ts';
import type { Model } from '../../../../game/catalogue/manifest.ts';
import { command } from '../../../../training/cli/command/command.ts';
import { wholeNumber } from '../../../../training/cli/command/options.ts';
import { ProgressLine } from '../../../../training/cli/command/progress-line.ts';
import { loadRuntime } from '../../../../training/cli/runtimes/onnxruntime.ts';
import type { Session } from '../../../../training/learner/network/session.ts';
import { launchChromium } from '../../../browser/support/chromium.ts';
import { modelFor } from '../../../browser/support/stored-day.ts';
import { decideAgain, playOut, type DailyPlay, type Decided } from './decisions.ts';

const ROOT = new URL('../../../../', import.meta.url);
/** Nothing is there: everything that the page asks for is answered from the disk. */
const ORIGIN = 'http://localhost';
const DAY = 86_400_000;

const fileAt = (path: string): Buffer => readFileSync(new URL(path, ROOT));

/** The deals of the days from the first on, by the file of the policy that plays them. */
function playsByModel(days: number, tries: number): Map<string, { model: Model; plays: DailyPlay[] }> {
  const byFile = new Map<string, { model: Model; plays: DailyPlay[] }>();
  for (let day = 0; day < days; day++) {
    const date = new Date(Date.parse(FIRST_DATE) + day * DAY).toISOString().slice(0, FIRST_DATE.length);
    const model = modelFor(date);
    const { plays } = byFile.get(model.file) ?? { plays: [] as DailyPlay[] };
    byFile.set(model.file, { model, plays });
    for (let position = 1; position <= DEALS_OF_A_DAY; position++)
      for (const level of LEVELS)
        for (let word = 1; word <= tries; word++)
          plays.push({ date, position, level, word: String(word), actions: [] });
  }
  return byFile;
}

/** One after the other: a session runs once at a time. */
function evaluateBy(session: Session): EvaluateBatch {
  let last: Promise<unknown> = Promise.resolve();
  return async (observations, masks, rows) => {
    const answer = last.then(() =>
      session.run({
        observation: { data: observations, dims: [rows, OBSERVATION_SIZE] },
        mask: { data: masks, dims: [rows, ACTION_COUNT] },
      }),
    );
    last = answer;
    const { policy, value } = await answer;
    return { policy: policy.data, value: value.data };
  };
}

/** The page's script, with all that it needs. */
async function pageScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: fileURLToPath(new URL('page.ts', import.meta.url)), formats: ['es'], fileName: 'page' },
    },
  })) as Rolldown.RolldownOutput[];
  return built[0].output[0].code;
}

async function openPage(page: Page): Promise<void> {
  const runtime = createRequire(import.meta.url).resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm');
  const script = await pageScript();
  await page.route(`${ORIGIN}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    if (path === 'page.js') await route.fulfill({ contentType: 'text/javascript', body: script });
    else if (path === 'runtime.wasm') await route.fulfill({ contentType: 'application/wasm', path: runtime });
    else if (path.endsWith('.onnx')) await route.fulfill({ path: fileURLToPath(new URL(`models/${path}`, ROOT)) });
    else await route.fulfill({ contentType: 'text/html', body: '<script type="module" src="page.js"></script>' });
  });
  await page.goto(ORIGIN);
  await page.waitForFunction(() => 'decideInPage' in window);
}

/** How many deals go to the page at once. */
const AT_ONCE = 200;

function decideInPage(page: Page, plays: readonly DailyPlay[], { file, factorCost }: Model): Promise<Decided[]> {
  return page.evaluate(
    ([all, policy, cost]) =>
      (window as unknown as { decideInPage: typeof import('./page.ts').decideInPage }).decideInPage(all, policy, cost),
    [plays, file, factorCost] as const,
  );
}

/** What two programs agree on. */
class Agreement {
  deals = 0;
  packs = 0;
  views = 0;
  decisions = 0;
  actions = 0;

  add(one: Decided, other: Decided): void {
    this.deals++;
    this.packs += Number(one.pack === other.pack);
    this.views += Number(one.views === other.views);
    this.decisions += one.actions.length;
    this.actions += one.actions.filter((action, index) => action === other.actions[index]).length;
  }

  print(): void {
    const { deals, packs, views, decisions, actions } = this;
    console.log(`packs       ${packs} of ${deals} deals`);
    console.log(`views       of ${views} of ${deals} deals`);
    console.log(`actions     ${actions} of ${decisions} (${((100 * actions) / decisions).toFixed(4)}%)`);
  }

  /** Whether packs and views are the same, and almost all actions: sums of floats may differ in their last bits. */
  get isEnough(): boolean {
    const { deals, packs, views, decisions, actions } = this;
    return packs === deals && views === deals && actions >= 0.9999 * decisions;
  }
}

async function compareDays(days: number, tries: number): Promise<Agreement> {
  const agreement = new Agreement();
  const runtime = await loadRuntime();
  const browser = await launchChromium();
  const all = playsByModel(days, tries);
  const progress = new ProgressLine('deals', days * DEALS_OF_A_DAY * LEVELS.length * tries);
  try {
    const page = await browser.newPage();
    await openPage(page);
    for (const { model, plays } of all.values()) {
      const session = await runtime.load(fileAt(`models/${model.file}`));
      const policy = { evaluate: evaluateBy(session), factorCost: model.factorCost };
      for (let from = 0; from < plays.length; from += AT_ONCE) {
        const some = plays.slice(from, from + AT_ONCE);
        await playOut(some, policy);
        const here = await decideAgain(some, policy);
        const there = await decideInPage(page, some, model);
        for (const [index, decided] of here.entries()) agreement.add(decided, there[index]);
        progress.update(agreement.deals);
      }
      await session.release();
    }
  } finally {
    await browser.close();
  }
  progress.clear();
  console.log(`Node by ${runtime.name}, Chromium by onnxruntime-web; ${days} days from ${FIRST_DATE} on`);
  return agreement;
}

export const sameDay = command({
  name: 'same-day',
  isTool: true,
  does: 'Checks that deals of the day are the same in Node and in Chromium: packs, what each seat sees, and what bots of all levels do.',
  options: {
    days: wholeNumber({ meaning: 'how many days, from the first on', from: 1, to: 10_000, default: 50 }),
    tries: wholeNumber({ meaning: 'how often each level plays each deal', from: 1, to: 1_000, default: 2 }),
  },
  example: '--days 100',
  notes: ['It fails if a pack or a view differs, or more than one action in ten thousand.'],
  async run({ options: { days, tries } }) {
    const agreement = await compareDays(days, tries);
    agreement.print();
    if (!agreement.isEnough) process.exitCode = 1;
  },
});
