/** Actions in words, as something to do. */
import {
  BUY_IN,
  CHANGE,
  DEAL,
  DECLARE,
  DRAW,
  HAMMER,
  KEEP,
  KNOCK,
  LEAVE,
  LOOK,
  PASS,
  QUIET,
  STAND,
  SUDDEN_DEATH,
  SWAP_ALL,
  TAKE,
  takenBy,
  discardedBy,
  formatAction,
  isDiscard,
  isFlip,
  isKnockWith,
  isReplace,
  isTakeOf,
  slotOf,
  type Action,
} from '../../engine/actions.ts';
import { NO_CARD } from '../../engine/cards.ts';
import { asksForPool } from '../../engine/deal/renewing.ts';
import type { View } from '../../engine/view.ts';
import { words, type Words } from '../i18n/words.ts';
import { cardSign } from './sentences.ts';

const PLAIN = {
  [DRAW]: 'draw',
  [KNOCK]: 'knock',
  [STAND]: 'stand',
  [PASS]: 'pass',
  [HAMMER]: 'hammer',
  [LOOK]: 'look',
  [SUDDEN_DEATH]: 'suddenDeath',
  [DEAL]: 'deal',
  [DECLARE]: 'declare',
  [QUIET]: 'quiet',
  [BUY_IN]: 'buyIn',
  [LEAVE]: 'leave',
  [SWAP_ALL]: 'swapAll',
  [KEEP]: 'keep',
  [CHANGE]: 'change',
} as const;

/** Names an action as something to do (`act`), or as what another is compared with (`than`). */
export function actionName(action: Action, { phase, rules, table }: View, way: 'act' | 'than'): string {
  const names: Words['hints']['act'] = words().hints[way];
  if (action === TAKE) return table.top === NO_CARD ? names.takeOne : names.take(cardSign(table.top));
  if (isTakeOf(action)) return names.take(cardSign(takenBy(action)));
  const isPool = rules.play === 'pool';
  if (isDiscard(action)) return names[isPool ? 'give' : 'discard'](cardSign(discardedBy(action)));
  if (isKnockWith(action)) return names.knockWith(cardSign(discardedBy(action)));
  if (isReplace(action)) return names.replace(slotOf(action) + 1);
  if (isFlip(action)) return names.flip(slotOf(action) + 1);
  if (action === PASS && phase === 'knock') return names.playOn;
  if (action === PASS && phase === 'second-exchange') return names.done;
  if (action === PASS && (isPool || table.stockCount > 0)) return names.passOn;
  if (asksForPool(action, phase)) return names.newPool;
  const plain = PLAIN[action as keyof typeof PLAIN];
  if (plain === undefined) throw new Error(`there are no words for the action ${formatAction(action)}`);
  return names[plain];
}
