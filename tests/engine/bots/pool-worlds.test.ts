import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PoolWorlds } from '../../../engine/bots/pool-worlds.ts';
import { QuickTurns } from '../../../engine/bots/quick-turns.ts';
import { bestSuitTotal, handValue } from '../../../engine/value.ts';
import { parseCards } from '../../../engine/cards.ts';
import { Deal } from '../../../engine/deal.ts';
import { packOf } from '../../../engine/pack.ts';
import { Random } from '../../../engine/random.ts';
import { viewOf } from '../../../engine/view.ts';
import { tableWith } from '../support/arbitraries.ts';
import { keepsThePack } from '../support/inside.ts';
import { look } from '../support/knowledge.ts';
import { playPrefix } from '../support/prefix.ts';
import { position, rulesWith } from '../support/stacked.ts';

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

/** The mean of something of a seat's hand over the deals that are sampled, as they count. */
function meanOf(deal: Deal, of: (world: Deal) => number): number {
  let [sum, total] = [0, 0];
  sampleWorlds(deal, 400, (world, weight) => {
    sum += weight * of(world);
    total += weight;
  });
  return sum / total;
}

test.each<[string, Record<string, unknown>]>([
  ['schwimmen', { base: 'schwimmen', poolSevenEightNine: 'renew' }],
  ['schnauz', { base: 'schnauz' }],
  ['knocks after any turn', { knockTiming: 'after-draw', poolKnockAfter: 'any-turn', returnTaken: true }],
  ['exchanges two', { poolSwapTwo: true, returnTaken: true }],
  ['passes for good', { poolPass: 'for-good', poolSwapAll: 'for-good' }],
  ['renews 7-8-9 on request', { base: 'schwimmen', poolSevenEightNine: 'on-request' }],
  ['four cards', { handSize: 4, poolSwapAll: false }],
])('by %s a deal that is sampled looks to the seat as the real one does, and holds every card once', (_name, keys) => {
  const rules = rulesWith({ play: 'pool', ...keys });
  fc.assert(
    fc.property(tableWith(rules), (table) => {
      const { deal } = playPrefix(table);
      if (deal.phase === 'over') return;
      const { seat } = deal;
      const real = look(deal, seat);
      sampleWorlds(deal, 3, (world) => {
        expect(look(world, seat)).toEqual(real);
        expect(keepsThePack(world, packOf(rules))).toBe(true);
      });
    }),
    { numRuns: 8 },
  );
});

describe('a deal that is sampled', () => {
  const WIDOW = { base: 'widow' };
  const OTHERS = 'Kd 3h 4s / 9d 3s 4c';
  const LYING = '2c 5d 9s 6h 7h 8d';
  /** After some moves of three, of whom the first has little. */
  const after = (moves: string, keys: Record<string, unknown> = WIDOW, lying = LYING): Deal =>
    position(keys, `7c 8h 4h / ${OTHERS}`, lying, moves);
  const value = (world: Deal): number => handValue(world.rules, world.hand(0));
  /** Points of clubs beside the ace. */
  const clubs = (world: Deal): number => bestSuitTotal(world.hand(0).filter((card) => card < 12));

  test('leaves a card that was taken with the seat that took it', () => {
    const [nine] = parseCards('9s');
    const deal = after('0 pass, 1 take 9s, 1 discard 3h, 2 pass');
    expect(sampleWorlds(deal, 50, (world) => expect(world.hand(1)).toContain(nine)).areFound).toBe(true);
  });

  test('deals cards that nobody has seen to every seat alike, while nobody has done anything', () => {
    const [king] = parseCards('Ks');
    const share = meanOf(after(''), (world) => Number(world.hand(1).includes(king)));
    expect(Math.abs(share - 3 / 46)).toBeLessThan(0.05);
  });

  test('gives whoever knocks, passes for good or takes a high card the hand for it', () => {
    const passed = meanOf(after('0 pass'), value);
    expect(meanOf(after('0 knock'), value)).toBeGreaterThan(passed + 5);
    expect(meanOf(after('0 pass', { ...WIDOW, poolPass: 'for-good' }), value)).toBeGreaterThan(passed + 5);
    const ace = 'Ac 5d 9s';
    const took = meanOf(after('0 take Ac, 0 discard 8h', WIDOW, ace), clubs);
    expect(took).toBeGreaterThan(meanOf(after('0 pass', WIDOW, ace), clubs) + 2);
  });

  test('gives nobody who has played on a hand that is declared at once', () => {
    sampleWorlds(after('0 pass'), 150, (world) => expect(bestSuitTotal(world.hand(0))).toBeLessThan(31));
  });

  test.each([
    ['one exchange', WIDOW, '1 pass, 2 pass, 0 take 5d, 0 discard Kc'],
    [
      'two, of which the second puts back what the first took',
      { ...WIDOW, poolSwapTwo: true },
      '0 pass, 1 pass, 2 pass, 0 take 5d, 0 discard Kc, 0 take 9s, 0 discard 5d',
    ],
  ])('gives nobody a hand that would have been declared before %s', (_what, keys, moves) => {
    const deal = position(keys, `Kc 8h 4h / ${OTHERS}`, 'Qc 5d 9s', `0 take Qc, 0 discard 8h, ${moves}`);
    const [ace] = parseCards('Ac');
    sampleWorlds(deal, 200, (world) => expect(world.hand(0)).not.toContain(ace));
  });

  test('is what lies in front of all, after all hands were seen', () => {
    const deal = position(WIDOW, '7c 8h 4h / Kd 3h 4s', LYING, '0 swap-all');
    const own = new Set(deal.hand(0));
    sampleWorlds(deal, 20, (world, weight) => {
      expect(new Set(world.hand(0))).toEqual(own);
      expect(weight).toBe(1);
    });
  });
});
