/**
 * The one table of house rules (docs/rules-reference.md#keys): what each key may be, its default, and the group that it belongs
 * to. The type, the checks and the schema follow from it. A key added here does not compile before `texts/` says what it
 * does in every language and `idle.ts` says when it has no effect.
 */

/** The groups of rules, in the order in which one explains the game. */
export const RULE_GROUPS = ['aim', 'cards', 'start', 'turn', 'knock', 'full', 'showdown', 'tokens', 'race'] as const;
export type RuleGroup = (typeof RULE_GROUPS)[number];

type Value = string | number | boolean | null;

interface InGroup {
  group: RuleGroup;
}

/** One of some values. */
interface ChoiceKey<T extends Value> extends InGroup {
  kind: 'choice';
  /** Default first. */
  values: readonly T[];
}

/** A whole number. */
interface WholeKey extends InGroup {
  kind: 'whole';
  standard: number;
  low: number;
  high: number;
}

/** A range of whole numbers; the widest is the default. */
interface SpanKey extends InGroup {
  kind: 'span';
  low: number;
  high: number;
}

/** A list of names; none is the default. */
interface NamesKey extends InGroup {
  kind: 'names';
  most: number;
}

export type RuleKey = ChoiceKey<Value> | WholeKey | SpanKey | NamesKey;

/** @param values default first */
function choice<const Values extends readonly Value[]>(group: RuleGroup, ...values: Values): ChoiceKey<Values[number]> {
  return { kind: 'choice', group, values };
}

/** By key, what it may be; `texts/en.ts` says what it means. */
export const RULES_TABLE = {
  players: { kind: 'span', group: 'aim', low: 2, high: 10 } as SpanKey,
  deck: choice('cards', 'standard52', 'italian40'),
  handSize: choice('cards', 3, 4),
  play: choice('turn', 'draw-discard', 'golf'),
  lives: { kind: 'whole', group: 'tokens', standard: 3, low: 1, high: 10 } as WholeKey,
  grace: choice('tokens', true, false),
  graceSeats: choice('tokens', 0, 1),
  threeOfAKind: choice('cards', null, 30, 30.5, 'top'),
  threeAces: choice('cards', null, 33),
  straightFlush: choice('cards', null, 30),
  declare: choice('full', 'automatic', 'manual', 'off'),
  declareAfterKnock: choice('full', true, false),
  knockerLossOn31: choice('full', 1, 2),
  knockTiming: choice('knock', 'instead-of-draw', 'before-draw', 'after-draw'),
  knockMinimum: { kind: 'whole', group: 'knock', standard: 0, low: 0, high: 41 } as WholeKey,
  knockSameSuit: choice('knock', false, true),
  knockFirstTurn: choice('knock', true, false),
  knockPromise: choice('showdown', 'not-lowest', 'highest'),
  counterKnock: choice('knock', false, true),
  knockerLowestLoss: choice('showdown', 2, 1),
  knockerTieLoss: choice('showdown', 0, 1, 2),
  othersTieLoss: choice('showdown', 1, 0),
  finalTurnStand: choice('knock', false, true),
  hammer: choice('start', 'off', 'hammer', 'shotgun'),
  suddenDeath: choice('start', false, true),
  stockEmpty: choice('turn', 'showdown', 'reshuffle'),
  tieBreak: choice('showdown', 'none', 'ranks'),
  scoring: choice('aim', 'lives', 'points'),
  pointsTarget: { kind: 'whole', group: 'race', standard: 31, low: 1, high: 100 } as WholeKey,
  handPoints: choice('tokens', false, true),
  buyIns: { kind: 'whole', group: 'tokens', standard: 0, low: 0, high: 5 } as WholeKey,
  levelNames: { kind: 'names', group: 'tokens', most: 20 } as NamesKey,
} satisfies Record<string, RuleKey>;

export type RuleName = keyof typeof RULES_TABLE;

type ValueOf<Key extends RuleKey> =
  Key extends ChoiceKey<infer T>
    ? T
    : Key extends WholeKey
      ? number
      : Key extends SpanKey
        ? readonly [number, number]
        : readonly string[];

/** Rules with every key resolved. `name` is free text. */
export type HouseRules = { readonly name: string } & {
  readonly [Name in RuleName]: ValueOf<(typeof RULES_TABLE)[Name]>;
};

export const RULE_NAMES = Object.keys(RULES_TABLE) as RuleName[];

/** The default of a key: its value in the standard game. */
export function standardValue(key: RuleKey): unknown {
  switch (key.kind) {
    case 'choice':
      return key.values[0];
    case 'whole':
      return key.standard;
    case 'span':
      return [key.low, key.high];
    case 'names':
      return [];
  }
}

/** Whether a key has its standard value. */
export function isStandard(rules: HouseRules, name: RuleName): boolean {
  return JSON.stringify(rules[name]) === JSON.stringify(standardValue(RULES_TABLE[name]));
}

/** What a key may be, in words, for messages. */
export function allowedValues(key: RuleKey): string {
  switch (key.kind) {
    case 'choice':
      return key.values.map((value) => JSON.stringify(value)).join(', ');
    case 'whole':
      return `a whole number from ${key.low} to ${key.high}`;
    case 'span':
      return `[fewest, most], whole numbers from ${key.low} to ${key.high}`;
    case 'names':
      return `a list of at most ${key.most} names`;
  }
}

/** Whether a key may have a value. */
export function accepts(key: RuleKey, value: unknown): boolean {
  switch (key.kind) {
    case 'choice':
      return (key.values as readonly unknown[]).includes(value);
    case 'whole':
      return isWhole(value, key.low, key.high);
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
