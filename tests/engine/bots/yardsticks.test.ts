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

const DECISIONS = 40;
/** Of the expert, whose decisions with a pool take long. */
const DECISIONS_WITH_POOL = 15;
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
  [{}, 0x7993de70, 0x8a6e99bb],
  [{ base: 'thirty-one' }, 0x073f92e5, 0x720fa576],
  [{ base: 'harsh-knock' }, 0x0f4a1abd, 0x8a6e99bb],
  [{ base: 'gentle-knock' }, 0x00ec6941, 0x8a6e99bb],
  [{ base: 'hammer' }, 0x5c74391c, 0x8a6e99bb],
  [{ base: 'shotgun' }, 0xd831cfc3, 0x8ba230f3],
  [{ base: 'sudden-death' }, 0x0d4acb0d, 0xbb0c5f1f],
  [{ base: 'cadillac' }, 0x0ce7d8b3, 0x8a6e99bb],
  [{ base: 'gin' }, 0x40c84975, 0x8a6e99bb],
  [{ base: 'stop-the-bus' }, 0x750bf027, 0x24a46279],
  [{ base: 'driver-stop' }, 0x676b82f6, 0xb7e90c3e],
  [{ base: 'french-canadian' }, 0xcb3f277c, 0x8a6e99bb],
  [{ base: 'jacobs' }, 0x0a7dcad8, 0x2022599e],
  [{ base: 'golf' }, 0x55c150e3, 0xcab296e7],
  [{ base: 'hard-to-knock' }, 0xb91da708, 0xa03dd55c],
  [{ base: 'honour' }, 0x11057bb8, 0x8a6e99bb],
  [{ base: 'italian' }, 0x54f8bc88, 0x905732c5],
  [{ base: 'four-card' }, 0xd616cb48, 0x29c12074],
  [{ base: 'forty-one' }, 0xbfcfabc3, 0xb0bcbe73],
  [{ lastTurns: 2, declareEnds: 'last-turns' }, 0x8ef0fc46, 0xf72e7fb3],
  [{ offSuit: 'minus' }, 0xcafed113, 0x4937d8e7],
  [{ declareThree: true, declareEnds: 'at-showdown' }, 0x2eaf58f3, 0x8a6e99bb],
  [{ straightFlush: 'top', declareWithTen: true, declare: 'manual' }, 0x680343c6, 0x8a6e99bb],
  [{ knockTiming: 'before-draw', counterKnock: true, finalTurnStand: true }, 0x2d04bbe1, 0xe23a13c0],
  [{ passAnyTurn: true, returnTaken: true, stockEmpty: 'void' }, 0xf3aa78c2, 0x7ee3b7c4],
  [{ base: 'widow' }, 0xcab74bdb, 0x6676db21],
  [{ base: 'schwimmen' }, 0xd2a19c11, 0xf157c7a1],
  [{ play: 'pool', knockTiming: 'after-draw', poolKnockAfter: 'any-turn' }, 0xdc6809db, 0x3106b962],
  [{ play: 'pool', poolSwapTwo: true, returnTaken: true }, 0x7899338a, 0x37fe7dda],
  [{ play: 'pool', poolPass: 'for-good', poolSwapAll: 'for-good' }, 0x9f706c0d, 0x8f8f1a05],
  [{ base: 'schnauz', poolSevenEightNine: 'on-request' }, 0xa3954aca, 0xbd7dd6ac],
])('by %j the expert and the threshold bot decide as they always have', (keys, expert, threshold) => {
  const rules = rulesWith(keys);
  const byExpert = sumOf(() => createExpert(7), rules, rules.play === 'pool' ? DECISIONS_WITH_POOL : DECISIONS);
  expect([byExpert, sumOf(() => createThresholdBot(24), rules, DECISIONS)]).toEqual([expert, threshold]);
});
