import { describe, expect, test } from 'vitest';
import { formatAction, parseAction } from '../../../engine/actions.ts';
import { choiceChances, choiceOf, createCharacter } from '../../../engine/bots/character.ts';
import { LEVEL_FACTS, STYLE_FACTS, type Level, type PlayingStyle } from '../../../engine/bots/characters.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt } from '../support/stacked.ts';

describe('how much a style likes an action', () => {
  const ACTIONS = [
    'draw',
    'take',
    'knock',
    'knock 2c',
    'stand',
    'look',
    'hammer',
    'deal',
    'sudden-death',
    'discard Ac',
    'discard 2c',
  ];

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

  test('is an action the less often, the more it gives away, and none that gives away more than it may', () => {
    // A beginner may give away .12, and plays what does e² times less often.
    const { allowance } = LEVEL_FACTS.beginner;
    expect(allowance).toBe(0.12);
    expect(shares('beginner', 'even', judged({ [DRAW]: 0, [TAKE]: 1, [KNOCK]: 1.9 }, 0.06))).toEqual(
      of(1, Math.exp(-1), Math.exp(-1.9)),
    );
    expect(shares('beginner', 'even', judged({ [DRAW]: 0, [TAKE]: 1, [KNOCK]: 2.1 }, 0.06))).toEqual(
      of(1, Math.exp(-1), 0),
    );
  });

  test('is for a master the favourite alone, the first of those that are as good', () => {
    expect(shares('master', 'even', judged({ [DRAW]: 0.001, [TAKE]: 0, [KNOCK]: 3 }, 0.06))).toEqual([0, 1, 0]);
    expect(shares('master', 'even', judged({ [DRAW]: 0, [TAKE]: 0, [KNOCK]: 0 }, 0.06))).toEqual([1, 0, 0]);
  });

  test('is what its style likes, where that costs less than .023', () => {
    expect(shares('master', 'early-knocker', judged({ [DRAW]: 0, [TAKE]: 0, [KNOCK]: 2.2 }, 0.01))).toEqual([0, 0, 1]);
    expect(shares('master', 'early-knocker', judged({ [DRAW]: 0, [TAKE]: 0, [KNOCK]: 2.4 }, 0.01))).toEqual([1, 0, 0]);
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
    // Where rounding leaves a little over.
    expect(chosen(1.1)).toBe(DRAW);
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
});
