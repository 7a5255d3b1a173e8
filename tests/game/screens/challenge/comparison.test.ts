import { describe, expect, test } from 'vitest';
import { challengeMatch, readChallenge } from '../../../../engine/challenge/challenge.ts';
import { Recorder, type DealBots } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { botsCompared, comparisonOf, type BotsCompared } from '../../../../game/screens/challenge/comparison.ts';
import { playRandomly } from '../../../engine/support/arbitraries.ts';
import { challengeFrom, POLICY, sealedMatch } from '../../support/challenges.ts';

const record = await sealedMatch(preset('scat'), 3);
const EXPERT = { policy: 'expert' };
const whole = readChallenge(challengeFrom(record, null));

describe('both results', () => {
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

  test.each<[string, DealBots[], BotsCompared]>([
    ['that the same one played all bots', [[null, { policy: POLICY }]], 'same'],
    ['where the expert stood in for a policy that had not come', [[null, EXPERT, { policy: POLICY }]], 'stand-in'],
    ['where another policy played', [[null, { policy: 'ab'.repeat(32) }, { policy: POLICY }]], 'other'],
    ['where several played', [[{ policy: 'a' }, { policy: 'b' }, EXPERT]], 'other'],
    ['where nobody knows which', [[null, {}]], 'other'],
    [
      'that the expert played all',
      [
        [null, EXPERT],
        [EXPERT, null],
      ],
      'same',
    ],
  ])('say %s', (_, matches, compared) => {
    expect(botsCompared(...matches.map((bots) => [{ bots }]))).toBe(compared);
  });
});
