/** A slip of paper at the top of the page: something to know that nobody has to answer. */
import { words } from '../text/words.ts';
import { element } from './elements.ts';

/** Lays it there until it is put away. What lies there already is not said twice. */
export function laySlip(text: string): void {
  const known = document.querySelector('.slips');
  const slips = known ?? element('div', { className: 'slips', role: 'status' });
  if (known === null) document.body.append(slips);
  if ([...slips.querySelectorAll('p')].some(({ textContent }) => textContent === text)) return;
  const slip = element('div', { className: 'slip' }, element('p', {}, text));
  const putAway = (): void => slip.remove();
  slip.append(element('button', { type: 'button', onclick: putAway }, words().saves.understood));
  slips.append(slip);
}
