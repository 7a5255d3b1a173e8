/** The controls with which the value of a rule is chosen: one for each kind of rule. */
import { useRef, useState } from 'preact/hooks';
import {
  RULES_TABLE,
  type HouseRules,
  type RuleKey,
  type RuleName,
  type WorthKey,
} from '../../../engine/rules/table.ts';
import { capitalised } from '../../i18n/grammar.ts';
import { words } from '../../i18n/words.ts';
import { Radios } from '../../kit/controls.tsx';
import { useUniqueId } from '../../kit/use-unique-id.ts';
import { labelInWords } from '../../model/rules-in-words.ts';
import { isAllowed } from './draft.ts';
import { NumberField, type Limits } from './number-field.tsx';

interface ControlProps {
  rule: RuleName;
  rules: HouseRules;
  meaning: string;
  isWrong: boolean;
  /** Called with every value that is chosen or typed, even one that is not allowed. */
  onChange: (value: unknown) => void;
}

export function RuleControl(props: ControlProps) {
  const key: RuleKey = RULES_TABLE[props.rule];
  switch (key.kind) {
    case 'choice':
      return <ChoiceControl {...props} values={key.values} />;
    case 'whole':
      return <WholeControl {...props} low={key.low} high={key.high} />;
    case 'worth':
      return <WorthControl {...props} worth={key} />;
    case 'span':
      return <SpanControl {...props} low={key.low} high={key.high} />;
    case 'names':
      return <NamesControl {...props} most={key.most} />;
  }
}

function labelWith(rules: HouseRules, rule: RuleName, value: unknown): string {
  return capitalised(labelInWords({ ...rules, [rule]: value }, rule));
}

function ChoiceControl({ rule, rules, values, onChange }: ControlProps & { values: readonly unknown[] }) {
  const name = useUniqueId();
  return (
    <div class="segments">
      <Radios
        name={name}
        value={values.indexOf(rules[rule])}
        choices={values.map((value, index) => ({ value: index, label: labelWith(rules, rule, value) }))}
        onChoose={(index) => onChange(values[index])}
      />
    </div>
  );
}

function WholeControl({ rule, rules, meaning, isWrong, low, high, onChange }: ControlProps & Limits) {
  const value = rules[rule] as number;
  return (
    <div class="row">
      <NumberField {...{ low, high, value, isWrong, onChange }} label={meaning} />
      <span class="value-label">{labelWith(rules, rule, value)}</span>
    </div>
  );
}

/** What stands for a number that is typed, among the choices. */
const OTHER = 'other';

/** What some cards are worth: one of the usual values, or another number, which is typed. */
function WorthControl({ rule, rules, meaning, isWrong, worth, onChange }: ControlProps & { worth: WorthKey }) {
  const { usual, low, high, step } = worth;
  const name = useUniqueId();
  const value = rules[rule] as number | string | null;
  /** What was typed last, which stays in its field even where it is a usual value. */
  const [typed, type] = useState<number | null>(null);
  const number = useRef(usual[usual.length - 1]);
  if (typeof value === 'number') number.current = value;
  const isOther = typeof value === 'number' && (value === typed || !usual.includes(value));
  const values = [null, ...usual, OTHER, 'top'];
  const take = (chosen: number): void => {
    if (isAllowed(rule, chosen)) type(chosen);
    onChange(chosen);
  };
  const choose = (index: number): void => {
    if (values[index] === OTHER) return take(number.current);
    type(null);
    onChange(values[index]);
  };
  return (
    <>
      <div class="segments">
        <Radios
          name={name}
          value={values.indexOf(isOther ? OTHER : value)}
          choices={values.map((one, index) => ({
            value: index,
            label: one === OTHER ? words().editor.anotherNumber : labelWith(rules, rule, one),
          }))}
          onChoose={choose}
        />
      </div>
      {isOther && (
        <div class="row">
          <NumberField {...{ low, high, step, value, isWrong }} label={meaning} onChange={take} />
          <span class="value-label">{labelWith(rules, rule, value)}</span>
        </div>
      )}
    </>
  );
}

function SpanControl({ rule, rules, meaning, isWrong, low, high, onChange }: ControlProps & Limits) {
  const { fewest, most } = words().editor;
  const [from, to] = rules[rule] as readonly [number, number];
  // The other end follows.
  const ends = [
    { label: fewest, value: from, spanAt: (value: number) => [value, Math.max(value, to)] },
    { label: most, value: to, spanAt: (value: number) => [Math.min(value, from), value] },
  ];
  return (
    <div class="row">
      {ends.map(({ label, value, spanAt }) => (
        <span key={label} class="end">
          <span class="value-label">{label}</span>
          <NumberField
            {...{ low, high, value, isWrong }}
            label={words().menu.labelled(meaning, label)}
            onChange={(typed) => onChange(spanAt(typed))}
          />
        </span>
      ))}
    </div>
  );
}

function namesIn(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}

function NamesControl({ rule, rules, meaning, isWrong, most, onChange }: ControlProps & { most: number }) {
  const hint = useUniqueId();
  const names = (rules[rule] as readonly string[]).join('\n');
  const [typed, type] = useState('');
  return (
    <div class="names">
      <textarea
        aria-label={meaning}
        aria-describedby={hint}
        aria-invalid={isWrong}
        rows={Math.max(3, names.split('\n').length + 1)}
        value={isWrong || namesIn(typed).join('\n') === names ? typed : names}
        onInput={({ currentTarget }) => {
          type(currentTarget.value);
          onChange(namesIn(currentTarget.value));
        }}
      />
      <p id={hint} class="hint">
        {words().editor.namesHint(most)}
      </p>
    </div>
  );
}
