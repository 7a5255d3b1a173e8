/**
 * The game of every preset is played to its end through the screen, by pointer and by keyboard in turns, with one token or
 * to few points, so that a match takes two or three deals; the standard game in full in `game.test.ts`.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PRESETS, preset } from '../../engine/rules/resolve.ts';
import { expectNoProblems } from './support/absence.ts';
import { builtGame, WINDOW } from './support/built-game.ts';
import { keyboardInput, playToTheEnd, POINTER_INPUT } from './support/player.ts';
import { chooseShortGame } from './support/tables.ts';
import type { Visit } from './support/visit.ts';

const game = builtGame();

const NAMES = PRESETS.filter((name) => name !== 'scat');

describe.each([
  { input: 'pointer', names: NAMES.filter((_, index) => index % 2 === 1) },
  { input: 'keys', names: NAMES.filter((_, index) => index % 2 === 0) },
])('short matches played by $input, one after the other', ({ input, names }) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await game.visit({ ...WINDOW, hasPolicy: true });
  });
  afterAll(() => visit.end());
  afterEach(() => expectNoProblems(visit));

  test.each(names)('%s', async (name) => {
    const { scene } = await visit.screen();
    if (scene === 'result') await visit.pressButton('Menu');
    // A match that failed before is still there.
    else if (scene !== 'menu') await visit.page.reload();
    const [fewest] = preset(name).players;
    await visit.applySettings({ opponents: fewest - 1 });
    await chooseShortGame(visit, name);
    await visit.pressButton('Play');
    const { decisions } = await playToTheEnd(visit, input === 'pointer' ? POINTER_INPUT : keyboardInput());
    expect(decisions).toBeGreaterThan(0);
    // The first of these matches may be over before it has loaded.
    const { standings } = await visit.see('the policy', ({ opponents }) => opponents.is === 'policy');
    expect(standings).toHaveLength(fewest);
  });
});
