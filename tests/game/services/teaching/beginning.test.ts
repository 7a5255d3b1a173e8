import { expect, test } from 'vitest';
import { continuedBeginning, newBeginning, OtherWidth } from '../../../../game/services/teaching/beginning.ts';
import { Random } from '../../../../engine/random.ts';
import { readModelFacts } from '../../../../training/learner/files/stored-model.ts';
import { CheckpointError } from '../../../../training/learner/ppo/checkpoint-file.ts';
import { initialParameters } from '../../../../training/learner/network/parameters.ts';
import { suitNetwork } from '../../../../training/learner/tensorflow/suit-network.ts';
import { writePolicyFile } from '../../../../training/learner/tensorflow/write-model-files.ts';
import { GENERAL, tinyPlan } from '../../support/teaching.ts';

test('a policy of another width cannot be taught', async () => {
  const wider = suitNetwork({ policy: { table: 176, suit: 64 } });
  const parameters = initialParameters(wider.policyParameters, new Random(1));
  const policy = await writePolicyFile(wider, parameters, readModelFacts(GENERAL.policy));
  const teach = () => newBeginning(tinyPlan(), { policy, critic: null });
  expect(teach).toThrow(OtherWidth);
  expect(teach).toThrow('its network is not 160 and 64 wide, as those are that can be taught here');
});

test('teaching may begin with nothing, or with the parameters of a policy, and its critic where there is one', () => {
  const passed = { seconds: 0, measured: 0, pack: null };
  const nothing = { plan: tinyPlan(), weights: null, start: null, snapshot: null, ...passed };
  const { earlier, ...rest } = newBeginning(tinyPlan(), null);
  expect([rest, earlier.size]).toEqual([nothing, 0]);
  const { weights, start } = newBeginning(tinyPlan(), GENERAL);
  expect(start).toBe(weights?.policy);
  expect(weights?.criticAndEquity).not.toBeNull();
  expect(newBeginning(tinyPlan(), { ...GENERAL, critic: null }).weights?.criticAndEquity).toBeNull();
});

test('a checkpoint that is no compressed file is damaged', async () => {
  const damaged = new CheckpointError('is damaged: it cannot be decompressed');
  await expect(continuedBeginning(Uint8Array.of(1, 2, 3))).rejects.toThrow(damaged);
});
