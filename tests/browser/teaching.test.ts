import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { resolveRules, RULES_FORMAT } from '../../engine/rules/resolve.ts';
import type { TeachingReport } from '../../game/services/teaching/messages.ts';
import { teachingPlan } from '../../game/services/teaching/plan.ts';
import type { TeachingService } from '../../game/services/teaching/teaching-service.ts';
import { readModelFacts } from '../../training/learner/files/policy-file.ts';
import { TRACED_FILES } from '../../training/learner/ppo/graphs.ts';
import type { Route } from 'playwright-core';
import { builtGame } from './built-game.ts';
import type { Visit } from './visit.ts';

const { visiting } = builtGame();

const LAPTOP = { viewport: { width: 800, height: 480 } };
/** The critic, the traced files and the worker. */
const ON_DEMAND = /\.critic\.onnx$|assets\/(.*\.onnx|teaching-worker.*\.js)$/;
const ON_DEMAND_FILES = 1 + TRACED_FILES.length + 1;
const RULES = resolveRules({ format: RULES_FORMAT, name: 'ours', base: 'scat', threeOfAKind: 30.5, players: [2, 2] });

/** The page's own script that creates the service, since no button leads there. */
function serviceScript(): string {
  const [name] = readdirSync(join(inject('folder'), 'assets')).filter((file) => /^create-teaching-.*\.js$/.test(file));
  return `./assets/${name}`;
}

/** What teaching leaves on the page's window. */
type TeachingPage = { teaching: TeachingService; reports: TeachingReport[] };

/** Begins to teach in the page. @param plan @param start names of policy and critic beside the page */
async function beginTeaching({ page }: Visit, plan: object, start: object): Promise<void> {
  await page.evaluate(`(async () => {
    const [createTeaching] = Object.values(await import(new URL('${serviceScript()}', document.baseURI).href));
    const teaching = createTeaching();
    const reports = [];
    teaching.onReport((report) => reports.push(report));
    teaching.effort = 'full';
    teaching.teach(${JSON.stringify(plan)}, ${JSON.stringify(start)});
    Object.assign(window, { teaching, reports });
  })()`);
}

test('a policy taught in the page plays there; what only teaching needs is fetched at first use and then cached', async () => {
  let policy: number[] = [];
  const plan = teachingPlan({
    rules: RULES,
    players: [2, 2],
    length: { minutes: 0.05, steps: null },
    seed: 1,
    hasStart: true,
    build: 'test',
  });
  await visiting({ ...LAPTOP, serviceWorkers: 'allow', hasPolicy: true }, async (visit) => {
    await visit.see('everything cached', ({ offline }) => offline === 'ready');
    expect(visit.requests.filter((request) => ON_DEMAND.test(request.url()))).toEqual([]);
    const at = (file: string) => new URL(file, inject('origin')).href;
    await beginTeaching(visit, plan, { policy: at('general.onnx'), critic: at('general.critic.onnx') });
    await expect.poll(() => lastReport(visit), { timeout: 60_000 }).toMatch(/taught|failed/);
    const { files, progress, reason } = await visit.page.evaluate(outcome);
    expect(reason).toBe('');
    expect(progress).toBeGreaterThan(0);
    await expect.poll(() => cached(visit)).toHaveLength(ON_DEMAND_FILES);
    policy = files;
    expect(readModelFacts(Uint8Array.from(policy))).toMatchObject({ rules: RULES, players: [2, 2] });
  });

  const list = {
    format: 'thirty-one-models/1',
    models: [{ name: 'taught', file: 'taught.onnx', rules: 'all', players: [2, 10], observation: 3 }],
  };
  const routes = {
    'manifest.json': (route: Route) => route.fulfill({ json: list }),
    'taught.onnx': (route: Route) => route.fulfill({ body: Buffer.from(policy) }),
  };
  await visiting({ ...LAPTOP, routes, hasPolicy: true }, async (visit) => {
    const { opponents } = await visit.see('the opponents', ({ opponents: they }) => they.is !== 'loading');
    expect(opponents).toMatchObject({ is: 'policy', model: 'taught' });
  });
}, 120_000);

/** What is cached of that which only teaching needs. */
async function cached({ page }: Visit): Promise<string[]> {
  const addresses = await page.evaluate(async () => {
    const [name] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({ url }) => url);
  });
  return addresses.filter((address) => ON_DEMAND.test(address));
}

function lastReport({ page }: Visit): Promise<string> {
  return page.evaluate(() => (window as unknown as TeachingPage).reports.at(-1)?.type ?? '');
}

/** Runs in the page. */
function outcome(): { files: number[]; progress: number; reason: string } {
  const { reports } = window as unknown as TeachingPage;
  const end = reports.at(-1)!;
  return {
    files: end.type === 'taught' ? Array.from(end.policy) : [],
    progress: reports.filter(({ type }) => type === 'progress').length,
    reason: end.type === 'failed' ? end.reason : '',
  };
}
