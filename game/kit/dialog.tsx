/** Dialogs: what comes over everything else, as `<dialog>`; the browser keeps the focus in them and gives it back. */
import { render, type ComponentChild, type ComponentChildren, type FunctionComponent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { element } from '../base/elements.ts';
import { DOUBLE_CLICK } from '../base/presses.ts';
import { undoLaterZoom } from '../base/zoom.ts';
import { words } from '../i18n/words.ts';
import { pageBusyLock } from '../services/pwa/busy-lock.ts';
import './dialog.css';
import './lists.css';
import './kit.css';

export interface DialogAction {
  label: string;
  onPress: () => void;
}

interface DialogProps {
  title: string;
  lead?: string | undefined;
  /** At its foot, before the button that closes it, which is always the last. */
  actions?: readonly DialogAction[];
  /** What one has most likely come for: the most visible button at its foot, which otherwise is the one that closes. */
  main?: (DialogAction & { isDisabled?: boolean }) | undefined;
  /** The label of the button that closes it; "Close" by default, and "Done" where something is chosen. */
  close?: string | undefined;
  /** Whether something is chosen in it. */
  decides?: boolean;
  isWide?: boolean;
  /** Hides all that is below it, and stays until its button is pressed. */
  hides?: boolean;
  /** Stays at the top while the rest scrolls. */
  head?: ComponentChildren;
  /** Called with a key before anything else happens by it. */
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Called when Escape is pressed. @returns whether it stays open */
  onEscape?: () => boolean;
  /** Called when it has been closed: by its button, Escape or a press beside it. */
  onClose: () => void;
  children: ComponentChildren;
}

/** A dialog, open as long as it is rendered. */
export function Dialog({
  title,
  lead,
  actions = [],
  main,
  decides = false,
  close = decides ? words().dialogs.done : words().dialogs.close,
  isWide,
  hides = false,
  head,
  onEscape,
  onClose,
  ...rest
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opened = useRef(0);
  useLayoutEffect(() => {
    opened.current = performance.now();
    const release = pageBusyLock.acquire();
    const undoZoom = undoLaterZoom();
    dialog.current?.showModal();
    tellChanged();
    return () => {
      const taken = dialog.current;
      // It is not closed by anybody: nothing is to be told of that.
      dialog.current = null;
      taken?.close();
      tellChanged();
      release();
      undoZoom();
    };
  }, []);
  const { children, onKeyDown } = rest;
  return (
    <dialog
      ref={dialog}
      class={`modal${isWide === true ? ' wide' : ''}${hides ? ' hides' : ''}`}
      aria-label={title}
      onCancel={(event) => (hides || onEscape?.() === true) && event.preventDefault()}
      // Not when it is taken away by what opened it.
      onClose={() => dialog.current !== null && (hides ? dialog.current.showModal() : onClose())}
      // The second half of a double click was meant for what has opened it.
      onClickCapture={(event) =>
        event.detail > 1 && event.timeStamp - opened.current < DOUBLE_CLICK && event.stopPropagation()
      }
      onClick={({ target }) => target === dialog.current && !hides && dialog.current?.close()}
      {...(onKeyDown && { onKeyDown })}
    >
      <header>
        <h1>{title}</h1>
        {lead !== undefined && <p class="lead">{lead}</p>}
        {head}
      </header>
      <article tabIndex={0} autofocus>
        {children}
      </article>
      <Foot actions={actions} main={main} close={close} onClose={() => (hides ? onClose() : dialog.current?.close())} />
    </dialog>
  );
}

function Foot({ actions, main, close, onClose }: Required<Pick<DialogProps, 'actions'>> & Partial<DialogProps>) {
  return (
    <footer class="actions">
      {actions.map(({ label, onPress }) => (
        <button key={label} type="button" onClick={onPress}>
          {label}
        </button>
      ))}
      {main !== undefined && (
        <button type="button" class="main" disabled={main.isDisabled === true} onClick={main.onPress}>
          {main.label}
        </button>
      )}
      <button type="button" class={main === undefined ? 'main' : undefined} onClick={onClose}>
        {close}
      </button>
    </footer>
  );
}

/** Shows something over the page until it is closed. @param create what is shown, given what closes it @returns what closes it */
export function open(create: (close: () => void) => ComponentChild): () => void {
  const place = element('div');
  const close = (): void => {
    render(null, place);
    place.remove();
  };
  document.body.append(place);
  render(create(close), place);
  return close;
}

/** What a screen needs, and what is to be called when it has been closed. */
export type Closable<Options> = Options & { onClose: () => void };

/** What opens a screen over the page. It returns what closes it. */
export function opens<Options extends object>(Screen: FunctionComponent<Closable<Options>>) {
  return (options: Options): (() => void) => open((close) => <Screen {...options} onClose={close} />);
}

const listeners = new Set<() => void>();

function tellChanged(): void {
  for (const listener of listeners) listener();
}

/** Calls back whenever a dialog has been opened, or is closed. @returns a function that stops that */
export function onDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Those that are open, the last one that was opened last. */
export function openDialogs(): HTMLDialogElement[] {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
}

export function isDialogOpen(): boolean {
  return openDialogs().length > 0;
}

/** Closes all dialogs, the last one that was opened first. */
export function closeDialogs(): void {
  for (const dialog of openDialogs().toReversed()) dialog.close();
}
