/**
 * Dialogs over the canvas, for text, forms and lists: unlike a canvas they scroll, can be searched and are read out.
 * `dialogs.css` styles them, `page-colours.ts` sets their colours.
 */
import { pageBusyLock } from '../../services/pwa/busy-lock.ts';
import { onLanguage, words } from '../../i18n/words.ts';
import { element } from '../../base/elements.ts';

export interface DialogButton {
  label: string;
  /** The dialog stays open unless this closes it. */
  onPress: () => void;
}

/** Whether a dialog is open. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** Closes all dialogs, the last one that was opened first. */
export function closeDialogs(): void {
  for (const dialog of [...document.querySelectorAll('dialog')].toReversed()) dialog.close();
}

interface DialogOptions {
  title: string;
  /** A line below the title. */
  lead?: string;
  /** Its contents. */
  body: readonly (Node | string)[];
  /** At its foot, before the button that closes it. */
  buttons?: readonly DialogButton[];
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
export function openDialog({ title, lead, body, buttons = [], close, isWide, onClose }: DialogOptions): OpenedDialog {
  const closeDialog = (): void => dialog.close();
  const text = element('div', { className: 'body' }, ...body);
  const article = element('article', { tabIndex: 0 }, element('h1', {}, title));
  if (lead !== undefined) article.append(element('p', { className: 'lead' }, lead));
  article.append(text);
  const foot = element(
    'footer',
    {},
    ...[...buttons, { label: close ?? words().dialogs.done, onPress: closeDialog }].map(({ label, onPress }) =>
      element('button', { type: 'button', onclick: onPress }, label),
    ),
  );
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
  dialog.addEventListener('close', () => {
    dialog.remove();
    release();
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
  };
}
