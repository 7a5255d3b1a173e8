import { describe, expect, test, vi } from 'vitest';
import { BUY_IN, DRAW, KNOCK, LEAVE, TAKE, type Action } from '../../../engine/actions.ts';
import type { Deal } from '../../../engine/deal.ts';
import { Match } from '../../../engine/match.ts';
import type { Judge, SeenDecision } from '../../../engine/review/imagined-deals.ts';
import { JudgedDecision, type Judgement } from '../../../engine/review/judge.ts';
import { copyOfView, viewOf } from '../../../engine/view.ts';
import { inHaste, network, somebodyInHaste, someone } from '../support/networks.ts';
import { drawAndDrop, play, position, rulesWith, stackDeck } from '../support/stacked.ts';

/** Against a hand that is worth little, after two turns each. */
function withHand(hand: string, other = '2c 3d 4h', lying = ''): Deal {
  const deal = position({}, `${hand} / ${other}`, lying);
  drawAndDrop(deal, 2);
  return deal;
}

function decision(deal: Deal): SeenDecision {
  const view = copyOfView(viewOf(deal, deal.seat));
  return { view, legal: deal.legalActions(), players: Array.from({ length: deal.players }, () => null) };
}

const judging = (seen: SeenDecision, judge: Partial<Judge> = {}): JudgedDecision =>
  new JudgedDecision(seen, { evaluate: somebodyInHaste, factorCost: 0.006, seed: 1, mostDeals: 64, ...judge });
const judged = (hand: string, played: Action, judge?: Partial<Judge>): Promise<Judgement | null> =>
  judging(decision(withHand(hand)), judge).judge(played);
const POOR = '2s 3h 5d';
/** Judged with many deals, but that needs no more than the first look. */
const poor = judging(decision(withHand(POOR)), { mostDeals: 1_024 });
const eager = network((action) => (action === KNOCK ? 2 : 1));

describe('a judgement', () => {
  test('calls a knock with nothing in the hand a blunder at the first look, and says what was better', async () => {
    const found = (await poor.judge(KNOCK)) as Judgement;
    expect(found).toMatchObject({ verdict: 'blunder', deals: 64 });
    expect(found.best).not.toBe(KNOCK);
    expect(found.loss).toBeGreaterThan(0.1);
    expect(found.options.find(({ action }) => action === KNOCK)?.figures.lost).toBeGreaterThan(0.8);
  });

  test('finds nothing wrong with a knock that nearly always wins', async () => {
    const found = (await judged('As Ks 9s', KNOCK, { evaluate: someone })) as Judgement;
    expect(found).toMatchObject({ verdict: 'fine', best: KNOCK });
    expect(found.loss).toBeLessThan(0.01);
  });

  test('is not needed where the policy is sure of what was played', async () => {
    const sure = judging(decision(withHand('7s 8h 9d')), {
      evaluate: network((action) => (action === DRAW ? 1_000 : 1)),
    });
    expect(await sure.isObvious(DRAW)).toBe(true);
    expect(await sure.isObvious(TAKE)).toBe(false);
  });

  test('is the same whenever it is asked for, whatever is hidden', async () => {
    const against = (hidden: string) => judging(decision(withHand(POOR, hidden, '2h 2d 3d'))).judge(KNOCK);
    expect(await against('Ac Kc 4h')).toEqual(await against('5c 6d 7h'));
  });

  test('judges other actions of the decision in the same deals', async () => {
    const [knock, draw] = [await poor.judge(KNOCK), await poor.judge(DRAW)];
    const chanceOf = (found: Judgement | null) => found?.options.find(({ action }) => action === KNOCK)?.chance;
    expect(chanceOf(knock)).toBe(chanceOf(draw));
    expect(draw?.verdict).not.toBe('blunder');
  });

  test('is none where there is no choice', async () => {
    const single = judging({ ...decision(withHand('As Ks 9s')), legal: [DRAW] });
    expect(await single.judge(DRAW)).toBeNull();
  });

  test('is none between deals, where one may buy in', async () => {
    const rules = rulesWith({ lives: 1, grace: false, buyIns: 1 });
    const match = new Match(rules, 3, { seed: 1, dealer: 2 });
    match.startDeal(stackDeck(rules, { hands: ['Kc 9c 3d', '2c 3h 4h', 'Ks Qs 3s'], stock: '5d 6d' }));
    play(match, '0 knock', '1 draw', '1 discard 5d', '2 draw', '2 discard 6d');
    expect(match.legalActions()).toEqual([BUY_IN, LEAVE]);
    const view = copyOfView(match.view(match.seat));
    const players = [null, null, null];
    expect(await judging({ view, legal: match.legalActions(), players }).judge(LEAVE)).toBeNull();
  });

  test('asks the policy once, and has its probability of each action', async () => {
    const evaluate = vi.fn(someone);
    const all = judging(decision(withHand('As Ks 9s')), { evaluate });
    // Drawing and taking are as likely, and knocking three tenths as much.
    expect((await all.priors()).map((prior) => Math.round(prior * 23))).toEqual([10, 10, 3]);
    await all.priors();
    expect(evaluate).toHaveBeenCalledOnce();
  });

  test('of the policy’s own favourite is that it is fine, in as many deals as are looked at first', async () => {
    const evaluate = network((action) => (action === DRAW ? 2 : 1), inHaste);
    const found = await judged(POOR, DRAW, { evaluate, mostDeals: 1_024 });
    expect(found).toMatchObject({ played: DRAW, best: DRAW, loss: 0, margin: 0, verdict: 'fine', deals: 64 });
  });

  test('of a favourite that others ask about sets it beside everything else', async () => {
    const found = await judging(decision(withHand(POOR)), { evaluate: eager }).judgeFavourite();
    expect(found).toMatchObject({ played: KNOCK, verdict: 'blunder' });
    expect([DRAW, TAKE]).toContain(found?.best);
    expect(found?.loss).toBeGreaterThan(found?.margin as number);
  });

  test('of an action as likely as another compares it with none that the policy does not prefer', async () => {
    const found = await judged(POOR, KNOCK, { evaluate: network(() => 1, inHaste) });
    expect(found).toMatchObject({ best: KNOCK, verdict: 'fine', margin: 0 });
  });

  test('plays the others as they play: a weak player fails to punish', async () => {
    const seen = decision(withHand('9s 8s 4d', 'Kc Qc 4h'));
    const against = async (player: SeenDecision['players'][number]) =>
      (await judging({ ...seen, players: [null, player] }).judge(KNOCK))?.options;
    expect(await against(null)).not.toEqual(await against({ level: 'beginner', style: 'even' }));
  });
});
