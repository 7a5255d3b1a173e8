/**
 * Every preset played for some deals, recorded in `playthroughs/`, so that a change of any rule shows in review.
 * Rewritten by `npx vitest run tests/engine/playthroughs.test.ts --update`.
 */
import { expect, test } from 'vitest';
import { PRESETS, preset } from '../../engine/rules/resolve.ts';
import { playthrough } from './support/playthrough.ts';

const PLAYERS = 3;
const DEALS = 4;

/** Seeds with which a preset shows much of what is special about it in little text; `pub` needs deals for a buy-in. */
const CHOICES: Readonly<Record<string, { seed: number; deals?: number }>> = {
  scat: { seed: 1352 },
  'thirty-one': { seed: 418 },
  blitz: { seed: 1454 },
  'harsh-knock': { seed: 251 },
  'knocker-pays': { seed: 1352 },
  'gentle-knock': { seed: 358 },
  hammer: { seed: 589 },
  shotgun: { seed: 1155 },
  'sudden-death': { seed: 1442 },
  cadillac: { seed: 4 },
  gin: { seed: 1352 },
  'ride-the-bus': { seed: 906 },
  'stop-the-bus': { seed: 469 },
  'driver-stop': { seed: 1248 },
  'french-canadian': { seed: 358 },
  jacobs: { seed: 487 },
  golf: { seed: 772 },
  'hard-to-knock': { seed: 178 },
  honour: { seed: 519 },
  pub: { seed: 319, deals: 12 },
  italian: { seed: 201 },
  'four-card': { seed: 1256 },
  schwimmen: { seed: 398 },
  schnauz: { seed: 461 },
  widow: { seed: 507 },
  trentuno: { seed: 27 },
  'web-bus': { seed: 469 },
  'forty-one': { seed: 367 },
};

test.each(PRESETS)('%s is played as recorded', async (name) => {
  const { seed, deals } = CHOICES[name];
  const { text } = playthrough(preset(name), PLAYERS, seed, deals ?? DEALS);
  await expect(text).toMatchFileSnapshot(`playthroughs/${name}.txt`);
});
