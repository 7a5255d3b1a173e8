/** Advice for a person, from a network of a few lines. */
import { describe, expect, test } from 'vitest';
import { ACTION_COUNT, DISCARD, DRAW, KNOCK, TAKE, discardedBy, type Action } from '../../../engine/actions.ts';
import { advise, type Advice } from '../../../engine/bots/advice.ts';
import type { EvaluateBatch } from '../../../engine/bots/batch.ts';
import { rankOf } from '../../../engine/cards.ts';
import type { Deal } from '../../../engine/deal.ts';
import { copyOfView, viewOf } from '../../../engine/view.ts';
import { dealt, drawAndDrop, rulesWith } from '../support/stacked.ts';

/** Draws or takes, seldom knocks, and prefers to discard low cards. */
function liking(action: Action): number {
  if (action === KNOCK) return 0.3;
  return action < DISCARD ? 1 : 1.2 ** -rankOf(discardedBy(action));
}

const someone: EvaluateBatch = (_observations, masks, rows) => {
  const policy = masks.map((isLegal, at) => isLegal * liking(at % ACTION_COUNT));
  for (let row = 0; row < policy.length; row += ACTION_COUNT) {
    const one = policy.subarray(row, row + ACTION_COUNT);
    const sum = one.reduce((total, chance) => total + chance, 0);
    for (let action = 0; action < ACTION_COUNT; action++) one[action] /= sum;
  }
  return Promise.resolve({ policy, value: new Float32Array(rows) });
};

function ask(deal: Deal, evaluate = someone, onOpinion?: (opinion: Advice) => void): Promise<Advice> {
  const view = viewOf(deal, deal.seat);
  return advise(view, deal.legalActions(), { evaluate, worlds: 24, ...(onOpinion && { onOpinion }) });
}

function of(advice: Advice, action: Action) {
  const found = advice.options.find((option) => option.action === action);
  if (found === undefined) throw new Error(`nothing is said about action ${action}`);
  return found;
}

describe('advice', () => {
  test('weighs every legal action: how often the policy plays it, the chance to win after it, how often it costs a token', async () => {
    const deal = dealt({ hands: ['As Ks 9s', '2c 3d 4h'] });
    drawAndDrop(deal, 2);
    const advice = await ask(deal);
    expect(advice.options.map(({ action }) => action).toSorted((a, b) => a - b)).toEqual([DRAW, TAKE, KNOCK]);
    expect(advice.options.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
    for (const { chance, loss } of advice.options) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(loss).toBeLessThanOrEqual(1);
    }
    expect(advice.worlds).toBeGreaterThan(0);
  });

  test('finds a knock that the policy would seldom play, and that seldom fails', async () => {
    const deal = dealt({ hands: ['As Ks 9s', '2c 3d 4h'] });
    drawAndDrop(deal, 2);
    const advice = await ask(deal);
    expect(advice.best).toBe(KNOCK);
    expect(of(advice, KNOCK).loss).toBeLessThan(0.1);
    expect(of(advice, KNOCK).chance).toBeGreaterThan(of(advice, DRAW).chance as number);
  });

  test('says that a hopeless knock fails', async () => {
    const deal = dealt({ hands: ['2s 3h 5d', 'Kc Qc 4h'] });
    drawAndDrop(deal, 2);
    expect(of(await ask(deal), KNOCK).loss).toBeGreaterThan(0.9);
  });

  test('begins with the policy’s opinion, without figures', async () => {
    const deal = dealt({ hands: ['As Ks 9s', '2c 3d 4h'] });
    const opinions: Advice[] = [];
    await ask(deal, someone, (opinion) => opinions.push(opinion));
    expect(opinions).toHaveLength(1);
    expect(opinions[0]).toMatchObject({ worlds: 0, options: [{ chance: null }, { chance: null }, { chance: null }] });
    expect(opinions[0].best).not.toBe(KNOCK);
  });

  test('stops as soon as its network is no longer available', async () => {
    const deal = dealt({ hands: ['As Ks 9s', '2c 3d 4h'] });
    let asked = 0;
    const stopping: EvaluateBatch = (observations, masks, rows) =>
      ++asked > 3 ? Promise.reject(new Error('enough')) : someone(observations, masks, rows);
    await expect(ask(deal, stopping)).rejects.toThrow('enough');
    expect(asked).toBeLessThan(6);
  });

  test.each([{}, { deck: 'italian40' }, { play: 'golf' }, { handSize: 4 }])(
    'is the same for a view that was sent from another thread: %o',
    async (keys) => {
      const rules = rulesWith(keys);
      const deal = dealt({ hands: ['', '', ''] }, rules);
      const view = viewOf(deal, deal.seat);
      const sent = copyOfView(structuredClone(view));
      expect(sent.toJSON()).toEqual(view.toJSON());
      const legal = deal.legalActions();
      const options = { evaluate: someone, worlds: 8 };
      expect(await advise(structuredClone(view), legal, options)).toEqual(await advise(view, legal, options));
      deal.apply(DRAW);
      expect(sent.toJSON()).not.toEqual(viewOf(deal, view.seat).toJSON());
    },
  );
});
