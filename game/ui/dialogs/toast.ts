/** Toasts at the top of the page: messages that nobody has to answer. */
import { words } from '../../i18n/words.ts';
import { element } from '../../base/elements.ts';

export interface ToastAction {
  label: string;
  onPress?: () => void;
}

/**
 * Shows a toast until it is dismissed. A text that is shown already is not shown twice.
 * @param actions its buttons, each of which also dismisses it; "OK" by default
 * @returns a function that removes it
 */
export function showToast(text: string, actions?: readonly ToastAction[]): () => void {
  const toasts = document.querySelector('.toasts') ?? element('div', { className: 'toasts', role: 'status' });
  moveToTop(toasts);
  const shown = [...toasts.children].find((toast) => toast.firstElementChild?.textContent === text);
  if (shown !== undefined) return () => shown.remove();
  const buttons = element('div', { className: 'buttons' });
  const toast = element('div', { className: 'toast' }, element('p', {}, text), buttons);
  const dismiss = (): void => toast.remove();
  for (const { label, onPress } of actions ?? [{ label: words().saves.understood }]) {
    const press = (): void => {
      dismiss();
      onPress?.();
    };
    buttons.append(element('button', { type: 'button', onclick: press }, label));
  }
  toasts.append(toast);
  return dismiss;
}

/** Nothing below an open dialog can be pressed, so toasts are moved into the topmost one as long as it is open. */
function moveToTop(toasts: Element): void {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const parent = dialog ?? document.body;
  if (toasts.parentElement === parent) return;
  parent.append(toasts);
  dialog?.addEventListener('close', () => moveToTop(toasts), { once: true });
}
