/** Games as public pages describe them: their rules files say nothing in vain and can be played. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../engine/actions.ts';
import { createThresholdBot } from '../../../engine/bots/threshold.ts';
import { Match } from '../../../engine/match.ts';
import { withoutEffect } from '../../../engine/rules/describe.ts';
import { preset, resolveRules } from '../../../engine/rules/resolve.ts';
import { RULE_NAMES, type HouseRules } from '../../../engine/rules/table.ts';
import { Course } from '../support/course.ts';
import { Oracle } from '../support/oracle.ts';
import { DESCRIPTIONS, rulesFileOf } from './descriptions.ts';

/** What the players knock with. */
const LEVELS = [21, 26, 30, 24, 28, 29];
/** Fewer, where the game may be played by so few: more show nothing else. */
const ENOUGH = 3;

describe('the table of descriptions', () => {
  test('names every game and every page once', () => {
    expect(new Set(DESCRIPTIONS.map(({ name }) => name)).size).toBe(DESCRIPTIONS.length);
    const addresses = DESCRIPTIONS.map(({ address }) => address);
    expect(addresses.filter((address) => !URL.canParse(address))).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each([1, 2, 3, 4])('has games enough in sample %i, also of those with a pool', (number) => {
    const sample = DESCRIPTIONS.filter((one) => one.sample === number);
    expect(sample.length).toBeGreaterThanOrEqual(24);
    expect(sample.filter((one) => resolveRules(rulesFileOf(one)).play === 'pool').length).toBeGreaterThanOrEqual(10);
  });
});

describe.each(DESCRIPTIONS)('$name', (description) => {
  const file = rulesFileOf(description);
  const rules = resolveRules(file);

  test('says nothing that has no effect or that its base says already', () => {
    const own = RULE_NAMES.filter((key) => key in file);
    const base = preset(file.base as string);
    const idle = withoutEffect(rules).map(({ key }) => key);
    expect(own.filter((key) => idle.includes(key))).toEqual([]);
    expect(own.filter((key) => JSON.stringify(rules[key]) === JSON.stringify(base[key]))).toEqual([]);
  });

  test('is played to its end', () => {
    expect(winnersOf(rules, Math.max(rules.players[0], Math.min(rules.players[1], ENOUGH))).length).toBeGreaterThan(0);
  });
});

/** Plays a match, and compares its course and the result of every deal with a second reading of the rules. */
function winnersOf(rules: HouseRules, players: number): readonly number[] {
  // Long matches show nothing that short ones do not.
  const short = { ...rules, pointsTarget: Math.min(rules.pointsTarget, 3), lives: Math.min(rules.lives, 2) };
  const course = new Course(short, players);
  const oracle = new Oracle(short, players);
  const match = new Match(short, players, {
    seed: 1,
    listener: (event) => {
      course.hear(event);
      oracle.hear(event);
      if (event.type !== 'deal-over') return;
      const result = match.dealResult();
      expect(result).toEqual(oracle.result(result.end));
    },
  });
  const bots = LEVELS.map(createThresholdBot);
  while (match.phase !== 'over') {
    if (match.seat < 0) match.startDeal();
    else match.apply(bots[match.seat].decide(match.view(match.seat), match.legalActions()) as Action);
  }
  return match.winners;
}
