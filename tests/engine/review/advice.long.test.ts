/** Advice for a person, from a network of a few lines. */
import { describe, expect, test } from 'vitest';
import { DRAW, KNOCK, TAKE, type Action } from '../../../engine/actions.ts';
import { advise, type Advice, type AdviceOptions } from '../../../engine/review/advice.ts';
import type { EvaluateBatch } from '../../../engine/bots/batch.ts';
import type { Deal } from '../../../engine/deal.ts';
import { JudgedDecision } from '../../../engine/review/judge.ts';
import { isMarked } from '../../../engine/review/verdict.ts';
import { copyOfView, viewOf, type View } from '../../../engine/view.ts';
import { network, somebodyInHaste, someone } from '../support/networks.ts';
import { dealt, drawAndDrop, position, rulesWith } from '../support/stacked.ts';

function asking(evaluate = someone, onOpinion: (advice: Advice) => void = () => undefined): AdviceOptions {
  return { judge: { evaluate, factorCost: 0.006, seed: 1 }, players: [null, null, null], onOpinion };
}

/** After so many turns, in which the others dropped what they drew. */
function withHand(hand: string, other = '2c 3d 4h', draws = 2): Deal {
  const deal = position({}, `${hand} / ${other}`);
  drawAndDrop(deal, draws);
  return deal;
}

function ask(deal: Deal, ...options: Parameters<typeof asking>): Promise<Advice> {
  return advise(viewOf(deal, deal.seat), deal.legalActions(), asking(...options));
}

function of(advice: Advice, action: Action) {
  const found = advice.options.find((option) => option.action === action);
  if (found === undefined) throw new Error(`nothing is said about action ${action}`);
  return found;
}

describe('advice', () => {
  test('is nothing that a review would mark', async () => {
    for (const [hand, draws] of [
      ['2s 3h 5d', 2],
      ['As Ks 9s', 2],
      ['7s 8h 9d', 1],
      ['Ts 9s 8h', 3],
    ] as const) {
      const deal = withHand(hand, '2c 3d 4h', draws);
      const eager = network((action) => (action === KNOCK ? 2 : 1));
      const { best } = await ask(deal, eager);
      const view = copyOfView(viewOf(deal, deal.seat));
      const decision = { view, legal: deal.legalActions(), players: [null, null] };
      const judgement = await new JudgedDecision(decision, asking(eager).judge).judge(best);
      expect(isMarked(judgement?.verdict ?? 'fine')).toBe(false);
    }
  });

  test('weighs every legal action: how often the policy plays it, the chance to win after it, how often it costs a token', async () => {
    const advice = await ask(withHand('As Ks 9s'));
    expect(advice.options.map(({ action }) => action).toSorted((a, b) => a - b)).toEqual([DRAW, TAKE, KNOCK]);
    expect(advice.options.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
    const isShare = (number: number | null): boolean => number !== null && number >= 0 && number <= 1;
    expect(advice.options.every(({ chance, loss }) => isShare(chance) && isShare(loss))).toBe(true);
    expect(advice.deals).toBeGreaterThan(0);
  });

  test('finds a knock that the policy would seldom play, and that seldom fails', async () => {
    const advice = await ask(withHand('As Ks 9s'));
    expect(advice.best).toBe(KNOCK);
    expect(of(advice, KNOCK).loss).toBeLessThan(0.1);
    expect(of(advice, KNOCK).chance).toBeGreaterThan(of(advice, DRAW).chance as number);
  });

  test('says that a hopeless knock fails', async () => {
    expect(of(await ask(withHand('2s 3h 5d', 'Kc Qc 4h')), KNOCK).loss).toBeGreaterThan(0.9);
  });

  test('begins with the policy’s opinion, without figures', async () => {
    const opinions: Advice[] = [];
    await ask(position({}, 'As Ks 9s'), someone, (opinion) => opinions.push(opinion));
    expect(opinions[0]).toMatchObject({ deals: 0, options: [{ chance: null }, { chance: null }, { chance: null }] });
    expect(opinions[0].best).not.toBe(KNOCK);
  });

  test('stops as soon as its network is no longer available', async () => {
    let asked = 0;
    const stopping: EvaluateBatch = (observations, masks, rows) =>
      ++asked > 3 ? Promise.reject(new Error('enough')) : someone(observations, masks, rows);
    await expect(ask(position({}, 'As Ks 9s'), stopping)).rejects.toThrow('enough');
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
      const advised = (seen: View): Promise<Advice> => advise(seen, legal, asking(somebodyInHaste));
      expect(await advised(structuredClone(view))).toEqual(await advised(view));
      deal.apply(DRAW);
      expect(sent.toJSON()).not.toEqual(viewOf(deal, view.seat).toJSON());
    },
  );
});
