import { expect, test } from 'vitest';
import { expectAbsent } from './support/absence.ts';
import { builtGame } from './support/built-game.ts';
import { explain, playMonkey } from '../tools/browser/monkey/monkey.ts';

const game = builtGame();

/** For longer runs: `npm run tool -- monkey`. */
const MINUTES = 0.3;

test('random input causes no error, no stuck scene and no blank picture', async () => {
  const run = { browser: game.browser, origin: new URL(game.address).origin, seed: 31, minutes: MINUTES };
  const outcome = await playMonkey(run);
  await expectAbsent(explain(run, outcome), () => outcome.fault !== null, {
    once: async () => expect(outcome.actions).toBeGreaterThan(0),
  });
});
