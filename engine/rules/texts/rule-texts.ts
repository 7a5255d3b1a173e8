/** What every language says about rules. A language does not compile until it says all of it. */
import type { IdleReason } from '../idle.ts';
import type { HouseRules, RULES_TABLE, RuleGroup, RuleName } from '../table.ts';

/** Sentences by the group that they belong to. */
type Sentences = { readonly [Group in RuleGroup]?: string };

type LabelsOf<Name extends RuleName> = (typeof RULES_TABLE)[Name] extends { kind: 'choice' }
  ? Readonly<Record<`${HouseRules[Name] & (string | number | boolean | null)}`, string>>
  : (value: HouseRules[Name]) => string;

/** What a language says of whole games. */
interface GameTexts {
  /** Titles: of what is special about a game, and of keys without effect. */
  special: string;
  withoutEffect: string;
  /** Two games play the same. @param hasExceptions what differs beside play, such as names of steps, is told after it */
  alike: (hasExceptions: boolean) => string;
  /** How many rules differ between two games. */
  different: (count: number) => string;
  /** The title of those that differ without effect. */
  differentWithoutEffect: string;
  /** A game plays the same as others. */
  playsLike: (game: string, others: readonly string[]) => string;
}

/** What a language says about rules. A `{full}` in any text stands for 31, or 41 with four cards. */
export interface RuleTexts {
  /** By group, its title. */
  groups: Readonly<Record<RuleGroup, string>>;
  /** By key, what it is about, in a line. */
  meanings: Readonly<Record<RuleName, string>>;
  /**
   * By key, a short label for each value: by the value, or a function of it where many are allowed.
   */
  labels: { readonly [Name in RuleName]: LabelsOf<Name> };
  /** By key, what it adds to the description of some rules. Only called for keys that have an effect. */
  sentences: { readonly [Name in RuleName]: (rules: HouseRules) => Sentences };
  /** Why a key has no effect. */
  reasons: Readonly<Record<IdleReason, string>>;
  games: GameTexts;
  /**
   * Translates the name of a step between full tokens and none where a preset gives it; other names stay as they are.
   */
  level: (name: string) => string;
}
