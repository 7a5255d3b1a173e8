import { describe, expect, test } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { EQUITY_PARAMETERS } from '../../../../training/learner/equity/features.ts';
import { ModelError } from '../../../../training/learner/files/stored-model.ts';
import { readEarlierVersion } from '../../../../training/learner/upgrade/earlier-version.ts';
import { withAdded } from '../../../../training/learner/upgrade/added.ts';
import { suitShape } from '../../../../training/learner/games/suit-shape.ts';
import { EARLIER_VERSIONS, earlierCritic, earlierPolicy, earlierTensors } from '../../support/earlier-version.ts';

const shape = suitShape();

describe.each(EARLIER_VERSIONS)('a file of observation version %i', (version) => {
  test('is a policy with weights of 0 for what is new, and the facts that it stated', () => {
    expect(readEarlierVersion(shape, earlierPolicy({}, version))).toEqual({
      is: 'policy',
      parameters: withAdded(shape.policyParameters, earlierTensors(shape.policyParameters, version), version),
      facts: {
        rules: preset('gin'),
        players: [2, 6],
        training: { command: 'train', seed: 1, decisions: 5_000, commit: 'abc' },
      },
    });
  });

  test('or a critic and the match equity', () => {
    const { criticParameters } = shape;
    const tensors = earlierTensors([...criticParameters, ...EQUITY_PARAMETERS], version);
    expect(readEarlierVersion(shape, earlierCritic(version))).toEqual({
      is: 'critic',
      networks: {
        critic: withAdded(criticParameters, tensors, version),
        equity: withAdded(EQUITY_PARAMETERS, tensors, version),
      },
    });
  });

  test.each([
    [{ observation: '2' }, "it reads observation version 2: allowed are 3, 4, 5, those before this program's"],
    [{ observation: '6' }, "it reads observation version 6: allowed are 3, 4, 5, those before this program's"],
    [
      { observation: 'toString' },
      "it reads observation version toString: allowed are 3, 4, 5, those before this program's",
    ],
    [{ format: 'other/1' }, 'it is neither a policy nor a critic'],
  ])('is refused with %o', (metadata, message) => {
    expect(() => readEarlierVersion(shape, earlierPolicy(metadata, version))).toThrow(new ModelError(message));
  });

  test('is refused where its network has another shape', () => {
    const { policyParameters } = suitShape({ policy: { table: 8, suit: 4 } });
    expect(() => readEarlierVersion({ ...shape, policyParameters }, earlierPolicy({}, version))).toThrow(ModelError);
  });
});
