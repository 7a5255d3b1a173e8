/** A toast of paper at the top of the page: something to know that nobody has to answer. */
import { words } from '../../i18n/words.ts';
import { element } from '../../base/elements.ts';

export type ToastAction = { label: string; onPress?: () => void };

/**
 * Lays it there until it is put away. What lies there already is not said twice.
 * @param answers each puts it away; one that it was understood where left out
 * @returns what takes it away
 */
export function showToast(text: string, answers?: readonly ToastAction[]): () => void {
  const toasts = document.querySelector('.toasts') ?? element('div', { className: 'toasts', role: 'status' });
  layOnTop(toasts);
  const lying = [...toasts.children].find((toast) => toast.firstElementChild?.textContent === text);
  if (lying !== undefined) return () => lying.remove();
  const buttons = element('div', { className: 'buttons' });
  const toast = element('div', { className: 'toast' }, element('p', {}, text), buttons);
  const putAway = (): void => toast.remove();
  for (const { label, onPress } of answers ?? [{ label: words().saves.understood }]) {
    const press = (): void => {
      putAway();
      onPress?.();
    };
    buttons.append(element('button', { type: 'button', onclick: press }, label));
  }
  toasts.append(toast);
  return putAway;
}

/** Nothing below an open paper can be pressed, so toasts lie on the uppermost as long as it is open. */
function layOnTop(toasts: Element): void {
  const paper = [...document.querySelectorAll('dialog[open]')].at(-1);
  const ground = paper ?? document.body;
  if (toasts.parentElement === ground) return;
  ground.append(toasts);
  paper?.addEventListener('close', () => layOnTop(toasts), { once: true });
}
