import { describe, expect, test } from 'vitest';
import { challengeMatch, playedBefore, readChallenge } from '../../../../engine/challenge/challenge.ts';
import { Recorder } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { comparisonOf, botsCompared, type TakenUp } from '../../../../game/screens/challenge/comparison.ts';
import { playRandomly } from '../../../engine/support/arbitraries.ts';
import { challengeFrom, POLICY, sealedMatch } from '../../support/challenges.ts';

const record = await sealedMatch(preset('scat'), 3);
const deal = readChallenge(challengeFrom(record, 2));
const whole = readChallenge(challengeFrom(record, null));

/** As if whoever took it up had played just as before. */
function playedAlike(challenge: typeof deal): TakenUp {
  return { challenge, match: playedBefore(challenge), deals: challenge.file.deals };
}

describe('both results', () => {
  test('are level where both played alike', () => {
    const alike = comparisonOf(playedAlike(deal));
    expect(alike).toMatchObject({ of: 'deal', outcome: 'level', bots: 'same' });
    expect(alike.now).toEqual(alike.before);
    const { losses, values } = record.deals[1].result;
    expect(alike.before).toMatchObject({ count: losses[0], value: values[0] });
    expect(comparisonOf(playedAlike(whole))).toMatchObject({ of: 'match', outcome: 'level' });
  });

  test('of a match are better with a better place, or with the same one for longer', () => {
    const outcomes = new Set(
      [1, 2, 3, 4, 5, 6].map((seed) => {
        const recorder = new Recorder();
        const match = challengeMatch(whole, { recorder });
        playRandomly(match, seed);
        const { outcome, ...rest } = comparisonOf({ challenge: whole, match, deals: whole.file.deals });
        if (rest.of === 'deal') throw new Error('it is a match');
        const { now, before } = rest;
        expect(now.deals).toBe(now.place === 1 ? match.dealNumber : match.eliminatedIn[0]);
        const ahead = before.place - now.place || now.deals - before.deals;
        if (now.place > 1) expect(outcome).toBe(['worse', 'level', 'better'][1 + Math.sign(ahead)]);
        return outcome;
      }),
    );
    expect(outcomes.size).toBeGreaterThan(1);
  });

  test('say where the expert stood in for a policy that had not come', () => {
    const standIn = { ...playedAlike(deal), deals: [{ bots: [null, { policy: 'expert' }, { policy: POLICY }] }] };
    expect(comparisonOf(standIn).bots).toBe('stand-in');
  });

  test('do not quite compare where another policy played, or nobody knows which', () => {
    const other = { ...playedAlike(deal), deals: [{ bots: [null, { policy: 'ab'.repeat(32) }, { policy: POLICY }] }] };
    expect(comparisonOf(other).bots).toBe('other');
    expect(botsCompared([{ bots: [{ policy: 'a' }, { policy: 'b' }, { policy: 'expert' }] }])).toBe('other');
    expect(botsCompared([{ bots: [null, {}] }])).toBe('other');
    expect(botsCompared([{ bots: [null, { policy: 'expert' }] }], [{ bots: [{ policy: 'expert' }, null] }])).toBe(
      'same',
    );
  });
});
