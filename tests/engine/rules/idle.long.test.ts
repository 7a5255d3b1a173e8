import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { withoutEffect } from '../../../engine/rules/describe.ts';
import { PRESETS, preset, resolveRules } from '../../../engine/rules/resolve.ts';
import { RULE_NAMES, type HouseRules } from '../../../engine/rules/table.ts';
import { randomRulesFile } from '../support/arbitraries.ts';
import { DEFAULTS } from '../support/rules-contract.ts';
import { rulesWith } from '../support/stacked.ts';
import { firstDifference } from './compare.ts';
import { EffectCheck } from './effects.ts';
import { SETTINGS, UNSEEN_IN_PLAY } from './settings.ts';

const RULES_FILES = 15;
const MATCHES_ALIKE = 1;
/** The rarest effect was seen in the 151st match. */
const MOST_MATCHES = 600;

const keysOf = (rules: HouseRules) => withoutEffect(rules).map(({ key }) => key);

/** Whatever has no effect with hands of brag. */
const ALL_IN_BRAG = {
  handRanking: 'brag',
  offSuit: 'minus',
  threeOfAKind: 'top',
  threeAces: 33,
  straightFlush: 30,
  declare: 'manual',
  declareThree: true,
  declareStraightFlush: true,
  declareWithTen: true,
  declareAfterKnock: false,
  declareEnds: 'last-turns',
  declareLoss: 2,
  knockerLossOn31: 2,
  knockMinimum: 31,
  tieBreak: 'ranks',
  handPoints: true,
};

describe('a rule has no effect', () => {
  test.each([
    [{ play: 'golf', knockMinimum: 21 }, 'knockMinimum', 'there is no knocking in golf'],
    [{ play: 'golf', hammer: 'shotgun' }, 'hammer', 'there is no hammer in golf'],
    [
      { play: 'golf', stockEmpty: 'reshuffle', players: [2, 8] },
      'stockEmpty',
      'with so few players and turns the stock never runs out',
    ],
    [
      { play: 'golf', stockEmpty: 'reshuffle', deck: 'italian40', players: [2, 6] },
      'stockEmpty',
      'with so few players and turns the stock never runs out',
    ],
    [{ scoring: 'points', lives: 5 }, 'lives', 'nobody has tokens in a race for points'],
    [{ pointsTarget: 11 }, 'pointsTarget', 'tokens are played for, not points'],
    [{ lowestScore: -1 }, 'lowestScore', 'tokens are played for, not points'],
    ...[
      { pointsTarget: 1, dealLimit: 5 },
      { pointsTarget: 5, dealLimit: 1 },
    ].map((keys): [Record<string, unknown>, string, string] => [
      { scoring: 'points', lowestScore: -1, sharedWin: true, ...keys },
      'lowestScore',
      'nobody has a point to lose before the match ends',
    ]),
    [{ grace: false, graceSeats: 1 }, 'graceSeats', 'nobody is ever on grace'],
    [{ sharedWin: true }, 'sharedWin', 'the last one left wins'],
    [{ matchEnds: 'first-out', dealLimit: 1 }, 'matchEnds', 'the match ends after one deal'],
    [{ takeDiscards: false, returnTaken: true }, 'returnTaken', 'nobody takes discards'],
    [{ play: 'golf', takeDiscards: false }, 'takeDiscards', 'in golf the top discard may always be taken'],
    [{ play: 'golf', stockEmpty: 'ends', players: [2, 10] }, 'stockEmpty', 'golf has three turns each'],
    [{ declare: 'off', declareAfterKnock: false }, 'declareAfterKnock', 'nobody declares'],
    [{ declareStraightFlush: true }, 'declareStraightFlush', 'straight flushes have no value of their own'],
    [{ declareAfterKnock: false, knockerLossOn31: 2 }, 'knockerLossOn31', 'nobody declares after a knock'],
    ...[{ declare: 'manual' }, { declareAfterKnock: false }].map((keys): [Record<string, unknown>, string, string] => [
      { declareEnds: 'at-showdown', ...keys },
      Object.keys(keys)[0],
      'hands are declared only at the showdown',
    ]),
    [{ knockMinimum: 41, counterKnock: true }, 'counterKnock', 'nobody can knock'],
    [{ knockMinimum: 31, finalTurnStand: true }, 'finalTurnStand', 'nobody can knock'],
    [
      { knockMinimum: 30, knockerLowestLoss: 1 },
      'knockerLowestLoss',
      'no hand is worth more than one that is good enough to knock',
    ],
    [{ knockMinimum: 2 }, 'knockMinimum', 'every hand that may knock is worth that much'],
    [{ knockMinimum: 9, knockSameSuit: true }, 'knockMinimum', 'every hand that may knock is worth that much'],
    [
      { knockMinimum: 10, knockSameSuit: true, straightFlush: 30 },
      'knockMinimum',
      'every hand that may knock is worth that much',
    ],
    [
      { knockMinimum: 14, knockSameSuit: true, handSize: 4 },
      'knockMinimum',
      'every hand that may knock is worth that much',
    ],
    [
      { knockMinimum: 16, knockSameSuit: true, handSize: 4, straightFlush: 30 },
      'knockMinimum',
      'every hand that may knock is worth that much',
    ],
    [{ knockMinimum: 22, knockSameSuit: true }, 'knockSameSuit', 'no hand of several suits is good enough to knock'],
    [
      { knockMinimum: 31, knockTiming: 'after-draw', counterKnock: true },
      'counterKnock',
      'a hand that is good enough to knock is declared at once',
    ],
    [
      { knockPromise: 'highest', knockerTieLoss: 2 },
      'knockerTieLoss',
      'a knock promises the highest hand, and only that counts',
    ],
    [
      { threeOfAKind: 'top', declare: 'off', threeAces: 33 },
      'threeAces',
      'three of a kind is the top hand, and nobody declares',
    ],
    [
      { play: 'pool', poolPass: 'for-good', poolAllPass: 'showdown' },
      'poolAllPass',
      'whoever passes has no more turns, so that all never pass in turn',
    ],
    [{ play: 'pool', poolPass: 'never', poolAllPass: 'showdown' }, 'poolAllPass', 'nobody may pass'],
    [{ play: 'pool', poolPass: 'never', finalTurnStand: true }, 'finalTurnStand', 'nobody may pass'],
    ...['renew', 'on-request'].map((poolSevenEightNine): [Record<string, unknown>, string, string] => [
      { play: 'pool', poolSevenEightNine, deck: 'italian40' },
      'poolSevenEightNine',
      'the pack has no 8 and 9',
    ]),
    ...[
      { knockTiming: 'after-draw' },
      { knockTiming: 'after-draw', poolKnockAfter: 'any-turn', poolPass: 'never' },
      { knockTiming: 'after-draw', poolKnockAfter: 'any-turn', knockMinimum: 31 },
      { knockFirstTurn: false, poolPass: false },
      { knockFirstTurn: false, poolPass: 'never' },
      { knockFirstTurn: false, poolAllPass: 'showdown' },
    ].map((keys): [Record<string, unknown>, string, string] => [
      { play: 'pool', poolEarlyKnock: 'showdown', ...keys },
      'poolEarlyKnock',
      'whoever knocks comes after an exchange',
    ]),
    [{ play: 'pool', poolKnockAfter: 'any-turn' }, 'poolKnockAfter', 'one does not knock after an exchange'],
    [
      { play: 'pool', knockTiming: 'after-draw', poolKnockAfter: 'any-turn', poolPass: 'never', poolSwapAll: false },
      'poolKnockAfter',
      'a turn that ends with a knock always exchanges one card',
    ],
    [
      { play: 'pool', knockTiming: 'after-draw', poolKnockAfter: 'any-turn', knockMinimum: 31 },
      'poolKnockAfter',
      'a hand that is good enough to knock is declared at once',
    ],
    [{ buyIns: 2, players: [2, 2] }, 'buyIns', 'with two players nobody can come back into the match'],
    ...['offSuit', 'threeOfAKind', 'threeAces', 'straightFlush', 'knockMinimum', 'handPoints'].map(
      (key): [Record<string, unknown>, string, string] => [ALL_IN_BRAG, key, 'hands of brag have no points'],
    ),
    ...[
      'declare',
      'declareThree',
      'declareStraightFlush',
      'declareWithTen',
      'declareAfterKnock',
      'declareEnds',
      'declareLoss',
    ].map((key): [Record<string, unknown>, string, string] => [ALL_IN_BRAG, key, 'no hand of brag is declared']),
    [ALL_IN_BRAG, 'knockerLossOn31', 'no hand of brag is declared'],
    [ALL_IN_BRAG, 'tieBreak', 'equal hands of brag have equal ranks'],
    [{ play: 'golf', handRanking: 'brag' }, 'handRanking', 'golf has its own hand values'],
  ])('in %j: %s, since %s', (keys, key, reason) => {
    expect(withoutEffect(rulesWith(keys))).toContainEqual({ key, reason });
  });

  test('only where it differs from the standard game', () => {
    expect(withoutEffect(rulesWith({ play: 'golf' }))).toEqual([]);
  });

  test('in no preset, except that golf itself sets declaring off', () => {
    expect(PRESETS.filter((name) => withoutEffect(preset(name)).length > 0)).toEqual(['golf']);
    expect(keysOf(preset('golf'))).toEqual(['declare']);
  });

  test.each<[Record<string, unknown>, string]>([
    [{ knockMinimum: 10, knockSameSuit: true }, 'one more than the lowest three of a suit'],
    [{ knockMinimum: 11, knockSameSuit: true, straightFlush: 30 }, 'one more than the lowest three without a sequence'],
    [{ knockMinimum: 15, knockSameSuit: true, handSize: 4 }, 'one more than the lowest four of a suit'],
    [
      { knockMinimum: 17, knockSameSuit: true, handSize: 4, straightFlush: 30 },
      'one more than the lowest four without a sequence',
    ],
    [{ play: 'golf', stockEmpty: 'reshuffle', players: [2, 9] }, 'one player more than the stock lasts for'],
    [
      { play: 'golf', stockEmpty: 'reshuffle', deck: 'italian40', players: [2, 7] },
      'one player more than the stock of forty cards lasts for',
    ],
    [{ knockMinimum: 3 }, 'one more than the lowest of three suits'],
    [{ knockMinimum: 21, knockSameSuit: true }, 'the highest of several suits'],
    [{ knockMinimum: 29, knockerLowestLoss: 1 }, 'one less than the highest that a showdown shows'],
    [{ knockMinimum: 31, counterKnock: true, declareWithTen: true }, 'a 31 without a ten may knock'],
    [
      { declareWithTen: true, declareEnds: 'showdown', scoring: 'points' },
      'a 31 without a ten is as high as one that is declared',
    ],
    [
      { scoring: 'points', lowestScore: -1, dealLimit: 5, declareEnds: 'showdown' },
      'the lowest hand loses where hands are compared',
    ],
    [{ scoring: 'points', lowestScore: -1, dealLimit: 1 }, 'a tie brings another deal'],
    [{ scoring: 'points', lowestScore: -1, pointsTarget: 1, dealLimit: 5 }, 'a tie brings another deal'],
    [{ declareStraightFlush: true, straightFlush: 20 }, 'a sequence that counts by its suit is declared'],
    [
      { declareStraightFlush: true, straightFlush: 30, declareEnds: 'showdown', scoring: 'points' },
      'others may be as high',
    ],
    [{ declareEnds: 'at-showdown', knockMinimum: 31, counterKnock: true }, 'nobody has declared who may knock'],
    [{ declareEnds: 'at-showdown', knockerLossOn31: 2, lastTurns: 0 }, 'others hold full hands before a knock'],
    [
      { declareEnds: 'at-showdown', knockMinimum: 41, knockerLossOn31: 2, hammer: 'hammer' },
      'the hammer can meet a full hand',
    ],
    [{ declareEnds: 'at-showdown', scoring: 'points' }, 'play goes on'],
    [
      { play: 'pool', knockTiming: 'after-draw', poolKnockAfter: 'any-turn', poolEarlyKnock: 'showdown' },
      'a knock in place of a pass may come before any exchange',
    ],
    [
      {
        play: 'pool',
        knockFirstTurn: false,
        poolSevenEightNine: 'on-request',
        poolPass: false,
        poolEarlyKnock: 'showdown',
      },
      'turns may pass in which new pools are asked for',
    ],
    [{ knockMinimum: 30, knockerLowestLoss: 1, tieBreak: 'ranks' }, 'ranks make one of two equal hands the lowest'],
    [{ handRanking: 'brag', knockSameSuit: true }, 'hands of brag are of one suit or of several'],
    [
      { handRanking: 'brag', counterKnock: true, knockerLowestLoss: 1 },
      'any hand of brag may knock, and be the lowest',
    ],
  ])('not in %j: %s', (keys, _why) => {
    expect(withoutEffect(rulesWith(keys))).toEqual([]);
  });

  test('not where the hammer still makes somebody a knocker', () => {
    expect(keysOf(rulesWith({ knockMinimum: 41, knockerLowestLoss: 1, hammer: 'hammer' }))).toEqual([]);
  });
});

describe('what is said about rules without effect', () => {
  test('is true: matches are the same with the value and with the default', () => {
    fc.assert(
      fc.property(randomRulesFile, fc.integer(), (keys, seed) => {
        const rules = resolveRules(keys);
        for (const key of keysOf(rules)) {
          const standard = { ...rules, [key]: DEFAULTS[key] };
          for (let match = 0; match < MATCHES_ALIKE; match++) {
            expect(firstDifference(rules, standard, seed + match), `${key} in ${JSON.stringify(keys)}`).toBeNull();
          }
        }
      }),
      { numRuns: RULES_FILES },
    );
  });

  test.each(RULE_NAMES.filter((key) => !UNSEEN_IN_PLAY.includes(key)))(
    'is true and complete for %s, at every value alone and beside every value of any other rule',
    (key) => {
      const check = new EffectCheck({ most: MOST_MATCHES, idle: 1 });
      const besides = [[], ...SETTINGS.filter(([other]) => other !== key).map((setting) => [setting])];
      for (const setting of SETTINGS.filter(([name]) => name === key)) {
        for (const others of besides) expect(check.contradiction(setting, others)).toBeNull();
      }
    },
  );
});
