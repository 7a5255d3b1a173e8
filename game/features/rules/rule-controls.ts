/** The controls with which the value of a rule is chosen: one for each kind of rule. */
import {
  RULES_TABLE,
  type HouseRules,
  type RuleKey,
  type RuleName,
  type WorthKey,
} from '../../../engine/rules/table.ts';
import { element } from '../../base/elements.ts';
import { capitalised } from '../../i18n/grammar.ts';
import { words } from '../../i18n/words.ts';
import { labelInWords } from '../../model/rules-in-words.ts';

export interface Control {
  element: HTMLElement;
  /** What takes the focus. */
  focused: HTMLElement;
  show: (rules: HouseRules) => void;
}

type Change = (value: unknown) => void;

/** The control of a rule; `change` gets every value that is chosen or typed, even one that is not allowed. */
export function controlFor(key: RuleName, meaning: string, change: Change): Control {
  const rule: RuleKey = RULES_TABLE[key];
  switch (rule.kind) {
    case 'choice':
      return choiceControl(key, rule.values, change);
    case 'whole':
      return wholeControl(key, { ...rule, meaning }, change);
    case 'worth':
      return worthControl(key, { ...rule, meaning }, change);
    case 'span':
      return spanControl(key, { ...rule, meaning }, change);
    case 'names':
      return namesControl(key, { ...rule, meaning }, change);
  }
}

function choiceControl(key: RuleName, values: readonly unknown[], change: Change): Control {
  const choices = values.map((value) => ({ value, ...radioChoice(key, () => change(value)) }));
  const all = element('div', { className: 'rule-choices' }, ...choices.map((choice) => choice.all));
  return {
    element: all,
    get focused() {
      return choices.find(({ radio }) => radio.checked)?.radio ?? all;
    },
    show: (rules) => {
      for (const { value, radio, label } of choices) {
        radio.checked = rules[key] === value;
        label.textContent = capitalised(labelInWords({ ...rules, [key]: value }, key));
      }
    },
  };
}

/** One of several choices of a rule, with room for its label. */
function radioChoice(key: RuleName, onchange: () => void) {
  const radio = element('input', { type: 'radio', name: `rule-${key}`, onchange });
  const label = element('span');
  return { radio, label, all: element('label', { className: 'rule-choice' }, radio, label) };
}

interface Limits {
  low: number;
  high: number;
  /** From one number to the next; 1 where it is left out. */
  step?: number;
  meaning: string;
}

/** A number to type, with steps beside it. */
function stepper({ low, high, step: size = 1, meaning }: Limits, change: (value: number) => void) {
  const { less, more } = words().editor;
  const input = element('input', {
    type: 'number',
    inputMode: size === 1 ? 'numeric' : 'decimal',
    min: String(low),
    max: String(high),
    step: String(size),
    ariaLabel: meaning,
  });
  let shown = low;
  const step = (by: number): void => {
    const value = Math.min(high, Math.max(low, shown + by));
    if (value !== shown) change(value);
  };
  const fewer = element('button', { type: 'button', className: 'step', ariaLabel: less(meaning) }, '−');
  const further = element('button', { type: 'button', className: 'step', ariaLabel: more(meaning) }, '+');
  fewer.addEventListener('click', () => step(-size));
  further.addEventListener('click', () => step(size));
  input.addEventListener('input', () => change(input.valueAsNumber));
  // A typed value that is not allowed is replaced by the current one.
  input.addEventListener('change', () => {
    input.value = String(shown);
    change(shown);
  });
  return {
    input,
    element: element('span', { className: 'stepper' }, fewer, input, further),
    show: (value: number) => {
      shown = value;
      if (input.valueAsNumber !== value) input.value = String(value);
      fewer.ariaDisabled = String(value <= low);
      further.ariaDisabled = String(value >= high);
    },
  };
}

function wholeControl(key: RuleName, limits: Limits, change: Change): Control {
  const { input, element: steps, show } = stepper(limits, change);
  const label = element('span', { className: 'value-label' });
  return {
    element: element('div', { className: 'row' }, steps, label),
    focused: input,
    show: (rules) => {
      show(rules[key] as number);
      label.textContent = capitalised(labelInWords(rules, key));
    },
  };
}

/** What some cards are worth: one of the usual values, or another number, which is typed. */
function worthControl(key: RuleName, { usual, ...limits }: WorthKey & Limits, change: Change): Control {
  /** What was typed last, which stays in its field even where it is a usual value. */
  let typed: number | null = null;
  const choose = (value: unknown): void => {
    typed = null;
    change(value);
  };
  const type = (value: number): void => {
    typed = value;
    change(value);
  };
  const number = stepper(limits, type);
  const label = element('span', { className: 'value-label' });
  const field = element('div', { className: 'row' }, number.element, label);
  let shown = usual[usual.length - 1];
  const choices = [null, ...usual, 'top'].map((value) => ({ value, ...radioChoice(key, () => choose(value)) }));
  const other = radioChoice(key, () => type(shown));
  other.label.textContent = words().editor.anotherNumber;
  const [top] = choices.slice(-1);
  const inOrder = [...choices.slice(0, -1), other, top];
  const all = element('div', { className: 'rule-choices' }, ...inOrder.map((choice) => choice.all));
  return {
    element: element('div', {}, all, field),
    get focused() {
      return inOrder.find(({ radio }) => radio.checked)?.radio ?? all;
    },
    show: (rules) => {
      const current = rules[key];
      const isTyped = typed !== null && typed === current;
      for (const choice of choices) {
        choice.radio.checked = choice.value === current && !isTyped;
        choice.label.textContent = capitalised(labelInWords({ ...rules, [key]: choice.value }, key));
      }
      if (typeof current === 'number') number.show((shown = current));
      other.radio.checked = isTyped || (typeof current === 'number' && !usual.includes(current));
      field.hidden = !other.radio.checked;
      label.textContent = capitalised(labelInWords(rules, key));
    },
  };
}

function spanControl(key: RuleName, { low, high, meaning }: Limits, change: Change): Control {
  const { fewest, most } = words().editor;
  let [from, to] = [low, high];
  // The other end follows.
  const first = stepper({ low, high, meaning: `${meaning}: ${fewest}` }, (value) =>
    change([value, Math.max(value, to)]),
  );
  const last = stepper({ low, high, meaning: `${meaning}: ${most}` }, (value) =>
    change([Math.min(value, from), value]),
  );
  return {
    element: element(
      'div',
      { className: 'row' },
      element('span', { className: 'end' }, element('span', { className: 'value-label' }, fewest), first.element),
      element('span', { className: 'end' }, element('span', { className: 'value-label' }, most), last.element),
    ),
    focused: first.input,
    show: (rules) => {
      [from, to] = rules[key] as readonly [number, number];
      first.show(from);
      last.show(to);
    },
  };
}

function namesControl(key: RuleName, { most, meaning }: { most: number; meaning: string }, change: Change): Control {
  const hint = element('p', { className: 'hint', id: `hint-${key}` }, words().editor.namesHint(most));
  const lines = element('textarea', { rows: 3, ariaLabel: meaning });
  lines.setAttribute('aria-describedby', hint.id);
  const namesIn = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);
  lines.addEventListener('input', () => change(namesIn(lines.value)));
  return {
    element: element('div', { className: 'names' }, lines, hint),
    focused: lines,
    show: (rules) => {
      const names = rules[key] as readonly string[];
      lines.rows = Math.max(3, names.length + 1);
      if (namesIn(lines.value).join('\n') !== names.join('\n')) lines.value = names.join('\n');
    },
  };
}
