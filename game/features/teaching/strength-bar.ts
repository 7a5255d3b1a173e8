/** How strong a pupil is, as one bar: the expert is in its middle. */
import { element } from '../../base/elements.ts';
import { clamp } from '../../base/geometry.ts';
import { words } from '../../i18n/words.ts';
import type { Measured } from '../../services/teaching/course-log.ts';

/** The bar, and what it says in a sentence; nothing before the first measurement. @param players at the table at which is measured */
export function strengthBar(name: string, measured: readonly Measured[], players: number): HTMLElement[] {
  const latest = measured.at(-1);
  if (latest === undefined) return [element('p', {}, words().teaching.notMeasured)];
  const { wins, atFirst, expert } = words().teaching.bar;
  const [first] = measured;
  const began = first.strength.start?.expert.mean ?? first.strength.expert.mean;
  const now = latest.strength.expert.mean;
  const fair = 1 / players;
  // Twice a fair share is the end of the bar.
  const place = (share: number): string => `${Math.round(100 * clamp(share / (2 * fair), 0, 1))}%`;
  const mark = (kind: string, share: number, label: string): HTMLElement => {
    const tick = element('span', { className: `tick ${kind}` }, element('span', {}, label));
    tick.style.setProperty('--at', place(share));
    return tick;
  };
  const fill = element('span', { className: 'fill' });
  fill.style.setProperty('--at', place(now));
  return [
    element('p', {}, wins(name, Math.round(100 * now), Math.round(100 * fair))),
    element(
      'div',
      { className: 'strength-bar', ariaHidden: 'true' },
      fill,
      mark('first', began, atFirst),
      mark('expert', fair, expert),
    ),
  ];
}
