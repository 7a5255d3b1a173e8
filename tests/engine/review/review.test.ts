import { describe, expect, test } from 'vitest';
import {
  CHANGE,
  DECLARE,
  DRAW,
  KEEP,
  KNOCK,
  PASS,
  QUIET,
  REPLACE,
  SWAP_ALL,
  TAKE,
  discardOf,
  formatAction,
  knockWith,
  parseAction,
  takeOf,
} from '../../../engine/actions.ts';
import { createThresholdBot } from '../../../engine/bots/threshold.ts';
import { parseCard } from '../../../engine/cards.ts';
import { Match } from '../../../engine/match.ts';
import { Recorder, type DealBots, type MatchRecord } from '../../../engine/record.ts';
import { chanceCurve } from '../../../engine/review/curve.ts';
import { JudgedDecision } from '../../../engine/review/judge.ts';
import { decisionsOf, kindOf, reviewOf, tellsOfBots, type ReviewedDecision } from '../../../engine/review/review.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { network, someone } from '../support/networks.ts';
import { play, rulesWith, stackDeck } from '../support/stacked.ts';

const SHORT = rulesWith({ lives: 1, grace: false });

async function recorded(rules: HouseRules = SHORT, players = 3, bots?: DealBots): Promise<MatchRecord> {
  const recorder = new Recorder();
  const match = new Match(rules, players, { seed: 5, recorder });
  const bot = createThresholdBot(24);
  while (match.phase !== 'over') {
    if (match.seat < 0) {
      match.startDeal();
      recorder.playedBy(bots);
    } else match.apply(await bot.decide(match.view(match.seat), match.legalActions()));
  }
  return recorder.record(match, ['ann', 'bob', 'cleo'].slice(0, players));
}

describe('the decisions of a seat', () => {
  test('are its own where it had a choice, each with what it could know then', async () => {
    const record = await recorded();
    for (const seat of [0, 1, 2]) {
      const decisions = decisionsOf(record, seat);
      expect(decisions.length).toBeGreaterThan(0);
      for (const { deal, at, legal, played, view } of decisions) {
        expect(legal.length).toBeGreaterThan(1);
        expect(legal).toContain(played);
        expect(view.seat).toBe(seat);
        const acted = record.deals[deal - 1].actions.filter(([who]) => who >= 0);
        expect(acted[at]).toEqual([seat, expect.any(String)]);
        expect(parseAction(acted[at][1])).toBe(played);
      }
    }
  });

  test('name how the others play, as the record tells', async () => {
    const level = { policy: 'expert', level: 'casual', style: 'even' } as const;
    const record = await recorded(SHORT, 3, [null, level, level]);
    expect(tellsOfBots(record)).toBe(true);
    expect(decisionsOf(record, 0)[0].players).toEqual([
      null,
      { level: 'casual', style: 'even' },
      { level: 'casual', style: 'even' },
    ]);
    expect(tellsOfBots(await recorded())).toBe(false);
  });
});

describe('the decisions of a seat, by what was written down', () => {
  /** Two deals: seat 1 begins the first and seat 0 the second, in which a bot plays seat 1 of whom no style is known. */
  function twoDeals(): MatchRecord {
    const recorder = new Recorder();
    const rules = rulesWith({ lives: 3 });
    const match = new Match(rules, 2, { seed: 1, dealer: 0, recorder });
    match.startDeal(stackDeck(rules, { hands: ['Kc 9c 3d', '2c 3h 4h'], dealer: 0, stock: '5s 6s 7s' }));
    play(match, '1 draw', '1 discard 5s', '0 draw', '0 discard 6s', '1 knock', '0 draw', '0 discard 7s');
    recorder.playedBy([null, { level: 'strong' }]);
    match.startDeal(stackDeck(rules, { hands: ['Kc 9c 3d', '2c 3h 4h'], dealer: 1, stock: '5s' }));
    play(match, '0 knock', '1 draw', '1 discard 5s');
    return recorder.record(match, ['ann', 'bob']);
  }

  test('are counted by deal, by the actions before, and by the seat’s own turns', () => {
    expect(
      decisionsOf(twoDeals(), 0).map(({ deal, at, turn, played }) => [deal, at, turn, formatAction(played)]),
    ).toEqual([
      [1, 2, 1, 'draw'],
      [1, 3, 1, 'discard 6s'],
      [1, 5, 2, 'draw'],
      [1, 6, 2, 'discard 7s'],
      [2, 0, 1, 'knock'],
    ]);
  });

  test('have players of the policy’s best where nothing is known of them, and even ones without a style', () => {
    const players = decisionsOf(twoDeals(), 0).map((decision) => decision.players);
    expect(players[0]).toEqual([null, null]);
    expect(players[4]).toEqual([null, { level: 'strong', style: 'even' }]);
  });

  test('leave it to the policy’s best where a bot of one deal is not known', () => {
    const record = twoDeals();
    expect(tellsOfBots(record)).toBe(false);
    record.deals[0].bots = [null, { level: 'strong' }];
    expect(tellsOfBots(record)).toBe(true);
    record.deals[0].bots = [null, { style: 'even' }];
    expect(tellsOfBots(record)).toBe(false);
  });

  test('are judged one after another, but what the policy is sure of', async () => {
    const decisions = decisionsOf(twoDeals(), 0);
    const judge = { evaluate: network((action) => (action === DRAW ? 1_000 : 1)), factorCost: 0.006, seed: 1 };
    const judged: (ReviewedDecision | null)[] = [];
    for await (const one of reviewOf(decisions.slice(0, 2), judge)) judged.push(one);
    expect(judged[0]).toBeNull();
    expect(judged[1]).toMatchObject({ deal: 1, at: 3, turn: 1, kind: 'discard', played: decisions[1].played });
    const alone = await new JudgedDecision(decisions[1], judge).judge(decisions[1].played);
    expect(judged[1]).toEqual({ ...alone, deal: 1, at: 3, turn: 1, kind: 'discard' });
  });
});

test('a review of the same record with the same seed is the same', async () => {
  const record = await recorded(SHORT, 2);
  const review = async (): Promise<string> => {
    const all: unknown[] = [];
    const judge = { evaluate: someone, factorCost: 0.006, seed: 1 };
    for await (const judged of reviewOf(decisionsOf(record, 0).slice(0, 3), judge)) all.push(judged);
    return JSON.stringify(all);
  };
  expect(await review()).toBe(await review());
});

test('decisions are of the kind that what was played and what was best differ in', () => {
  const [low, high] = [discardOf(parseCard('2c')), discardOf(parseCard('Kc'))];
  expect(kindOf(DRAW, TAKE)).toBe('draw');
  expect(kindOf(DRAW, KNOCK)).toBe('knock');
  expect(kindOf(low, high)).toBe('discard');
  expect(kindOf(DECLARE, DECLARE)).toBe('declare');
  expect(kindOf(QUIET, QUIET)).toBe('declare');
  expect(kindOf(QUIET, DECLARE)).toBe('declare');
  expect(kindOf(KNOCK, TAKE)).toBe('knock');
  expect(kindOf(PASS, PASS, 'knock')).toBe('knock');
  expect(kindOf(PASS, PASS, 'second-exchange')).toBe('exchange');
  expect(kindOf(knockWith(parseCard('2c')), low)).toBe('knock');
  expect(kindOf(TAKE, DRAW)).toBe('draw');
  expect(kindOf(REPLACE, REPLACE + 2)).toBe('place');
  expect(kindOf(low, REPLACE)).toBe('place');
  expect(kindOf(takeOf(parseCard('2c')), takeOf(parseCard('Kc')))).toBe('exchange');
  expect(kindOf(PASS, SWAP_ALL)).toBe('exchange');
  expect(kindOf(takeOf(parseCard('2c')), PASS)).toBe('exchange');
  expect(kindOf(SWAP_ALL, KNOCK)).toBe('knock');
  expect(kindOf(KEEP, CHANGE)).toBe('change');
  expect(kindOf(CHANGE, KEEP)).toBe('change');
  expect(kindOf(CHANGE, CHANGE, 'dealer-choice')).toBe('change');
  expect(kindOf(CHANGE, CHANGE, 'draw')).toBe('exchange');
  expect(kindOf(CHANGE, PASS)).toBe('exchange');
});

describe('the curve of a match', () => {
  test('begins with equal chances among equals, and ends with the winner', async () => {
    const record = await recorded();
    const curve = chanceCurve(record);
    expect(curve).toHaveLength(record.deals.length + 1);
    for (const chance of curve[0]) expect(chance).toBeCloseTo(1 / 3, 3);
    expect(curve[curve.length - 1][record.winner as number]).toBe(1);
  });

  test('adds up to one after every deal', async () => {
    for (const chances of chanceCurve(await recorded(rulesWith(), 3)))
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 2);
  });
});
