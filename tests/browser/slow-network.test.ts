import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { preset } from '../../engine/rules/resolve.ts';
import type { MatchSave } from '../../engine/save.ts';
import { deferred } from '../../game/base/deferred.ts';
import { builtGame, WINDOW } from './support/built-game.ts';
import { POINTER_INPUT } from './support/player.ts';
import { hasButton, type Screen } from './support/screen.ts';
import { keptMatch } from './support/storage.ts';
import { policyFor } from './support/tables.ts';
import type { Visit, VisitOptions } from './support/visit.ts';

const { visiting } = builtGame();

const isOver = (screen: Screen) => hasButton(screen, 'Next deal');

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
  return (await keptMatch(visit)).save;
}

test('the expert plays until the runtime has come, without a word; the policy from the next deal on', async () => {
  const arrival = deferred<void>();
  const routes: VisitOptions['routes'] = {
    '.wasm': async (route) => {
      await arrival.promise;
      await route.continue();
    },
  };
  await visiting({ ...WINDOW, routes, hasPolicy: true }, async (visit) => {
    await visit.sitDown({ opponents: 1 });
    await playDeal(visit);
    expect((await visit.screen()).opponents.is).toBe('loading');
    arrival.resolve();
    await visit.see('the policy', ({ opponents }) => opponents.is === 'policy');

    await visit.pressButton('Next deal');
    await visit.see('the second deal', ({ deal, targets }) => deal === 2 && targets.length > 0);
    const { record, deal } = await stored(visit);
    const character = { level: 'casual', style: 'even' };
    expect(record.deals.map(({ bots }) => bots)).toEqual([[null, { policy: 'expert', ...character }]]);
    expect(deal?.bots).toEqual([null, { policy: policyFor(preset('scat'), 2), ...character }]);
  });
});

test('the menu needs neither Phaser, the table nor the engine, which come while it is looked at', async () => {
  await visiting(WINDOW, async (visit) => {
    await visit.seeScene('menu');
    for (const name of ['phaser', 'match', 'engine']) {
      const asked = await visit.page.waitForFunction(
        (chunk) =>
          performance.getEntriesByType('resource').find((one) => new RegExp(`/${chunk}-[\\w-]+\\.js$`).test(one.name))
            ?.startTime,
        name,
      );
      expect(await asked.jsonValue()).toBeGreaterThan((await visit.marks())['menu usable']);
    }
    const [came, ...typefaces] = await visit.page.evaluate(() => {
      const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const script = fetched.find(({ name }) => /\/index-[\w-]+\.js$/.test(name));
      const fonts = fetched.filter(({ name }) => name.endsWith('.woff2'));
      return [script?.responseEnd, ...fonts.map(({ startTime }) => startTime)];
    });
    expect(typefaces).toHaveLength(2);
    for (const asked of typefaces) expect(asked).toBeGreaterThan(came as number);
    await visit.see('the table drawn ahead', ({ scenes, textures }) => scenes[0] === 'preparation' && textures > 1);
  });
});

test('a screen is opened from the menu although Phaser never comes', async () => {
  await visiting({ ...WINDOW, routes: { 'phaser-': () => new Promise(() => undefined) } }, async (visit) => {
    await visit.seeScene('menu');
    await visit.follow('#/goals');
    await visit.page.locator('dialog[open]').waitFor();
  });
});

test('whoever presses Play before they have come gets a table as soon as they have', async () => {
  const arrival = deferred<void>();
  const late = async (route: Route): Promise<void> => {
    await arrival.promise;
    await route.continue();
  };
  await visiting({ ...WINDOW, routes: { 'phaser-': late } }, async (visit) => {
    await visit.applySettings({ opponents: 1 });
    await visit.pressButton('Play');
    expect((await visit.screen()).scene).toBe('menu');
    arrival.resolve();
    await visit.seeTurn();
  });
});
