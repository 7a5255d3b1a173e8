/** Rules files: reading, checking and filling them in, and the shortest of some rules (docs/formats.md#rules-files). */
import { POOL_SIZE, deckSize } from '../pack.ts';
import { canDeclare, declaresAtShowdown } from './idle.ts';
import presetKeys from './presets.json' with { type: 'json' };
import {
  accepts,
  allowedValues,
  inJson,
  RULE_NAMES,
  RULES_TABLE,
  standardValue,
  unequalKeys,
  type HouseRules,
  type RuleName,
} from './table.ts';
import { shortened } from '../shortened.ts';

/** What a rules file says it is. */
export const RULES_FORMAT = 'thirty-one-rules/1';

/** Of the named games of docs/rules-reference.md#presets, the keys that differ from the standard game. */
const PRESET_KEYS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = presetKeys;

/** Names of all presets, the standard game first. */
export const PRESETS: readonly string[] = Object.keys(PRESET_KEYS);

/** Values that are each allowed but cannot be played together. */
export type Conflict =
  | { is: 'golf-hand' }
  /** Four cards cannot be ranked as in brag (`handRanking`). */
  | { is: 'brag-hand' }
  /** Four cards cannot be exchanged for the three of the pool: by a player (`poolSwapAll`) or the dealer (`dealerChoice`). */
  | { is: 'pool-hand'; key: 'poolSwapAll' | 'dealerChoice' }
  /** Whoever has swapped all cannot pass in the next turn (`poolSwapAll`) beside the value of `key`. */
  | { is: 'bound-pass'; key: 'poolPass' | 'poolKnockAfter' | 'poolSevenEightNine' }
  /** The knocker cannot have the last turn beside the value of `key`. */
  | { is: 'knocker-last-turn'; key: 'counterKnock' | 'lastTurns' | 'knockTiming' }
  /** A turn cannot begin with a discard (`discardFirst`) beside the value of `key`. */
  | { is: 'discard-first'; key: 'play' | 'returnTaken' }
  /** A ten is asked for (`declareWithTen`) of a pack that has none. */
  | { is: 'no-ten' }
  /** A race in which points are lost (`lowestScore`) has no limit of deals. */
  | { is: 'endless-race' }
  /** Nobody knocks, and nothing else ends a deal. */
  | { is: 'endless-deal' }
  /** So many cards each, and `pool` in the middle, from a pack of so many: `most` can play. */
  | { is: 'too-many-players'; handSize: number; pool: number; pack: number; most: number };

/** What is wrong with a rules file, for messages in other languages. */
export type RulesProblem =
  | { is: 'no-object' }
  | { is: 'format' | 'base' | 'name'; given: unknown }
  | { is: 'unknown-key'; key: string }
  | { is: 'value'; key: RuleName; given: unknown }
  | { is: 'players'; fewest: number; most: number; given: number }
  | Conflict;

/** A rules file that cannot be played; the message names the key, the value and what is allowed. */
export class RulesError extends Error {
  override name = 'RulesError';
  /** Null for a preset that does not exist. */
  readonly problem: RulesProblem | null;

  constructor(message: string, problem: RulesProblem | null = null) {
    super(message);
    this.problem = problem;
  }
}

/** Longest name of a rules file, in characters. */
export const LONGEST_RULES_NAME = 80;

/**
 * The rules that a file stands for: its own keys, over those of its base, over those of the standard game.
 * @param file parsed JSON in the rules-file format
 * @throws {RulesError} on an unknown key, a value that is not allowed, or rules that cannot be played.
 */
export function resolveRules(file: unknown): HouseRules {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) {
    throw new RulesError(
      `a rules file is a JSON object, not ${file === null ? 'null' : Array.isArray(file) ? 'a list' : typeof file}`,
      { is: 'no-object' },
    );
  }
  // What stands at `$schema` is only for editors.
  const { $schema: _, format, base = 'scat', name = base, ...keys } = file as Record<string, unknown>;
  if (format !== RULES_FORMAT)
    throw new RulesError(`"format" is ${show(format)}: allowed is "${RULES_FORMAT}"`, { is: 'format', given: format });
  if (typeof base !== 'string' || !Object.hasOwn(PRESET_KEYS, base)) {
    throw new RulesError(`"base" is ${show(base)}: allowed are ${PRESETS.join(', ')}`, { is: 'base', given: base });
  }
  if (typeof name !== 'string' || name.length > LONGEST_RULES_NAME) {
    const message = `"name" is ${show(name)}: allowed is text of at most ${LONGEST_RULES_NAME} characters`;
    throw new RulesError(message, { is: 'name', given: name });
  }
  const given = withKnockFrom(keys);
  for (const [key, value] of Object.entries(given)) checkValue(key, value);
  const values = RULE_NAMES.map((key) => {
    const source = [given, PRESET_KEYS[base]].find((keys) => Object.hasOwn(keys, key));
    return [key, source ? source[key] : standardValue(RULES_TABLE[key])];
  });
  // Not key by key: V8 would make the object a dictionary, and the engine, which reads it all the time, would be half
  // as fast.
  const resolved = Object.fromEntries([['name', name], ...values]) as HouseRules;
  const conflict = conflictIn(resolved);
  if (conflict !== null) throw new RulesError(inWords(conflict, resolved), conflict);
  return resolved;
}

/**
 * The same keys, with `knockFrom` in place of `knockFirstTurn`, which files had before it.
 * @throws {RulesError} where that has a value that it could not have
 */
export function withKnockFrom<Keys extends Readonly<Record<string, unknown>>>(keys: Keys): Keys {
  if (!Object.hasOwn(keys, 'knockFirstTurn')) return keys;
  const { knockFirstTurn: given, ...others } = keys;
  if (typeof given !== 'boolean') {
    const message = `"knockFirstTurn" is ${show(given)}: allowed is true, false`;
    throw new RulesError(message, { is: 'value', key: 'knockFrom', given });
  }
  const now = Object.hasOwn(others, 'knockFrom') ? others : { ...others, knockFrom: given ? 1 : 2 };
  return now as unknown as Keys;
}

/** @throws {RulesError} where a key is no rule, or may not be that */
function checkValue(name: string, given: unknown): void {
  if (!Object.hasOwn(RULES_TABLE, name)) {
    const message = `"${shortened(name)}" is not a rule: allowed are ${RULE_NAMES.join(', ')}`;
    throw new RulesError(message, { is: 'unknown-key', key: name });
  }
  const key = name as RuleName;
  const rule = RULES_TABLE[key];
  if (accepts(rule, given)) return;
  throw new RulesError(`"${key}" is ${show(given)}: allowed is ${allowedValues(rule)}`, { is: 'value', key, given });
}

/** The rules of a preset. @throws {RulesError} when there is no preset of that name. */
export function preset(name: string): HouseRules {
  if (!Object.hasOwn(PRESET_KEYS, name)) {
    throw new RulesError(`there is no preset "${name}": allowed are ${PRESETS.join(', ')}`);
  }
  return resolveRules({ format: RULES_FORMAT, base: name });
}

/** Checks that so many players may play by some rules. @throws {RulesError} otherwise. */
export function checkPlayers(rules: HouseRules, players: number): void {
  const [fewest, most] = rules.players;
  if (!Number.isInteger(players) || players < fewest || players > most) {
    const message = `"${rules.name}" is for ${fewest} to ${most} players, not ${players}`;
    throw new RulesError(message, { is: 'players', fewest, most, given: players });
  }
}

/** Why rules that are each allowed cannot be played together; null where they can. */
export function conflictIn(rules: HouseRules): Conflict | null {
  const { deck, declareWithTen, dealerChoice, handRanking, handSize, play, players, poolSwapAll } = rules;
  if (play === 'golf' && handSize === 4) return { is: 'golf-hand' };
  if (handRanking === 'brag' && handSize === 4) return { is: 'brag-hand' };
  if (play === 'pool' && handSize === 4) {
    if (poolSwapAll !== false) return { is: 'pool-hand', key: 'poolSwapAll' };
    if (dealerChoice) return { is: 'pool-hand', key: 'dealerChoice' };
  }
  const unbound = play === 'pool' && poolSwapAll === 'binds' ? notAllowed(rules, WITH_BOUND_PASS) : null;
  if (unbound !== null) return { is: 'bound-pass', key: unbound };
  if (rules.discardFirst) {
    if (play !== 'draw-discard') return { is: 'discard-first', key: 'play' };
    if (rules.returnTaken) return { is: 'discard-first', key: 'returnTaken' };
  }
  const key = rules.knockerLastTurn ? notAllowed(rules, WITH_LAST_TURN) : null;
  if (key !== null) return { is: 'knocker-last-turn', key };
  if (declareWithTen && deck === 'italian40') return { is: 'no-ten' };
  if (rules.lowestScore < 0 && rules.scoring === 'points' && rules.dealLimit === 0) return { is: 'endless-race' };
  if (!rules.knocking && !endsWithoutKnock(rules)) return { is: 'endless-deal' };
  const pack = deckSize(rules);
  const pool = play === 'pool' ? POOL_SIZE : 0;
  // Without a pool there is a card to draw, and mostly one to take.
  const piles = play === 'pool' ? 0 : 1 + Number(rules.upcard);
  const most = Math.floor((pack - pool - piles) / handSize);
  return players[1] > most ? { is: 'too-many-players', handSize, pool, pack, most } : null;
}

/** Whether deals end without a knock: by a declared hand, a limit of turns, an empty stock that brings a showdown, or passes with a pool. */
function endsWithoutKnock(rules: HouseRules): boolean {
  const { play, poolPass, stockEmpty, turnLimit } = rules;
  if (play === 'golf' || turnLimit > 0 || (canDeclare(rules) && !declaresAtShowdown(rules))) return true;
  return play === 'pool' ? poolPass === true || poolPass === 'for-good' : ['showdown', 'ends'].includes(stockEmpty);
}

/** By key, the values that go with a pass that has to follow a swap of all. */
const WITH_BOUND_PASS = {
  poolPass: [true, false],
  poolKnockAfter: ['take'],
  poolSevenEightNine: ['stays', 'renew'],
} as const;

/** By key, the values that leave the knocker a turn after all others. */
const WITH_LAST_TURN = {
  counterKnock: [false],
  lastTurns: [1, 2],
  knockTiming: ['instead-of-draw', 'after-draw'],
} as const;

/** The first key that has none of its allowed values; null where all have. */
function notAllowed<Key extends RuleName>(
  rules: HouseRules,
  allowed: { readonly [Name in Key]: readonly unknown[] },
): Key | null {
  return (Object.keys(allowed) as Key[]).find((key) => !allowed[key].includes(rules[key])) ?? null;
}

const WITH_DISCARD_FIRST = {
  play: '"draw-discard", where one discards',
  returnTaken: 'false, since a card is taken after the discard',
} as const;

function inWords(conflict: Conflict, rules: HouseRules): string {
  switch (conflict.is) {
    case 'golf-hand':
      return '"handSize" is 4: with "play" "golf" allowed is 3, since a row in golf has three cards';
    case 'brag-hand':
      return '"handSize" is 4: with "handRanking" "brag" allowed is 3, since a hand of brag has three cards';
    case 'pool-hand':
      return `"${conflict.key}" is ${show(rules[conflict.key])}: with "play" "pool" and "handSize" 4 allowed is false, since the pool has three cards`;
    case 'bound-pass':
      return `"${conflict.key}" is ${show(rules[conflict.key])}: with "poolSwapAll" "binds" allowed is ${inJson(WITH_BOUND_PASS[conflict.key])}`;
    case 'knocker-last-turn':
      return `"${conflict.key}" is ${show(rules[conflict.key])}: with "knockerLastTurn" true allowed is ${inJson(WITH_LAST_TURN[conflict.key])}`;
    case 'discard-first':
      return `"${conflict.key}" is ${show(rules[conflict.key])}: with "discardFirst" true allowed is ${WITH_DISCARD_FIRST[conflict.key]}`;
    case 'no-ten':
      return '"declareWithTen" is true: with "deck" "italian40" allowed is false, since that pack has no tens';
    case 'endless-race':
      return '"dealLimit" is 0: with "scoring" "points" and "lowestScore" -1 allowed is a whole number from 1 to 100, since such a race might not end';
    case 'endless-deal':
      return '"knocking" is false: allowed is true, since nothing else would end a deal';
    case 'too-many-players':
      return `"players" is ${show(rules.players)}: with ${conflict.handSize} cards each${conflict.pool > 0 ? ` and ${conflict.pool} in the pool` : ''} from a pack of ${conflict.pack}, at most ${conflict.most} can play`;
  }
}

/** How much of a value is shown, in characters: whole lists of names that are a little too long. */
const SHOWN = 120;

function show(value: unknown): string {
  return value === undefined ? 'missing' : shortened(JSON.stringify(value), SHOWN);
}

/** The shortest file that stands for some rules, on the preset from which the fewest keys differ. */
export function compactRulesFile(rules: HouseRules): { format: typeof RULES_FORMAT; [key: string]: unknown } {
  const differing = (base: string): RuleName[] => unequalKeys(rules, preset(base));
  const counts = new Map(PRESETS.map((base) => [base, differing(base).length]));
  const base = PRESETS.reduce((best, one) => ((counts.get(one) ?? 0) < (counts.get(best) ?? 0) ? one : best));
  const own = Object.fromEntries(differing(base).map((name) => [name, rules[name]]));
  return { format: RULES_FORMAT, name: rules.name, base, ...own };
}

/** Rules as a self-contained file, with every key. */
export function rulesFile(rules: HouseRules): { format: typeof RULES_FORMAT; [key: string]: unknown } {
  const keys = Object.fromEntries(RULE_NAMES.map((name) => [name, rules[name]]));
  return { format: RULES_FORMAT, name: rules.name, ...keys };
}
