import { describe, expect, test } from 'vitest';
import { KNOCK, formatAction, type Action } from '../../../engine/actions.ts';
import { LEVELS, type Level } from '../../../engine/bots/characters.ts';
import { createExpertAtLevel } from '../../../engine/bots/expert-at-level.ts';
import { createExpert } from '../../../engine/bots/expert.ts';
import type { Deal } from '../../../engine/deal.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt, drawAndDrop } from '../support/stacked.ts';

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);

/** What a level chooses, each time with another seed. */
function choices(deal: Deal, level: Level): Action[] {
  const view = viewOf(deal, deal.seat);
  return SEEDS.map((seed) => createExpertAtLevel(level, seed).decide(view, deal.legalActions()) as Action);
}

/** The first turn of a hand with which nobody should knock, but who must draw or take. */
function weakHand(): Deal {
  const deal = dealt({ hands: ['2s 5d 4c', 'Ah Kh 9h'] });
  drawAndDrop(deal, 2);
  return deal;
}

describe('the expert at a level', () => {
  test('draws or takes by chance more often the lower the level', () => {
    const deal = weakHand();
    const usual = createExpert().decide(viewOf(deal, deal.seat), deal.legalActions());
    const others = LEVELS.map((level) => choices(deal, level).filter((action) => action !== usual).length);
    expect(others.toSorted((a, b) => b - a)).toEqual(others);
    expect(others[0]).toBeGreaterThan(0);
    expect(others.at(-1)).toBe(0);
  });

  test.each<[string, string, strong: string, master: string]>([
    ['19 is too little for both', 'Ks 9s 2h', 'draw', 'draw'],
    ['21 is enough for the master alone', 'Ks 9s 2s', 'draw', 'knock'],
    ['22 is enough for the master alone', 'Ks Ts 2s', 'draw', 'knock'],
    ['23 is enough for both', 'Ks Ts 3s', 'knock', 'knock'],
  ])('knocks with two points less as a master: %s', (_why, hand, strong, master) => {
    const deal = dealt({ hands: [hand, '2h 3h 4c'], turnUp: '2d' });
    const decides = (level: Level): string =>
      formatAction(createExpertAtLevel(level).decide(viewOf(deal, deal.seat), deal.legalActions()) as Action);
    expect([decides('strong'), decides('master')]).toEqual([strong, master]);
  });

  test.each(LEVELS)('%s says so in its name', (level) => {
    expect(createExpertAtLevel(level).name).toBe(`expert@${level}`);
  });

  test('never knocks by chance', () => {
    const deal = weakHand();
    expect(deal.legalActions()).toContain(KNOCK);
    for (const level of LEVELS) expect(choices(deal, level)).not.toContain(KNOCK);
  });

  test('decides alike by the same seed and view, whatever it was asked before', () => {
    const deal = weakHand();
    const view = viewOf(deal, deal.seat);
    const again = (seed: number): Action => {
      const bot = createExpertAtLevel('beginner', seed);
      return [1, 2, 3].map(() => bot.decide(view, deal.legalActions()) as Action)[2];
    };
    expect(SEEDS.map(again)).toEqual(choices(deal, 'beginner'));
  });
});
