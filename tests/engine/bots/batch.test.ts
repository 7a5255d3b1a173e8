import { describe, expect, test } from 'vitest';
import { ACTION_COUNT, DRAW, KNOCK, TAKE } from '../../../engine/actions.ts';
import { Batch } from '../../../engine/bots/batch.ts';
import { OBSERVATION_SIZE, writeObservation } from '../../../engine/observation.ts';
import { viewOf } from '../../../engine/view.ts';
import { position } from '../support/stacked.ts';

const VIEW = viewOf(position({}, 'As Ks 9s'), 0);

/** A batch for a network that says of each row its place in the batch, and what the network was given. */
function counting() {
  const given: { observations: Float32Array; masks: Float32Array; rows: number }[] = [];
  const batch = new Batch((observations, masks, rows) => {
    given.push({ observations, masks, rows });
    const value = Float32Array.from({ length: rows }, (_, row) => row);
    return Promise.resolve({ policy: new Float32Array(rows * ACTION_COUNT), value });
  });
  return { batch, given };
}

describe('questions to a network', () => {
  test('are asked once, in batches of 256, the rest at the end, and each gets its own answer', async () => {
    const { batch, given } = counting();
    await batch.flush();
    const answers: number[] = [];
    for (let i = 0; i < 300; i++) batch.add(VIEW, [DRAW, TAKE], 2, (_, value) => (answers[i] = value));
    expect(given.map(({ rows }) => rows)).toEqual([256]);
    for (let times = 0; times < 2; times++) await batch.flush();
    expect(given.map(({ rows }) => rows)).toEqual([256, 44]);
    expect(answers).toEqual(Array.from({ length: 300 }, (_, i) => i % 256));
    expect(batch.total).toBe(300);
  });

  test('show what the seat sees, and which of its actions are legal', async () => {
    const { batch, given } = counting();
    batch.add(VIEW, [DRAW, TAKE, KNOCK], 3, () => undefined);
    // Of a list that is longer the first two are meant.
    batch.add(VIEW, [DRAW, KNOCK, TAKE], 2, () => undefined);
    await batch.flush();
    const [{ observations, masks }] = given;
    const observation = new Float32Array(OBSERVATION_SIZE);
    writeObservation(VIEW, observation, 0);
    expect(observations).toEqual(Float32Array.of(...observation, ...observation));
    const mask = new Float32Array(2 * ACTION_COUNT);
    for (const action of [DRAW, TAKE, KNOCK, ACTION_COUNT + DRAW, ACTION_COUNT + KNOCK]) mask[action] = 1;
    expect(masks).toEqual(mask);
  });

  test('fail where the network does, once', async () => {
    const batch = new Batch(() => Promise.reject(new Error('no more')));
    batch.add(VIEW, [DRAW], 1, () => undefined);
    await expect(batch.flush()).rejects.toThrow('no more');
    await batch.flush();
  });
});
