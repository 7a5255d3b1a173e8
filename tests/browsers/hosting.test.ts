import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { servePlainly, type Served } from '../browser/support/servers.ts';
import { playToTheEnd, POINTER_INPUT } from '../browser/support/player.ts';
import { BROWSERS } from './support/browsers.ts';
import { gameIn } from './support/game-in.ts';

describe.each(BROWSERS)('a plain host under a path of its own, in $name', (browser) => {
  let host: Served;
  beforeAll(async () => {
    host = await servePlainly(inject('folder'), '/games/thirty-one/');
  });
  afterAll(() => host?.close());
  const { visiting, address } = gameIn(browser, { origin: () => host.origin });

  test('serves the game once; it is isolated at the next visit, and starts without the host from then on', async () => {
    await visiting(async (visit) => {
      await visit.see('everything cached', ({ offline }) => offline === 'ready');
      await host.close();
      await visit.open(address());
      await visit.see('the policy', ({ scene, opponents }) => scene === 'menu' && opponents.is === 'policy');
      expect(await visit.evaluate(() => window.crossOriginIsolated, null)).toBe(true);
      await visit.sitDown({ opponents: 1 });
      const { result } = await playToTheEnd(visit, POINTER_INPUT);
      expect(result.standings).toHaveLength(2);
    });
  });
});
