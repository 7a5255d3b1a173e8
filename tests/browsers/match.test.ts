import { describe, expect, test } from 'vitest';
import { keyboardInput, playToTheEnd, POINTER_INPUT } from '../browser/support/player.ts';
import { BROWSERS } from './support/browsers.ts';
import { gameIn } from './support/game-in.ts';

describe.each(BROWSERS)('a match in $name', (browser) => {
  const { visiting } = gameIn(browser);

  test('is played to its end by pointer, against the trained policy', async () => {
    await visiting(async (visit) => {
      await visit.see('the policy', ({ opponents }) => opponents.is === 'policy');
      await visit.sitDown({ opponents: 1 });
      const { result } = await playToTheEnd(visit, POINTER_INPUT);
      expect(result.headline).toMatch(/wins? the match$/);
      expect(result.evaluationTimes.length).toBeGreaterThan(0);
    });
  });

  test('is played to its end by keys', async () => {
    await visiting(async (visit) => {
      await visit.sitDown({ opponents: 1 });
      const { result } = await playToTheEnd(visit, keyboardInput());
      expect(result.standings).toHaveLength(2);
    });
  });
});
