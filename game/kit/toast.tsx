/** Toasts at the top of the page: messages that nobody has to answer. */
import { render } from 'preact';
import { element } from '../base/elements.ts';
import { words } from '../i18n/words.ts';
import { openDialogs } from './dialog.tsx';

export interface ToastAction {
  label: string;
  onPress?: () => void;
}

/**
 * Shows a toast until it is dismissed. A text that is shown already is not shown twice.
 * @param actions its buttons, each of which also dismisses it; "OK" by default
 * @returns it, to be removed
 */
export function showToast(
  text: string,
  actions: readonly ToastAction[] = [{ label: words().saves.understood }],
): HTMLElement {
  const toasts = document.querySelector('.toasts') ?? element('div', { className: 'toasts', role: 'status' });
  moveToTop(toasts);
  const shown = [...toasts.querySelectorAll<HTMLElement>('.toast')].find(
    (toast) => toast.firstElementChild?.textContent === text,
  );
  if (shown !== undefined) return shown;
  const toast = element('div', { className: 'toast' });
  const press = ({ onPress }: ToastAction): void => {
    toast.remove();
    onPress?.();
  };
  render(
    <>
      <p>{text}</p>
      <div class="buttons">
        {actions.map((action) => (
          <button key={action.label} type="button" onClick={() => press(action)}>
            {action.label}
          </button>
        ))}
      </div>
    </>,
    toast,
  );
  toasts.append(toast);
  return toast;
}

/** Nothing below an open dialog can be pressed, so toasts are moved into the topmost one as long as it is open. */
function moveToTop(toasts: Element): void {
  const dialog = openDialogs().at(-1);
  const parent = dialog ?? document.body;
  if (toasts.parentElement === parent) return;
  parent.append(toasts);
  dialog?.addEventListener('close', () => moveToTop(toasts), { once: true });
}
