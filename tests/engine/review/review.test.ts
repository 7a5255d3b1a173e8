import { describe, expect, test } from 'vitest';
import { DRAW, formatAction, parseAction } from '../../../engine/actions.ts';
import { Match } from '../../../engine/match.ts';
import { Recorder, type MatchRecord } from '../../../engine/record.ts';
import { JudgedDecision } from '../../../engine/review/judge.ts';
import { decisionsOf, kindOf, reviewOf, tellsOfBots, type ReviewedDecision } from '../../../engine/review/review.ts';
import type { View } from '../../../engine/view.ts';
import { network } from '../support/networks.ts';
import { play, rulesWith, stackDeck } from '../support/stacked.ts';

type Phase = View['phase'];

describe('the decisions of a seat', () => {
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

  test('show what it could know then', () => {
    const { view, legal } = decisionsOf(twoDeals(), 0)[1];
    expect(view.toJSON()).toMatchObject({ seat: 0, hand: ['Kc', '9c', '3d'], drawn: '6s' });
    expect(legal.map(formatAction)).toEqual(['discard 6s', 'discard Kc', 'discard 9c', 'discard 3d']);
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
    const [sure, last] = [decisions[0], decisions[3]];
    const judge = {
      evaluate: network((action) => (action === DRAW ? 1_000 : 1)),
      factorCost: 0.006,
      seed: 1,
      mostDeals: 64,
    };
    const judged: (ReviewedDecision | null)[] = [];
    for await (const one of reviewOf([sure, last], judge)) judged.push(one);
    const alone = await new JudgedDecision(last, judge).judge(last.played);
    expect(judged).toEqual([null, { ...alone, deal: 1, at: 6, turn: 2, kind: 'discard' }]);
  });
});

test.each([
  ['draw', 'take', 'draw'],
  ['take', 'draw', 'draw'],
  ['draw', 'knock', 'knock'],
  ['knock', 'take', 'knock'],
  ['swap-all', 'knock', 'knock'],
  ['knock 2c', 'discard 2c', 'knock'],
  ['pass', 'pass', 'knock', 'knock'],
  ['discard 2c', 'discard Kc', 'discard'],
  ['declare', 'declare', 'declare'],
  ['quiet', 'quiet', 'declare'],
  ['quiet', 'declare', 'declare'],
  ['replace 0', 'replace 2', 'place'],
  ['discard 2c', 'replace 0', 'place'],
  ['pass', 'pass', 'exchange', 'second-exchange'],
  ['take 2c', 'take Kc', 'exchange'],
  ['pass', 'swap-all', 'exchange'],
  ['take 2c', 'pass', 'exchange'],
  ['change', 'change', 'exchange', 'draw'],
  ['change', 'pass', 'exchange'],
  ['keep', 'change', 'change'],
  ['change', 'keep', 'change'],
  ['change', 'change', 'change', 'dealer-choice'],
  ['pass', 'stand', 'discard', 'discard'],
] as const)('"%s" beside "%s" is a decision of the kind %s', (played, best, kind, phase?: Phase) => {
  expect(kindOf(parseAction(played), parseAction(best), phase)).toBe(kind);
});
