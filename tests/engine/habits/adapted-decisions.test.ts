import { describe, expect, test } from 'vitest';
import { DRAW, KNOCK, parseAction } from '../../../engine/actions.ts';
import { likeliest, questionOf } from '../../../engine/bots/policy.ts';
import { adaptedDecisions, kindOfAdapted, type AdaptingPolicy } from '../../../engine/habits/adapted-decisions.ts';
import { packedRival, readPackedRival } from '../../../engine/habits/packed.ts';
import { RIVAL, RIVALS_AT } from '../../../engine/observation-layout.ts';
import { Match } from '../../../engine/match.ts';
import { hasAdapted, Recorder, type DealBot, type MatchRecord } from '../../../engine/record.ts';
import { preset } from '../../../engine/rules/resolve.ts';

const KNOWN = packedRival(new Float32Array(RIVAL.size).fill(1));
const BOT: DealBot = { policy: 'ad'.repeat(32), level: 'master', style: 'even', knows: [KNOWN, null] };

/** Draws rather than knocks, the other way round where it knows something; then discards the first card. */
const policy: AdaptingPolicy = {
  sha256: 'ad'.repeat(32),
  factorCost: 0.006,
  evaluate: (observation, mask) => {
    const knowsMuch = observation[RIVALS_AT] > 0;
    const shares = mask.map((legal, action) => {
      const liked = action === (knowsMuch ? KNOCK : DRAW) ? 0.9 : 0.1;
      return legal * liked;
    });
    return Promise.resolve(shares);
  },
};

/** Four deals that seat 1 plays as the policy does, knowing something in those that are asked for; seat 0 draws and discards. */
async function played(knowing: readonly number[], bot = BOT): Promise<MatchRecord> {
  const recorder = new Recorder();
  const match: Match = new Match(preset('scat'), 2, { seed: 8, recorder });
  const { knows = [], ...unknowing } = bot;
  const known = knows.map((one) => one && readPackedRival(one)) as (Float32Array | null)[];
  while (match.phase !== 'over' && (match.seat >= 0 || match.dealNumber < 4)) {
    if (match.seat < 0) {
      const isKnowing = knowing.includes(match.dealNumber + 1);
      recorder.playedBy([null, isKnowing ? bot : unknowing]);
      match.startDeal();
      continue;
    }
    const legal = match.legalActions();
    const isKnowing = match.seat === 1 && knowing.includes(match.dealNumber);
    const { observation, mask } = questionOf(match.view(match.seat), legal, isKnowing ? known : [null, null]);
    match.apply(likeliest(await policy.evaluate(observation, mask), mask));
  }
  return recorder.record(match, ['You', 'Fox']);
}

describe('what a bot did because of what it knew', () => {
  test('are its decisions that would have been others had it known nobody, in their order', async () => {
    const record = await played([2, 4]);
    expect(hasAdapted(record)).toBe(true);
    const found = await adaptedDecisions(record, policy);
    expect(found.map(({ deal, seat, played: done, otherwise }) => [deal, seat, done, otherwise])).toEqual([
      [2, 1, KNOCK, DRAW],
      [4, 1, KNOCK, DRAW],
    ]);
    for (const { deal, at } of found) expect(record.deals[deal - 1].actions[at]).toEqual([1, 'knock']);
  });

  test('is nothing where it knew nobody, or another policy played', async () => {
    const unknowing = await played([]);
    expect(hasAdapted(unknowing)).toBe(false);
    expect(await adaptedDecisions(unknowing, policy)).toEqual([]);
    const record = await played([2, 4]);
    expect(await adaptedDecisions(record, { ...policy, sha256: 'another' })).toEqual([]);
  });

  test('is nothing where chance had it do something else than what it liked best', async () => {
    const record = await played([2]);
    const contrary: AdaptingPolicy = { ...policy, evaluate: (_observation, mask) => Promise.resolve(mask) };
    expect(await adaptedDecisions(record, contrary)).toEqual([]);
  });
});

test.each([
  ['knock', 'draw', 'knocked'],
  ['knock 5c', 'discard 5c', 'knocked'],
  ['take', 'knock', 'waited'],
  ['take', 'draw', 'took'],
  ['take 5c', 'draw', 'took'],
  ['take', 'stand', 'took'],
  ['take 5c', 'take 6c', 'chose'],
  ['take 5c', 'pass', 'exchanged'],
  ['pass', 'take 5c', 'kept'],
  ['swap-all', 'pass', 'played'],
  ['draw', 'take', 'left'],
  ['discard 5c', 'discard 6c', 'discarded'],
  ['stand', 'draw', 'played'],
])('"%s" in place of "%s" is of the kind "%s"', (done, otherwise, kind) => {
  expect(kindOfAdapted({ played: parseAction(done), otherwise: parseAction(otherwise) })).toBe(kind);
});
