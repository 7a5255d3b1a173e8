/**
 * Models are measured against the expert, so figures stay comparable only while it plays the same. When its play
 * changes on purpose, put the new sums here and measure again.
 */
import { expect, test } from 'vitest';
import type { Action } from '../../../engine/actions.ts';
import { createExpert } from '../../../engine/bots/expert.ts';
import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import { preset } from '../../../engine/rules/resolve.ts';

/** Decisions by preset and number of players. */
const DECISIONS = 40;
/** How often something else is played than the expert decided, so that it also sees positions that it would avoid. */
const OTHER_PLAY = 0.15;

const SUMS = {
  scat: 0x7993de70,
  'thirty-one': 0x073f92e5,
  'harsh-knock': 0x0f4a1abd,
  'gentle-knock': 0x00ec6941,
  hammer: 0x5c74391c,
  shotgun: 0xd831cfc3,
  'sudden-death': 0x0d4acb0d,
  cadillac: 0x0ce7d8b3,
  gin: 0x40c84975,
  'stop-the-bus': 0x750bf027,
  'driver-stop': 0x676b82f6,
  'french-canadian': 0xcb3f277c,
  jacobs: 0x0a7dcad8,
  golf: 0x55c150e3,
  'hard-to-knock': 0xb91da708,
  honour: 0x11057bb8,
  pub: 0xf3af93fe,
  italian: 0x54f8bc88,
  'four-card': 0xd616cb48,
  'forty-one': 0xbfcfabc3,
  widow: 0x0fadd4ad,
};

/** A sum over what the expert decides in matches of two and of four (FNV-1a). */
function sumOf(name: string): number {
  let sum = 0x811c9dc5;
  for (const players of [2, 4]) {
    const expert = createExpert(7);
    const random = new Random(players);
    let match = new Match(preset(name), players, { seed: players });
    for (let i = 0; i < DECISIONS; i++) {
      while (match.seat < 0) {
        if (match.phase === 'over') match = new Match(preset(name), players, { seed: i });
        match.startDeal();
      }
      const legal = match.legalActions();
      const action = expert.decide(match.view(match.seat), legal) as Action;
      sum = Math.imul(sum ^ (action & 255), 0x01000193);
      match.apply(random.unit() < OTHER_PLAY ? legal[random.below(legal.length)] : action);
    }
  }
  return sum >>> 0;
}

test.each(Object.entries(SUMS))('%s: the expert decides as it always has', (name, sum) => {
  expect(sumOf(name)).toBe(sum);
});
