import type { Card } from '../../../engine/cards.ts';

/** Every choice of so many cards. */
export function choices(cards: readonly Card[], size: number): Card[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, at) => choices(cards.slice(at + 1), size - 1).map((rest) => [card, ...rest]));
}
