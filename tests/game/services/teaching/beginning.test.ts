import { expect, test } from 'vitest';
import { newBeginning, OtherWidth } from '../../../../game/services/teaching/beginning.ts';
import { Random } from '../../../../engine/random.ts';
import { readModelFacts } from '../../../../training/learner/files/policy-file.ts';
import { initialParameters } from '../../../../training/learner/network/parameters.ts';
import { suitNetwork } from '../../../../training/learner/tensorflow/suit-network.ts';
import { writePolicyFile } from '../../../../training/learner/tensorflow/write-policy-file.ts';
import { GENERAL, tinyPlan } from '../../support/teaching.ts';

test('a policy of another width cannot be taught', async () => {
  const wider = suitNetwork({ policy: { table: 176, suit: 64 } });
  const parameters = initialParameters(wider.policyParameters, new Random(1));
  const policy = await writePolicyFile(wider, parameters, readModelFacts(GENERAL.policy));
  expect(() => newBeginning(tinyPlan(), { policy, critic: null })).toThrow(OtherWidth);
});
