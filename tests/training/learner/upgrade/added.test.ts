/** What the version of observation and actions before this one had not. */
import { describe, expect, test } from 'vitest';
import { RANK_COUNT, SUIT_COUNT } from '../../../../engine/cards.ts';
import { ACTION_COUNT, PASS, SWAP_ALL, discardOf, knockWith, takeOf } from '../../../../engine/actions.ts';
import { GLOBAL_SIZE, OBSERVATION_SIZE, SUIT_SIZE, ruleFeaturesAt } from '../../../../engine/observation.ts';
import { Random } from '../../../../engine/random.ts';
import { EQUITY_PARAMETERS } from '../../../../training/learner/equity/features.ts';
import { withAdded } from '../../../../training/learner/upgrade/added.ts';
import { CARD_OUTPUTS } from '../../../../training/learner/games/suit-shape.ts';
import { sizeOf, totalSize } from '../../../../training/learner/network/parameters.ts';
import { eagerSession } from '../../../../training/learner/tensorflow/eager.ts';
import { suitNetwork } from '../../../../training/learner/tensorflow/suit-network.ts';
import { policyForward } from '../../../../training/learner/tensorflow/write-policy-file.ts';
import { tensorsBefore } from '../../support/version-before.ts';
import { loadEagerBackend } from '../../../../training/cli/runtimes/tensorflow-backend.ts';

const network = suitNetwork({ policy: { table: 12, suit: 6 }, critic: { table: 8, suit: 4 } });

describe('a policy that is carried over', () => {
  const before = tensorsBefore(network.policyParameters);
  const flat = withAdded(network.policyParameters, before);
  const offsets = new Map<string, number>();
  network.policyParameters.reduce((at, parameter) => {
    offsets.set(parameter.name, at);
    return at + sizeOf(parameter);
  }, 0);
  const of = (name: string, length: number) => flat.subarray(offsets.get(name), (offsets.get(name) as number) + length);

  test('has all weights of before, in their order, and zeros', () => {
    expect(flat).toHaveLength(totalSize(network.policyParameters));
    const kept = Array.from(flat).filter((weight) => weight !== 0);
    expect(kept).toEqual(network.policyParameters.flatMap(({ name }) => Array.from(before[name])));
  });

  test('reads nothing of rules that are new', () => {
    const { at, count } = ruleFeaturesAt('declareEnds');
    expect(count).toBe(3);
    const weights = of('policy/table1/global', GLOBAL_SIZE * 12).subarray(at * 12, (at + count) * 12);
    expect(new Set(weights)).toEqual(new Set([0]));
  });

  test('reads of a rule that had fewer values what it read before', () => {
    const { at } = ruleFeaturesAt('play');
    const weights = of('policy/table1/global', GLOBAL_SIZE * 12);
    expect(weights.subarray(at * 12, (at + 1) * 12).every((weight) => weight !== 0)).toBe(true);
    expect(new Set(weights.subarray((at + 1) * 12, (at + 2) * 12))).toEqual(new Set([0]));
  });

  test('finds every action that is new as likely as any other', async () => {
    await loadEagerBackend();
    const random = new Random(8);
    const observation = Float32Array.from({ length: OBSERVATION_SIZE }, () => random.unit());
    const answer = await eagerSession(policyForward(network, flat)).run({
      observation: { data: observation, dims: [1, OBSERVATION_SIZE] },
      mask: { data: new Float32Array(ACTION_COUNT).fill(1), dims: [1, ACTION_COUNT] },
    });
    const chances = answer.policy.data;
    expect(new Set([takeOf(0), takeOf(51), SWAP_ALL].map((action) => chances[action])).size).toBeLessThanOrEqual(3);
    expect(chances[PASS]).not.toBe(chances[SWAP_ALL]);
    expect(chances[discardOf(3)]).not.toBe(chances[knockWith(3)]);
  });

  test('is refused where it is no network of the version before', () => {
    const wrong = { ...before, 'policy/plain': new Float32Array(12 * 23) };
    expect(() => withAdded(network.policyParameters, wrong)).toThrow(
      '"policy/plain" has 276 numbers, and 240 are wanted: it is not a network of the version before',
    );
    const { 'policy/value': _, ...lacking } = before;
    expect(() => withAdded(network.policyParameters, lacking)).toThrow('"policy/value" has 0 numbers');
  });
});

test('critic and match equity are carried over alike', () => {
  for (const parameters of [network.criticParameters, EQUITY_PARAMETERS]) {
    const before = tensorsBefore(parameters);
    const kept = Array.from(withAdded(parameters, before)).filter((weight) => weight !== 0);
    expect(kept).toEqual(parameters.flatMap(({ name }) => Array.from(before[name])));
  }
});

test('the outputs of a suit are discards, knocks and takes', () => {
  expect(CARD_OUTPUTS).toBe(3 * RANK_COUNT);
  expect(OBSERVATION_SIZE).toBe(GLOBAL_SIZE + SUIT_COUNT * SUIT_SIZE);
});
