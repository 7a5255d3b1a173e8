/**
 * Speaks to people who use a screen reader. What happens is told in order, each sentence a line of one log, so that none
 * swallows another; what cannot wait interrupts.
 */
import { element } from '../../base/elements.ts';

/** How many lines the log keeps. */
const LONGEST = 40;

function log(): HTMLElement | null {
  return document.getElementById('spoken');
}

function tell(sentence: string): HTMLElement | undefined {
  const spoken = log();
  if (spoken === null || sentence === '') return undefined;
  const line = element('p', {}, sentence);
  spoken.append(line);
  while (spoken.childElementCount > LONGEST) spoken.firstElementChild?.remove();
  return line;
}

/** Tells it after whatever is being told. */
export function announce(sentence: string): void {
  tell(sentence);
}

/** Tells what is for one of several people alone, until `forgetPrivate`. */
export function speakPrivately(sentence: string): void {
  const line = tell(sentence);
  if (line !== undefined) line.dataset.isPrivate = '';
}

/** Takes what was for one person alone out of the log: somebody else takes the device. */
export function forgetPrivate(): void {
  for (const line of log()?.querySelectorAll('[data-is-private]') ?? []) line.remove();
  document.getElementById('urgent')?.replaceChildren();
}

/** Interrupts: it is one's turn, or time runs down. Nothing takes back what is no longer true. */
export function urge(sentence: string): void {
  document.getElementById('urgent')?.replaceChildren(...(sentence === '' ? [] : [element('p', {}, sentence)]));
}
