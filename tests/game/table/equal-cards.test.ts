import { expect, test } from 'vitest';
import { parseCards } from '../../../engine/cards.ts';
import { matched } from '../../../game/table/cards/hand-cards.ts';
import type { CardSprite } from '../../../game/table/cards/card-sprite.ts';

test('of two packs each of two equal cards is one of its own', () => {
  const [seven, king, ace] = parseCards('7h Kd As');
  const [one, other, last] = [seven, seven, king].map((card) => ({ card }) as CardSprite);
  const { found, others } = matched([one, other, last], [seven, ace, seven]);
  expect(found[0]).toBe(one);
  expect(found[1]).toBeNull();
  expect(found[2]).toBe(other);
  expect(others).toEqual([last]);
});
