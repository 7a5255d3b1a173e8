/** The policy as a bot: which action it plays by the probabilities that a network gives. */
import { describe, expect, test } from 'vitest';
import { ACTION_COUNT, DRAW, KNOCK, TAKE, type Action } from '../../../engine/actions.ts';
import { createPolicyBot, likeliest } from '../../../engine/bots/policy.ts';
import { OBSERVATION_SIZE } from '../../../engine/observation.ts';
import { Random } from '../../../engine/random.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt, position, rulesWith } from '../support/stacked.ts';

const LAST = ACTION_COUNT - 1;
const LEGAL = [DRAW, TAKE, KNOCK];
const view = viewOf(position({}, '2s 5d 4c'), 0);

/** By action, numbers for all outputs; 0 where none is given. */
function outputs(given: Readonly<Record<number, number>>): Float32Array {
  return Float32Array.from({ length: ACTION_COUNT }, (_, action) => given[action] ?? 0);
}

const bot = (given: Readonly<Record<number, number>>, random?: Random) =>
  createPolicyBot(() => Promise.resolve(outputs(given)), 'Anna', random);

test.each<[string, Action, Record<number, number>]>([
  ['has the highest probability', TAKE, { [DRAW]: 0.2, [TAKE]: 0.5, [KNOCK]: 0.3 }],
  ['is the first among equals', DRAW, { [DRAW]: 0.4, [TAKE]: 0.4, [KNOCK]: 0.2 }],
  ['is legal, whatever the others have', TAKE, { [DRAW]: 0.1, [TAKE]: 0.2, [LAST]: 0.9 }],
  ['is the first that is legal where nothing has a probability', DRAW, {}],
])('the likeliest action %s', async (_what, wanted, given) => {
  expect(await bot(given).decide(view, LEGAL)).toBe(wanted);
});

test('the likeliest action may be the last of all, or none', () => {
  expect(likeliest(outputs({}), outputs({ [LAST]: 1 }))).toBe(LAST);
  expect(likeliest(outputs({ [DRAW]: 1 }), outputs({}))).toBe(-1);
});

describe('a policy as a bot', () => {
  test('gives the network what the seat sees and what is legal, where there is a choice', async () => {
    const given: [observation: number, legal: number[]][] = [];
    const asking = createPolicyBot((observation, mask) => {
      given.push([observation.length, [...mask.keys()].filter((action) => mask[action] === 1)]);
      return Promise.resolve(mask);
    });
    await asking.decide(view, [DRAW, KNOCK]);
    expect(await asking.decide(view, [TAKE])).toBe(TAKE);
    expect(given).toEqual([[OBSERVATION_SIZE, [DRAW, KNOCK]]]);
    expect([asking.name, bot({}).name]).toEqual(['policy', 'Anna']);
  });

  test.each([
    [10, KNOCK],
    [11, TAKE],
  ])('at a table of %d plays what is expected: the expert does beyond ten', async (players, expected) => {
    const deal = dealt(
      { hands: ['Kd Qd 2s', ...Array.from({ length: players - 1 }, () => '')], turnUp: 'Ad' },
      rulesWith({ players: [2, 11] }),
    );
    expect(await bot({ [KNOCK]: 1 }).decide(viewOf(deal, 0), LEGAL)).toBe(expected);
  });

  test('with chance plays each legal action as often as it is probable', async () => {
    const chancy = bot({ [DRAW]: 0.25, [TAKE]: 0.75, [LAST]: 0.9 }, new Random(1));
    const played: Action[] = [];
    for (let times = 0; times < 400; times++) played.push(await chancy.decide(view, LEGAL));
    const [draws, takes] = [DRAW, TAKE].map((action) => played.filter((other) => other === action).length);
    expect(draws + takes).toBe(400);
    expect(Math.abs(draws - 100)).toBeLessThan(30);
  });

  test('with chance plays the likeliest where the probabilities do not add up to 1', async () => {
    expect(await bot({ [DRAW]: 1e-9, [TAKE]: 2e-9 }, new Random(1)).decide(view, LEGAL)).toBe(TAKE);
  });
});
