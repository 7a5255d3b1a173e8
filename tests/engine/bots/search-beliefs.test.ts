/** The determinisations of a searching bot. */
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { DISCARD, discardedBy, DRAW, formatAction } from '../../../engine/actions.ts';
import { Batch } from '../../../engine/bots/batch.ts';
import { drawBeliefs, effectiveSize, type Likelihood } from '../../../engine/bots/beliefs.ts';
import { Determiniser } from '../../../engine/bots/determinise.ts';
import { parseCards, rankOf, type Card } from '../../../engine/cards.ts';
import type { Deal } from '../../../engine/deal.ts';
import { packOf } from '../../../engine/pack.ts';
import { Random } from '../../../engine/random.ts';
import { isFullHand } from '../../../engine/value.ts';
import { viewOf } from '../../../engine/view.ts';
import { randomTable } from '../support/arbitraries.ts';
import { after } from '../support/examples.ts';
import { keepsThePack } from '../support/inside.ts';
import { look } from '../support/knowledge.ts';
import { network } from '../support/networks.ts';
import { playPrefix } from '../support/prefix.ts';
import { drawAndDrop, play, position } from '../support/stacked.ts';

/**
 * Samples determinisations for the seat to act, and replays those that the rules allow.
 * @param seen receives each deal
 */
function sampleDeals(deal: Deal, tries: number, seen: (sampled: Deal) => void): number {
  const random = new Random(1);
  const determiniser = new Determiniser(viewOf(deal, deal.seat), random);
  const sample = determiniser.create();
  let found = 0;
  for (let i = 0; i < tries; i++) {
    if (!determiniser.sample(sample, random) || !determiniser.replay(sample, random)) continue;
    seen(determiniser.deal);
    found++;
  }
  return found;
}

test('a sampled deal looks to the seat as the real one does, and holds every card once', () => {
  fc.assert(
    fc.property(randomTable, (table) => {
      const { deal } = playPrefix(table);
      if (deal.phase === 'over') return;
      const { seat } = deal;
      const real = look(deal, seat);
      sampleDeals(deal, 5, (sampled) => {
        expect(look(sampled, seat)).toEqual(real);
        expect(keepsThePack(sampled, packOf(table.rules))).toBe(true);
      });
    }),
    { numRuns: 25 },
  );
});

describe('a sampled deal', () => {
  test('never holds a full hand that would have been declared', () => {
    const deal = position({}, '2s 3s 4s / 2c 3d 4h', 'As 5h 6d', '0 take, 0 discard 2s, 1 draw, 1 discard 5h');
    // Ace of spades in hand: some of the hands that are drawn make 31 with two tens of spades.
    const isFull = (sampled: Deal) => isFullHand(deal.rules, sampled.hand(0));
    expect(sampleDeals(deal, 1_500, (sampled) => expect(isFull(sampled)).toBe(false))).toBeGreaterThan(0);
  });

  test('never shows a hand at once that really passed', () => {
    const shown = { declare: 'automatic', declareEnds: 'last-turns', declareThree: true, threeOfAKind: 30.5 };
    const deal = position({ play: 'pool', ...shown }, '2s 8h 9d / 2c 3d 4h / Kc Qd Jh', '', '0 pass, 1 pass');
    const real = look(deal, 2);
    expect(sampleDeals(deal, 600, (sampled) => expect(look(sampled, 2)).toEqual(real))).toBeGreaterThan(400);
  });

  test('goes on with a new stock after a full hand that was kept quiet', () => {
    const deal = position({ declare: 'manual', stockEmpty: 'reshuffle' }, 'Ks Qs 2h / 2c 3d 4h');
    while (deal.table.stockCount > 1) drawAndDrop(deal);
    // The last card of the pack is the ace of spades.
    play(deal, '0 draw', '0 discard 2h', '0 quiet', '1 draw', '1 discard 4h');
    expect(Object.fromEntries(viewOf(deal, 0).toJSON().history)).toHaveProperty('-1', 'reshuffle');
    expect(sampleDeals(deal, 1_500, (sampled) => expect(sampled.isQuiet(0)).toBe(true))).toBeGreaterThan(0);
  });

  test('puts every unseen card in every unseen place', () => {
    const deal = position({}, '2s 3s 4s / 2c 3d 4h', 'As');
    drawAndDrop(deal);
    const held = new Set<Card>();
    sampleDeals(deal, 500, (sampled) => sampled.hand(0).forEach((card) => held.add(card)));
    // The own hand, the first discard and the second are seen.
    expect(held.size).toBe(52 - 3 - 2);
  });
});

const TWO = { play: 'pool', poolSwapTwo: true };
const ANY = { play: 'pool', knockTiming: 'after-draw', poolKnockAfter: 'any-turn' };
const ASK = { play: 'pool', poolSevenEightNine: 'on-request', dealerChoice: true };

test.each<[keys: object, pool: string, moves: string]>([
  [TWO, '2c 5d 9s', '0 take 5d, discard 4h'],
  [TWO, '2c 5d 9s', '0 take 5d, discard 4h, take 9s'],
  [TWO, '2c 5d 9s', '0 take 5d, discard 4h, pass'],
  [TWO, '2c 5d 9s', '0 take 5d, discard 4h, take 9s, discard 5d, 1 take 5d, discard 3h'],
  [ANY, '2c 5d 9s', '0 swap-all'],
  [ANY, '2c 5d 9s', '0 swap-all, pass, 1 swap-all'],
  [ANY, '2c 5d 9s', '0 swap-all, pass, 1 pass'],
  [ASK, '7c 8d 9s', '2 keep, 0 change, 1 take 2h, discard 3h'],
])('by %j with %s there a deal is played again up to the same question: %s', (keys, pool, moves) => {
  const given = { hands: 'Kc Qc 4h / Kd 3h 4s / 9d 3s 4c', pool, stock: '2h 7h 8h', declare: 'manual', ...keys };
  const deal = after(moves, given);
  const again: string[] = [];
  expect(sampleDeals(deal, 20, ({ seat, phase }) => again.push(`${seat} ${phase}`))).toBeGreaterThan(0);
  expect(new Set(again)).toEqual(new Set([`${deal.seat} ${deal.phase}`]));
});

test.each([
  '0 discard 4h',
  '0 discard 4h, take, 1 discard 3h',
  '0 discard 4h, take, 1 discard Kd, take, 2 discard 4c, draw, 0 discard 2c, draw, 1 discard 4h, draw',
])('where one discards first a sampled deal looks to the seat as the real one does: %s', (moves) => {
  const deal = after(moves, { hands: 'Kc Qc 4h / Kd 3h 4s / 9d 3s 4c', turnUp: '2c', discardFirst: true });
  const real = look(deal, deal.seat);
  expect(sampleDeals(deal, 20, (sampled) => expect(look(sampled, deal.seat)).toEqual(real))).toBe(20);
});

test('a determinisation that deals a card to two seats cannot be replayed', () => {
  const deal = position({}, '7s 8h 9d / 2c 3d 4h / Kc Qd Jh');
  const random = new Random(1);
  const determiniser = new Determiniser(viewOf(deal, 0), random);
  const sample = determiniser.create();
  expect(determiniser.sample(sample, random)).toBe(true);
  expect(determiniser.replay(sample, random)).toBe(true);
  const { handSize } = deal.rules;
  sample.dealt[2 * handSize] = sample.dealt[handSize];
  expect(determiniser.replay(sample, random)).toBe(false);
});

/** A policy that draws and takes equally often, and discards the lowest rank; and one that would never draw. */
const [lowestOut, neverDraws] = [1, 0].map((drawing) =>
  network((action) => (action === DRAW ? drawing : action < DISCARD ? 1 : 1_000 ** -rankOf(discardedBy(action)))),
);

async function beliefs(deal: Deal, count: number, evaluate = lowestOut) {
  const random = new Random(1);
  const view = viewOf(deal, deal.seat);
  const determiniser = new Determiniser(view, random);
  const drawn = await drawBeliefs(determiniser, view, count, new Batch(evaluate), random);
  return drawn.map(({ determinisation, weight }) => {
    expect(determiniser.replay(determinisation, random)).toBe(true);
    return { hands: Array.from(view.tokens, (_, seat) => determiniser.deal.hand(seat)), weight };
  });
}

const NINES = '0 draw, 0 discard 9c, 1 draw, 1 discard 9d, 2 draw, 2 discard 9h';

describe('what a seat believes', () => {
  /** Seat 0 has put down the nine that it drew, and nothing lower. */
  const high = position({}, 'Ts Jh Qd / 2c 3d 4h', '2d 9c', '0 draw, 0 discard 9c');
  const isHigh = ({ hands }: { hands: Card[][] }) =>
    hands[0].every((card) => rankOf(card) >= rankOf(parseCards('9c')[0]));

  test.each([
    ['fits how the policy would have played, where one hand in eleven would by chance', 100, lowestOut, 0.8],
    ['outlasts what the policy would never do, since nobody plays exactly by it', 100, neverDraws, 0.5],
    ['is of the few samples that fit where most do not', 4, lowestOut, 0.99],
  ])('%s', async (_what, count, evaluate, share) => {
    const drawn = await beliefs(high, count, evaluate);
    expect(drawn.length).toBeGreaterThan(count / 2);
    const weightOf = (list: typeof drawn) => list.reduce((sum, { weight }) => sum + weight, 0);
    expect(weightOf(drawn.filter(isHigh)) / weightOf(drawn)).toBeGreaterThan(share);
  });

  test('gives no card to two seats', async () => {
    const drawn = await beliefs(position({}, 'Ts Jh Qd / Tc Jd Qh / Th Js Qc / 2c 3d 4h', '2d 9c 9d 9h', NINES), 20);
    expect(drawn.length).toBeGreaterThan(10);
    for (const { hands } of drawn) expect(new Set(hands.flat()).size).toBe(12);
  });

  test('weighs what the others did, each by how likely it is to do that, and nothing of its own', async () => {
    const deal = position({}, 'Ts Jh Qd / Tc Jd Qh / 2c 3d 4h', '2d 9c 9d 9h', NINES);
    drawAndDrop(deal);
    const random = new Random(1);
    const view = viewOf(deal, 1);
    const asked: string[] = [];
    const likelihood: Likelihood = (seat, action, legal, chances) => {
      expect(legal).toContain(action);
      asked.push(`${seat} ${action < DISCARD ? formatAction(action) : 'discard'}`);
      return chances[action];
    };
    const determiniser = new Determiniser(view, random);
    await drawBeliefs(determiniser, view, 1, new Batch(lowestOut), random, likelihood);
    // Of 16 samples; the latest decisions come first, and samples that they make unlikely are not weighed any further.
    expect(new Set(asked)).toEqual(new Set(['0 draw', '0 discard', '2 draw', '2 discard']));
    expect(asked.slice(0, 32).filter((what) => what === '0 discard')).toHaveLength(16);
  });

  test('is empty where no sample of a seat fits the others, or none agrees with what was seen', async () => {
    const random = new Random(1);
    const view = viewOf(high, high.seat);
    const none = async (change: (determiniser: Determiniser) => void) => {
      const determiniser = new Determiniser(view, random);
      change(determiniser);
      expect(await drawBeliefs(determiniser, view, 4, new Batch(lowestOut), random)).toEqual([]);
    };
    await none((determiniser) => (determiniser.fits = () => false));
    const sample = vi.fn(() => false);
    await none((determiniser) => (determiniser.sample = sample));
    // 16 samples for each belief, and 8 tries for each sample.
    expect(sample).toHaveBeenCalledTimes(4 * 16 * 8);
  });
});

test('the effective size of equal weights is their number, that of one weight among nothing is 1', () => {
  expect(effectiveSize([0.2, 0.2, 0.2, 0.2])).toBeCloseTo(4);
  expect(effectiveSize([0, 3, 0, 0])).toBeCloseTo(1);
});
