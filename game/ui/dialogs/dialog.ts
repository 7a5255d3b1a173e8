/**
 * Dialogs over the canvas, for text, forms and lists: unlike a canvas they scroll, can be searched and are read out.
 * `dialogs.css` styles them, `page-colours.ts` sets their colours.
 */
import { pageBusyLock } from '../../services/pwa/busy-lock.ts';
import { onLanguage, words } from '../../i18n/words.ts';
import { element } from '../../base/elements.ts';
import { undoLaterZoom } from '../../base/zoom.ts';

export interface DialogButton {
  label: string;
  /** The dialog stays open unless this closes it. */
  onPress: () => void;
}

/** Those that are open, the last one that was opened last. */
export function openDialogs(): HTMLDialogElement[] {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
}

/** Whether a dialog is open. */
export function isDialogOpen(): boolean {
  return openDialogs().length > 0;
}

/** Closes all dialogs, the last one that was opened first. */
export function closeDialogs(): void {
  for (const dialog of openDialogs().toReversed()) dialog.close();
}

interface DialogOptions {
  title: string;
  /** A line below the title. */
  lead?: string;
  /** Its contents. */
  body: readonly (Node | string)[];
  /** At its foot, before the button that closes it. */
  buttons?: readonly DialogButton[];
  /** What one has most likely come for: the first and most visible button at its foot. */
  main?: DialogButton;
  /** The label of the button that closes it; "Done" by default. */
  close?: string;
  /** Wide enough for tables and forms. */
  isWide?: boolean;
  /** Called when it has been closed in any way. */
  onClose?: () => void;
}

/** A dialog that has been opened. */
export interface OpenedDialog {
  /** The element that holds its contents, which may be replaced. */
  body: HTMLElement;
  readonly isOpen: boolean;
  close: () => void;
  /** Replaces the main button, or takes it away (null). @returns the new one */
  setMain: (main: DialogButton | null) => HTMLButtonElement | null;
}

/**
 * Opens a dialog without input, and opens it again when the language changes while it is open.
 * @returns a function that closes it
 */
export function openToRead(open: () => OpenedDialog): () => void {
  let dialog = open();
  const stop = onLanguage(() => {
    const before = dialog;
    if (!before.isOpen) {
      stop();
      return;
    }
    dialog = open();
    before.close();
  });
  return () => {
    stop();
    dialog.close();
  };
}

/** Opens a dialog on top of all others; Escape, its last button or a press beside it closes it. */
export function openDialog(options: DialogOptions): OpenedDialog {
  const { title, lead, body, isWide, onClose } = options;
  const closeDialog = (): void => dialog.close();
  const text = element('div', { className: 'body' }, ...body);
  const article = element('article', { tabIndex: 0 }, element('h1', {}, title));
  if (lead !== undefined) article.append(element('p', { className: 'lead' }, lead));
  article.append(text);
  const { foot, setMain } = createFoot(options, closeDialog);
  const dialog = element(
    'dialog',
    { className: `modal${isWide === true ? ' wide' : ''}`, ariaLabel: title },
    article,
    foot,
  );
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) closeDialog();
  });
  const release = pageBusyLock.acquire();
  const undoZoom = undoLaterZoom();
  dialog.addEventListener('close', () => {
    dialog.remove();
    release();
    undoZoom();
    onClose?.();
  });
  document.body.append(dialog);
  dialog.showModal();
  article.focus();
  return {
    body: text,
    get isOpen() {
      return dialog.open;
    },
    close: closeDialog,
    setMain,
  };
}

/** The buttons at the foot of a dialog: what one wants most, what else it offers, and what closes it. */
function createFoot(
  { buttons = [], close, main }: DialogOptions,
  onClose: () => void,
): { foot: HTMLElement; setMain: OpenedDialog['setMain'] } {
  const buttonOf = ({ label, onPress }: DialogButton): HTMLButtonElement =>
    element('button', { type: 'button', onclick: onPress }, label);
  const closing = buttonOf({ label: close ?? words().dialogs.done, onPress: onClose });
  const foot = element('footer', {}, ...buttons.map(buttonOf), closing);
  let shown: HTMLButtonElement | null = null;
  const setMain = (next: DialogButton | null): HTMLButtonElement | null => {
    const hadFocus = shown !== null && shown === document.activeElement;
    shown?.remove();
    shown = next === null ? null : buttonOf(next);
    shown?.classList.add('main');
    if (shown !== null) foot.prepend(shown);
    if (hadFocus) (shown ?? closing).focus();
    return shown;
  };
  setMain(main ?? null);
  return { foot, setMain };
}
