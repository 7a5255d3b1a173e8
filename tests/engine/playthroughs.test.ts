/**
 * A game of each way of playing, played for some deals and recorded in `playthroughs/`, to be read.
 * Rewritten by `npx vitest run tests/engine/playthroughs.test.ts --update`.
 */
import { expect, test } from 'vitest';
import { preset } from '../../engine/rules/resolve.ts';
import { playthrough } from './support/playthrough.ts';

const PLAYERS = 3;

/** Seeds that show much in little text. */
test.each([
  ['scat', 1352, 2],
  ['golf', 772, 1],
  ['schwimmen', 398, 2],
])('%s is played as recorded', async (name, seed, deals) => {
  await expect(playthrough(preset(name), PLAYERS, seed, deals)).toMatchFileSnapshot(`playthroughs/${name}.txt`);
});
