/** Search at play time, with networks of a few lines: what it finds, what it may know, and that it plays any rules. */
import { describe, expect, test } from 'vitest';
import { DRAW, KNOCK, TAKE, formatAction, type Action } from '../../../engine/actions.ts';
import { createSearchBot, type SearchReport } from '../../../engine/bots/search.ts';
import type { Deal } from '../../../engine/deal.ts';
import { viewOf } from '../../../engine/view.ts';
import { network, someone } from '../support/networks.ts';
import { dealt, drawAndDrop, rulesWith } from '../support/stacked.ts';

function choice(
  deal: Deal,
  evaluate = someone,
  worlds = 24,
  onSearch?: (report: SearchReport) => void,
): Promise<Action> {
  const bot = createSearchBot({ evaluate, worlds, ...(onSearch && { onSearch }) });
  return Promise.resolve(bot.decide(viewOf(deal, deal.seat), deal.legalActions()));
}

describe('search', () => {
  test('finds the knock that wins, against a policy that would rather draw', async () => {
    const deal = dealt({ hands: ['As Ks 9s', '2c 3d 4h'] });
    drawAndDrop(deal, 2);
    expect(formatAction(await choice(deal))).toBe('knock');
  });

  test('does not knock with a hand that loses, against a policy that would', async () => {
    const deal = dealt({ hands: ['2s 3h 5d', 'Kc Qc 4h'] });
    drawAndDrop(deal, 2);
    const eager = network((action) => (action === KNOCK ? 2 : 1));
    expect(await choice(deal, eager)).not.toBe(KNOCK);
  });

  test('takes the card that makes 31', async () => {
    const deal = dealt({ hands: ['As Ks 9d', '2c 3d 4h'], turnUp: 'Qs' }, rulesWith({ knockFirstTurn: false }));
    expect(await choice(deal)).toBe(TAKE);
  });

  test.each([DRAW, TAKE, KNOCK])(
    'plays what the policy is nearly sure of without searching: action %i',
    async (best) => {
      const deal = dealt({ hands: ['As Ks 9s', '2c 3d 4h'] });
      const sure = network((action) => (action === best ? 1 : 0.001));
      const reports: SearchReport[] = [];
      expect(await choice(deal, sure, 24, (report) => reports.push(report))).toBe(best);
      expect(reports).toEqual([]);
    },
  );

  test('does not try what the policy plays less often than asked for', async () => {
    const deal = dealt({ hands: ['As Ks 9s', '2c 3d 4h'] });
    drawAndDrop(deal, 2);
    const rare = network((action) => (action === KNOCK ? 0.05 : 1));
    const tried = async (leastPrior?: number) => {
      const actions: (readonly Action[])[] = [];
      const onSearch = (report: SearchReport) => void actions.push(report.actions);
      const bot = createSearchBot({
        evaluate: rare,
        worlds: 4,
        onSearch,
        ...(leastPrior !== undefined && { leastPrior }),
      });
      await bot.decide(viewOf(deal, deal.seat), deal.legalActions());
      return actions.map((all) => all.toSorted((a, b) => a - b));
    };
    expect(await tried()).toEqual([[DRAW, TAKE, KNOCK].toSorted((a, b) => a - b)]);
    expect(await tried(0.1)).toEqual([[DRAW, TAKE].toSorted((a, b) => a - b)]);
    // Nothing is left to compare.
    expect(await tried(0.9)).toEqual([]);
  });

  test('compares the actions in as many deals as asked for', async () => {
    const deal = dealt({ hands: ['As Ks 9s', '2c 3d 4h'] });
    drawAndDrop(deal, 2);
    const reports: SearchReport[] = [];
    await choice(deal, someone, 40, (report) => reports.push(report));
    expect(reports.map(({ worlds, actions }) => ({ worlds, actions: new Set(actions) }))).toEqual([
      { worlds: 40, actions: new Set([DRAW, TAKE, KNOCK]) },
    ]);
  });

  test('maximises the worth that it is given', async () => {
    const deal = dealt({ hands: ['As Ks 9s', '2c 3d 4h'] });
    drawAndDrop(deal, 2);
    const bot = createSearchBot({ evaluate: someone, worlds: 24, worth: (over, seat) => over.losses[seat] });
    expect(await bot.decide(viewOf(deal, deal.seat), deal.legalActions())).not.toBe(KNOCK);
  });

  test('answers the same to the same question, whatever it was asked before', async () => {
    const bot = createSearchBot({ evaluate: someone, worlds: 4 });
    const ask = async (deal: Deal) => bot.decide(viewOf(deal, deal.seat), deal.legalActions());
    const deals = [1, 2, 3, 4].map((draws) => {
      const deal = dealt({ hands: ['7s 8h 9d', '2c 3d 4h', '5c 6c Tc'] });
      drawAndDrop(deal, draws);
      return deal;
    });
    const before = await Promise.all(deals.map(ask));
    expect((await Promise.all(deals.toReversed().map(ask))).toReversed()).toEqual(before);
  });

  test('throws what the network throws, and goes on with the next question', async () => {
    let fails = true;
    const bot = createSearchBot({
      evaluate: (...rows) => (fails ? Promise.reject(new Error('no network')) : someone(...rows)),
      worlds: 4,
    });
    const deal = dealt({ hands: ['As Ks 9s', '2c 3d 4h'] });
    await expect(bot.decide(viewOf(deal, 0), deal.legalActions())).rejects.toThrow('no network');
    fails = false;
    expect(deal.legalActions()).toContain(await bot.decide(viewOf(deal, 0), deal.legalActions()));
  });
});
