import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PoolWorlds } from '../../../engine/bots/pool-worlds.ts';
import { QuickTurns } from '../../../engine/bots/quick-turns.ts';
import { bestSuitTotal, handValue } from '../../../engine/value.ts';
import { parseCards } from '../../../engine/cards.ts';
import { Deal } from '../../../engine/deal.ts';
import { packOf } from '../../../engine/pack.ts';
import { Random } from '../../../engine/random.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { viewOf } from '../../../engine/view.ts';
import { tableWith } from '../support/arbitraries.ts';
import { keepsThePack } from '../support/inside.ts';
import { playPrefix } from '../support/prefix.ts';
import { dealt, play, rulesWith } from '../support/stacked.ts';

const KNOCK_LEVEL = 27;

/** Samples deals for the seat to act. @param seen receives each that can be, and how likely it is */
function sampleWorlds(deal: Deal, tries: number, seen: (world: Deal, weight: number) => void): PoolWorlds {
  const random = new Random(1);
  const quick = new QuickTurns(deal.rules);
  const worlds = new PoolWorlds(viewOf(deal, deal.seat), quick, KNOCK_LEVEL, random);
  const world = new Deal(quick.rules, deal.players, random);
  for (let i = 0; i < tries; i++) {
    const weight = worlds.sample(world);
    if (weight > 0) seen(world, weight);
  }
  return worlds;
}

/** All that a seat sees and may do, cards in no particular order. */
function look(deal: Deal, seat: number): object {
  const json = viewOf(deal, seat).toJSON();
  return { ...json, hand: json.hand.toSorted(), legal: new Set(deal.legalActions()) };
}

/** The mean of something of a seat's hand over the deals that are sampled, as they count. */
function meanOf(deal: Deal, of: (world: Deal) => number): number {
  let [sum, total] = [0, 0];
  sampleWorlds(deal, 400, (world, weight) => {
    sum += weight * of(world);
    total += weight;
  });
  return sum / total;
}

describe.each([
  ['widow', preset('widow')],
  ['schwimmen', preset('schwimmen')],
  ['schnauz', preset('schnauz')],
  ['knocks after the draw', rulesWith({ play: 'pool', knockTiming: 'after-draw', returnTaken: true })],
  ['knocks after any turn', rulesWith({ play: 'pool', knockTiming: 'after-draw', poolKnockAfter: 'any-turn' })],
  ['exchanges two', rulesWith({ play: 'pool', poolSwapTwo: true, returnTaken: true })],
  ['passes for good', rulesWith({ play: 'pool', poolPass: 'for-good', poolSwapAll: 'for-good' })],
  ['renews 7-8-9', rulesWith({ base: 'schwimmen', poolSevenEightNine: 'renew' })],
  ['renews 7-8-9 on request', rulesWith({ base: 'schwimmen', poolSevenEightNine: 'on-request' })],
  ['four cards', rulesWith({ play: 'pool', handSize: 4, poolSwapAll: false })],
])('by %s a deal that is sampled', (_name, rules) => {
  test('looks to the seat as the real one does, and holds every card once', () => {
    fc.assert(
      fc.property(tableWith(rules), (table) => {
        const { deal } = playPrefix(table);
        if (deal.phase === 'over') return;
        const { seat } = deal;
        const real = look(deal, seat);
        sampleWorlds(deal, 4, (world) => {
          expect(look(world, seat)).toEqual(real);
          expect(keepsThePack(world, packOf(rules))).toBe(true);
        });
      }),
      { numRuns: 12 },
    );
  });
});

describe('a deal that is sampled', () => {
  const WIDOW = preset('widow');
  const cards = { hands: ['7c 8h 4h', 'Kd 3h 4s', '9d 3s 4c'], pool: '2c 5d 9s', stock: '6h 7h 8d' };
  const [nine] = parseCards('9s');

  test('leaves a card that was taken with the seat that took it', () => {
    const deal = dealt(cards, WIDOW);
    play(deal, '0 pass', '1 take 9s', '1 discard 3h', '2 pass');
    const worlds = sampleWorlds(deal, 50, (world) => expect(world.hand(1)).toContain(nine));
    expect(worlds.areFound).toBe(true);
  });

  test('deals cards that nobody has seen to every seat alike, while nobody has done anything', () => {
    const deal = dealt(cards, WIDOW);
    const [king] = parseCards('Ks');
    const share = meanOf(deal, (world) => Number(world.hand(1).includes(king)));
    // 3 of the 46 cards unseen.
    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.12);
  });

  test('gives a player who knocks a better hand than one who passes', () => {
    const knocks = dealt(cards, WIDOW);
    const passes = dealt(cards, WIDOW);
    play(knocks, '0 knock');
    play(passes, '0 pass');
    const value = (world: Deal): number => handValue(WIDOW, world.hand(0));
    expect(meanOf(knocks, value)).toBeGreaterThan(meanOf(passes, value) + 5);
  });

  test('gives a player who passes for good a better hand than one who passes and goes on', () => {
    const forGood = dealt(cards, { ...WIDOW, poolPass: 'for-good' });
    const passes = dealt(cards, WIDOW);
    for (const deal of [forGood, passes]) play(deal, '0 pass');
    const value = (world: Deal): number => handValue(WIDOW, world.hand(0));
    expect(meanOf(forGood, value)).toBeGreaterThan(meanOf(passes, value) + 5);
  });

  test('gives a player who takes a high card others of its suit', () => {
    const deal = dealt({ ...cards, pool: 'Ac 5d 9s' }, WIDOW);
    const other = dealt({ ...cards, pool: 'Ac 5d 9s' }, WIDOW);
    play(deal, '0 take Ac', '0 discard 8h');
    play(other, '0 pass');
    const clubs = (world: Deal): number => bestSuitTotal(world.hand(0).filter((card) => card < 13));
    const held = (world: Deal): number => clubs(world) - (world.hand(0).includes(12) ? 11 : 0);
    expect(meanOf(deal, held)).toBeGreaterThan(meanOf(other, held) + 2);
  });

  test('gives nobody who has played on a hand that is declared at once', () => {
    const deal = dealt(cards, WIDOW);
    play(deal, '0 pass');
    sampleWorlds(deal, 300, (world) => expect(bestSuitTotal(world.hand(0))).toBeLessThan(31));
  });

  test.each([
    ['one exchange', WIDOW, ['0 take 5d', '0 discard Kc']],
    [
      'two, of which the second puts back what the first took',
      { ...WIDOW, poolSwapTwo: true },
      ['0 pass', '1 pass', '2 pass', '0 take 5d', '0 discard Kc', '0 take 9s', '0 discard 5d'],
    ],
  ])('gives nobody a hand that would have been declared before %s', (_what, rules, moves) => {
    const deal = dealt({ ...cards, hands: ['Kc 8h 4h', ...cards.hands.slice(1)], pool: 'Qc 5d 9s' }, rules);
    const first = ['0 take Qc', '0 discard 8h'];
    play(deal, ...first, ...(rules.poolSwapTwo ? moves : ['1 pass', '2 pass', ...moves]));
    const [ace] = parseCards('Ac');
    sampleWorlds(deal, 300, (world) => expect(world.hand(0)).not.toContain(ace));
  });

  test('is what lies in front of all, after all hands were seen', () => {
    const deal = dealt({ ...cards, hands: cards.hands.slice(0, 2) }, WIDOW);
    play(deal, '0 swap-all');
    const own = new Set(deal.hand(0));
    sampleWorlds(deal, 20, (world, weight) => {
      expect(new Set(world.hand(0))).toEqual(own);
      expect(weight).toBe(1);
    });
  });
});
