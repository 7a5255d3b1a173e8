/** Every preset is played to its end through the screen, by pointer and by keyboard in turns. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PRESETS, preset } from '../../engine/rules/resolve.ts';
import { launchChromium } from './chromium.ts';
import { keyboardHand, playToTheEnd, POINTER } from './player.ts';
import { serveBuiltGame, type Served } from './server.ts';
import { Visit } from './visit.ts';

let browser: Browser;
let served: Served;

beforeAll(async () => {
  [browser, served] = await Promise.all([launchChromium(), serveBuiltGame()]);
}, 400_000);

afterAll(async () => {
  await browser?.close();
  await served?.close();
});

describe('a match', () => {
  test.each(PRESETS.map((name, index) => ({ name, hand: index % 2 === 0 ? ('pointer' as const) : ('keys' as const) })))(
    'of $name is played to its end by $hand',
    async ({ name, hand }) => {
      const visit = await Visit.begin(browser, `${served.origin}?seed=31`, { viewport: { width: 800, height: 480 } });
      try {
        const [fewest] = preset(name).players;
        await visit.remember({ rules: name, opponents: fewest - 1 });
        await visit.pressButton('Deal');
        const { result } = await playToTheEnd(visit, hand === 'pointer' ? POINTER : keyboardHand());
        expect(result.opponents.is).toBe('policy');
        expect(result.standings).toHaveLength(fewest);
        expect(visit.troubles).toEqual([]);
      } finally {
        await visit.end();
      }
    },
    300_000,
  );
});
