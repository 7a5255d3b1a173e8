/**
 * The one table of house rules (docs/rules-reference.md#keys): what each key may be, its default, its meaning and its
 * label.
 * The type, the checks, the schema and everything that is said about rules follow from it. A key added here does not
 * compile before `sentences.ts` explains it and `idle.ts` says when it has no effect.
 */

/** What a rule belongs to, in the order in which one explains the game. A `{full}` in any words is 31, or 41 with four cards. */
export const RULE_GROUPS = {
  aim: 'The aim',
  cards: 'The cards',
  start: 'Before the first turn',
  turn: 'A turn',
  knock: 'Knocking',
  full: 'Declaring {full}',
  showdown: 'The showdown',
  tokens: 'Tokens and going out',
  race: 'The race for points',
} as const;
export type RuleGroup = keyof typeof RULE_GROUPS;

type Value = string | number | boolean | null;

interface Common {
  group: RuleGroup;
  meaning: string;
}

interface Choice<T extends Value> extends Common {
  kind: 'choice';
  /** Default first. */
  values: readonly T[];
  /** By place among the values, what a table where that is played calls it. */
  labels: readonly string[];
}

interface Whole extends Common {
  kind: 'whole';
  standard: number;
  low: number;
  high: number;
  label: (value: number) => string;
}

interface Span extends Common {
  kind: 'span';
  low: number;
  high: number;
  label: (span: readonly [number, number]) => string;
}

interface Names extends Common {
  kind: 'names';
  most: number;
  label: (names: readonly string[]) => string;
}

export type RuleKey = Choice<Value> | Whole | Span | Names;

/** @param values each with its label, default first */
function choice<const Values extends readonly (readonly [value: Value, label: string])[]>(
  group: RuleGroup,
  meaning: string,
  ...values: Values
): Choice<Values[number][0]> {
  return {
    kind: 'choice',
    group,
    meaning,
    values: values.map(([value]) => value),
    labels: values.map(([, label]) => label),
  };
}

export const RULES_TABLE = {
  players: {
    kind: 'span',
    group: 'aim',
    meaning: 'how many may play',
    low: 2,
    high: 10,
    label: ([fewest, most]) => (fewest === most ? `for ${most} players` : `for ${fewest} to ${most} players`),
  } as Span,
  deck: choice(
    'cards',
    'the pack: 52 cards, or 40 without 8, 9 and 10',
    ['standard52', 'pack of 52'],
    ['italian40', 'Italian pack of 40, without 8, 9 and 10'],
  ),
  handSize: choice('cards', 'cards in a hand', [3, 'three cards each'], [4, 'four cards each, and {full} is the best']),
  play: choice(
    'turn',
    'draw and discard from a hand, or uncover a row of cards (golf)',
    ['draw-discard', 'draw and discard'],
    ['golf', 'golf: three turns to uncover a row of cards'],
  ),
  lives: {
    kind: 'whole',
    group: 'tokens',
    meaning: 'tokens at the start',
    standard: 3,
    low: 1,
    high: 10,
    label: (lives) => (lives === 1 ? '1 token each' : `${lives} tokens each`),
  } as Whole,
  grace: choice(
    'tokens',
    'a player without tokens plays on until the next loss',
    [true, 'on grace after the last token'],
    [false, 'out with the last token'],
  ),
  graceSeats: choice(
    'tokens',
    'how many may be on grace at a time, 0 for no limit',
    [0, 'any number on grace'],
    [1, 'only one on grace at a time'],
  ),
  threeOfAKind: choice(
    'cards',
    'what three of a rank are worth',
    [null, 'three of a kind counts nothing special'],
    [30, 'three of a kind counts 30'],
    [30.5, 'three of a kind counts 30½'],
    ['top', 'three of a kind beats {full}'],
  ),
  threeAces: choice(
    'cards',
    'what three aces are worth',
    [null, 'three aces count nothing special'],
    [33, 'three aces count 33'],
  ),
  straightFlush: choice(
    'cards',
    'what three of a suit in sequence are worth',
    [null, 'a straight flush counts nothing special'],
    [30, 'a straight flush counts 30'],
  ),
  declare: choice(
    'full',
    'whether 31 is declared by itself, by the player, or not at all',
    ['automatic', '{full} ends the deal'],
    ['manual', '{full} may be declared or kept quiet'],
    ['off', '{full} is not declared'],
  ),
  declareAfterKnock: choice(
    'full',
    'whether 31 may be declared after a knock',
    [true, '{full} also after a knock'],
    [false, '{full} only before a knock'],
  ),
  knockerLossOn31: choice(
    'full',
    'what the knocker loses when another declares',
    [1, 'a knocker loses 1 when another declares'],
    [2, 'a knocker loses 2 when another declares'],
  ),
  knockTiming: choice(
    'knock',
    'when in the turn one knocks',
    ['instead-of-draw', 'knock instead of drawing'],
    ['before-draw', 'knock, then draw'],
    ['after-draw', 'knock with the discard'],
  ),
  knockMinimum: {
    kind: 'whole',
    group: 'knock',
    meaning: 'smallest hand value that may knock',
    standard: 0,
    low: 0,
    high: 41,
    label: (value) => (value === 0 ? 'knock with any value' : `knock from ${value}`),
  } as Whole,
  knockSameSuit: choice(
    'knock',
    'only a hand of one suit may knock',
    [false, 'knock with any suits'],
    [true, 'knock only with one suit'],
  ),
  knockFirstTurn: choice(
    'knock',
    "whether one may knock in one's own first turn",
    [true, 'knock from the first turn on'],
    [false, 'no knock in the first turn'],
  ),
  knockPromise: choice(
    'showdown',
    'what a knock promises',
    ['not-lowest', 'a knock promises not to be lowest'],
    ['highest', 'a knock promises the highest hand'],
  ),
  counterKnock: choice(
    'knock',
    'whether the next player may knock too and end the deal',
    [false, 'one knock a deal'],
    [true, 'the next player may knock too'],
  ),
  knockerLowestLoss: choice(
    'showdown',
    'what a knocker loses who alone is lowest',
    [2, 'a knocker alone lowest loses 2'],
    [1, 'a knocker alone lowest loses 1'],
  ),
  knockerTieLoss: choice(
    'showdown',
    'what a knocker loses who ties for lowest',
    [0, 'a knocker tied for lowest is safe'],
    [1, 'a knocker tied for lowest loses 1'],
    [2, 'a knocker tied for lowest loses 2'],
  ),
  othersTieLoss: choice(
    'showdown',
    'what each other player in that tie loses',
    [1, 'whoever ties with a knocker for lowest loses 1'],
    [0, 'whoever ties with a knocker for lowest is safe'],
  ),
  finalTurnStand: choice(
    'knock',
    'whether one may keep the hand in the last turn',
    [false, 'no standing in the last turn'],
    [true, 'standing allowed in the last turn'],
  ),
  hammer: choice(
    'start',
    'whether the first player may make everybody show at once',
    ['off', 'no hammer'],
    ['hammer', 'hammer: the first player may make all show'],
    ['shotgun', 'shotgun: the first player may make all show, cards unseen'],
  ),
  suddenDeath: choice(
    'start',
    'whether the dealer may have single cards compared',
    [false, 'no sudden death'],
    [true, 'sudden death: the dealer may have single cards compared'],
  ),
  stockEmpty: choice(
    'turn',
    'what follows when the stock runs out',
    ['showdown', 'no new stock'],
    ['reshuffle', 'discards become a new stock'],
  ),
  tieBreak: choice(
    'showdown',
    'whether equal values are told apart by ranks',
    ['none', 'equal values tie'],
    ['ranks', 'equal values compared by ranks'],
  ),
  scoring: choice(
    'aim',
    'losing tokens, or a race for points',
    ['lives', 'tokens to lose'],
    ['points', 'a race for points'],
  ),
  pointsTarget: {
    kind: 'whole',
    group: 'race',
    meaning: 'points that win the match',
    standard: 31,
    low: 1,
    high: 100,
    label: (target) => (target === 1 ? '1 point wins' : `${target} points win`),
  } as Whole,
  handPoints: choice(
    'tokens',
    'whether hand values are added up beside the lives',
    [false, 'hand values are not added up'],
    [true, 'hand values are added up'],
  ),
  buyIns: {
    kind: 'whole',
    group: 'tokens',
    meaning: 'how often an eliminated player may come back',
    standard: 0,
    low: 0,
    high: 5,
    label: (times) => (times === 0 ? 'no buying back in' : times === 1 ? '1 buy-in each' : `${times} buy-ins each`),
  } as Whole,
  levelNames: {
    kind: 'names',
    group: 'tokens',
    meaning: 'names of the steps from full tokens to grace',
    most: 20,
    label: (names) => (names.length === 0 ? 'unnamed steps' : `steps: ${names.join(', ')}`),
  } as Names,
} satisfies Record<string, RuleKey>;

export type RuleName = keyof typeof RULES_TABLE;

type ValueOf<Key extends RuleKey> =
  Key extends Choice<infer T>
    ? T
    : Key extends Whole
      ? number
      : Key extends Span
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

/** Whether a key has its value of the standard game. */
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
