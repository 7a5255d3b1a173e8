import { describe, expect, test } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { EQUITY_PARAMETERS } from '../../../../training/learner/equity/features.ts';
import { ModelError } from '../../../../training/learner/files/stored-model.ts';
import { readVersionBefore } from '../../../../training/learner/upgrade/version-before.ts';
import { withAdded } from '../../../../training/learner/upgrade/added.ts';
import { suitShape } from '../../../../training/learner/games/suit-shape.ts';
import { criticBefore, policyBefore, tensorsBefore } from '../../support/version-before.ts';

const shape = suitShape();

describe('a file of the observation version before', () => {
  test('is a policy with weights of 0 for what is new, and the facts that it stated', () => {
    expect(readVersionBefore(shape, policyBefore())).toEqual({
      is: 'policy',
      parameters: withAdded(shape.policyParameters, tensorsBefore(shape.policyParameters)),
      facts: {
        rules: preset('gin'),
        players: [2, 6],
        training: { command: 'train', seed: 1, decisions: 5_000, commit: 'abc' },
      },
    });
  });

  test('or a critic and the match equity', () => {
    const { criticParameters } = shape;
    const tensors = tensorsBefore([...criticParameters, ...EQUITY_PARAMETERS]);
    expect(readVersionBefore(shape, criticBefore())).toEqual({
      is: 'critic',
      networks: { critic: withAdded(criticParameters, tensors), equity: withAdded(EQUITY_PARAMETERS, tensors) },
    });
  });

  test.each([
    [{ observation: '2' }, "it reads observation version 2: allowed is 3, the one before this program's"],
    [{ observation: '4' }, "it reads observation version 4: allowed is 3, the one before this program's"],
    [{ format: 'other/1' }, 'it is neither a policy nor a critic'],
  ])('is refused with %o', (metadata, message) => {
    expect(() => readVersionBefore(shape, policyBefore(metadata))).toThrow(new ModelError(message));
  });

  test('is refused where its network has another shape', () => {
    const { policyParameters } = suitShape({ policy: { table: 8, suit: 4 } });
    expect(() => readVersionBefore({ ...shape, policyParameters }, policyBefore())).toThrow(ModelError);
  });
});
