/** The form of the editor: name and preset of a game, all its rules by group, and the game in words beside them. */
import { PRESETS } from '../../../engine/rules/resolve.ts';
import { RULE_NAMES, type RuleName } from '../../../engine/rules/table.ts';
import { element } from '../../base/elements.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { LONGEST_GAME_NAME } from '../../catalogue/library.ts';
import { words } from '../../i18n/words.ts';
import { describeInWords, idleInWords } from '../../model/rules-in-words.ts';
import { labelled, statusLine } from '../../ui/dialogs/elements.ts';
import { passageElements } from './description.ts';
import { draftFrom, idleKeys, isSameDraft, rulesIn, type Draft } from './draft.ts';
import { RuleField, type FieldState } from './rule-fields.ts';
import { RuleGroups } from './rule-groups.ts';

interface EditorFormOptions {
  /** The name that the game has at first. */
  name: string;
  onName: (name: string) => void;
  /** Called with the preset to start from. */
  onBase: (base: string) => void;
  onChange: (key: RuleName, value: unknown) => void;
  onPutBack: (key: RuleName) => void;
}

export class EditorForm {
  /** The game in words. */
  readonly aside: HTMLElement;
  readonly #fields: ReadonlyMap<RuleName, RuleField>;
  readonly #groups: RuleGroups;
  readonly #name: HTMLInputElement;
  readonly #base: HTMLSelectElement;
  readonly #inWords = element('div', { className: 'rules-in-words' });
  readonly #familiarity = element('section', { className: 'familiarity' });
  readonly #status = statusLine('status');
  /** Rules with a typed value that is not allowed. */
  readonly #wrong = new Set<RuleName>();

  constructor({ name, onName, onBase, onChange, onPutBack }: EditorFormOptions) {
    const messages = words().editor;
    this.#name = element('input', { type: 'text', value: name, maxLength: LONGEST_GAME_NAME, autocomplete: 'off' });
    this.#name.placeholder = messages.nameHint;
    this.#name.addEventListener('input', () => onName(this.#name.value));
    this.#base = element(
      'select',
      { onchange: () => onBase(this.#base.value) },
      ...PRESETS.map((preset) => element('option', { value: preset }, gameName(preset).name)),
    );
    const onWrong = (key: RuleName, isWrong: boolean): void => {
      if (isWrong) this.#wrong.add(key);
      else this.#wrong.delete(key);
    };
    this.#fields = new Map(RULE_NAMES.map((key) => [key, new RuleField(key, { onChange, onPutBack, onWrong })]));
    this.#groups = new RuleGroups(this.#fields);
    this.aside = element('aside', { tabIndex: 0, ariaLabel: messages.inWords }, this.#inWords, this.#familiarity);
  }

  /** The whole form, with some tools below the name. */
  body(tools: readonly HTMLElement[]): HTMLElement {
    const messages = words().editor;
    return element(
      'div',
      { className: 'editor' },
      element('div', { className: 'head' }, labelled(messages.name, this.#name), labelled(messages.base, this.#base)),
      element('div', { className: 'row tools' }, ...tools),
      element('div', { className: 'columns' }, this.#groups.element, this.aside),
      this.#status,
    );
  }

  /** A rule with a typed value that is not allowed; null for none. */
  get wrong(): RuleName | null {
    return [...this.#wrong][0] ?? null;
  }

  /** What the status line says. */
  get status(): string {
    return this.#status.textContent ?? '';
  }

  focusName(): void {
    this.#name.focus();
  }

  focus(key: RuleName): void {
    this.#groups.reveal(key);
    this.#fields.get(key)?.focus();
  }

  rename(name: string): void {
    this.#name.value = name;
  }

  say(sentence: string): void {
    this.#status.textContent = sentence;
    this.#status.hidden = sentence === '';
  }

  /** Shows a draft. @param problem why it cannot be played, shown at the rule that was changed last */
  show(draft: Draft, latest: RuleName, problem: FieldState['problem']): void {
    const rules = rulesIn(draft);
    const idle = idleKeys(rules);
    this.#base.value = draft.base;
    this.#groups.show(draft);
    if (problem !== null) this.#groups.reveal(latest);
    for (const [key, field] of this.#fields) {
      const reason = idle.get(key);
      field.show({
        rules,
        isChanged: key in draft.own,
        idle: reason === undefined ? null : idleInWords(reason),
        problem: key === latest ? problem : null,
      });
    }
    this.#showInWords(draft);
  }

  /** Shows how well the bots know the game. */
  showFamiliarity(paragraphs: readonly HTMLElement[]): void {
    this.#familiarity.replaceChildren(...paragraphs);
  }

  #showInWords(draft: Draft): void {
    const { inWords, marked } = words().editor;
    const start = draftFrom(draft.base);
    this.#inWords.replaceChildren(
      element('h2', { className: 'first' }, inWords),
      ...(isSameDraft(draft, start) ? [] : [element('p', { className: 'hint' }, marked(gameName(draft.base).name))]),
      ...passageElements(describeInWords(rulesIn(draft)), describeInWords(rulesIn(start))),
    );
  }
}
