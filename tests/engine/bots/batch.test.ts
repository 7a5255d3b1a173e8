import { describe, expect, test } from 'vitest';
import { ACTION_COUNT, DRAW, KNOCK, TAKE } from '../../../engine/actions.ts';
import { Batch, type EvaluateBatch } from '../../../engine/bots/batch.ts';
import { OBSERVATION_SIZE, writeObservation } from '../../../engine/observation.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt } from '../support/stacked.ts';

const VIEW = viewOf(dealt({ hands: ['As Ks 9s', '2c 3d 4h'] }), 0);

/** A network that says of each row its place in the batch, and keeps what it was given. */
function counting() {
  const given: { observations: Float32Array; masks: Float32Array; rows: number }[] = [];
  const evaluate: EvaluateBatch = (observations, masks, rows) => {
    given.push({ observations, masks, rows });
    return Promise.resolve({
      policy: new Float32Array(rows * ACTION_COUNT),
      value: Float32Array.from({ length: rows }, (_, row) => row),
    });
  };
  return { evaluate, given };
}

describe('questions to a network', () => {
  test('are asked in batches of 256, the rest at the end, and each gets its own answer', async () => {
    const { evaluate, given } = counting();
    const batch = new Batch(evaluate);
    const answers: number[] = [];
    for (let i = 0; i < 300; i++) batch.add(VIEW, [DRAW, TAKE], 2, ({ value }, row) => (answers[i] = value[row]));
    expect(given.map(({ rows }) => rows)).toEqual([256]);
    await batch.flush();
    expect(given.map(({ rows }) => rows)).toEqual([256, 44]);
    expect(answers).toEqual(Array.from({ length: 300 }, (_, i) => i % 256));
    expect(batch.total).toBe(300);
  });

  test('show what the seat sees, and which of its actions are legal', async () => {
    const { evaluate, given } = counting();
    const batch = new Batch(evaluate);
    batch.add(VIEW, [DRAW, TAKE, KNOCK], 3, () => undefined);
    // Of a list that is longer the first two are meant.
    batch.add(VIEW, [DRAW, KNOCK, TAKE], 2, () => undefined);
    await batch.flush();
    const [{ observations, masks }] = given;
    const observation = new Float32Array(OBSERVATION_SIZE);
    writeObservation(VIEW, observation, 0);
    expect(observations).toEqual(Float32Array.of(...observation, ...observation));
    const allowed = [0, 1].map((row) => {
      const mask = masks.subarray(row * ACTION_COUNT, (row + 1) * ACTION_COUNT);
      return Array.from(mask.keys()).filter((action) => mask[action] === 1);
    });
    expect(allowed.map((actions) => new Set(actions))).toEqual([new Set([DRAW, TAKE, KNOCK]), new Set([DRAW, KNOCK])]);
    expect(masks).toHaveLength(2 * ACTION_COUNT);
  });

  test('are no more once they have been answered', async () => {
    const { evaluate, given } = counting();
    const batch = new Batch(evaluate);
    await batch.flush();
    expect(given).toEqual([]);
    batch.add(VIEW, [DRAW], 1, () => undefined);
    await batch.flush();
    await batch.flush();
    expect(given).toHaveLength(1);
  });

  test('fail where the network does, once', async () => {
    const batch = new Batch(() => Promise.reject(new Error('no more')));
    batch.add(VIEW, [DRAW], 1, () => undefined);
    await expect(batch.flush()).rejects.toThrow('no more');
    await batch.flush();
  });
});
