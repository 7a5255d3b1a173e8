/** What dialogs are made of: buttons, labelled fields, status lines, lists. */
import { element } from '../../base/elements.ts';

interface ActionButtonOptions {
  label: string;
  onPress: () => void;
  /** Its name for screen readers, if the label does not say what it acts on. */
  name?: string;
  className?: string;
  disabled?: boolean;
}

/** A button that does something. */
export function actionButton({ label, onPress, name, ...properties }: ActionButtonOptions): HTMLButtonElement {
  const ariaLabel = name === undefined ? {} : { ariaLabel: name };
  return element('button', { type: 'button', onclick: onPress, ...properties, ...ariaLabel }, label);
}

export interface ChoiceButtonOptions {
  label: string;
  /** A line below the label. */
  lead?: string;
  /** It cannot be undone. */
  isDestructive?: boolean;
  onPress: () => void;
}

/** A wide button with a line below its label that says what it does. */
export function choiceButton({ label, lead, isDestructive = false, onPress }: ChoiceButtonOptions): HTMLButtonElement {
  const button = actionButton({ label, onPress, className: isDestructive ? 'destructive' : '' });
  if (lead !== undefined) button.append(element('small', {}, lead));
  return button;
}

/** A button that asks before it acts: a second press confirms, losing the focus cancels. */
export function confirmingButton(
  first: { label: string; name: string },
  second: { label: string; name: string },
  onConfirm: () => void,
): HTMLButtonElement {
  const show = ({ label, name }: { label: string; name: string }, isSure: boolean): void => {
    button.classList.toggle('sure', isSure);
    button.textContent = label;
    button.ariaLabel = name;
  };
  const button = actionButton({
    ...first,
    onPress: () => {
      if (button.classList.contains('sure')) onConfirm();
      else show(second, true);
    },
  });
  button.addEventListener('blur', () => show(first, false));
  return button;
}

/** A control with its label beside it. */
export function labelled(label: string, control: HTMLElement, className = ''): HTMLLabelElement {
  return element('label', { className }, element('span', {}, label), control);
}

/** A line whose changes screen readers announce. */
export function statusLine(className = ''): HTMLParagraphElement {
  return element('p', { className, role: 'status' });
}

/** Shows some lines in place of what is there: sentences as paragraphs, elements as they are. */
export function showLines(place: HTMLElement, ...lines: readonly (Node | string)[]): void {
  place.replaceChildren(...lines.map((line) => (typeof line === 'string' ? element('p', {}, line) : line)));
}

/** Sentences as a list; if there are more than `most`, the last entry says how many are left out. */
export function sentenceList(sentences: readonly string[], most: number, more: (count: number) => string): HTMLElement {
  const rest = sentences.length - most;
  const shown = rest > 0 ? [...sentences.slice(0, most), more(rest)] : sentences;
  return element('ul', {}, ...shown.map((sentence) => element('li', {}, sentence)));
}
