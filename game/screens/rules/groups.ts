/**
 * The rules of the editor in groups: first what most tables differ in, by topic, then all others by the groups in which the
 * game is explained. What is unfolded, and what is looked for.
 */
import { signal } from '@preact/signals';
import { filledIn } from '../../../engine/rules/describe.ts';
import {
  RULE_GROUPS,
  RULE_NAMES,
  RULE_TOPICS,
  RULES_TABLE,
  type HouseRules,
  type RuleName,
} from '../../../engine/rules/table.ts';
import { plainWords } from '../../base/search-text.ts';
import { words } from '../../i18n/words.ts';
import { groupInWords } from '../../model/rules-in-words.ts';
import { findRules } from './find-rules.ts';

/** Some rules under a title, which may say what the best hand is worth. */
interface TitledRules {
  id: string;
  keys: readonly RuleName[];
  title: (rules: HouseRules) => string;
}

/** What most tables differ in. */
export const TOPICS: readonly TitledRules[] = RULE_TOPICS.map((topic) => ({
  id: topic,
  keys: RULE_NAMES.filter((key) => RULES_TABLE[key].topic === topic),
  title: (rules) => filledIn(words().editor.topics[topic], rules),
}));

/** The group that consists of the topics. */
export const COMMON: TitledRules = {
  id: 'common',
  keys: TOPICS.flatMap(({ keys }) => keys),
  title: () => words().editor.common,
};

/** All groups, each rule in one of them. */
export const GROUPS: readonly TitledRules[] = [
  COMMON,
  ...RULE_GROUPS.map((group) => ({
    id: group,
    keys: RULE_NAMES.filter((key) => RULES_TABLE[key].group === group && !COMMON.keys.includes(key)),
    title: (rules: HouseRules) => groupInWords(group, rules),
  })).filter(({ keys }) => keys.length > 0),
];

function titlesOf(key: RuleName, rules: HouseRules): string[] {
  return [...TOPICS, ...GROUPS].filter(({ keys }) => keys.includes(key)).map(({ title }) => title(rules));
}

/** What somebody sees of the groups: those that they have unfolded, or what they look for, unfolded. */
export class ShownGroups {
  readonly #typed = signal('');
  /** The rules that were found; null without a search. */
  readonly #found = signal<readonly RuleName[] | null>(null);
  readonly #unfolded = signal<readonly string[]>([COMMON.id]);
  /** Those that were folded again since they were found. */
  readonly #folded = signal<readonly string[]>([]);

  get typed(): string {
    return this.#typed.value;
  }

  /** The rules that were found, in the order of the groups; null without a search. */
  get found(): readonly RuleName[] | null {
    return this.#found.value;
  }

  /** Looks for what was typed among what is said of some rules; with nothing typed, shows everything as before. */
  find(typed: string, rules: HouseRules): void {
    const isSearch = plainWords(typed).length > 0;
    const found = isSearch ? findRules(typed, rules, (key) => titlesOf(key, rules)) : null;
    this.#typed.value = typed;
    this.#found.value = found && GROUPS.flatMap(({ keys }) => keys.filter((key) => found.includes(key)));
    this.#folded.value = [];
  }

  has(keys: readonly RuleName[]): boolean {
    const { found } = this;
    return found === null || keys.some((key) => found.includes(key));
  }

  isUnfolded(group: string): boolean {
    return this.found === null ? this.#unfolded.value.includes(group) : !this.#folded.value.includes(group);
  }

  unfold(group: string, isUnfolded: boolean): void {
    if (this.isUnfolded(group) === isUnfolded) return;
    const [list, isListed] = this.found === null ? [this.#unfolded, isUnfolded] : [this.#folded, !isUnfolded];
    list.value = isListed ? [...list.value, group] : list.value.filter((one) => one !== group);
  }

  /** Unfolds the group of a rule, and ends a search that has not found it. */
  reveal(key: RuleName): void {
    if (!this.has([key])) [this.#typed.value, this.#found.value] = ['', null];
    for (const { id, keys } of GROUPS) if (keys.includes(key)) this.unfold(id, true);
  }
}
