/** What is chosen or switched on a page: the browser's own controls, which keys and screen readers know. */
import type { ComponentChildren } from 'preact';
import { useUniqueId } from './use-unique-id.ts';

interface Choice<Value> {
  value: Value;
  label: string;
  /** In place of the name, where that is seen. */
  picture?: ComponentChildren;
  /** Of the name, where it is not that of the page. */
  lang?: string;
}

interface SegmentsProps<Value> {
  label: string;
  /** What it changes, or what the choice means. */
  note?: string | undefined;
  value: Value | undefined;
  choices: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
}

/** A few choices side by side, one of which holds. */
export function Segments<Value extends string | number | boolean>(props: SegmentsProps<Value>) {
  const { label, note, value: chosen, choices, onChoose } = props;
  const name = useUniqueId();
  return (
    <fieldset class="segments">
      <legend>{label}</legend>
      <Radios name={name} value={chosen} choices={choices} onChoose={onChoose} />
      {note !== undefined && <p>{note}</p>}
    </fieldset>
  );
}

interface RadiosProps<Value> extends Pick<SegmentsProps<Value>, 'value' | 'choices' | 'onChoose'> {
  name: string;
}

/** The choices themselves, within an element of the class `segments` that says what they are about. */
export function Radios<Value extends string | number | boolean>(props: RadiosProps<Value>) {
  const { name, value: chosen, choices, onChoose } = props;
  return (
    <div>
      {choices.map(({ value, label: face, picture, lang }) => (
        <label key={value} lang={lang}>
          <input
            type="radio"
            name={name}
            aria-label={picture === undefined ? undefined : face}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{picture ?? face}</span>
        </label>
      ))}
    </div>
  );
}

interface SwitchProps {
  label: string;
  /** For screen readers: what it acts on. */
  name?: string;
  note?: string;
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}

/** Something that is on or off. */
export function Switch({ label, name, note, isOn, onTurn }: SwitchProps) {
  return (
    <label class="switch">
      <span>
        {label} {note !== undefined && <small>{note}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={name}
        checked={isOn}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
      />
    </label>
  );
}

interface SliderProps {
  label: string;
  /** 0 to 1. */
  value: number;
  /** Its value in words. */
  face: string;
  step: number;
  onSlide: (value: number) => void;
}

/** A share, from nothing to all. */
export function Slider({ label, value, face, step, onSlide }: SliderProps) {
  return (
    <label class="slider">
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={1}
        step={step}
        value={value}
        aria-valuetext={face}
        onInput={({ currentTarget }) => onSlide(Number(currentTarget.value))}
      />
      <output>{face}</output>
    </label>
  );
}

interface SelectProps {
  label: string;
  /** What no choice is called. */
  any: string;
  from: readonly (readonly [value: string, label: string])[];
  chosen: string | null;
  onChoose: (value: string | null) => void;
}

/** One of many, or none. */
export function Select({ label, any, from, chosen, onChoose }: SelectProps) {
  return (
    <label>
      {label}
      <select value={chosen ?? ''} onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}>
        <option value="">{any}</option>
        {from.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
