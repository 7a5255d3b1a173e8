/**
 * Rules that somebody is making: a preset to start from, and what is changed in it. A draft may hold rules that cannot
 * be played together for a while; what conflicts, and what would resolve it, is found here.
 */
import { conflictIn, preset, resolveRules, RULES_FORMAT, type Conflict } from '../../../engine/rules/resolve.ts';
import {
  accepts,
  RULE_NAMES,
  RULES_TABLE,
  standardValue,
  type HouseRules,
  type RuleName,
} from '../../../engine/rules/table.ts';
import type { KeptRules } from '../../catalogue/library.ts';

/** Values of some keys, each of which its key accepts. */
type RuleChanges = Readonly<Partial<Record<RuleName, unknown>>>;

export interface Draft {
  /** The preset to start from. */
  base: string;
  /** What differs from it. */
  own: RuleChanges;
}

/** A change of one key or several that makes a draft playable. */
type Fix = RuleChanges;

/** The draft of a preset as it is. */
export function draftFrom(base: string): Draft {
  return { base, own: {} };
}

/** The draft of a rules file. @throws {RulesError} if it cannot be played */
export function draftOf(file: KeptRules): Draft {
  const base = typeof file.base === 'string' ? file.base : 'scat';
  return withChanges(draftFrom(base), resolveRules(file));
}

/** All rules of a draft, whether they can be played together or not. */
export function rulesIn({ base, own }: Draft, name = base): HouseRules {
  return { ...preset(base), ...(own as Partial<HouseRules>), name };
}

/** A draft with other values of some keys; values of the preset count as unchanged. */
export function withChanges({ base, own }: Draft, changes: RuleChanges): Draft {
  const wanted = { ...own, ...changes };
  const started: Record<string, unknown> = preset(base);
  const changed = RULE_NAMES.filter((key) => key in wanted && !isSame(wanted[key], started[key]));
  return { base, own: Object.fromEntries(changed.map((key) => [key, wanted[key]])) };
}

/** A draft with a key as it is in the preset. */
export function withoutChange({ base, own }: Draft, key: RuleName): Draft {
  const { [key]: _, ...others } = own;
  return { base, own: others };
}

/** A draft with the same changes in another preset. */
export function withBase({ own }: Draft, base: string): Draft {
  return withChanges(draftFrom(base), own);
}

/** Whether two drafts stand for the same rules, made in the same way. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return isSame(draftFile(one, ''), draftFile(other, ''));
}

/** A draft as a rules file: its preset, and what differs from it. */
export function draftFile({ base, own }: Draft, name: string): KeptRules {
  const changed = RULE_NAMES.filter((key) => key in own).map((key) => [key, own[key]]);
  return { format: RULES_FORMAT, name, base, ...Object.fromEntries(changed) };
}

/** Why a draft cannot be played; null if it can. */
export function conflictOf(draft: Draft): Conflict | null {
  return conflictIn(rulesIn(draft));
}

/**
 * Changes that would make a draft playable, without touching the key that was changed last where possible.
 * @returns nothing if it can be played
 */
export function fixesFor(draft: Draft, changed: RuleName): Fix[] {
  const conflict = conflictOf(draft);
  if (conflict === null) return [];
  const ways = waysOut(conflict, rulesIn(draft));
  const alternatives = new Set([changed, ...ways.flatMap(fixedKeys)]);
  return ways
    .filter((fix) => !(changed in fix) || changed === 'players')
    .flatMap((fix) => completed(draft, fix, alternatives) ?? []);
}

/** A fix with what else it takes to make a draft playable; null where that would change some keys. */
function completed(draft: Draft, fix: Fix, kept: ReadonlySet<RuleName>): Fix | null {
  const fixed = withChanges(draft, fix);
  const conflict = conflictOf(fixed);
  if (conflict === null) return fix;
  for (const more of waysOut(conflict, rulesIn(fixed))) {
    const keys = fixedKeys(more);
    if (keys.some((key) => kept.has(key))) continue;
    const whole = completed(draft, { ...fix, ...more }, new Set([...kept, ...keys]));
    if (whole !== null) return whole;
  }
  return null;
}

/** After how many deals a race ends that needs a limit of them. */
const DEALS_OF_RACE = 20;

/** After how many turns a deal ends that needs a limit of them. */
const TURNS_OF_DEAL = 10;

/** What would end a conflict, the smallest change first. */
function waysOut(conflict: Conflict, { players }: HouseRules): Fix[] {
  switch (conflict.is) {
    case 'golf-hand':
      return [{ handSize: 3 }, { play: 'draw-discard' }];
    case 'brag-hand':
      return [{ handSize: 3 }, { handRanking: 'points' }];
    case 'pool-hand':
      return [{ [conflict.key]: false }, { handSize: 3 }, { play: 'draw-discard' }];
    case 'bound-pass':
      return [{ poolSwapAll: true }, { [conflict.key]: standardValue(RULES_TABLE[conflict.key]) }];
    case 'knocker-last-turn':
      return [{ knockerLastTurn: false }, { [conflict.key]: standardValue(RULES_TABLE[conflict.key]) }];
    case 'discard-first':
      return [{ discardFirst: false }, { [conflict.key]: standardValue(RULES_TABLE[conflict.key]) }];
    case 'no-ten':
      return [{ declareWithTen: false }, { deck: 'standard52' }];
    case 'endless-race':
      return [{ lowestScore: 0 }, { dealLimit: DEALS_OF_RACE }];
    case 'endless-deal':
      return [{ knocking: true }, { turnLimit: TURNS_OF_DEAL }];
    case 'too-many-players':
      return [
        { players: [Math.min(players[0], conflict.most), conflict.most] },
        { handSize: 3 },
        { deck: 'standard52' },
      ];
  }
}

/** The keys that a fix changes. */
export function fixedKeys(fix: Fix): RuleName[] {
  return Object.keys(fix) as RuleName[];
}

/** Whether a key may have a value. */
export function isAllowed(key: RuleName, value: unknown): boolean {
  return accepts(RULES_TABLE[key], value);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
