import { expect, test } from 'vitest';
import { DecisionStore } from '../../../../training/learner/self-play/decision-store.ts';

const SIZES = { observationSize: 2, hiddenSize: 1, actionCount: 3 };

/** Three decisions as they were seen. */
const SEEN = {
  observation: Float32Array.of(1, 2, 3, 4, 5, 6),
  hidden: Float32Array.of(7, 8, 9),
  mask: Float32Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1),
};

test('with more room the rows that there were stay', () => {
  const store = new DecisionStore(1, SIZES);
  store.copySeen(SEEN, 1, 0);
  store.action[0] = 2;
  store.logProbability[0] = -0.5;
  store.value[0] = 0.25;
  store.advantage[0] = 3;
  store.return[0] = 4;
  store.grow(2);
  const { observation, hidden, mask, action, logProbability, value, advantage, return: returned } = store;
  expect({ observation, hidden, mask, action, logProbability, value, advantage, returned }).toEqual({
    observation: Float32Array.of(3, 4, 0, 0),
    hidden: Float32Array.of(8, 0),
    mask: Float32Array.of(0, 1, 0, 0, 0, 0),
    action: Int32Array.of(2, 0),
    logProbability: Float32Array.of(-0.5, 0),
    value: Float32Array.of(0.25, 0),
    advantage: Float32Array.of(3, 0),
    returned: Float32Array.of(4, 0),
  });
});
