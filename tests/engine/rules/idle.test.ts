/** Which rules have no effect beside which others, and why: that it is true, `idle.long.test.ts` finds. */
import { describe, expect, test } from 'vitest';
import { withoutEffect } from '../../../engine/rules/describe.ts';
import { PRESETS, preset } from '../../../engine/rules/resolve.ts';
import { table } from '../support/examples.ts';
import { rulesWith } from '../support/stacked.ts';

const GOLF = { play: 'golf' };
const POOL = { play: 'pool' };
const ANY_TURN = { ...POOL, knockTiming: 'after-draw', poolKnockAfter: 'any-turn' };
const RESHUFFLE = { ...GOLF, stockEmpty: 'reshuffle' };
const LOSES = { scoring: 'points', lowestScore: -1 };
const SAME_SUIT = { knockSameSuit: true };
const SEQUENCES = { ...SAME_SUIT, straightFlush: 30 };
const SHOWN = { declareEnds: 'at-showdown' };
const FIRST = { discardFirst: true, knockTiming: 'after-draw' };
const EARLY = { poolEarlyKnock: 'showdown' };
const DECLARES = { scoring: 'points', declareScore: 2 };
const SPARES = { lowestTieLoss: 'unless-all-tie' };
const THREES = { tieBreak: 'threes', threeOfAKind: 30 };

/** Whatever has no effect with hands of brag. */
const BRAG = {
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
const NOT_DECLARED = Object.keys(BRAG).filter((key) => /^declare|^knockerLossOn31/.test(key));
const NO_POINTS = ['offSuit', 'threeOfAKind', 'threeAces', 'straightFlush', 'knockMinimum', 'handPoints'];

/** By reason, a key, and rules in which it has no effect for that reason. */
const WITHOUT_EFFECT = [
  ...table`
    there is no knocking in golf | knockMinimum | ${{ ...GOLF, knockMinimum: 21 }}
    there is no knocking in golf | knocking | ${{ ...GOLF, knocking: false }}
    there is no hammer in golf | hammer | ${{ ...GOLF, hammer: 'shotgun' }}
    with so few players and turns the stock never runs out | stockEmpty | ${{ ...RESHUFFLE, players: [2, 8] }}
      | ${{ ...RESHUFFLE, deck: 'italian40', players: [2, 6] }}
    nobody has tokens in a race for points | lives | ${{ scoring: 'points', lives: 5 }}
    tokens are played for, not points | pointsTarget | ${{ pointsTarget: 11 }}
    tokens are played for, not points | lowestScore | ${{ lowestScore: -1 }}
    nobody has a point to lose before the match ends | lowestScore
      | ${{ ...LOSES, sharedWin: true, pointsTarget: 1, dealLimit: 5 }}
      | ${{ ...LOSES, sharedWin: true, pointsTarget: 5, dealLimit: 1 }}
    tokens are played for, not points | declareScore | ${{ declareScore: 2 }}
    there is no declaring in golf | declareScore | ${{ ...DECLARES, ...GOLF }}
    no hand of brag is declared | declareScore | ${{ ...DECLARES, handRanking: 'brag' }}
    nobody declares | declareScore | ${{ ...DECLARES, declare: 'off' }}
    after a knock only the knocker can score | declareScore | ${{ ...DECLARES, pointsGoTo: 'knocker' }}
    nobody has tokens in a race for points | allOut | ${{ allOut: 'shared', scoring: 'points' }}
    the match ends when somebody is out | allOut | ${{ allOut: 'shared', matchEnds: 'first-out' }}
    no deal makes everybody lose | allOut | ${{ allOut: 'shared', lowestTieLoss: 0 }}
      | ${{ allOut: 'shared', lowestTieLoss: 'unless-all' }} | ${{ allOut: 'shared', ...SPARES, knockerTieLoss: 1 }}
      | ${{ allOut: 'shared', tieBreak: 'suits' }}
      | ${{ allOut: 'shared', lowestTieLoss: 0, knockerTieLoss: 1, othersTieLoss: 0 }}
      | ${{ allOut: 'shared', lowestTieLoss: 0, knockerTieLoss: 1, knockPromise: 'highest' }}
    with two players nobody can come back into the match | allOut | ${{ allOut: 'all-return', players: [2, 2], grace: false }}
    nobody has tokens in a race for points | tokenTo | ${{ tokenTo: 'highest', scoring: 'points' }}
    in golf nobody receives tokens | tokenTo | ${{ tokenTo: 'highest', ...GOLF }}
    nobody is ever on grace | graceSeats | ${{ grace: false, graceSeats: 1 }}
    the last one left wins | sharedWin | ${{ sharedWin: true }}
    the match ends after one deal | matchEnds | ${{ matchEnds: 'first-out', dealLimit: 1 }}
    nobody takes discards | returnTaken | ${{ takeDiscards: false, returnTaken: true }}
    in golf the top discard may always be taken | takeDiscards | ${{ ...GOLF, takeDiscards: false }}
    golf has three turns each | stockEmpty | ${{ ...GOLF, stockEmpty: 'ends', players: [2, 10] }}
      | ${{ ...GOLF, stockEmpty: 'void-at-once', players: [2, 10] }}
    nobody declares | declareWhen | ${{ declare: 'off', declareWhen: 'own-turn' }}
    there is no declaring in golf | declareWhen | ${{ ...GOLF, declareWhen: 'own-turn' }}
    hands are declared only at the showdown | declareWhen | ${{ declareEnds: 'at-showdown', declareWhen: 'own-turn' }}
    nobody declares | declareAfterKnock | ${{ declare: 'off', declareAfterKnock: false }}
    straight flushes have no value of their own | declareStraightFlush | ${{ declareStraightFlush: true }}
    nobody declares after a knock | knockerLossOn31 | ${{ declareAfterKnock: false, knockerLossOn31: 2 }}
    hands are declared only at the showdown | declare | ${{ ...SHOWN, declare: 'manual' }}
    hands are declared only at the showdown | declareAfterKnock | ${{ ...SHOWN, declareAfterKnock: false }}
    nobody can knock | counterKnock | ${{ knockMinimum: 41, counterKnock: true }}
    nobody can knock | knockMinimum | ${{ knocking: false, knockMinimum: 21 }}
    nobody can knock | knockSameSuit | ${{ knocking: false, knockSameSuit: true }}
    nobody can knock | knockFrom | ${{ knocking: false, knockFrom: 3 }} | ${{ knockMinimum: 41, knockFrom: 3 }}
    nobody can knock | lastTurns | ${{ turnLimit: 3, knockFrom: 4, lastTurns: 0 }}
      | ${{ ...FIRST, knockMinimum: 31, lastTurns: 2 }}
    nobody can knock | finalTurnStand | ${{ knockMinimum: 31, finalTurnStand: true }}
    no hand is worth more than one that is good enough to knock | knockerLowestLoss
      | ${{ knockMinimum: 30, knockerLowestLoss: 1 }} | ${{ knockMinimum: 30, knockerLowestLoss: 1, tieBreak: 'full' }}
    every hand that may knock is worth that much | knockMinimum | ${{ knockMinimum: 2 }}
      | ${{ ...SAME_SUIT, knockMinimum: 9 }} | ${{ ...SEQUENCES, knockMinimum: 10 }}
      | ${{ ...SAME_SUIT, knockMinimum: 14, handSize: 4 }} | ${{ ...SEQUENCES, knockMinimum: 16, handSize: 4 }}
    no hand of several suits is good enough to knock | knockSameSuit | ${{ ...SAME_SUIT, knockMinimum: 22 }}
    a hand that is good enough to knock is declared at once | counterKnock
      | ${{ knockMinimum: 31, knockTiming: 'after-draw', counterKnock: true }}
    a knock promises the highest hand, and only that counts | knockerTieLoss
      | ${{ knockPromise: 'highest', knockerTieLoss: 2 }}
    three of a kind is the top hand, and nobody declares | threeAces
      | ${{ threeOfAKind: 'top', declare: 'off', threeAces: 33 }}
    whoever passes has no more turns, so that all never pass in turn | poolAllPass
      | ${{ ...POOL, poolPass: 'for-good', poolAllPass: 'showdown' }}
    nobody may pass | poolAllPass | ${['never', false].map((poolPass) => ({ ...POOL, poolPass, poolAllPass: 'showdown' }))}
    nobody may pass | finalTurnStand | ${{ ...POOL, poolPass: 'never', finalTurnStand: true }}
    the pack has no 8 and 9 | poolSevenEightNine | ${{ ...POOL, deck: 'italian40', poolSevenEightNine: 'renew' }}
      | ${{ ...POOL, deck: 'italian40', poolSevenEightNine: 'on-request' }}
    somebody has always exchanged before a knock | poolEarlyKnock | ${{ ...POOL, ...EARLY, knockTiming: 'after-draw' }}
      | ${{ ...ANY_TURN, ...EARLY, poolPass: 'never' }} | ${{ ...ANY_TURN, ...EARLY, knockMinimum: 31 }}
      | ${{ ...POOL, ...EARLY, knockFrom: 2, poolPass: false }} | ${{ ...POOL, ...EARLY, knockFrom: 2, poolPass: 'never' }}
      | ${{ ...POOL, ...EARLY, knockFrom: 2, poolAllPass: 'showdown' }}
    one does not knock after an exchange | poolKnockAfter | ${{ ...POOL, poolKnockAfter: 'any-turn' }}
    a turn that ends with a knock always exchanges one card | poolKnockAfter
      | ${{ ...ANY_TURN, poolPass: 'never', poolSwapAll: false }}
    a hand that is good enough to knock is declared at once | poolKnockAfter | ${{ ...ANY_TURN, knockMinimum: 31 }}
    with two players nobody can come back into the match | buyIns | ${{ buyIns: 2, players: [2, 2] }}
    equal hands of brag have equal ranks | tieBreak | ${BRAG} | ${{ ...BRAG, tieBreak: 'suits' }}
    golf has its own hand values | tieBreak | ${{ ...GOLF, tieBreak: 'threes' }} | ${{ ...GOLF, tieBreak: 'full' }}
    no two hands of three of a kind count the same | tieBreak | ${{ ...THREES, threeOfAKind: null, threeAces: 33 }}
      | ${{ ...THREES, threeOfAKind: 'top' }} | ${{ ...THREES, threeOfAKind: 'top', declareThree: true, declare: 'off' }}
    hands that make all others pay are not compared | tieBreak | ${{ tieBreak: 'full' }}
      | ${{ tieBreak: 'full', ...SHOWN, declare: 'manual', declareAfterKnock: false }}
      | ${{ tieBreak: 'full', declareAfterKnock: false, knockMinimum: 41 }}
      | ${{ tieBreak: 'full', declareAfterKnock: false, lastTurns: 0 }} | ${{ ...THREES, declareThree: true }}
    where two tie, nobody loses | knockerTieLoss | ${{ ...SPARES, players: [2, 2], knockerTieLoss: 1 }}
    where two tie, nobody loses | othersTieLoss | ${{ ...SPARES, players: [2, 2], othersTieLoss: 0 }}
    a knock promises the highest hand, and only that counts | lowestTieLoss | ${{ ...SPARES, knockPromise: 'highest' }}
      | ${{ ...SPARES, knockPromise: 'highest', knockMinimum: 41, hammer: 'hammer' }}
    suits tell all equal hands apart | lowestTieLoss | ${{ tieBreak: 'suits', lowestTieLoss: 0 }}
    suits tell all equal hands apart | knockerTieLoss | ${{ tieBreak: 'suits', knockerTieLoss: 1 }}
    suits tell all equal hands apart | knockerTieScore | ${{ tieBreak: 'suits', scoring: 'points', knockerTieScore: 1 }}
    golf has its own hand values | handRanking | ${{ ...GOLF, handRanking: 'brag' }}
  `,
  ...NO_POINTS.map((key): [string, string, typeof BRAG] => ['hands of brag have no points', key, BRAG]),
  ...NOT_DECLARED.map((key): [string, string, typeof BRAG] => ['no hand of brag is declared', key, BRAG]),
] as [reason: string, key: string, ...rules: Record<string, unknown>[]][];

/** Why all keys have an effect, just beside rules in which some have none. */
const WITH_EFFECT = table`
  one more than the lowest three of a suit | ${{ ...SAME_SUIT, knockMinimum: 10 }}
  one more than the lowest three without a sequence | ${{ ...SEQUENCES, knockMinimum: 11 }}
  one more than the lowest four of a suit | ${{ ...SAME_SUIT, knockMinimum: 15, handSize: 4 }}
  one more than the lowest four without a sequence | ${{ ...SEQUENCES, knockMinimum: 17, handSize: 4 }}
  one player more than the stock lasts for | ${{ ...RESHUFFLE, players: [2, 9] }}
  one player more than that of forty cards lasts for | ${{ ...RESHUFFLE, deck: 'italian40', players: [2, 7] }}
  one more than the lowest of three suits | ${{ knockMinimum: 3 }}
  the highest of several suits | ${{ ...SAME_SUIT, knockMinimum: 21 }}
  one less than the highest that a showdown shows | ${{ knockMinimum: 29, knockerLowestLoss: 1 }}
  a 31 without a ten may knock | ${{ knockMinimum: 31, counterKnock: true, declareWithTen: true }}
  a 31 without a ten is as high as one that is declared
    | ${{ declareWithTen: true, declareEnds: 'showdown', scoring: 'points' }}
  the lowest hand loses where hands are compared | ${{ ...LOSES, dealLimit: 5, declareEnds: 'showdown' }}
  a tie brings another deal | ${{ ...LOSES, dealLimit: 1 }}
  a tie brings another deal | ${{ ...LOSES, pointsTarget: 1, dealLimit: 5 }}
  a sequence that counts by its suit is declared | ${{ declareStraightFlush: true, straightFlush: 20 }}
  others may be as high | ${{ declareStraightFlush: true, straightFlush: 30, declareEnds: 'showdown', scoring: 'points' }}
  nobody has declared who may knock | ${{ ...SHOWN, knockMinimum: 31, counterKnock: true }}
  others hold full hands before a knock | ${{ ...SHOWN, knockerLossOn31: 2, lastTurns: 0 }}
  the hammer can meet a full hand | ${{ ...SHOWN, knockMinimum: 41, knockerLossOn31: 2, hammer: 'hammer' }}
  play goes on | ${{ ...SHOWN, scoring: 'points' }}
  a knock in place of a pass may come before any exchange | ${{ ...ANY_TURN, ...EARLY }}
  turns may pass in which new pools are asked for
    | ${{ ...POOL, ...EARLY, knockFrom: 2, poolSevenEightNine: 'on-request', poolPass: false }}
  ranks make one of two equal hands the lowest | ${{ knockMinimum: 30, knockerLowestLoss: 1, tieBreak: 'ranks' }}
  all who tie with a knocker may lose | ${{ allOut: 'shared', lowestTieLoss: 0, knockerTieLoss: 1 }}
  all may lose in sudden death | ${{ allOut: 'shared', lowestTieLoss: 0, suddenDeath: true }}
  all may lose in sudden death | ${{ allOut: 'shared', tieBreak: 'suits', suddenDeath: true }}
  two players may be on grace no longer | ${{ allOut: 'all-return', players: [2, 2] }}
  two players may share the win | ${{ allOut: 'shared', players: [2, 2], grace: false }}
  of three who tie, two may be lowest | ${{ ...SPARES, players: [2, 3], knockerTieLoss: 1, othersTieLoss: 0 }}
  some who tie lose where a knock promises | ${{ lowestTieLoss: 'unless-all', knockPromise: 'highest' }}
  three of a kind may be beaten by another | ${{ ...THREES, knockMinimum: 30, knockerLowestLoss: 1 }}
  a 31 may be beaten by another | ${{ tieBreak: 'full', declare: 'off', knockMinimum: 31, knockerLowestLoss: 1 }}
  a 31 that is kept quiet is compared | ${{ tieBreak: 'full', declare: 'manual' }}
  a 31 that is made after a knock is compared | ${{ tieBreak: 'full', declareAfterKnock: false }}
  a 31 that brings the showdown is compared | ${{ tieBreak: 'full', declareEnds: 'showdown' }}
  a 31 without a ten is compared | ${{ tieBreak: 'full', declareWithTen: true }}
  a knocker keeps a 31 quiet, and so may another who counters
    | ${{ tieBreak: 'full', declareWhen: 'own-turn', counterKnock: true }}
  two may be dealt a 31 and have no turn | ${{ tieBreak: 'full', declareWhen: 'own-turn', lastTurns: 0 }}
  top hands kept quiet count as much | ${{ ...THREES, threeOfAKind: 'top', declareThree: true, declare: 'manual' }}
  of two declared hands one may be higher | ${{ tieBreak: 'full', declareEnds: 'showdown', scoring: 'points' }}
  of two declared hands one may be higher | ${{ tieBreak: 'suits', declareEnds: 'showdown', scoring: 'points' }}
  hands of brag are of one suit or of several | ${{ handRanking: 'brag', knockSameSuit: true }}
  any hand of brag may knock, and be the lowest | ${{ handRanking: 'brag', counterKnock: true, knockerLowestLoss: 1 }}
  a knocker’s hand may still become the lowest | ${{ ...FIRST, knockMinimum: 30, knockerLowestLoss: 1 }}
  the hammer still makes somebody a knocker | ${{ knockMinimum: 41, knockerLowestLoss: 1, hammer: 'hammer' }}
` as [why: string, rules: Record<string, unknown>][];

describe('a rule has no effect', () => {
  test.each(WITHOUT_EFFECT)('since %s: %s', (reason, key, ...rules) => {
    for (const keys of rules) expect(withoutEffect(rulesWith(keys))).toContainEqual({ key, reason });
  });

  test.each(WITH_EFFECT)('not where %s: %j', (_why, keys) => expect(withoutEffect(rulesWith(keys))).toEqual([]));

  test('only where it differs from the standard game', () => {
    expect(withoutEffect(rulesWith({ play: 'golf' }))).toEqual([]);
  });

  test('in no preset, except that golf itself sets declaring off', () => {
    expect(PRESETS.filter((name) => withoutEffect(preset(name)).length > 0)).toEqual(['golf']);
    expect(withoutEffect(preset('golf')).map(({ key }) => key)).toEqual(['declare']);
  });
});
