import { describe, expect, test } from 'vitest';
import { BragProspects } from '../../../engine/bots/brag-prospects.ts';
import { Prospects } from '../../../engine/bots/prospects.ts';
import { parseCards, type Card } from '../../../engine/cards.ts';
import { packOf } from '../../../engine/pack.ts';
import { worthInPoints } from '../../../engine/points.ts';
import { choices } from '../support/choices.ts';
import { rulesWith } from '../support/stacked.ts';

const BRAG = rulesWith({ handRanking: 'brag' });

/** The mean of the best that can be kept with two of the unseen cards, by trying all. */
function byTrying(hand: readonly Card[], unseen: readonly Card[]): number {
  const bests = choices(unseen, 2).map((pair) =>
    Math.max(...choices([...hand, ...pair], 3).map((kept) => worthInPoints(BRAG, kept))),
  );
  return bests.reduce((sum, best) => sum + best, 0) / bests.length;
}

describe('what a hand of brag becomes with two draws', () => {
  test.each(['Kc 9d 4h', '9c 9d 4h', 'Kc Qc 4h', '2c 3d 4h', '7c 7d 7h'])('%s', (hand) => {
    const cards = parseCards(hand);
    const unseen = Array.from(packOf(BRAG)).filter((card) => !cards.includes(card) && card % 3 > 0);
    const mean = new BragProspects(BRAG, unseen).afterTwoDraws(cards, (value) => value);
    expect(mean).toBeCloseTo(byTrying(cards, unseen), 9);
    expect(new Prospects(BRAG, unseen).afterTwoDraws(cards, (value) => value)).toBe(mean);
  });

  test('a hand is kept that none of the cards makes better', () => {
    const cards = parseCards('3c 3d 3h');
    const mean = new BragProspects(BRAG, parseCards('9c Td Jh')).afterTwoDraws(cards, (value) => value);
    expect(mean).toBe(worthInPoints(BRAG, cards));
  });
});
