import { describe, expect, test } from 'vitest';
import { DECLARE, DRAW, KNOCK, TAKE, discardOf, parseAction } from '../../../engine/actions.ts';
import { createThresholdBot } from '../../../engine/bots/threshold.ts';
import { parseCard } from '../../../engine/cards.ts';
import { Match } from '../../../engine/match.ts';
import { Recorder, type DealBots, type MatchRecord } from '../../../engine/record.ts';
import { chanceCurve } from '../../../engine/review/curve.ts';
import { decisionsOf, kindOf, reviewOf, tellsOfBots } from '../../../engine/review/review.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { someone } from '../support/networks.ts';
import { rulesWith } from '../support/stacked.ts';

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
