/** A note that says, the first time that somebody plays with a pool, what can be done with it: in three steps. */
import type { Action } from '../../../engine/actions.ts';
import { isTakeOf } from '../../../engine/actions.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { words } from '../../i18n/words.ts';
import { FirstNote, type FirstNoteOptions } from './first-note.ts';
import { layoutPoolNote } from './pool-note-layout.ts';

interface PoolNoteOptions extends FirstNoteOptions {
  rules: Pick<HouseRules, 'knocking' | 'poolSwapAll' | 'poolSwapTwo' | 'poolPass'>;
}

export class PoolNote extends FirstNote {
  readonly #rules: PoolNoteOptions['rules'];

  constructor(options: PoolNoteOptions) {
    super(options, { setting: 'explainsPool', align: 'left', stays: null, place: layoutPoolNote });
    this.#rules = options.rules;
  }

  protected override explains(legal: readonly Action[]): boolean {
    return legal.some(isTakeOf);
  }

  /** The steps, numbered, one a line. */
  protected override textNow(): string {
    const { poolSwapAll, poolSwapTwo } = this.#rules;
    const { exchange, exchangeTwo } = words().table.pool.steps;
    const last = otherSteps(this.#rules).join(' ');
    const steps = [poolSwapTwo ? exchangeTwo : exchange, ...swapSteps(poolSwapAll), ...(last === '' ? [] : [last])];
    return steps.map((step, index) => `${index + 1}.  ${step}`).join('\n');
  }
}

/** What is said of passing and knocking, where one may. */
function otherSteps({ knocking, poolPass }: PoolNoteOptions['rules']): readonly string[] {
  const { knock, pass, passForGood } = words().table.pool.steps;
  if (poolPass === 'for-good') return [passForGood];
  return [...(poolPass === true ? [pass] : []), ...(knocking ? [knock] : [])];
}

/** What is said of swapping all, where one may. */
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
