/** Search at play time, with networks of a few lines: what it finds, what it may know, and that it plays any rules. */
import { describe, expect, test, vi } from 'vitest';
import { DRAW, KNOCK, TAKE } from '../../../engine/actions.ts';
import type { DealWorth } from '../../../engine/bots/race.ts';
import { createSearchBot, type SearchReport } from '../../../engine/bots/search.ts';
import type { Deal } from '../../../engine/deal.ts';
import { viewOf } from '../../../engine/view.ts';
import { network, someone } from '../support/networks.ts';
import { drawAndDrop, position } from '../support/stacked.ts';

/** What search chooses, and what it reports. */
async function searched(deal: Deal, options: Partial<Parameters<typeof createSearchBot>[0]> = {}) {
  const reports: SearchReport[] = [];
  const onSearch = (report: SearchReport) => void reports.push(report);
  const bot = createSearchBot({ evaluate: someone, worlds: 24, onSearch, ...options });
  return { chosen: await bot.decide(viewOf(deal, deal.seat), deal.legalActions()), reports };
}

/** Seat 0 acts again after a turn of both. */
function inItsSecondTurn(hand: string, other = '2c 3d 4h'): Deal {
  const deal = position({}, `${hand} / ${other}`);
  drawAndDrop(deal, 2);
  return deal;
}

describe('search', () => {
  test('finds the knock that wins, in as many deals as asked for', async () => {
    const { chosen, reports } = await searched(inItsSecondTurn('As Ks 9s'));
    expect(chosen).toBe(KNOCK);
    expect(reports.map(({ worlds, actions }) => [worlds, new Set(actions)])).toEqual([
      [24, new Set([DRAW, TAKE, KNOCK])],
    ]);
  });

  test('does not knock with a hand that loses, against a policy that would, or to lose', async () => {
    const eager = network((action) => (action === KNOCK ? 2 : 1));
    expect((await searched(inItsSecondTurn('2s 3h 5d', 'Kc Qc 4h'), { evaluate: eager })).chosen).not.toBe(KNOCK);
    const worth: DealWorth = (over, seat) => over.losses[seat];
    expect((await searched(inItsSecondTurn('As Ks 9s'), { worth })).chosen).not.toBe(KNOCK);
  });

  test('takes the card that makes 31', async () => {
    expect((await searched(position({ knockFrom: 2 }, 'As Ks 9d', 'Qs'))).chosen).toBe(TAKE);
  });

  test('plays what the policy is nearly sure of without searching', async () => {
    const sure = network((action) => (action === TAKE ? 1 : 0.001));
    expect(await searched(position({}, 'As Ks 9s'), { evaluate: sure })).toEqual({ chosen: TAKE, reports: [] });
  });

  test.each([
    [undefined, [[DRAW, TAKE, KNOCK]]],
    [0.1, [[DRAW, TAKE]]],
    // Nothing is left to compare.
    [0.9, []],
  ])('does not try what the policy plays less often than %s', async (leastPrior, tried) => {
    const rare = network((action) => (action === KNOCK ? 0.05 : 1));
    const least = leastPrior === undefined ? {} : { leastPrior };
    const { reports } = await searched(inItsSecondTurn('As Ks 9s'), { evaluate: rare, worlds: 4, ...least });
    expect(reports.map(({ actions }) => new Set(actions))).toEqual(tried.map((actions) => new Set(actions)));
  });

  test('answers the same to the same question, whatever it was asked before', async () => {
    const bot = createSearchBot({ evaluate: someone, worlds: 4 });
    const ask = async (deal: Deal) => bot.decide(viewOf(deal, deal.seat), deal.legalActions());
    const deals = [1, 2, 3].map((draws) => {
      const deal = position({}, '7s 8h 9d / 2c 3d 4h / 5c 6c Tc');
      drawAndDrop(deal, draws);
      return deal;
    });
    const before = await Promise.all(deals.map(ask));
    expect((await Promise.all(deals.toReversed().map(ask))).toReversed()).toEqual(before);
  });

  test('throws what the network throws, and goes on with the next question', async () => {
    const evaluate = vi.fn(someone).mockRejectedValueOnce(new Error('no network'));
    const bot = createSearchBot({ evaluate, worlds: 4 });
    const deal = position({}, 'As Ks 9s');
    await expect(bot.decide(viewOf(deal, 0), deal.legalActions())).rejects.toThrow('no network');
    expect(deal.legalActions()).toContain(await bot.decide(viewOf(deal, 0), deal.legalActions()));
  });
});
