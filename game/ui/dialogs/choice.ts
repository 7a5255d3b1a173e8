/** A list to choose one thing from, or all of them, with its name above it. */
import { element } from '../../base/elements.ts';

type ChoiceOptions = {
  label: string;
  /** What stands for no choice. */
  any: string;
  /** Value and what is said for it. */
  from: readonly (readonly [string, string])[];
  chosen: string | null;
  onChoose: (value: string | null) => void;
};

export function choice({ label, any, from, chosen, onChoose }: ChoiceOptions): HTMLLabelElement {
  const select = element(
    'select',
    { onchange: () => onChoose(select.value === '' ? null : select.value) },
    element('option', { value: '' }, any),
    ...from.map(([value, said]) => element('option', { value }, said)),
  );
  select.value = chosen ?? '';
  return element('label', {}, label, select);
}
