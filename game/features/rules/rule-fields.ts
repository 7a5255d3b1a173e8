/** A rule in the editor: its meaning, the control for its value, and notes on it. */
import type { HouseRules, RuleName } from '../../../engine/rules/table.ts';
import { actionButton } from '../../ui/dialogs/elements.ts';
import { element } from '../../base/elements.ts';
import { capitalised } from '../../i18n/grammar.ts';
import { words } from '../../i18n/words.ts';
import { isAllowed } from './draft.ts';
import { controlFor, type Control } from './rule-controls.ts';
import { allowedInWords } from '../../model/rules-problems.ts';
import { meaningInWords } from '../../model/rules-in-words.ts';

/** What a field shows. */
export interface FieldState {
  rules: HouseRules;
  /** It differs from the preset. */
  isChanged: boolean;
  /** Why it has no effect, in words; null if it has one. */
  idle: string | null;
  /** Why the rules cannot be played since this one was changed, and changes that would resolve it. */
  problem: { text: string; fixes: readonly { label: string; onPress: () => void }[] } | null;
}

interface FieldOptions {
  onChange: (key: RuleName, value: unknown) => void;
  onPutBack: (key: RuleName) => void;
  /** Called when a typed value is not allowed, and when it is allowed again. */
  onWrong: (key: RuleName, isWrong: boolean) => void;
}

export class RuleField {
  readonly element: HTMLFieldSetElement;
  readonly #key: RuleName;
  readonly #options: FieldOptions;
  readonly #control: Control;
  readonly #wrong = element('p', { className: 'problem', role: 'alert', hidden: true });
  readonly #badge = element('span', { className: 'badge', hidden: true }, words().editor.changed);
  readonly #back: HTMLButtonElement;
  readonly #note: HTMLParagraphElement;
  readonly #problem = element('div', { className: 'problem', role: 'alert', hidden: true });

  constructor(key: RuleName, options: FieldOptions) {
    this.#key = key;
    this.#options = options;
    const { putBack, putBackRule } = words().editor;
    const meaning = capitalised(meaningInWords(key));
    this.#control = controlFor(key, meaning, (value) => this.#change(value));
    this.#back = actionButton({
      label: putBack,
      name: putBackRule(meaning),
      className: 'small',
      onPress: () => this.#putBack(),
    });
    this.#note = element('p', { className: 'note', id: `note-${key}` });
    this.element = element(
      'fieldset',
      { className: 'rule' },
      element('legend', {}, meaning, ' ', this.#badge),
      element(
        'div',
        { className: 'rule-body' },
        this.#control.element,
        this.#back,
        this.#wrong,
        this.#note,
        this.#problem,
      ),
    );
    this.element.setAttribute('aria-describedby', this.#note.id);
  }

  /** Puts the focus on its control. */
  focus(): void {
    this.#control.focused.focus();
    this.element.scrollIntoView({ block: 'center' });
  }

  show({ rules, isChanged, idle, problem }: FieldState): void {
    this.#control.show(rules);
    this.#badge.hidden = !isChanged;
    this.#back.hidden = !isChanged;
    this.element.classList.toggle('changed', isChanged);
    this.element.classList.toggle('idle', idle !== null);
    const noted = problem === null ? idle : null;
    this.#note.textContent = noted === null ? '' : words().editor.noEffect(noted);
    this.#note.hidden = noted === null;
    this.#showProblem(problem);
  }

  #showProblem(problem: FieldState['problem']): void {
    const isNew = this.#problem.hidden && problem !== null;
    this.#problem.hidden = problem === null;
    const fixes = problem?.fixes ?? [];
    this.#problem.replaceChildren(
      element('p', {}, problem?.text ?? ''),
      ...(fixes.length > 0 ? [element('p', {}, words().editor.fixes)] : []),
      ...fixes.map(({ label, onPress }) => actionButton({ label: capitalised(label), className: 'small', onPress })),
    );
    if (isNew) this.#problem.scrollIntoView({ block: 'nearest' });
  }

  #change(value: unknown): void {
    const isWrong = !isAllowed(this.#key, value);
    this.#options.onWrong(this.#key, isWrong);
    this.#wrong.hidden = !isWrong;
    this.#wrong.textContent = isWrong ? `${capitalised(allowedInWords(this.#key))}.` : '';
    if (!isWrong) this.#options.onChange(this.#key, value);
  }

  #putBack(): void {
    this.#options.onWrong(this.#key, false);
    this.#wrong.hidden = true;
    this.#options.onPutBack(this.#key);
    this.#control.focused.focus();
  }
}
