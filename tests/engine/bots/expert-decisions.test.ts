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
const DECISIONS = 150;
/** How often something else is played than the expert decided, so that it also sees positions that it would avoid. */
const OTHER_PLAY = 0.15;

const SUMS: readonly (readonly [string, number])[] = [
  ['scat', 0xc60d7034],
  ['thirty-one', 0x377fdf79],
  ['blitz', 0x8f91470d],
  ['harsh-knock', 0x2da32541],
  ['knocker-pays', 0x67c77dab],
  ['gentle-knock', 0xc26c1468],
  ['hammer', 0x2a9bdb17],
  ['shotgun', 0x8326e53a],
  ['sudden-death', 0xf8a374ee],
  ['cadillac', 0x15989474],
  ['gin', 0x279605ae],
  ['ride-the-bus', 0x42f593cb],
  ['stop-the-bus', 0x1886ee13],
  ['driver-stop', 0x1d73dac8],
  ['french-canadian', 0x71415e32],
  ['jacobs', 0xc49f77f1],
  ['golf', 0xf1be7b90],
  ['hard-to-knock', 0x50c5fda4],
  ['honour', 0x419f1c66],
  ['pub', 0x4c1223f5],
  ['italian', 0x3efe7db0],
  ['four-card', 0xd4b5d1a9],
];

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

test.each(SUMS)('%s: the expert decides as it always has', (name, sum) => {
  expect(sumOf(name)).toBe(sum);
});
