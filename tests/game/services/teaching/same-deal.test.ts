import { expect, test } from 'vitest';
import { ACTION_COUNT, DRAW, KNOCK } from '../../../../engine/actions.ts';
import type { EvaluateOne } from '../../../../engine/bots/policy.ts';
import { replayRecord } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import {
  earlierAmong,
  earlierArrays,
  noteEarlier,
  type EarlierPolicies,
} from '../../../../game/services/teaching/earlier-policies.ts';
import { SameDeal } from '../../../../game/services/teaching/same-deal.ts';

const TABLE = { rules: preset('scat'), players: 2 };

/** A policy that likes an action best. @param onSeen receives every observation, and may name another action */
const likes =
  (action: number, onSeen: (observation: Float32Array) => number | void = () => undefined): EvaluateOne =>
  async (observation) => {
    const liked = onSeen(observation) ?? action;
    return Float32Array.from({ length: ACTION_COUNT }, (_, i) => (i === liked ? 1 : 0));
  };
const policies = (first: EvaluateOne, now: EvaluateOne) => [
  { minute: 0, evaluate: first },
  { minute: null, evaluate: now },
];

test('the same deal is one that the policies play differently, against the expert, with a dealer who makes them begin', async () => {
  const plays = await new SameDeal({ ...TABLE, players: 3 }).play(policies(likes(DRAW), likes(KNOCK)));
  expect(plays.map(({ minute }) => minute)).toEqual([0, null]);
  const [first, now] = plays.map(({ record }) => record.deals[0]);
  expect(first.deck).toBe(now.deck);
  expect([first.actions[0], now.actions[0], first.dealer]).toEqual([[0, 'draw'], [0, 'knock'], 2]);
  for (const { record } of plays) {
    expect(record.players).toEqual(['policy', 'expert', 'expert']);
    expect(replayRecord(record).deals).toBe(1);
  }
});

test('it stays the same, also for a policy that plays it as the first one did, which is not asked again, and after a reload', async () => {
  const deal = new SameDeal(TABLE);
  let asked = 0;
  const counted = likes(DRAW, () => void (asked += 1));
  await deal.play(policies(counted, likes(KNOCK)));
  const { pack } = deal;
  asked = 0;
  const plays = await deal.play(policies(counted, likes(KNOCK)));
  expect([asked, deal.pack]).toEqual([0, pack]);
  expect(await new SameDeal(TABLE, pack).play(policies(likes(DRAW), likes(KNOCK)))).toEqual(plays);
  const alike = await deal.play(policies(likes(DRAW), likes(DRAW)));
  expect([deal.pack, alike[1].record]).toEqual([pack, plays[0].record]);
});

test('it is chosen where policies differ, and another one only where all have come to play it alike', async () => {
  const deal = new SameDeal(TABLE);
  const [first] = await deal.play(policies(likes(DRAW), likes(DRAW)));
  expect([first.record.deals.length, deal.pack]).toEqual([1, null]);
  await deal.play(policies(likes(DRAW), likes(KNOCK)));
  const before = deal.pack;
  expect(before).toEqual(expect.any(Number));
  const seen = new Set<string>();
  const draws = likes(DRAW, (observation) => void seen.add(observation.join()));
  await new SameDeal(TABLE, before).play(policies(likes(KNOCK), draws));
  // Plays as the first one in what was seen of this deal, and knocks in all others.
  const elsewhere = likes(KNOCK, (observation) => (seen.has(observation.join()) ? DRAW : KNOCK));
  await deal.play(policies(likes(DRAW), elsewhere));
  expect([deal.pack === before, typeof deal.pack]).toEqual([false, 'number']);
});

test('earlier policies are those of the beginning, of one minute and of five, also among the arrays of a checkpoint', () => {
  const earlier: EarlierPolicies = new Map();
  for (const [weight, seconds] of [0, 30, 61, 90, 310, 900].entries())
    noteEarlier(earlier, seconds, Float32Array.of(weight));
  const kept = [
    [0, Float32Array.of(0)],
    [1, Float32Array.of(2)],
    [5, Float32Array.of(4)],
  ];
  const others = { optimizer: Float32Array.of(1) };
  const [again, rest] = earlierAmong({ ...others, ...earlierArrays(earlier) });
  expect([[...earlier], [...again], rest]).toEqual([kept, kept, others]);
});
