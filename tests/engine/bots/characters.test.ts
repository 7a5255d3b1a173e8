import { describe, expect, test } from 'vitest';
import { formatAction, parseAction } from '../../../engine/actions.ts';
import { choiceChances, choiceOf, createCharacter } from '../../../engine/bots/character.ts';
import { LEVEL_FACTS, LEVELS, STYLE_FACTS, type Level, type PlayingStyle } from '../../../engine/bots/characters.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt } from '../support/stacked.ts';

test('a higher level may give less away, and was measured to win more', () => {
  const facts = LEVELS.map((level) => LEVEL_FACTS[level]);
  expect(facts).toEqual(facts.toSorted((a, b) => b.allowance - a.allowance));
  expect(facts).toEqual(facts.toSorted((a, b) => a.beatsExpert - b.beatsExpert));
});

describe('how much a style likes an action', () => {
  const ACTIONS = 'draw,take,knock,knock 2c,stand,look,hammer,deal,sudden-death,discard Ac,discard 2c'.split(',');

  test.each<[PlayingStyle, number[]]>([
    ['even', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['early-knocker', [0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0]],
    // The lower the card that it puts down, the better: by elevenths.
    ['hoarder', [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1 - 2 / 11]],
    ['gambler', [1, 0.5, 0, 0, 0.5, 0.5, 1, 0.5, 1, 0.5, 0.5]],
    ['cautious', [0.6, 1, 0, 0, 1, 1, 0, 1, 0, 0.6, 0.6]],
  ])('%s', (style, liking) => {
    const found = ACTIONS.map((text) => [text, STYLE_FACTS[style].likes(parseAction(text))]);
    expect(found).toEqual(ACTIONS.map((text, i) => [text, liking[i]]));
  });
});

describe('what a character chooses', () => {
  const LEGAL = ['draw', 'take', 'knock'].map(parseAction);
  const [DRAW, TAKE, KNOCK] = LEGAL;

  /** A policy that plays these actions less often than its favourite by so many factors of e. */
  function judged(rarer: Readonly<Record<number, number>>, factorCost: number) {
    const chances = new Float64Array(200);
    for (const action of LEGAL) chances[action] = rarer[action] === Infinity ? 0 : Math.exp(-1 - rarer[action]);
    return { chances, factorCost };
  }
  const shares = (level: Level, style: PlayingStyle, situation: ReturnType<typeof judged>) =>
    choiceChances({ level, style }, LEGAL, situation);
  const of = (...weights: number[]) => {
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => expect.closeTo(weight / sum, 9) as number);
  };

  test.each<[what: string, Level, PlayingStyle, rarer: [number, number, number], factorCost: number, number[]]>([
    ['the less often, the more it gives away', 'beginner', 'even', [0, 1, 1.9], 0.06, [0, -1, -1.9]],
    ['never what gives away more than it may', 'beginner', 'even', [0, 1, 2.1], 0.06, [0, -1, -Infinity]],
    ['the favourite alone, if a master', 'master', 'even', [0.001, 0, 3], 0.06, [-Infinity, 0, -Infinity]],
    ['the first of favourites', 'master', 'even', [0, 0, 0], 0.06, [0, -Infinity, -Infinity]],
    ['what it likes for less than .023', 'master', 'early-knocker', [0, 0, 2.2], 0.01, [-Infinity, -Infinity, 0]],
    ['not for more', 'master', 'early-knocker', [0, 0, 2.4], 0.01, [0, -Infinity, -Infinity]],
  ])('is %s', (_what, level, style, [draw, take, knock], factorCost, exponents) => {
    const situation = judged({ [DRAW]: draw, [TAKE]: take, [KNOCK]: knock }, factorCost);
    expect(shares(level, style, situation)).toEqual(of(...exponents.map(Math.exp)));
  });

  test('may be what the policy never plays, which counts as 69 factors of e', () => {
    // A billion billion billion times a thousand less often than always, and e less often than that.
    const situation = judged({ [DRAW]: -1, [TAKE]: Infinity, [KNOCK]: Infinity }, 0.001);
    const rarest = Math.exp((-2 * 0.001 * Math.log(1e30)) / 0.12);
    expect(shares('beginner', 'even', situation)).toEqual(of(1, rarest, rarest));
  });

  test('follows from a number between 0 and 1, each action having its share of them in turn', () => {
    const situation = judged({ [DRAW]: 0, [TAKE]: 1, [KNOCK]: 2.1 }, 0.06);
    const [share] = shares('beginner', 'even', situation);
    const chosen = (at: number) => choiceOf({ level: 'beginner', style: 'even' }, LEGAL, { ...situation, at });
    expect([0, share - 0.001, share + 0.001, 0.999].map(chosen)).toEqual([DRAW, DRAW, TAKE, TAKE]);
  });

  test('is reported with how close the two favourites of the policy were', async () => {
    const deal = dealt({ hands: ['As Ks 9s', '2c 3d 4h'] });
    const view = viewOf(deal, 0);
    const told: number[] = [];
    const play = async (chances: [number, number, number], legal = LEGAL) => {
      const evaluate = () =>
        Promise.resolve(LEGAL.reduce((all, action, i) => all.with(action, chances[i]), new Float32Array(200)));
      const options = { evaluate, factorCost: () => 0.01, level: 'master', style: 'even' } as const;
      const bot = createCharacter({ ...options, onDecision: (doubt) => told.push(Math.round(doubt * 100) / 100) });
      expect(bot.name).toBe('master/even');
      return formatAction(await bot.decide(view, legal));
    };
    expect(await play([0.25, 0.5, 0.1])).toBe('take');
    expect(await play([0, 0, 0])).toBe('draw');
    expect(await play([0.25, 0.5, 0.1], [KNOCK])).toBe('knock');
    expect(told).toEqual([0.5, 1, 0]);
  });

  test('differs by seed', async () => {
    const evaluate = () => Promise.resolve(new Float32Array(200).fill(0.1));
    const view = viewOf(dealt({ hands: ['As Ks 9s', '2c 3d 4h'] }), 0);
    const chosen = Array.from({ length: 20 }, async (_, seed) =>
      createCharacter({ evaluate, factorCost: () => 0.01, level: 'beginner', style: 'even', seed }).decide(view, LEGAL),
    );
    expect(new Set(await Promise.all(chosen))).toEqual(new Set(LEGAL));
  });
});
