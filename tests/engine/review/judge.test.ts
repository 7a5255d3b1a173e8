import { describe, expect, test } from 'vitest';
import { BUY_IN, DRAW, KNOCK, LEAVE, TAKE, type Action } from '../../../engine/actions.ts';
import type { Deal } from '../../../engine/deal.ts';
import { Match } from '../../../engine/match.ts';
import type { SeenDecision } from '../../../engine/review/imagined-deals.ts';
import { JudgedDecision, type Judgement } from '../../../engine/review/judge.ts';
import { copyOfView, viewOf } from '../../../engine/view.ts';
import { network, someone } from '../support/networks.ts';
import { dealt, drawAndDrop, play, rulesWith, stackDeck } from '../support/stacked.ts';

function decision(deal: Deal): SeenDecision {
  const view = copyOfView(viewOf(deal, deal.seat));
  return { view, legal: deal.legalActions(), players: Array.from({ length: deal.players }, () => null) };
}

function judged(deal: Deal, played: Action, evaluate = someone): Promise<Judgement | null> {
  return new JudgedDecision(decision(deal), { evaluate, factorCost: 0.006, seed: 1 }).judge(played);
}

/** Against a hand that is worth little, after two turns each. */
function withHand(hand: string): Deal {
  const deal = dealt({ hands: [hand, '2c 3d 4h'] });
  drawAndDrop(deal, 2);
  return deal;
}

describe('a judgement', () => {
  test('calls a knock with nothing in the hand a blunder, and says what was better', async () => {
    const found = (await judged(withHand('2s 3h 5d'), KNOCK)) as Judgement;
    expect(found.verdict).toBe('blunder');
    expect(found.best).not.toBe(KNOCK);
    expect(found.loss).toBeGreaterThan(0.1);
    expect(found.options.find(({ action }) => action === KNOCK)?.figures.lost).toBeGreaterThan(0.8);
  });

  test('finds nothing wrong with a knock that nearly always wins', async () => {
    const found = (await judged(withHand('As Ks 9s'), KNOCK)) as Judgement;
    expect(found).toMatchObject({ verdict: 'fine', best: KNOCK });
    expect(found.loss).toBeLessThan(0.01);
  });

  test('stops at the first look where that says enough', async () => {
    expect((await judged(withHand('2s 3h 5d'), KNOCK))?.deals).toBe(64);
  });

  test('is not needed where the policy is sure of what was played', async () => {
    const sure = network((action) => (action === DRAW ? 1_000 : 1));
    const all = new JudgedDecision(decision(withHand('7s 8h 9d')), { evaluate: sure, factorCost: 0.006, seed: 1 });
    expect(await all.isObvious(DRAW)).toBe(true);
    expect(await all.isObvious(TAKE)).toBe(false);
  });

  test('is the same whenever it is asked for, whatever is hidden', async () => {
    const against = (hidden: string): Promise<Judgement | null> => {
      const deal = dealt({ hands: ['2s 3h 5d', hidden], turnUp: '2h', stock: '2d 3d' });
      drawAndDrop(deal, 2);
      return judged(deal, KNOCK);
    };
    expect(await against('Ac Kc 4h')).toEqual(await against('5c 6d 7h'));
  });

  test('judges other actions of the decision in the same deals', async () => {
    const all = new JudgedDecision(decision(withHand('2s 3h 5d')), { evaluate: someone, factorCost: 0.006, seed: 1 });
    const [knock, draw] = [await all.judge(KNOCK), await all.judge(DRAW)];
    const chanceOf = (found: Judgement | null, action: Action) =>
      found?.options.find((option) => option.action === action)?.chance;
    if (knock?.deals === draw?.deals) expect(chanceOf(knock, KNOCK)).toBe(chanceOf(draw, KNOCK));
    expect(draw?.verdict).not.toBe('blunder');
  });

  test('is none where there is no choice', async () => {
    const all = decision(withHand('As Ks 9s'));
    const single = new JudgedDecision({ ...all, legal: [DRAW] }, { evaluate: someone, factorCost: 0.006, seed: 1 });
    expect(await single.judge(DRAW)).toBeNull();
  });

  test('is none between deals, where one may buy in', async () => {
    const rules = rulesWith({ lives: 1, grace: false, buyIns: 1 });
    const match = new Match(rules, 3, { seed: 1, dealer: 2 });
    match.startDeal(stackDeck(rules, { hands: ['Kc 9c 3d', '2c 3h 4h', 'Ks Qs 3s'], stock: '5d 6d' }));
    play(match, '0 knock', '1 draw', '1 discard 5d', '2 draw', '2 discard 6d');
    expect(match.legalActions()).toEqual([BUY_IN, LEAVE]);
    const asked = {
      view: copyOfView(match.view(match.seat)),
      legal: match.legalActions(),
      players: [null, null, null],
    };
    expect(await new JudgedDecision(asked, { evaluate: someone, factorCost: 0.006, seed: 1 }).judge(LEAVE)).toBeNull();
  });

  test('asks the policy once, and has its probability of each action', async () => {
    let asked = 0;
    const counting: typeof someone = (...rows) => {
      asked++;
      return someone(...rows);
    };
    const all = new JudgedDecision(decision(withHand('As Ks 9s')), { evaluate: counting, factorCost: 0.006, seed: 1 });
    // Drawing and taking are as likely, and knocking three tenths as much.
    expect((await all.priors()).map((prior) => Math.round(prior * 23) / 23)).toEqual([10 / 23, 10 / 23, 3 / 23]);
    await all.priors();
    expect(asked).toBe(1);
  });

  test('of the policy’s own favourite is that it is fine, in as many deals as are looked at first', async () => {
    const found = await judged(
      withHand('2s 3h 5d'),
      DRAW,
      network((action) => (action === DRAW ? 2 : 1)),
    );
    expect(found).toMatchObject({ played: DRAW, best: DRAW, loss: 0, margin: 0, verdict: 'fine', deals: 64 });
  });

  test('of a favourite that others ask about sets it beside everything else', async () => {
    const eager = network((action) => (action === KNOCK ? 2 : 1));
    const all = new JudgedDecision(decision(withHand('2s 3h 5d')), { evaluate: eager, factorCost: 0.006, seed: 1 });
    const found = await all.judgeFavourite();
    expect(found?.played).toBe(KNOCK);
    expect(found?.verdict).toBe('blunder');
    expect([DRAW, TAKE]).toContain(found?.best);
    expect(found?.loss).toBeGreaterThan(found?.margin as number);
  });

  test('of an action as likely as another compares it with none that the policy does not prefer', async () => {
    const found = await judged(
      withHand('2s 3h 5d'),
      KNOCK,
      network(() => 1),
    );
    expect(found).toMatchObject({ best: KNOCK, verdict: 'fine', margin: 0 });
  });

  test('plays the others as they play: a weak player fails to punish', async () => {
    const deal = dealt({ hands: ['9s 8s 4d', 'Kc Qc 4h'] }, rulesWith());
    drawAndDrop(deal, 2);
    const against = (player: SeenDecision['players'][number]): Promise<Judgement | null> =>
      new JudgedDecision(
        { ...decision(deal), players: [null, player] },
        { evaluate: someone, factorCost: 0.006, seed: 1, mostDeals: 128 },
      ).judge(KNOCK);
    const [master, beginner] = [await against(null), await against({ level: 'beginner', style: 'even' })];
    expect(master?.options).not.toEqual(beginner?.options);
  });
});
