/** The policy as a bot: which action it plays by the probabilities that a network gives. */
import { describe, expect, test } from 'vitest';
import { ACTION_COUNT, DRAW, KNOCK, TAKE, type Action } from '../../../engine/actions.ts';
import { createPolicyBot, likeliest, type EvaluateOne } from '../../../engine/bots/policy.ts';
import { OBSERVATION_SIZE } from '../../../engine/observation.ts';
import { Random } from '../../../engine/random.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt } from '../support/stacked.ts';

const deal = dealt({ hands: ['2s 5d 4c', 'Ah Kh 9h'] }, preset('scat'));
const view = viewOf(deal, deal.seat);

/** By action, numbers for all outputs; 0 where none is given. */
function outputs(given: Readonly<Record<number, number>>): Float32Array {
  return Float32Array.from({ length: ACTION_COUNT }, (_, action) => given[action] ?? 0);
}

const answering =
  (given: Readonly<Record<number, number>>): EvaluateOne =>
  async () =>
    outputs(given);

describe('the likeliest action', () => {
  test.each<[string, Action, Record<number, number>]>([
    ['has the highest probability', TAKE, { [DRAW]: 0.2, [TAKE]: 0.5, [KNOCK]: 0.3 }],
    ['is the first among equals', DRAW, { [DRAW]: 0.4, [TAKE]: 0.4, [KNOCK]: 0.2 }],
    ['is legal, whatever the others have', TAKE, { [DRAW]: 0.1, [TAKE]: 0.2, [ACTION_COUNT - 1]: 0.9 }],
    ['is the first that is legal where nothing has a probability', DRAW, {}],
  ])('%s', async (_what, wanted, given) => {
    expect(likeliest(outputs(given), outputs({ [DRAW]: 1, [TAKE]: 1, [KNOCK]: 1 }))).toBe(wanted);
    expect(await createPolicyBot(answering(given)).decide(view, [DRAW, TAKE, KNOCK])).toBe(wanted);
  });

  test('may be the last of all', () => {
    expect(likeliest(outputs({}), outputs({ [ACTION_COUNT - 1]: 1 }))).toBe(ACTION_COUNT - 1);
  });

  test('is none where nothing is legal', () => {
    expect(likeliest(outputs({ [DRAW]: 1 }), outputs({}))).toBe(-1);
  });
});

describe('a policy as a bot', () => {
  test('gives the network what the seat sees and what is legal', async () => {
    const given: [observation: number, legal: number[]][] = [];
    const bot = createPolicyBot(async (observation, mask) => {
      given.push([observation.length, [...mask.keys()].filter((action) => mask[action] === 1)]);
      return mask;
    });
    await bot.decide(view, [DRAW, KNOCK]);
    expect(given).toEqual([[OBSERVATION_SIZE, [DRAW, KNOCK]]]);
  });

  test('plays the only legal action without asking the network', async () => {
    const bot = createPolicyBot(() => Promise.reject(new Error('it was asked')));
    expect(await bot.decide(view, [TAKE])).toBe(TAKE);
  });

  test('is called policy where it gets no name', () => {
    expect(createPolicyBot(answering({})).name).toBe('policy');
    expect(createPolicyBot(answering({}), 'Anna').name).toBe('Anna');
  });

  test('with chance plays each legal action as often as it is probable', async () => {
    const bot = createPolicyBot(
      answering({ [DRAW]: 0.25, [TAKE]: 0.75, [ACTION_COUNT - 1]: 0.9 }),
      'policy',
      new Random(1),
    );
    const played: Action[] = [];
    for (let times = 0; times < 400; times++) played.push(await bot.decide(view, [DRAW, TAKE, KNOCK]));
    const counts = [DRAW, TAKE, KNOCK].map((action) => played.filter((other) => other === action).length);
    expect(counts[0] + counts[1]).toBe(400);
    expect(counts[0]).toBeGreaterThan(70);
    expect(counts[0]).toBeLessThan(130);
  });

  test('with chance plays the likeliest where the probabilities do not add up to 1', async () => {
    const bot = createPolicyBot(answering({ [DRAW]: 1e-9, [TAKE]: 2e-9 }), 'policy', new Random(1));
    expect(await bot.decide(view, [DRAW, TAKE, KNOCK])).toBe(TAKE);
  });
});
