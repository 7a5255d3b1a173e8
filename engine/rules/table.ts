/**
 * The one table of house rules (RULES.md section 3): what each key may be, its default and its meaning.
 * The type, the checks and everything that is said about rules follow from it.
 */

type Value = string | number | boolean | null;

interface Choice<T extends Value> {
  kind: 'choice';
  /** Default first. */
  values: readonly T[];
  meaning: string;
}

interface Whole {
  kind: 'whole';
  standard: number;
  low: number;
  high: number;
  meaning: string;
}

interface Span {
  kind: 'span';
  low: number;
  high: number;
  meaning: string;
}

interface Names {
  kind: 'names';
  most: number;
  meaning: string;
}

export type RuleKey = Choice<Value> | Whole | Span | Names;

function choice<const T extends Value>(values: readonly T[], meaning: string): Choice<T> {
  return { kind: 'choice', values, meaning };
}

function whole(standard: number, low: number, high: number, meaning: string): Whole {
  return { kind: 'whole', standard, low, high, meaning };
}

export const RULES_TABLE = {
  players: { kind: 'span', low: 2, high: 10, meaning: 'how many may play' } as Span,
  deck: choice(['standard52', 'italian40'], 'the pack: 52 cards, or 40 without 8, 9 and 10'),
  handSize: choice([3, 4], 'cards in a hand'),
  play: choice(['draw-discard', 'golf'], 'draw and discard from a hand, or uncover a row of cards (golf)'),
  lives: whole(3, 1, 10, 'tokens at the start'),
  grace: choice([true, false], 'a player without tokens plays on until the next loss'),
  graceSeats: choice([0, 1], 'how many may be on grace at a time, 0 for no limit'),
  threeOfAKind: choice([null, 30, 30.5, 'top'], 'what three of a rank are worth'),
  threeAces: choice([null, 33], 'what three aces are worth'),
  straightFlush: choice([null, 30], 'what three of a suit in sequence are worth'),
  declare: choice(['automatic', 'manual', 'off'], 'whether 31 is declared by itself, by the player, or not at all'),
  declareAfterKnock: choice([true, false], 'whether 31 may be declared after a knock'),
  knockerLossOn31: choice([1, 2], 'what the knocker loses when another declares'),
  knockTiming: choice(['instead-of-draw', 'before-draw', 'after-draw'], 'when in the turn one knocks'),
  knockMinimum: whole(0, 0, 41, 'smallest hand value that may knock'),
  knockSameSuit: choice([false, true], 'only a hand of one suit may knock'),
  knockFirstTurn: choice([true, false], "whether one may knock in one's own first turn"),
  knockPromise: choice(['not-lowest', 'highest'], 'what a knock promises'),
  counterKnock: choice([false, true], 'whether the next player may knock too and end the deal'),
  knockerLowestLoss: choice([2, 1], 'what a knocker loses who alone is lowest'),
  knockerTieLoss: choice([0, 1, 2], 'what a knocker loses who ties for lowest'),
  othersTieLoss: choice([1, 0], 'what each other player in that tie loses'),
  finalTurnStand: choice([false, true], 'whether one may keep the hand in the last turn'),
  hammer: choice(['off', 'hammer', 'shotgun'], 'whether the first player may make everybody show at once'),
  suddenDeath: choice([false, true], 'whether the dealer may have single cards compared'),
  stockEmpty: choice(['showdown', 'reshuffle'], 'what follows when the stock runs out'),
  tieBreak: choice(['none', 'ranks'], 'whether equal values are told apart by ranks'),
  scoring: choice(['lives', 'points'], 'losing tokens, or a race for points'),
  pointsTarget: whole(31, 1, 100, 'points that win the match'),
  handPoints: choice([false, true], 'whether hand values are added up beside the lives'),
  buyIns: whole(0, 0, 5, 'how often an eliminated player may come back'),
  levelNames: { kind: 'names', most: 20, meaning: 'names of the steps from full tokens to grace' } as Names,
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
