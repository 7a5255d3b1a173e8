/**
 * Levels and playing styles, with networks of a few lines: what they may give away, and that they are deterministic.
 */
import { describe, expect, test } from 'vitest';
import {
  ACTION_COUNT,
  DRAW,
  HAMMER,
  KNOCK,
  SUDDEN_DEATH,
  TAKE,
  formatAction,
  type Action,
} from '../../../engine/actions.ts';
import { createCharacter } from '../../../engine/bots/character.ts';
import {
  LEVEL_FACTS,
  LEVELS,
  PLAYING_STYLES,
  STYLE_FACTS,
  type Level,
  type PlayingStyle,
} from '../../../engine/bots/characters.ts';
import type { EvaluateOne } from '../../../engine/bots/policy.ts';
import type { Deal } from '../../../engine/deal.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt, drawAndDrop } from '../support/stacked.ts';

const FACTOR_COST = 0.01;

/** A policy for which each action costs so much chance to win a match. */
function network(cost: (action: Action) => number): EvaluateOne {
  return async (_observation, mask) => {
    const weights = mask.map((legal, action) => legal * Math.exp(-cost(action) / FACTOR_COST));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  };
}

function character(evaluate: EvaluateOne, level: Level, style: PlayingStyle = 'even', seed = 1) {
  return createCharacter({ evaluate, factorCost: () => FACTOR_COST, level, style, seed });
}

/** A decision between drawing, taking and knocking. */
function choice(): Deal {
  const deal = dealt({ hands: ['As Ks 9s', '2c 3d 4h'] });
  drawAndDrop(deal, 2);
  return deal;
}

/** What so many characters of a level choose there, each with its own seed. */
async function choices(
  evaluate: EvaluateOne,
  level: Level,
  style: PlayingStyle = 'even',
  count = 200,
): Promise<Action[]> {
  const deal = choice();
  const view = viewOf(deal, deal.seat);
  const seeds = Array.from({ length: count }, (_, seed) => seed);
  return Promise.all(
    seeds.map(async (seed) => character(evaluate, level, style, seed).decide(view, deal.legalActions())),
  );
}

const share = (actions: readonly Action[], wanted: Action) =>
  actions.filter((action) => action === wanted).length / actions.length;

describe('a level', () => {
  test.each(LEVELS)('%s gives away no more in a decision than it may', async (level) => {
    const { allowance } = LEVEL_FACTS[level];
    const evaluate = network((action) =>
      action === DRAW ? 0 : action === TAKE ? allowance * 0.9 : allowance * 1.1 + 1e-6,
    );
    const chosen = await choices(evaluate, level);
    expect(chosen).not.toContain(KNOCK);
    expect(chosen).toContain(DRAW);
  });

  test('gives away little more often than much', async () => {
    const evaluate = network((action) => (action === DRAW ? 0 : action === TAKE ? 0.03 : 0.1));
    const chosen = await choices(evaluate, 'beginner');
    expect(share(chosen, DRAW)).toBeGreaterThan(share(chosen, TAKE));
    expect(share(chosen, TAKE)).toBeGreaterThan(share(chosen, KNOCK));
    expect(share(chosen, KNOCK)).toBeGreaterThan(0);
  });

  test('makes smaller mistakes the higher it is, and the master none', async () => {
    const evaluate = network((action) => (action === DRAW ? 0 : 0.03));
    const right = await Promise.all(LEVELS.map(async (level) => share(await choices(evaluate, level), DRAW)));
    expect(right).toEqual(right.toSorted((a, b) => a - b));
    expect(right[0]).toBeLessThan(0.6);
    expect(right.at(-1)).toBe(1);
  });

  test('decides the same with the same seed and the same view', async () => {
    const evaluate = network(() => 0);
    expect(await choices(evaluate, 'beginner', 'even', 30)).toEqual(await choices(evaluate, 'beginner', 'even', 30));
  });

  test('plays what is legal where the policy is certain of one action', async () => {
    const certain: EvaluateOne = async () => new Float32Array(ACTION_COUNT).fill(0).with(DRAW, 1);
    expect(new Set(await choices(certain, 'beginner', 'gambler'))).toEqual(new Set([DRAW]));
  });
});

test('a higher level may give less away, and was measured to win more', () => {
  const facts = LEVELS.map((level) => LEVEL_FACTS[level]);
  for (const [index, { allowance, beatsExpert }] of facts.entries()) {
    if (index === 0) continue;
    expect(allowance).toBeLessThan(facts[index - 1].allowance);
    expect(beatsExpert).toBeGreaterThan(facts[index - 1].beatsExpert);
  }
});

describe('a style', () => {
  const alike = network(() => 0);

  test.each<[PlayingStyle, Action]>([
    ['early-knocker', KNOCK],
    ['hoarder', TAKE],
    ['gambler', DRAW],
    ['cautious', TAKE],
  ])('%s prefers what it likes among equal actions', async (style, liked) => {
    expect(new Set(await choices(alike, 'master', style))).toEqual(new Set([liked]));
  });

  test.each(PLAYING_STYLES)('%s does not give up what matters for it', async (style) => {
    const right = [DRAW, TAKE, KNOCK].map(async (best) => {
      const chosen = await choices(
        network((action) => (action === best ? 0 : 0.03)),
        'master',
        style,
        5,
      );
      expect(new Set(chosen)).toEqual(new Set([best]));
    });
    await Promise.all(right);
  });

  test('of a gambler likes what leaves most to luck, and knocking least', () => {
    const { likes } = STYLE_FACTS.gambler;
    for (const action of [DRAW, SUDDEN_DEATH, HAMMER]) {
      expect(likes(action), formatAction(action)).toBeGreaterThan(likes(TAKE));
    }
    expect(likes(TAKE)).toBeGreaterThan(likes(KNOCK));
  });

  test('likes from nothing to everything', () => {
    for (const style of PLAYING_STYLES) {
      for (let action = 0; action < ACTION_COUNT; action++) {
        const liking = STYLE_FACTS[style].likes(action);
        expect(liking >= 0 && liking <= 1).toBe(true);
      }
    }
  });
});

describe('thinking', () => {
  test.each<[string, number, number]>([
    ['a toss-up', 0, 1],
    ['an obvious move', 1, 0],
  ])('%s is reported as such', async (_what, cost, doubt) => {
    const deal = choice();
    const heard: number[] = [];
    const bot = createCharacter({
      evaluate: network((action) => (action === DRAW ? 0 : cost)),
      factorCost: () => FACTOR_COST,
      level: 'master',
      style: 'even',
      onDecision: (closeness) => heard.push(closeness),
    });
    await bot.decide(viewOf(deal, deal.seat), deal.legalActions());
    expect(heard[0]).toBeCloseTo(doubt);
  });
});
