/**
 * The one table of house rules (docs/rules-reference.md#keys): what each key may be, its default, the group that it belongs to,
 * and what the game and policies make of it. The type, the checks and the schema follow from it. A key added here does not compile before `texts/` says what it
 * does in every language and `idle.ts` says when it has no effect.
 */

/** The groups of rules, in the order in which one explains the game. */
export const RULE_GROUPS = [
  'aim',
  'cards',
  'start',
  'turn',
  'pool',
  'knock',
  'full',
  'showdown',
  'tokens',
  'race',
] as const;
export type RuleGroup = (typeof RULE_GROUPS)[number];

type Value = string | number | boolean | null;

/** What most tables differ in, in the order in which the editor shows it. */
export const RULE_TOPICS = ['threeOfAKind', 'limits', 'lives', 'failedKnock', 'lateDeclaring', 'ties'] as const;
export type RuleTopic = (typeof RULE_TOPICS)[number];

/** What is known of a key beside its values. */
interface AboutKey {
  group: RuleGroup;
  /** The topic that it belongs to, if most tables differ in it. */
  topic?: RuleTopic;
  /**
   * Of the rules that are new in a game the lowest is introduced first; all without a number follow, in the order of the table.
   * Never is what is said with another key or with the number of players, or too fine for a first look.
   */
  novelty?: number | 'never';
  /** Whether its label needs the sentences of the description to be understood. */
  isExplained?: boolean;
  /** What stands for it in pictures, if not what stands for the game. */
  emblem?: 'knock' | 'call' | 'tokens';
  /** Values that are newer than policies, which play as if they were the default; true for all others. */
  unknownToPolicy?: true | readonly Value[];
}

/** One of some values. */
interface ChoiceKey<T extends Value> extends AboutKey {
  kind: 'choice';
  /** Default first. */
  values: readonly T[];
}

interface WholeKey extends AboutKey {
  kind: 'whole';
  standard: number;
  low: number;
  high: number;
}

/** What some cards are worth: nothing of their own (null, the default), points, or more than any number (`top`). */
export interface WorthKey extends AboutKey {
  kind: 'worth';
  low: number;
  high: number;
  step: number;
  /** The points that most tables give, the lowest first. */
  usual: readonly number[];
}

/** A range of whole numbers. */
interface SpanKey extends AboutKey {
  kind: 'span';
  standard: readonly [number, number];
  low: number;
  high: number;
}

/** A list of names; none is the default. */
interface NamesKey extends AboutKey {
  kind: 'names';
  most: number;
}

export type RuleKey = ChoiceKey<Value> | WholeKey | WorthKey | SpanKey | NamesKey;

/** @param values default first */
function choice<const Values extends readonly Value[]>(about: AboutKey, ...values: Values): ChoiceKey<Values[number]> {
  return { kind: 'choice', ...about, values };
}

function whole(about: AboutKey, standard: number, low: number, high: number): WholeKey {
  return { kind: 'whole', ...about, standard, low, high };
}

function worth(about: AboutKey, ...usual: readonly number[]): WorthKey {
  return { kind: 'worth', ...about, low: 20, high: 45, step: 0.5, usual };
}

/** More than this could not be dealt three cards from one pack. */
export const MOST_PLAYERS = 17;

/** By key, what it may be; `texts/en.ts` says what it means. */
export const RULES_TABLE = {
  players: { kind: 'span', group: 'aim', novelty: 'never', standard: [2, 10], low: 2, high: MOST_PLAYERS } as SpanKey,
  deck: choice({ group: 'cards', novelty: 20 }, 'standard52', 'italian40', 'piquet32', 'jass36'),
  handSize: choice({ group: 'cards', novelty: 3 }, 3, 4),
  packs: choice({ group: 'cards', unknownToPolicy: true }, 1, 2),
  play: choice({ group: 'turn', novelty: 1 }, 'draw-discard', 'golf', 'pool'),
  upcard: choice({ group: 'turn' }, true, false),
  dealerChoice: choice({ group: 'pool', novelty: 2 }, false, true),
  poolSwapAll: choice({ group: 'pool' }, true, false, 'for-good', 'for-good-after-first-turn', 'binds'),
  poolSwapTwo: choice({ group: 'pool' }, false, true),
  poolPass: choice({ group: 'pool' }, true, false, 'for-good', 'never'),
  poolAllPass: choice({ group: 'pool' }, 'renew', 'showdown'),
  poolSevenEightNine: choice({ group: 'pool' }, 'stays', 'renew', 'on-request'),
  poolEarlyKnock: choice({ group: 'pool' }, 'last-turns', 'showdown'),
  poolKnockAfter: choice({ group: 'pool' }, 'take', 'any-turn'),
  lives: whole({ group: 'tokens', topic: 'lives', emblem: 'tokens' }, 3, 1, 20),
  grace: choice({ group: 'tokens', topic: 'lives', emblem: 'tokens' }, true, false),
  graceSeats: choice({ group: 'tokens', novelty: 'never' }, 0, 1),
  handRanking: choice({ group: 'cards', novelty: 4 }, 'points', 'brag'),
  offSuit: choice({ group: 'cards', novelty: 5 }, 'ignored', 'minus'),
  threeOfAKind: worth({ group: 'cards', topic: 'threeOfAKind', novelty: 16 }, 30, 30.5),
  threeAces: choice({ group: 'cards', novelty: 17 }, null, 33),
  straightFlush: worth({ group: 'cards', novelty: 18, isExplained: true }, 30),
  declare: choice({ group: 'full', novelty: 11 }, 'automatic', 'manual', 'off'),
  declareThree: choice({ group: 'full' }, false, true),
  declareStraightFlush: choice({ group: 'full' }, false, true),
  declareWithTen: choice({ group: 'full' }, false, true),
  declareAfterKnock: choice({ group: 'full', topic: 'lateDeclaring' }, true, false),
  declareWhen: choice({ group: 'full' }, 'at-once', 'own-turn'),
  declareEnds: choice({ group: 'full' }, 'all-pay', 'showdown', 'last-turns', 'aces-all-pay', 'at-showdown'),
  declareLoss: choice({ group: 'full' }, 1, 2, 3),
  knockerLossOn31: choice({ group: 'full', emblem: 'knock' }, 1, 2),
  knocking: choice({ group: 'knock', emblem: 'knock' }, true, false),
  knockTiming: choice(
    { group: 'knock', novelty: 10, isExplained: true, emblem: 'knock' },
    'instead-of-draw',
    'before-draw',
    'after-draw',
  ),
  knockMinimum: whole({ group: 'knock', topic: 'limits', novelty: 14, emblem: 'knock' }, 0, 0, 41),
  knockSameSuit: choice({ group: 'knock', novelty: 15, emblem: 'knock' }, false, true),
  knockFrom: choice({ group: 'knock', topic: 'limits', emblem: 'knock' }, 1, 2, 3, 4, 5),
  knockPromise: choice({ group: 'showdown', novelty: 9, emblem: 'knock' }, 'not-lowest', 'highest'),
  lastTurns: choice({ group: 'knock', emblem: 'knock' }, 1, 0, 2),
  knockerLastTurn: choice({ group: 'knock', emblem: 'knock' }, false, true),
  counterKnock: choice({ group: 'knock', novelty: 8, isExplained: true, emblem: 'knock' }, false, true),
  knockerLowestLoss: choice({ group: 'showdown', topic: 'failedKnock', emblem: 'knock' }, 2, 1),
  knockerTieLoss: choice({ group: 'showdown', topic: 'ties', emblem: 'knock' }, 0, 1, 2),
  othersTieLoss: choice({ group: 'showdown', topic: 'ties', emblem: 'knock' }, 1, 0),
  knockerNotHighestLoss: choice({ group: 'showdown', emblem: 'knock' }, 0, 1, 2),
  lowestTieLoss: choice({ group: 'showdown' }, 1, 0, 'unless-all', 'unless-all-tie'),
  finalTurnStand: choice({ group: 'knock' }, false, true),
  hammer: choice({ group: 'start', novelty: 6, isExplained: true, emblem: 'call' }, 'off', 'hammer', 'shotgun'),
  suddenDeath: choice({ group: 'start', novelty: 7, isExplained: true, emblem: 'call' }, false, true),
  takeDiscards: choice({ group: 'turn' }, true, false),
  returnTaken: choice({ group: 'turn' }, false, true),
  discardFirst: choice({ group: 'turn' }, false, true),
  passAnyTurn: choice({ group: 'turn' }, false, true),
  stockEmpty: choice({ group: 'turn' }, 'showdown', 'reshuffle', 'void', 'ends', 'void-at-once'),
  turnLimit: whole({ group: 'turn' }, 0, 0, 20),
  tieBreak: choice({ group: 'showdown', isExplained: true }, 'none', 'ranks', 'threes', 'full', 'suits'),
  scoring: choice({ group: 'aim', novelty: 12 }, 'lives', 'points'),
  pointsTarget: whole({ group: 'race', novelty: 'never' }, 31, 1, 100),
  pointsGoTo: choice({ group: 'race' }, 'highest', 'knocker'),
  knockerTieScore: choice({ group: 'race', emblem: 'knock' }, 0, 1),
  declareScore: choice({ group: 'race' }, 1, 2),
  lowestScore: choice({ group: 'race' }, 0, -1),
  allOut: choice({ group: 'tokens', emblem: 'tokens' }, 'play-on', 'shared', 'all-return'),
  dealLimit: whole({ group: 'aim' }, 0, 0, 100),
  matchEnds: choice({ group: 'aim' }, 'last-left', 'first-out'),
  sharedWin: choice({ group: 'aim' }, false, true),
  nextDealer: choice({ group: 'start' }, 'left', 'loser', 'winner', 'right-of-winner'),
  handPoints: choice({ group: 'tokens', isExplained: true }, false, true),
  tokenTo: choice({ group: 'tokens', emblem: 'tokens' }, 'bowl', 'highest'),
  buyIns: whole({ group: 'tokens', novelty: 19, emblem: 'tokens' }, 0, 0, 5),
  levelNames: { kind: 'names', group: 'tokens', novelty: 13, most: 26 } as NamesKey,
} satisfies Record<string, RuleKey>;

/** The key of a house rule, such as `knockMaximum`. */
export type RuleName = keyof typeof RULES_TABLE;

type ValueOf<Key extends RuleKey> =
  Key extends ChoiceKey<infer T>
    ? T
    : Key extends WholeKey
      ? number
      : Key extends WorthKey
        ? number | 'top' | null
        : Key extends SpanKey
          ? readonly [number, number]
          : readonly string[];

/** Rules with every key resolved. `name` is free text. */
export type HouseRules = { readonly name: string } & {
  readonly [Name in RuleName]: ValueOf<(typeof RULES_TABLE)[Name]>;
};

/** The keys of all house rules, in the order of the table. */
export const RULE_NAMES = Object.keys(RULES_TABLE) as RuleName[];

export function standardValue(key: RuleKey): unknown {
  switch (key.kind) {
    case 'choice':
      return key.values[0];
    case 'whole':
    case 'span':
      return key.standard;
    case 'worth':
      return null;
    case 'names':
      return [];
  }
}

/** The keys in which two sets of rules are not the same, whether that matters or not. */
export function unequalKeys(rules: HouseRules, other: HouseRules): RuleName[] {
  return RULE_NAMES.filter((key) => JSON.stringify(rules[key]) !== JSON.stringify(other[key]));
}

/** Whether a key has its standard value. */
export function isStandard(rules: HouseRules, name: RuleName): boolean {
  return JSON.stringify(rules[name]) === JSON.stringify(standardValue(RULES_TABLE[name]));
}

/** What a key may be, in words, for messages. */
export function allowedValues(key: RuleKey): string {
  switch (key.kind) {
    case 'choice':
      return inJson(key.values);
    case 'whole':
      return `a whole number from ${key.low} to ${key.high}`;
    case 'worth':
      return `null, a number from ${key.low} to ${key.high} in steps of ${key.step}, or "top"`;
    case 'span':
      return `[fewest, most], whole numbers from ${key.low} to ${key.high}`;
    case 'names':
      return `a list of at most ${key.most} names`;
  }
}

/** Some values as a rules file has them. */
export function inJson(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ');
}

export function accepts(key: RuleKey, value: unknown): boolean {
  switch (key.kind) {
    case 'choice':
      return (key.values as readonly unknown[]).includes(value);
    case 'whole':
      return isWhole(value, key.low, key.high);
    case 'worth':
      return value === null || value === 'top' || isStepped(value, key);
    case 'span':
      return (
        Array.isArray(value) &&
        value.length === 2 &&
        value.every((end) => isWhole(end, key.low, key.high)) &&
        value[0] <= value[1]
      );
    case 'names':
      return (
        Array.isArray(value) &&
        value.length <= key.most &&
        value.every((name) => typeof name === 'string' && name.length > 0 && name.length <= 60)
      );
  }
}

function isWhole(value: unknown, low: number, high: number): boolean {
  return Number.isInteger(value) && (value as number) >= low && (value as number) <= high;
}

function isStepped(value: unknown, { low, high, step }: WorthKey): boolean {
  return typeof value === 'number' && value >= low && value <= high && Number.isInteger(value / step);
}
