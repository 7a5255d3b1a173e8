/** A note that says, the first time that somebody plays with a pool, what can be done with it: in three steps. */
import { isTakeOf } from '../../../engine/actions.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { bottom, centre, right, type Rect, type Size } from '../../base/geometry.ts';
import { words } from '../../i18n/words.ts';
import type { TableLayout } from '../../table/layout/layout.ts';
import { FirstNote, type FirstNoteOptions } from './first-note.ts';

/** The greatest width of the text, in multiples of its size. */
const WIDEST = 32;

interface PoolNoteOptions extends FirstNoteOptions {
  rules: Pick<HouseRules, 'knocking' | 'poolSwapAll' | 'poolSwapTwo' | 'poolPass'>;
}

export function poolNote({ rules, ...options }: PoolNoteOptions): FirstNote {
  return new FirstNote(options, {
    setting: 'explainsPool',
    align: 'left',
    stays: null,
    place: layoutPoolNote,
    explains: (legal) => legal.some(isTakeOf),
    text: () => stepsOf(rules),
  });
}

function stepsOf(rules: PoolNoteOptions['rules']): string {
  const { poolSwapAll, poolSwapTwo } = rules;
  const { exchange, exchangeTwo } = words().table.pool.steps;
  const last = otherSteps(rules).join(' ');
  const steps = [poolSwapTwo ? exchangeTwo : exchange, ...swapSteps(poolSwapAll), ...(last === '' ? [] : [last])];
  return steps.map((step, index) => `${index + 1}.  ${step}`).join('\n');
}

/** What is said of passing and knocking, where one may. */
function otherSteps({ knocking, poolPass }: PoolNoteOptions['rules']): readonly string[] {
  const { knock, pass, passForGood } = words().table.pool.steps;
  if (poolPass === 'for-good') return [passForGood];
  return [...(poolPass === true ? [pass] : []), ...(knocking ? [knock] : [])];
}

function swapSteps(poolSwapAll: HouseRules['poolSwapAll']): readonly string[] {
  const { swapAll, swapAllAndPass, swapAllForGood, swapAllForGoodLater } = words().table.pool.steps;
  switch (poolSwapAll) {
    case false:
      return [];
    case true:
      return [swapAll];
    case 'for-good':
      return [swapAllForGood];
    case 'for-good-after-first-turn':
      return [swapAllForGoodLater];
    case 'binds':
      return [swapAllAndPass];
  }
}

/**
 * A place below the cards that it is about, over the message: between the pool and the cards of one's hand, as low as it must
 * be to leave the pool free.
 * @param measure the size of the text when it is wrapped at a width
 */
function layoutPoolNote(
  { discard, gap, inner, message, seats, type }: TableLayout,
  measure: (width: number) => Size,
): Rect {
  const [aside, above] = [type.small, Math.round(type.small * 0.6)];
  const text = measure(Math.min(inner.width - 2 * gap - 2 * aside, WIDEST * type.small));
  const [width, height] = [text.width + 2 * aside, text.height + 2 * above];
  const low = seats[0].hand.bounds.y;
  const from = bottom(discard) + gap / 2;
  const y = Math.max(from, Math.min(centre(message).y, (from + low) / 2) - height / 2);
  const x = Math.min(centre(message).x - width / 2, right(inner) - gap - width);
  return { x, y, width, height };
}
