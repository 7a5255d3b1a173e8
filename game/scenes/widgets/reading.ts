/**
 * Something long to read, as a page of its own over the canvas: it scrolls under a finger, a wheel and the keys, can be
 * searched and is read out, all of which a canvas cannot.
 */
import type { Passage } from '../../../engine/rules/describe.ts';
import type { Theme } from '../../theme/theme.ts';
import { DISPLAY_FACE, INTERFACE_FACE, WEIGHTS } from '../../theme/type.ts';

export type ReadingOptions = { title: string; lead: string; passages: readonly Passage[] };

const STYLE = `
dialog.reading { box-sizing: border-box; width: min(40em, 100vw - 16px); max-width: none; padding: 0;
  max-height: calc(100dvh - 16px - var(--safe-top) - var(--safe-bottom)); border: 1px solid var(--paper-edge);
  border-radius: 12px; background: var(--paper); color: var(--ink); font: ${WEIGHTS.regular} 16px/1.5 ${INTERFACE_FACE}; }
dialog.reading::backdrop { background: var(--shade); }
dialog.reading[open] { display: flex; flex-direction: column; }
dialog.reading article { overflow-y: auto; padding: 1.25em 1.5em 0.5em; outline: none; overscroll-behavior: contain; }
dialog.reading :is(h1, h2) { font-family: ${DISPLAY_FACE}; font-weight: ${WEIGHTS.strong}; line-height: 1.2; margin: 0; }
dialog.reading h1 { font-size: 1.75em; }
dialog.reading h2 { font-size: 1.2em; margin-top: 1.1em; color: var(--back); }
dialog.reading p { margin: 0.35em 0 0; }
dialog.reading .lead { color: var(--ink-soft); }
dialog.reading button { flex: none; margin: 0.6em 1.4em 0.8em; min-height: 48px; padding: 0.5em; border: 1px solid var(--paper-edge); border-radius: 8px;
  border-bottom-width: 3px; background: var(--paper); color: var(--ink); cursor: pointer;
  font: ${WEIGHTS.strong} 1.1em ${DISPLAY_FACE}; outline: 1.5px solid var(--back); outline-offset: -7px; }
dialog.reading button:focus-visible { outline: 3px solid var(--back); outline-offset: 2px; }
dialog.reading button:active { transform: translateY(2px); }
@media (min-width: 1600px) and (min-height: 900px) { dialog.reading { font-size: 21px; } }
@media (min-width: 3000px) and (min-height: 1600px) { dialog.reading { font-size: 34px; } }
`;

function element(name: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}

/** Opens it; Escape, the button or a press beside it closes it. Answers with a function that closes it. */
export function openReading({ colours }: Theme, { title, lead, passages }: ReadingOptions): () => void {
  const dialog = document.createElement('dialog');
  dialog.className = 'reading';
  dialog.ariaLabel = title;
  const inks = {
    paper: colours.paper,
    'paper-edge': colours.paperEdge,
    ink: colours.ink,
    'ink-soft': colours.inkSoft,
    back: colours.back,
    shade: `${colours.shadow}aa`,
  };
  for (const [role, colour] of Object.entries(inks)) dialog.style.setProperty(`--${role}`, colour);
  const article = document.createElement('article');
  article.tabIndex = 0;
  article.append(
    element('h1', title),
    element('p', lead, 'lead'),
    ...passages.flatMap((passage) => [
      element('h2', passage.title),
      ...passage.sentences.map((sentence) => element('p', sentence)),
    ]),
  );
  const done = element('button', 'Done');
  const close = (): void => dialog.close();
  done.addEventListener('click', close);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(element('style', STYLE), article, done);
  document.body.append(dialog);
  dialog.showModal();
  article.focus();
  return close;
}
