/**
 * What keys may be and may not be, by the kinds of the table, and what presets change. That the table says what the rules
 * reference does, `tests/docs/rules-reference.test.ts` finds.
 */
import { RULES_TABLE, RULE_NAMES, standardValue, type HouseRules, type RuleName } from '../../../engine/rules/table.ts';

function byKey<Value>(valueOf: (name: RuleName) => Value): Record<RuleName, Value> {
  return Object.fromEntries(RULE_NAMES.map((name) => [name, valueOf(name)])) as Record<RuleName, Value>;
}

export const DEFAULTS = byKey((name) => standardValue(RULES_TABLE[name])) as unknown as Omit<HouseRules, 'name'>;

/** What many tables play, between the ends of what some keys may be. */
const BETWEEN: Partial<Record<RuleName, readonly number[]>> = {
  lives: [10],
  knockMinimum: [17, 19, 21],
  turnLimit: [2],
};

/** By key, values other than the default that are allowed, both ends of a range among them. */
export const CORNER_VALUES: Readonly<Record<string, readonly unknown[]>> = byKey((name) => {
  const key = RULES_TABLE[name];
  switch (key.kind) {
    case 'choice':
      return key.values.slice(1);
    case 'whole':
      return [key.low === key.standard ? key.low + 1 : key.low, ...(BETWEEN[name] ?? []), key.high];
    case 'worth':
      return [key.low, ...key.usual, key.high, 'top'];
    case 'span':
      return [
        [key.low, key.low],
        [key.high, key.high],
        [key.low + 1, 7],
      ];
    case 'names':
      return [['no letter', 'G', 'G I'], ['n'.repeat(60)], Array.from({ length: key.most }, () => 'n')];
  }
});

/** By key, values that are refused. */
export const WRONG_VALUES: Readonly<Record<string, readonly unknown[]>> = byKey((name) => {
  const key = RULES_TABLE[name];
  switch (key.kind) {
    case 'choice': {
      const values: readonly unknown[] = key.values;
      return [null, true, 'true', 'none of these', 1.5, 52, -2, [], key.values].filter(
        (value) => !values.includes(value),
      );
    }
    case 'whole':
      return [key.low - 1, key.high + 1, key.low + 0.5, String(key.high), true, null];
    case 'worth':
      return [key.low - key.step, key.high + key.step, key.low + key.step / 2, String(key.high), 'bottom', false];
    case 'span':
      return [4, [2], [key.low - 1, 5], [2, key.high + 1], [5, 3], [2, 3, 4], ['2', '4'], [2.5, 4], null];
    case 'names':
      return ['G', [1], [''], ['n'.repeat(61)], Array.from({ length: key.most + 1 }, () => 'n'), null];
  }
});

/** docs/rules-reference.md#presets: by preset, what differs from the standard game. */
export const PRESET_DIFFERENCES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  scat: {},
  'thirty-one': {
    threeOfAKind: 30.5,
    knockFirstTurn: false,
    declareAfterKnock: false,
    finalTurnStand: true,
    players: [2, 7],
  },
  blitz: { threeOfAKind: 30.5 },
  'harsh-knock': { knockerTieLoss: 2, othersTieLoss: 1, knockerLossOn31: 2 },
  'knocker-pays': { knockerTieLoss: 1, othersTieLoss: 0 },
  'gentle-knock': { knockerLowestLoss: 1 },
  hammer: { hammer: 'hammer' },
  shotgun: { hammer: 'shotgun' },
  'sudden-death': {
    counterKnock: true,
    suddenDeath: true,
    knockerLowestLoss: 1,
    knockerTieLoss: 1,
    othersTieLoss: 1,
  },
  cadillac: { lives: 4, knockerTieLoss: 2, othersTieLoss: 0, threeOfAKind: 30, threeAces: 33 },
  gin: { knockPromise: 'highest', grace: false, threeOfAKind: 30.5, levelNames: ['no letter', 'G', 'G I'] },
  'ride-the-bus': {
    lives: 4,
    levelNames: [
      'seated at the back',
      'standing at the back',
      'in the middle',
      'at the front',
      'on the stairs',
      'on the second step',
      'asking the driver to stop',
    ],
  },
  'stop-the-bus': { knockTiming: 'before-draw', knockFirstTurn: false, handPoints: true },
  'driver-stop': { knockTiming: 'after-draw', knockFirstTurn: false, handPoints: true },
  'french-canadian': { scoring: 'points', pointsTarget: 31 },
  jacobs: { scoring: 'points', pointsTarget: 31, knockSameSuit: true, tieBreak: 'ranks' },
  golf: { play: 'golf', declare: 'off', graceSeats: 1 },
  'hard-to-knock': { knockMinimum: 21, knockSameSuit: true, straightFlush: 30, threeOfAKind: 30 },
  honour: { declare: 'manual' },
  pub: { lives: 5, buyIns: 1, threeOfAKind: 30.5, knockFirstTurn: false },
  italian: { deck: 'italian40', threeOfAKind: 'top', declare: 'off', knockerLowestLoss: 1, knockerTieLoss: 1 },
  'four-card': { handSize: 4 },
  schwimmen: {
    play: 'pool',
    deck: 'piquet32',
    players: [2, 9],
    dealerChoice: true,
    threeOfAKind: 30.5,
    threeAces: 33,
    declareEnds: 'aces-all-pay',
    knockerLowestLoss: 1,
    knockerTieLoss: 1,
  },
  schnauz: {
    play: 'pool',
    deck: 'jass36',
    players: [2, 9],
    dealerChoice: true,
    threeOfAKind: 30.5,
    threeAces: 33,
    declareEnds: 'aces-all-pay',
    knockerLowestLoss: 1,
    knockerTieLoss: 1,
    poolAllPass: 'showdown',
  },
  widow: { play: 'pool', threeOfAKind: 30.5, knockerLowestLoss: 1, knockerTieLoss: 1 },
  trentuno: { deck: 'italian40', grace: false, knockerLowestLoss: 1, knockerTieLoss: 1 },
  'web-bus': { knockTiming: 'after-draw', threeOfAKind: 30, grace: false },
  'forty-one': { handSize: 4, offSuit: 'minus', lastTurns: 0, upcard: false, scoring: 'points', pointsTarget: 5 },
};
