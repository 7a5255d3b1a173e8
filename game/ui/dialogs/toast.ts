/** A slip of paper at the top of the page: something to know that nobody has to answer. */
import { words } from '../../i18n/words.ts';
import { element } from '../../base/elements.ts';

export type SlipAnswer = { label: string; onPress?: () => void };

/**
 * Lays it there until it is put away. What lies there already is not said twice.
 * @param answers each puts it away; one that it was understood where left out
 * @returns what takes it away
 */
export function laySlip(text: string, answers?: readonly SlipAnswer[]): () => void {
  const slips = document.querySelector('.slips') ?? element('div', { className: 'slips', role: 'status' });
  layOnTop(slips);
  const lying = [...slips.children].find((slip) => slip.firstElementChild?.textContent === text);
  if (lying !== undefined) return () => lying.remove();
  const ways = element('div', { className: 'ways' });
  const slip = element('div', { className: 'slip' }, element('p', {}, text), ways);
  const putAway = (): void => slip.remove();
  for (const { label, onPress } of answers ?? [{ label: words().saves.understood }]) {
    const press = (): void => {
      putAway();
      onPress?.();
    };
    ways.append(element('button', { type: 'button', onclick: press }, label));
  }
  slips.append(slip);
  return putAway;
}

/** Nothing below an open paper can be pressed, so slips lie on the uppermost as long as it is open. */
function layOnTop(slips: Element): void {
  const paper = [...document.querySelectorAll('dialog[open]')].at(-1);
  const ground = paper ?? document.body;
  if (slips.parentElement === ground) return;
  ground.append(slips);
  paper?.addEventListener('close', () => layOnTop(slips), { once: true });
}
