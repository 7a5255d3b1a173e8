/** A labelled select in which one item is chosen, or none. */
import { element } from '../../base/elements.ts';

interface SelectFieldOptions {
  label: string;
  /** The label of no choice. */
  any: string;
  /** Values and their labels. */
  from: readonly (readonly [string, string])[];
  chosen: string | null;
  onChoose: (value: string | null) => void;
}

export function selectField({ label, any, from, chosen, onChoose }: SelectFieldOptions): HTMLLabelElement {
  const select = element(
    'select',
    { onchange: () => onChoose(select.value === '' ? null : select.value) },
    element('option', { value: '' }, any),
    ...from.map(([value, text]) => element('option', { value }, text)),
  );
  select.value = chosen ?? '';
  return element('label', {}, label, select);
}
