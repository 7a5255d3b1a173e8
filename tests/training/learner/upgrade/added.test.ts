/** What earlier versions of observation and actions had not. */
import { describe, expect, test } from 'vitest';
import { RANK_COUNT, SUIT_COUNT } from '../../../../engine/cards.ts';
import { ACTION_COUNT, KEEP, SWAP_ALL, discardOf, knockWith } from '../../../../engine/actions.ts';
import { GLOBAL_SIZE, OBSERVATION_SIZE, SUIT_SIZE, ruleFeaturesAt } from '../../../../engine/observation.ts';
import type { RuleName } from '../../../../engine/rules/table.ts';
import { Random } from '../../../../engine/random.ts';
import { EQUITY_PARAMETERS } from '../../../../training/learner/equity/features.ts';
import { withAdded } from '../../../../training/learner/upgrade/added.ts';
import { CARD_OUTPUTS } from '../../../../training/learner/games/suit-shape.ts';
import { sizeOf, totalSize } from '../../../../training/learner/network/parameters.ts';
import { eagerSession } from '../../../../training/learner/tensorflow/eager.ts';
import { suitNetwork } from '../../../../training/learner/tensorflow/suit-network.ts';
import { policyForward } from '../../../../training/learner/tensorflow/write-policy-file.ts';
import { EARLIER_VERSIONS, earlierTensors } from '../../support/earlier-version.ts';
import { loadEagerBackend } from '../../../../training/cli/runtimes/tensorflow-backend.ts';

const network = suitNetwork({ policy: { table: 12, suit: 6 }, critic: { table: 8, suit: 4 } });

describe.each(EARLIER_VERSIONS)('a policy of version %i that is carried over', (version) => {
  const before = earlierTensors(network.policyParameters, version);
  const flat = withAdded(network.policyParameters, before, version);
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

  /** By value of a house rule other than its default, whether the policy reads it. */
  const readValues = (name: RuleName): boolean[] => {
    const { at, count } = ruleFeaturesAt(name);
    const weights = of('policy/table1/global', GLOBAL_SIZE * 12).subarray(at * 12, (at + count) * 12);
    return Array.from({ length: count }, (_, i) =>
      weights.subarray(i * 12, (i + 1) * 12).some((weight) => weight !== 0),
    );
  };

  test('reads of house rules the values that its version had', () => {
    const isOf4 = version >= 4;
    expect(readValues('play')).toEqual([true, isOf4]);
    expect(readValues('declareEnds')).toEqual([isOf4, isOf4, isOf4, false]);
    expect(readValues('stockEmpty')).toEqual([true, isOf4, false]);
    expect(readValues('poolPass')).toEqual([isOf4, false, false]);
    expect(readValues('threeOfAKind')).toEqual(
      [true, true, true, isOf4, isOf4].slice(0, readValues('threeOfAKind').length),
    );
    expect(readValues('takeDiscards')).toEqual([false]);
    expect(readValues('grace')).toEqual([true]);
  });

  test('finds actions that it did not have as likely as any other of their kind', async () => {
    await loadEagerBackend();
    const random = new Random(8);
    const observation = Float32Array.from({ length: OBSERVATION_SIZE }, () => random.unit());
    const answer = await eagerSession(policyForward(network, flat)).run({
      observation: { data: observation, dims: [1, OBSERVATION_SIZE] },
      mask: { data: new Float32Array(ACTION_COUNT).fill(1), dims: [1, ACTION_COUNT] },
    });
    const chances = answer.policy.data;
    expect(chances[SWAP_ALL] === chances[KEEP]).toBe(version < 4);
    expect(chances[discardOf(3)]).not.toBe(chances[knockWith(3)]);
  });

  test('is refused where it is no network of that version', () => {
    const wrong = { ...before, 'policy/plain': new Float32Array(12 * 24) };
    const wanted = { 3: 240, 4: 276 }[version];
    expect(() => withAdded(network.policyParameters, wrong, version)).toThrow(
      `"policy/plain" has 288 numbers, and ${wanted} are wanted: it is not a network of version ${version}`,
    );
    const { 'policy/value': _, ...lacking } = before;
    expect(() => withAdded(network.policyParameters, lacking, version)).toThrow('"policy/value" has 0 numbers');
  });
});

test.each(EARLIER_VERSIONS)('critic and match equity of version %i are carried over alike', (version) => {
  for (const parameters of [network.criticParameters, EQUITY_PARAMETERS]) {
    const before = earlierTensors(parameters, version);
    const kept = Array.from(withAdded(parameters, before, version)).filter((weight) => weight !== 0);
    expect(kept).toEqual(parameters.flatMap(({ name }) => Array.from(before[name])));
  }
});

test('the outputs of a suit are discards, knocks and takes', () => {
  expect(CARD_OUTPUTS).toBe(3 * RANK_COUNT);
  expect(OBSERVATION_SIZE).toBe(GLOBAL_SIZE + SUIT_COUNT * SUIT_SIZE);
});
