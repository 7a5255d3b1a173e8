/** A slip of paper at the top of the page: something to know that nobody has to answer. */
import { words } from '../text/words.ts';
import { element } from './elements.ts';

export type SlipAnswer = { label: string; onPress?: () => void };

/**
 * Lays it there until it is put away. What lies there already is not said twice.
 * @param answers each puts it away; one that it was understood where left out
 * @returns what takes it away
 */
export function laySlip(text: string, answers?: readonly SlipAnswer[]): () => void {
  const known = document.querySelector('.slips');
  const slips = known ?? element('div', { className: 'slips', role: 'status' });
  if (known === null) document.body.append(slips);
  const lying = [...slips.children].find((slip) => slip.firstElementChild?.textContent === text);
  if (lying !== undefined) return () => lying.remove();
  const slip = element('div', { className: 'slip' }, element('p', {}, text));
  const putAway = (): void => slip.remove();
  for (const { label, onPress } of answers ?? [{ label: words().saves.understood }]) {
    const press = (): void => {
      putAway();
      onPress?.();
    };
    slip.append(element('button', { type: 'button', onclick: press }, label));
  }
  slips.append(slip);
  return putAway;
}
