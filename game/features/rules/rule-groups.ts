/**
 * The rules of the editor in groups that unfold: first what most tables differ in, by topic, then all others by the groups
 * in which the game is explained. A field finds rules by what is said about them.
 */
import { filledIn } from '../../../engine/rules/describe.ts';
import {
  RULE_GROUPS,
  RULE_NAMES,
  RULE_TOPICS,
  RULES_TABLE,
  type HouseRules,
  type RuleGroup,
  type RuleName,
  type RuleTopic,
} from '../../../engine/rules/table.ts';
import { element } from '../../base/elements.ts';
import { isOfInputMethod } from '../../base/keys.ts';
import { plainWords } from '../../base/search-text.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { words } from '../../i18n/words.ts';
import { groupInWords } from '../../model/rules-in-words.ts';
import { labelled, statusLine } from '../../ui/dialogs/elements.ts';
import { rulesIn, type Draft } from './draft.ts';
import { findRules } from './find-rules.ts';
import type { RuleField } from './rule-fields.ts';

/** What most tables differ in, topic by topic. */
const COMMON = RULE_TOPICS.flatMap(keysOf);

function keysOf(topic: RuleTopic): RuleName[] {
  return RULE_NAMES.filter((key) => RULES_TABLE[key].topic === topic);
}

/** Some rules under a title, which may say what the best hand is worth. */
interface Titled {
  keys: readonly RuleName[];
  title: (rules: HouseRules) => string;
  heading: HTMLHeadingElement;
  element: HTMLElement;
}

/** A group that unfolds, with a line on how much of it is changed. */
interface FoldedGroup extends Titled {
  element: HTMLDetailsElement;
  changes: HTMLElement;
}

export class RuleGroups {
  readonly element: HTMLElement;
  readonly #fields: ReadonlyMap<RuleName, RuleField>;
  readonly #topics: readonly Titled[];
  readonly #groups: readonly FoldedGroup[];
  readonly #search: HTMLInputElement;
  readonly #found = statusLine('hint');
  #rules: HouseRules | undefined;
  /** The groups that were unfolded before a search, null without one. */
  #unfolded: ReadonlySet<HTMLDetailsElement> | null = null;

  constructor(fields: ReadonlyMap<RuleName, RuleField>) {
    this.#fields = fields;
    this.#topics = RULE_TOPICS.map((topic) => this.#topic(topic));
    const common = folded({
      keys: COMMON,
      title: () => words().editor.common,
      contents: this.#topics.map((topic) => topic.element),
    });
    common.element.open = true;
    this.#groups = [common, ...RULE_GROUPS.flatMap((group) => this.#rest(group))];
    this.#search = element('input', { type: 'text', role: 'searchbox', autocomplete: 'off', enterKeyHint: 'search' });
    this.#search.addEventListener('input', () => this.#find());
    this.#search.addEventListener('keydown', (event) => this.#leave(event));
    this.element = element(
      'div',
      { className: 'form' },
      element('div', { className: 'find', role: 'search' }, labelled(words().editor.find, this.#search), this.#found),
      ...this.#groups.map((group) => group.element),
    );
  }

  /** Shows how much of each group differs from the preset that a draft starts from. */
  show(draft: Draft): void {
    const rules = rulesIn(draft);
    this.#rules = rules;
    for (const { heading, title } of [...this.#topics, ...this.#groups]) heading.textContent = title(rules);
    const { asIn, changes } = words().editor;
    for (const group of this.#groups) {
      const count = group.keys.filter((key) => key in draft.own).length;
      group.changes.textContent = count === 0 ? asIn(gameName(draft.base).name) : changes(count);
      group.changes.classList.toggle('badge', count > 0);
    }
  }

  /** Unfolds the group of a rule, and ends a search that does not find it. */
  reveal(key: RuleName): void {
    if (this.#fields.get(key)?.element.hidden === true) {
      this.#search.value = '';
      this.#find();
    }
    const group = this.#groups.find(({ keys }) => keys.includes(key));
    if (group !== undefined) group.element.open = true;
  }

  #topic(topic: RuleTopic): Titled {
    const keys = keysOf(topic);
    const heading = element('h3', { id: `topic-${topic}` });
    const section = element('section', {}, heading, ...this.#elementsOf(keys));
    section.setAttribute('aria-labelledby', heading.id);
    return { keys, title: (rules) => filledIn(words().editor.topics[topic], rules), heading, element: section };
  }

  /** The rules of a group that are not among those above, if there are any. */
  #rest(group: RuleGroup): FoldedGroup[] {
    const keys = RULE_NAMES.filter((key) => RULES_TABLE[key].group === group && !COMMON.includes(key));
    if (keys.length === 0) return [];
    return [folded({ keys, title: (rules) => groupInWords(group, rules), contents: this.#elementsOf(keys) })];
  }

  #elementsOf(keys: readonly RuleName[]): HTMLElement[] {
    return keys.map((key) => (this.#fields.get(key) as RuleField).element);
  }

  /** Shows only the rules that were found, unfolded; with nothing typed, everything as before. */
  #find(): void {
    const typed = this.#search.value;
    const isSearch = plainWords(typed).length > 0;
    const rules = this.#rules;
    if (isSearch) this.#unfolded ??= new Set(this.#groups.map((group) => group.element).filter(({ open }) => open));
    const found = rules === undefined ? RULE_NAMES : findRules(typed, rules, (key) => this.#titlesOf(key, rules));
    for (const [key, field] of this.#fields) field.element.hidden = !found.includes(key);
    const isThere = ({ keys }: Titled): boolean => keys.some((key) => found.includes(key));
    for (const part of [...this.#topics, ...this.#groups]) part.element.hidden = !isThere(part);
    for (const group of this.#groups) {
      group.element.open = isSearch ? isThere(group) : (this.#unfolded?.has(group.element) ?? group.element.open);
    }
    if (!isSearch) this.#unfolded = null;
    this.#found.textContent = isSearch ? words().editor.found(found.length) : '';
  }

  /** The titles of the groups and topics that a rule stands under. */
  #titlesOf(key: RuleName, rules: HouseRules): string[] {
    return [...this.#topics, ...this.#groups].filter(({ keys }) => keys.includes(key)).map(({ title }) => title(rules));
  }

  /** Escape empties the field before it closes the editor; Enter and the arrow down go to the first rule found. */
  #leave(event: KeyboardEvent): void {
    if (isOfInputMethod(event) || this.#search.value === '') return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      this.#search.value = '';
      this.#find();
    } else if (event.key === 'Enter' || event.key === 'ArrowDown') {
      event.preventDefault();
      const inOrder = this.#groups.flatMap(({ keys }) => keys.map((key) => this.#fields.get(key)));
      inOrder.find((field) => field?.element.hidden === false)?.focus();
    }
  }
}

interface FoldedOptions extends Pick<Titled, 'keys' | 'title'> {
  contents: readonly HTMLElement[];
}

/** A group, folded. */
function folded({ keys, title, contents }: FoldedOptions): FoldedGroup {
  const heading = element('h2');
  const changes = element('span', { className: 'changes' });
  const details = element(
    'details',
    { className: 'rule-group' },
    element('summary', {}, heading, ' ', changes),
    ...contents,
  );
  return { keys, title, heading, changes, element: details };
}
