import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { MatchSave } from '../../engine/save.ts';
import { builtGame } from './support/built-game.ts';
import { POINTER_INPUT } from './support/player.ts';
import type { Screen } from './support/screen.ts';
import type { Visit } from './support/visit.ts';

const { visiting } = builtGame();

const LAPTOP = { viewport: { width: 800, height: 480 } };
const MODEL = new URL('../../models/general.onnx', import.meta.url);

const isOver = ({ buttons }: Screen) => buttons.some(({ label }) => label === 'Next deal');

/** Plays a deal to its end, knocking as soon as that is legal; nothing may be said or asked meanwhile. */
async function playDeal(visit: Visit): Promise<void> {
  for (;;) {
    const screen = await visit.see(
      'a decision or the end of the deal',
      (there) => there.targets.length > 0 || isOver(there),
    );
    expect([screen.question, screen.notice]).toEqual([null, '']);
    if (isOver(screen)) return;
    const { legal } = screen;
    await POINTER_INPUT.act(visit, screen, legal.includes('knock') ? 'knock' : legal[0]);
    await visit.see('what follows', (there) => there.legal.join() !== legal.join() || isOver(there));
  }
}

/** The only open match, as it is stored. */
async function stored(visit: Visit): Promise<MatchSave> {
  await visit.see('everything stored', ({ isKept }) => isKept);
  return visit.page.evaluate(async () => {
    const done = (request: IDBRequest): Promise<unknown> =>
      new Promise((resolve) => {
        request.addEventListener('success', () => resolve(request.result), { once: true });
      });
    const database = (await done(indexedDB.open('thirty-one-matches'))) as IDBDatabase;
    const [open] = (await done(database.transaction('matches').objectStore('matches').getAll())) as {
      save: MatchSave;
    }[];
    database.close();
    return open.save;
  });
}

test('the expert plays until the runtime has come, without a word; the policy from the next deal on', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const routes = {
    '.wasm': async (route: { continue: () => Promise<void> }) => {
      await arrived;
      await route.continue();
    },
  };
  await visiting({ ...LAPTOP, routes, hasPolicy: true }, async (visit) => {
    await visit.applySettings({ opponents: 1 });
    await visit.pressButton('Play');
    await visit.see('the table', ({ scene }) => scene === 'table');
    await playDeal(visit);
    expect((await visit.screen()).opponents.is).toBe('loading');
    arrive();
    await visit.see('the policy', ({ opponents }) => opponents.is === 'policy');

    await visit.pressButton('Next deal');
    await visit.see('the second deal', ({ deal, targets }) => deal === 2 && targets.length > 0);
    const { record, deal } = await stored(visit);
    const character = { level: 'casual', style: 'even' };
    const sha256 = createHash('sha256').update(readFileSync(MODEL)).digest('hex');
    expect(record.deals.map(({ bots }) => bots)).toEqual([[null, { policy: 'expert', ...character }]]);
    expect(deal?.bots).toEqual([null, { policy: sha256, ...character }]);
  });
});

test('the code of the table is asked for before the menu can be used', async () => {
  await visiting(LAPTOP, async (visit) => {
    await visit.see('the menu', ({ scene }) => scene === 'menu');
    const asked = await visit.page.waitForFunction(
      () => performance.getEntriesByType('resource').find(({ name }) => /\/match-[\w-]+\.js$/.test(name))?.startTime,
    );
    expect(await asked.jsonValue()).toBeLessThan((await visit.marks())['menu usable']);
  });
});
