/** A number to type, with steps beside it. */
import { useState } from 'preact/hooks';
import { plainNumber, readNumber } from '../../i18n/numbers.ts';
import { words } from '../../i18n/words.ts';

export interface Limits {
  low: number;
  high: number;
  /** From one number to the next; 1 where it is left out. */
  step?: number;
}

interface NumberFieldProps extends Limits {
  label: string;
  value: number;
  /** Whether what was typed is not allowed; then it stays until the field is left. */
  isWrong: boolean;
  /** Called with every number that is typed, even one that is not allowed; NaN for no number at all. */
  onChange: (value: number) => void;
}

export function NumberField({ label, value, isWrong, low, high, step = 1, onChange }: NumberFieldProps) {
  const { less, more } = words().editor;
  const [typed, type] = useState<string | null>(null);
  const isShown = typed !== null && (isWrong || readNumber(typed) === value);
  const stepBy = (by: number): void => {
    type(null);
    const next = Math.min(high, Math.max(low, value + by));
    if (next !== value) onChange(next);
  };
  const stepByKey = (event: KeyboardEvent): void => {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    stepBy(by);
  };
  return (
    <span class="stepper">
      <Step sign="−" name={less(label)} isOff={value <= low} onPress={() => stepBy(-step)} />
      <input
        type="text"
        role="spinbutton"
        inputMode={step === 1 ? 'numeric' : 'decimal'}
        autocomplete="off"
        aria-label={label}
        aria-valuemin={low}
        aria-valuemax={high}
        aria-valuenow={value}
        aria-invalid={isWrong}
        value={isShown ? typed : plainNumber(value)}
        onInput={({ currentTarget }) => {
          type(currentTarget.value);
          onChange(readNumber(currentTarget.value));
        }}
        onKeyDown={stepByKey}
        onChange={() => {
          type(null);
          onChange(value);
        }}
      />
      <Step sign="+" name={more(label)} isOff={value >= high} onPress={() => stepBy(step)} />
    </span>
  );
}

function Step(props: { sign: string; name: string; isOff: boolean; onPress: () => void }) {
  const { sign, name, isOff, onPress } = props;
  return (
    <button type="button" class="step" aria-label={name} aria-disabled={isOff} onClick={onPress}>
      {sign}
    </button>
  );
}
