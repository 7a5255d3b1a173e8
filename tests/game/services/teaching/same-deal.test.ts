import { describe, expect, test } from 'vitest';
import { ACTION_COUNT, DRAW, KNOCK } from '../../../../engine/actions.ts';
import type { EvaluateOne } from '../../../../engine/bots/policy.ts';
import { replayRecord } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { EarlierPolicies } from '../../../../game/services/teaching/earlier-policies.ts';
import { SameDeal } from '../../../../game/services/teaching/same-deal.ts';

const TABLE = { rules: preset('scat'), players: 2 };

const likes =
  (action: number): EvaluateOne =>
  () =>
    Promise.resolve(Float32Array.from({ length: ACTION_COUNT }, (_, i) => (i === action ? 1 : 0)));
const policies = (first: EvaluateOne, now: EvaluateOne) => [
  { minute: 0, evaluate: first },
  { minute: null, evaluate: now },
];

describe('the same deal', () => {
  test('is one that the policies play differently, from the same cards', async () => {
    const deal = new SameDeal(TABLE);
    const plays = await deal.play(policies(likes(DRAW), likes(KNOCK)));
    expect(plays.map(({ minute }) => minute)).toEqual([0, null]);
    const [first, now] = plays.map(({ record }) => record.deals[0]);
    expect(first.deck).toBe(now.deck);
    expect(now.actions[0]).toEqual([0, 'knock']);
    expect(first.actions[0]).toEqual([0, 'draw']);
    for (const { record } of plays) expect(replayRecord(record).deals).toBe(1);
  });

  test('is played by the policy in its seat against the expert, with a dealer who makes it begin', async () => {
    const [{ record }] = await new SameDeal({ ...TABLE, players: 3 }).play(policies(likes(DRAW), likes(KNOCK)));
    expect(record.players).toEqual(['policy', 'expert', 'expert']);
    expect([record.deals.length, record.deals[0].dealer, record.deals[0].actions[0][0]]).toEqual([1, 2, 0]);
  });

  test('is not played again by policies of earlier minutes', async () => {
    const deal = new SameDeal(TABLE);
    let asked = 0;
    const counted: EvaluateOne = (observation, mask) => {
      asked += 1;
      return likes(DRAW)(observation, mask);
    };
    const plays = await deal.play(policies(counted, likes(KNOCK)));
    asked = 0;
    expect(await deal.play(policies(counted, likes(KNOCK)))).toEqual(plays);
    expect(asked).toBe(0);
  });

  test('stays the same, also for a policy that plays it as the first one did, and after a reload', async () => {
    const deal = new SameDeal(TABLE);
    await deal.play(policies(likes(DRAW), likes(KNOCK)));
    const plays = await deal.play(policies(likes(DRAW), likes(DRAW)));
    const later = new SameDeal(TABLE, deal.pack);
    expect(await later.play(policies(likes(DRAW), likes(DRAW)))).toEqual(plays);
  });

  test('becomes another one only where all have come to play it alike, and another one differently', async () => {
    const deal = new SameDeal(TABLE);
    await deal.play(policies(likes(DRAW), likes(KNOCK)));
    const before = deal.pack;
    const seen = new Set<string>();
    const draws: EvaluateOne = (observation, mask) => {
      seen.add(observation.join());
      return likes(DRAW)(observation, mask);
    };
    await new SameDeal(TABLE, before).play(policies(likes(KNOCK), draws));
    // Plays as the first one in what was seen of this deal, and knocks in all others.
    const elsewhere: EvaluateOne = (observation, mask) =>
      likes(seen.has(observation.join()) ? DRAW : KNOCK)(observation, mask);
    await deal.play(policies(likes(DRAW), elsewhere));
    expect([deal.pack === before, typeof deal.pack]).toEqual([false, 'number']);
  });

  test('is not chosen for good while nothing differs', async () => {
    const deal = new SameDeal(TABLE);
    const plays = await deal.play(policies(likes(DRAW), likes(DRAW)));
    expect([plays.length, deal.pack]).toEqual([2, null]);
    await deal.play(policies(likes(DRAW), likes(KNOCK)));
    expect(deal.pack).toEqual(expect.any(Number));
  });
});

describe('earlier policies', () => {
  test('are those of the beginning, of one minute and of five', () => {
    const earlier = EarlierPolicies.none();
    for (const [seconds, weight] of [
      [0, 0],
      [30, 1],
      [61, 2],
      [90, 3],
      [310, 4],
      [900, 5],
    ])
      earlier.note(seconds, Float32Array.of(weight));
    expect([...earlier.all]).toEqual([
      [0, Float32Array.of(0)],
      [1, Float32Array.of(2)],
      [5, Float32Array.of(4)],
    ]);
  });

  test('come back from the arrays of a checkpoint', () => {
    const earlier = EarlierPolicies.none();
    earlier.note(0, Float32Array.of(7));
    const others = { optimizer: Float32Array.of(1) };
    const [again, rest] = EarlierPolicies.among({ ...others, ...earlier.arrays });
    expect([...again.all]).toEqual([...earlier.all]);
    expect(rest).toEqual(others);
  });
});
