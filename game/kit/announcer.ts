/**
 * Announces to screen readers. What happens is announced in order, each sentence a line of one log, so that none
 * replaces another; urgent sentences interrupt.
 */
import { element } from '../base/elements.ts';

const MAX_LINES = 40;

function log(): HTMLElement | null {
  return document.getElementById('spoken');
}

function addLine(sentence: string): HTMLElement | undefined {
  const spoken = log();
  if (spoken === null || sentence === '') return undefined;
  const line = element('p', {}, sentence);
  spoken.append(line);
  while (spoken.childElementCount > MAX_LINES) spoken.firstElementChild?.remove();
  return line;
}

/** Announces a sentence after those already in the log. */
export function announce(sentence: string): void {
  addLine(sentence);
}

/** Announces what only one of several people may hear; `clearPrivate` removes it. */
export function announcePrivately(sentence: string): void {
  const line = addLine(sentence);
  if (line !== undefined) line.dataset.isPrivate = '';
}

/** Removes what was for one person alone from the log: somebody else takes the device. */
export function clearPrivate(): void {
  for (const line of log()?.querySelectorAll('[data-is-private]') ?? []) line.remove();
  document.getElementById('urgent')?.replaceChildren();
}

/** Interrupts: it is your turn, or time is running out. An empty sentence removes one that is no longer true. */
export function announceUrgently(sentence: string): void {
  document.getElementById('urgent')?.replaceChildren(...(sentence === '' ? [] : [element('p', {}, sentence)]));
}
