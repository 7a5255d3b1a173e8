/**
 * Models are measured against these bots, so figures stay comparable only while they play the same. When their play
 * changes on purpose, put the new sums here and measure again.
 */
import { expect, test } from 'vitest';
import type { Action } from '../../../engine/actions.ts';
import type { Bot } from '../../../engine/bots/bot.ts';
import { createExpert } from '../../../engine/bots/expert.ts';
import { createThresholdBot } from '../../../engine/bots/threshold.ts';
import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { rulesWith } from '../support/stacked.ts';

const DECISIONS = 25;
/** Of the expert, whose decisions with a pool take long. */
const DECISIONS_WITH_POOL = 8;
/** How often something else is played than was decided, so that a bot also sees positions that it would avoid. */
const OTHER_PLAY = 0.15;

/** A sum over what a bot decides in matches of two and of four (FNV-1a). */
function sumOf(create: () => Bot, rules: HouseRules, decisions: number): number {
  let sum = 0x811c9dc5;
  for (const players of [2, 4]) {
    const bot = create();
    const random = new Random(players);
    let match = new Match(rules, players, { seed: players });
    for (let i = 0; i < decisions; i++) {
      while (match.seat < 0) {
        if (match.phase === 'over') match = new Match(rules, players, { seed: i });
        match.startDeal();
      }
      const legal = match.legalActions();
      const action = bot.decide(match.view(match.seat), legal) as Action;
      sum = Math.imul(sum ^ (action & 255), 0x01000193);
      match.apply(random.unit() < OTHER_PLAY ? legal[random.below(legal.length)] : action);
    }
  }
  return sum >>> 0;
}

test.each<[keys: Record<string, unknown>, expert: number, threshold: number]>([
  [{}, 0xae59bd1c, 0x2c9d3b91],
  [{ base: 'thirty-one' }, 0x34f0cf49, 0x968b287a],
  [{ base: 'harsh-knock' }, 0x393994d5, 0x2c9d3b91],
  [{ base: 'hammer' }, 0x1e08de15, 0x2c9d3b91],
  [{ base: 'sudden-death' }, 0x5fdf553f, 0x37b5d791],
  [{ base: 'cadillac' }, 0xd33a6bbb, 0x2c9d3b91],
  [{ base: 'gin' }, 0x69b5c35e, 0x2c9d3b91],
  [{ base: 'stop-the-bus' }, 0xf25dab67, 0x8845309c],
  [{ base: 'driver-stop' }, 0x37b59fa8, 0x2480392c],
  [{ base: 'jacobs' }, 0xd047cd9e, 0xbc994fb8],
  [{ base: 'golf' }, 0x9fce0da4, 0xf44ffe17],
  [{ base: 'hard-to-knock' }, 0x0ad8736e, 0x988126cd],
  [{ base: 'honour' }, 0x44eb16bd, 0x2c9d3b91],
  [{ base: 'italian' }, 0x516e3325, 0xa7baa4b9],
  [{ base: 'four-card' }, 0x38619f9a, 0xb5c30412],
  [{ base: 'forty-one' }, 0x35fceae1, 0x07c4e50f],
  [{ lastTurns: 2, declareEnds: 'last-turns' }, 0x179113c2, 0x92ed8302],
  [{ offSuit: 'minus' }, 0x075338df, 0x7366e14a],
  [{ declareThree: true, declareEnds: 'at-showdown' }, 0x4fede172, 0x2c9d3b91],
  [{ straightFlush: 'top', declareWithTen: true, declare: 'manual' }, 0x519927af, 0x2c9d3b91],
  [{ knockTiming: 'before-draw', counterKnock: true, finalTurnStand: true }, 0x71d5a872, 0x8c892c62],
  [{ passAnyTurn: true, returnTaken: true, stockEmpty: 'void' }, 0x4116b9b8, 0xc49c88bc],
  [{ discardFirst: true }, 0xdcd25462, 0x8f03ab5d],
  [{ discardFirst: true, knockTiming: 'after-draw', passAnyTurn: true }, 0x05f27f6e, 0xcc86dca8],
  [{ base: 'widow' }, 0xb55b58cf, 0x18a31bcb],
  [{ base: 'schwimmen' }, 0x86b7fa76, 0x0ba920b6],
  [{ play: 'pool', knockTiming: 'after-draw', poolKnockAfter: 'any-turn' }, 0xa237d8a0, 0x75c0b053],
  [{ play: 'pool', poolSwapTwo: true, returnTaken: true }, 0xfa8e2f20, 0x1648b9ba],
  [{ play: 'pool', poolPass: 'for-good', poolSwapAll: 'for-good' }, 0xd57d4934, 0x35ade115],
  [{ base: 'schnauz', poolSevenEightNine: 'on-request' }, 0xf0f3e607, 0xacd0e981],
])('by %j the expert and the threshold bot decide as they always have', (keys, expert, threshold) => {
  const rules = rulesWith(keys);
  const byExpert = sumOf(() => createExpert(7), rules, rules.play === 'pool' ? DECISIONS_WITH_POOL : DECISIONS);
  expect([byExpert, sumOf(() => createThresholdBot(24), rules, DECISIONS)]).toEqual([expert, threshold]);
});
