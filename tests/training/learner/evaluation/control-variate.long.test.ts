import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DRAW } from '../../../../engine/actions.ts';
import { createThresholdBot } from '../../../../engine/bots/threshold.ts';
import { CARD_COUNT, formatCard } from '../../../../engine/cards.ts';
import { FULL_PACK } from '../../../../engine/pack.ts';
import { OBSERVATION_SIZE } from '../../../../engine/observation.ts';
import { Random } from '../../../../engine/random.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { viewOf } from '../../../../engine/view.ts';
import { playDeals, playMatches, samplePacks } from '../../../../training/learner/evaluation/arena.ts';
import { CardLuck } from '../../../../training/learner/evaluation/control-variate.ts';
import type { Session } from '../../../../training/learner/network/session.ts';
import { controlledIntervalOf, intervalOf, type Interval } from '../../../../engine/statistics.ts';
import { loadRuntime } from '../../../../training/cli/runtimes/onnxruntime.ts';
import { dealt } from '../../../engine/support/stacked.ts';
import { sessionOf } from '../../support/session.ts';

const rules = preset('scat');

/** A meaningless value function: a sum of all inputs, with random weights. */
function sillyValue(seed: number): Session {
  const random = new Random(seed);
  const weights = Float32Array.from({ length: OBSERVATION_SIZE }, () => random.unit() - 0.5);
  return sessionOf(({ observation }) => {
    const rows = observation.dims[0];
    const data = new Float32Array(rows);
    for (let row = 0; row < rows; row++) {
      let sum = 0;
      for (let i = 0; i < OBSERVATION_SIZE; i++) sum += weights[i] * observation.data[row * OBSERVATION_SIZE + i];
      data[row] = sum;
    }
    return { value: { data, dims: [rows] } };
  });
}

const trained = await (
  await loadRuntime()
).load(readFileSync(new URL('../../../../models/general.onnx', import.meta.url)));

describe('luck of a draw', () => {
  const hands = 'Ks Qs 9h, 2h 3h 4c';
  const unseen = Array.from(FULL_PACK, formatCard).filter((card) => !`${hands} 5d`.includes(card));

  /** The luck of seat 0, which draws a card from the stock. */
  async function luckOf(card: string, control: CardLuck, random = new Random(1)): Promise<number> {
    const deal = dealt({ hands: hands.split(', '), turnUp: '5d', stock: card }, rules);
    deal.apply(DRAW);
    let luck = NaN;
    await control.drew(deal, viewOf(deal, 0), random, (credit) => (luck = credit));
    await control.settle();
    return luck;
  }

  test('over all cards of the stock it adds up to zero, whatever the value function', async () => {
    const control = new CardLuck(sillyValue(1), CARD_COUNT);
    let sum = 0;
    let size = 0;
    for (const card of unseen) {
      const luck = await luckOf(card, control);
      sum += luck;
      size += Math.abs(luck);
    }
    expect(size).toBeGreaterThan(0.1);
    expect(sum / size).toBeCloseTo(0, 5);
  });

  test('with a few cards standing for all it has the same mean', async () => {
    const exact = await luckOf('As', new CardLuck(sillyValue(1), CARD_COUNT));
    const random = new Random(2);
    const few = new CardLuck(sillyValue(1), 3);
    const estimates: number[] = [];
    for (let i = 0; i < 400; i++) estimates.push(await luckOf('As', few, random));
    const { low, high } = intervalOf(estimates);
    expect(low).toBeLessThan(exact);
    expect(high).toBeGreaterThan(exact);
  });

  test('by a trained value function the ace to a king and a queen is luck, and a two is bad luck', async () => {
    const control = new CardLuck(trained, CARD_COUNT);
    expect(await luckOf('As', control)).toBeGreaterThan(0.02);
    expect(await luckOf('2c', control)).toBeLessThan(0);
  });
});

describe('figures without the luck of the cards', () => {
  const bots = [createThresholdBot(26), createThresholdBot(22)];

  test('have the mean of the plain ones, whatever the value function', async () => {
    const plain = await samplePacks({ rules, bots, seed: 3 }, 1_000, 1);
    const silly = await samplePacks({ rules, bots, seed: 3, control: new CardLuck(sillyValue(5), 2) }, 1_000, 1);
    expect(silly.gained).toEqual(plain.gained);
    const luck = intervalOf(silly.luck[0]);
    expect(luck.high - luck.low).toBeGreaterThan(0);
    expect(luck.low).toBeLessThan(0);
    expect(luck.high).toBeGreaterThan(0);
    const { interval, factor } = controlledIntervalOf(silly.gained[0], silly.luck[0]);
    const { mean, high } = intervalOf(plain.gained[0]);
    expect(Math.abs(interval.mean - mean)).toBeLessThan(0.1 * (high - mean));
    expect(factor).toBeGreaterThan(0.97);
    expect(factor).toBeLessThan(1.1);
  });

  test.each([
    ['tokens', playDeals, 500],
    ['matches', playMatches, 150],
  ] as const)('%s: a trained value function narrows the intervals, and the mean stays', async (_, play, count) => {
    const plain = (await play({ rules, bots, seed: 4 }, count)).seats[0];
    const control = new CardLuck(trained);
    const seat = (await play({ rules, bots, seed: 4, control }, count)).seats[0];
    const wide = (plain.matchWins ?? plain.tokensGainedPerDeal) as Interval;
    const narrow = (seat.matchWins ?? seat.tokensGainedPerDeal) as Interval;
    expect(plain).not.toHaveProperty('varianceFactor');
    expect(seat.varianceFactor).toBeGreaterThan(1.1);
    expect(seat.varianceFactor).toBeCloseTo(((wide.high - wide.low) / (narrow.high - narrow.low)) ** 2, 10);
    expect(narrow.mean).toBeGreaterThan(wide.low);
    expect(narrow.mean).toBeLessThan(wide.high);
  });

  test('of bots that play the same the luck cancels out', async () => {
    const alike = [25, 25, 25].map(createThresholdBot);
    const { luck } = await samplePacks({ rules, bots: alike, seed: 1, control: new CardLuck(trained) }, 20, Infinity);
    for (const series of luck) for (const value of series) expect(value).toBeCloseTo(0, 4);
  });
});
