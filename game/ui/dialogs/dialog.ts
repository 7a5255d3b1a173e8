/**
 * A page of paper over the canvas, for what is read, filled in or listed: it scrolls under a finger, a wheel and the keys,
 * can be searched and is read out, all of which a canvas cannot. `dialogs.css` has its looks, the page's theme its colours.
 */
import { pageBusyLock } from '../../services/pwa/busy-lock.ts';
import { onLanguage, words } from '../../i18n/words.ts';
import { element } from '../../base/elements.ts';

export type DialogButton = {
  label: string;
  /** The paper stays open unless this closes it. */
  onPress: () => void;
};

type DialogOptions = {
  title: string;
  /** A line below the title. */
  lead?: string;
  /** What stands on it. */
  body: readonly (Node | string)[];
  /** At its foot, before the one that closes it. */
  buttons?: readonly DialogButton[];
  /** What the button at its end says; "Done" where left out. */
  close?: string;
  /** Wide enough for tables and forms. */
  isWide?: boolean;
  /** Called when it has been closed, whichever way. */
  onClose?: () => void;
};

/** A paper that lies open. */
export type OpenedDialog = {
  /** What stands on it, to be replaced when it changes. */
  body: HTMLElement;
  readonly isOpen: boolean;
  close: () => void;
};

/**
 * Opens a paper to read, and opens it anew when another language is spoken while it lies open.
 * @returns what closes it
 */
export function openToRead(open: () => OpenedDialog): () => void {
  let paper = open();
  const stop = onLanguage(() => {
    const before = paper;
    if (!before.isOpen) {
      stop();
      return;
    }
    paper = open();
    before.close();
  });
  return () => {
    stop();
    paper.close();
  };
}

/** Opens it on top of all others; Escape, its last button or a press beside it closes it. */
export function openDialog({ title, lead, body, buttons = [], close, isWide, onClose }: DialogOptions): OpenedDialog {
  const shut = (): void => dialog.close();
  const text = element('div', { className: 'body' }, ...body);
  const article = element('article', { tabIndex: 0 }, element('h1', {}, title));
  if (lead !== undefined) article.append(element('p', { className: 'lead' }, lead));
  article.append(text);
  const foot = element(
    'footer',
    {},
    ...[...buttons, { label: close ?? words().dialogs.done, onPress: shut }].map(({ label, onPress }) =>
      element('button', { type: 'button', onclick: onPress }, label),
    ),
  );
  const dialog = element(
    'dialog',
    { className: `paper${isWide === true ? ' wide' : ''}`, ariaLabel: title },
    article,
    foot,
  );
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) shut();
  });
  const leave = pageBusyLock.acquire();
  dialog.addEventListener('close', () => {
    dialog.remove();
    leave();
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
    close: shut,
  };
}
