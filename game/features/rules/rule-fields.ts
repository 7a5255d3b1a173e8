/** A rule on the page where one's own game is made: what it is about, its values to choose from, and what is to be said. */
import { RULES_TABLE, type HouseRules, type RuleKey, type RuleName } from '../../../engine/rules/table.ts';
import { element } from '../../base/elements.ts';
import { capitalised } from '../../i18n/grammar.ts';
import { words } from '../../i18n/words.ts';
import { isAllowed } from './draft.ts';
import { allowedInWords } from '../../model/rules-problems.ts';
import { labelInWords, meaningInWords } from '../../model/rules-in-words.ts';

/** What is to be seen at a rule. */
export type FieldState = {
  rules: HouseRules;
  /** It is not as in the preset. */
  isChanged: boolean;
  /** Why it has no effect, in words; null where it has one. */
  idle: string | null;
  /** Why the rules cannot be played since this one was changed, and what would mend that. */
  trouble: { text: string; mends: readonly { label: string; onPress: () => void }[] } | null;
};

export type RuleField = {
  element: HTMLElement;
  show: (state: FieldState) => void;
  /** Puts the focus on its control. */
  focus: () => void;
};

export type FieldOptions = {
  onChange: (key: RuleName, value: unknown) => void;
  onPutBack: (key: RuleName) => void;
  /** Hears of something that was typed and cannot be; null when it can. */
  onWrong: (key: RuleName, isWrong: boolean) => void;
};

/** What one chooses a value with. */
type Control = {
  element: HTMLElement;
  focused: HTMLElement;
  show: (rules: HouseRules) => void;
};

type Change = (value: unknown) => void;

/** Shows a rule and hears what is done with it. */
export function ruleField(key: RuleName, { onChange, onPutBack, onWrong }: FieldOptions): RuleField {
  const { putBack, putBackRule, changed, noEffect, mends } = words().editor;
  const meaning = capitalised(meaningInWords(key));
  const wrong = element('p', { className: 'trouble', role: 'alert', hidden: true });
  const control = controlFor(key, meaning, (value) => {
    const isWrong = !isAllowed(key, value);
    onWrong(key, isWrong);
    wrong.hidden = !isWrong;
    wrong.textContent = isWrong ? `${capitalised(allowedInWords(key))}.` : '';
    if (!isWrong) onChange(key, value);
  });
  const badge = element('span', { className: 'badge', hidden: true }, changed);
  const back = element('button', { type: 'button', className: 'small', ariaLabel: putBackRule(meaning) }, putBack);
  back.addEventListener('click', () => {
    onWrong(key, false);
    wrong.hidden = true;
    onPutBack(key);
    control.focused.focus();
  });
  const note = element('p', { className: 'note', id: `note-${key}` });
  const trouble = element('div', { className: 'trouble', role: 'alert', hidden: true });
  const field = element(
    'fieldset',
    { className: 'rule' },
    element('legend', {}, meaning, ' ', badge),
    control.element,
    back,
    wrong,
    note,
    trouble,
  );
  field.setAttribute('aria-describedby', note.id);
  return {
    element: field,
    focus: () => {
      control.focused.focus();
      field.scrollIntoView({ block: 'center' });
    },
    show: (state) => {
      control.show(state.rules);
      badge.hidden = !state.isChanged;
      back.hidden = !state.isChanged;
      field.classList.toggle('changed', state.isChanged);
      field.classList.toggle('idle', state.idle !== null);
      const idle = state.trouble === null ? state.idle : null;
      note.textContent = idle === null ? '' : noEffect(idle);
      note.hidden = idle === null;
      const isNew = trouble.hidden && state.trouble !== null;
      trouble.hidden = state.trouble === null;
      const ways = state.trouble?.mends ?? [];
      trouble.replaceChildren(
        element('p', {}, state.trouble?.text ?? ''),
        ...(ways.length > 0 ? [element('p', {}, mends)] : []),
        ...ways.map(({ label, onPress }) =>
          element('button', { type: 'button', className: 'small', onclick: onPress }, capitalised(label)),
        ),
      );
      if (isNew) trouble.scrollIntoView({ block: 'nearest' });
    },
  };
}

function controlFor(key: RuleName, meaning: string, change: Change): Control {
  const rule: RuleKey = RULES_TABLE[key];
  switch (rule.kind) {
    case 'choice':
      return choiceControl(key, rule.values, change);
    case 'whole':
      return wholeControl(key, { ...rule, meaning }, change);
    case 'span':
      return spanControl(key, { ...rule, meaning }, change);
    case 'names':
      return namesControl(key, { ...rule, meaning }, change);
  }
}

function choiceControl(key: RuleName, values: readonly unknown[], change: Change): Control {
  const choices = values.map((value) => {
    const radio = element('input', { type: 'radio', name: `rule-${key}`, onchange: () => change(value) });
    const label = element('span');
    return { value, radio, label, all: element('label', { className: 'rule-choice' }, radio, label) };
  });
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

type Limits = { low: number; high: number; meaning: string };

/** A whole number to type, with steps beside it. */
function stepper({ low, high, meaning }: Limits, change: (value: number) => void) {
  const { less, more } = words().editor;
  const input = element('input', {
    type: 'number',
    inputMode: 'numeric',
    min: String(low),
    max: String(high),
    step: '1',
    ariaLabel: meaning,
  });
  let shown = low;
  const step = (by: number): void => {
    const value = Math.min(high, Math.max(low, shown + by));
    if (value !== shown) change(value);
  };
  const fewer = element('button', { type: 'button', className: 'step', ariaLabel: less(meaning) }, '−');
  const further = element('button', { type: 'button', className: 'step', ariaLabel: more(meaning) }, '+');
  fewer.addEventListener('click', () => step(-1));
  further.addEventListener('click', () => step(1));
  input.addEventListener('input', () => change(input.valueAsNumber));
  // What was typed and cannot be gives way to what holds.
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
  const label = element('span', { className: 'told' });
  return {
    element: element('div', { className: 'row' }, steps, label),
    focused: input,
    show: (rules) => {
      show(rules[key] as number);
      label.textContent = capitalised(labelInWords(rules, key));
    },
  };
}

function spanControl(key: RuleName, { low, high, meaning }: Limits, change: Change): Control {
  const { fewest, most } = words().editor;
  let [from, to] = [low, high];
  // The other end gives way.
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
      element('span', { className: 'end' }, element('span', { className: 'told' }, fewest), first.element),
      element('span', { className: 'end' }, element('span', { className: 'told' }, most), last.element),
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
