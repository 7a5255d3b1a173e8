import { describe, expect, test } from 'vitest';
import { ACTION_COUNT } from '../../../../engine/actions.ts';
import { OBSERVATION_SIZE } from '../../../../engine/observation.ts';
import {
  batchedEvaluate,
  evaluateRows,
  policySession,
} from '../../../../training/learner/evaluation/batched-evaluate.ts';
import type { Feed, Session } from '../../../../training/learner/network/session.ts';
import { sessionOf } from '../../support/session.ts';

const row = (size: number, value: number) => new Float32Array(size).fill(value);

/** A policy that answers each row with the sum of its first numbers, and the whole batch with how large it is. */
function summing(): { session: Session; given: Record<string, Feed>[] } {
  const given: Record<string, Feed>[] = [];
  const session = sessionOf(({ observation, mask }) => {
    const [rows] = observation.dims;
    const policy = new Float32Array(rows * ACTION_COUNT);
    for (let i = 0; i < rows; i++) {
      const sum = observation.data[i * OBSERVATION_SIZE] + mask.data[i * ACTION_COUNT];
      policy.fill(sum, i * ACTION_COUNT, (i + 1) * ACTION_COUNT);
    }
    return { policy: { data: policy, dims: [rows, ACTION_COUNT] }, value: { data: row(rows, 0.5), dims: [rows, 1] } };
  }, given);
  return { session, given };
}

describe('requests of one turn of the event loop', () => {
  test('are one batch, and each gets its own answer', async () => {
    const { session, given } = summing();
    const turns: (() => void)[] = [];
    const evaluate = batchedEvaluate(session, (callback) => turns.push(callback));
    const ask = (value: number) => evaluate(row(OBSERVATION_SIZE, value), row(ACTION_COUNT, 10 * value));
    const first = [ask(1), ask(2), ask(3)];
    expect([turns.length, given.length]).toEqual([1, 0]);
    turns[0]();
    expect(await Promise.all(first)).toEqual([11, 22, 33].map((sum) => row(ACTION_COUNT, sum)));
    const later = ask(4);
    expect(turns).toHaveLength(2);
    turns[1]();
    expect(await later).toEqual(row(ACTION_COUNT, 44));
    expect(given.map(({ observation }) => observation.dims)).toEqual([3, 1].map((rows) => [rows, OBSERVATION_SIZE]));
    expect(given.map(({ mask }) => mask.dims)).toEqual([3, 1].map((rows) => [rows, ACTION_COUNT]));
  });

  test('all fail where the policy does', async () => {
    const failing = sessionOf(() => {
      throw new Error('no more');
    });
    const evaluate = batchedEvaluate(failing, (callback) => setTimeout(callback));
    const asked = [1, 2].map((value) => evaluate(row(OBSERVATION_SIZE, value), row(ACTION_COUNT, 1)));
    const answers = await Promise.allSettled(asked);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(asked[1]).rejects.toThrow('no more');
  });
});

test('rows that are there already are one batch', async () => {
  const { session, given } = summing();
  const answer = await evaluateRows(session)(row(2 * OBSERVATION_SIZE, 1), row(2 * ACTION_COUNT, 2), 2);
  expect(answer).toEqual({ policy: row(2 * ACTION_COUNT, 3), value: row(2, 0.5) });
  expect([given[0].observation.dims, given[0].mask.dims]).toEqual([
    [2, OBSERVATION_SIZE],
    [2, ACTION_COUNT],
  ]);
});

test('parameters that are not in a file play through a session that is given them', async () => {
  const parameters = Float32Array.of(1, 2, 3);
  const answer = { policy: { data: Float32Array.of(1, 0, 0.5), dims: [1, 3] } };
  const given: Record<string, Feed>[] = [];
  const release = () => Promise.reject(new Error('it belongs to somebody else'));
  const session = { ...sessionOf(() => answer, given), release };
  const policy = policySession(session, parameters);
  const mask = { data: Float32Array.of(1, 0, 1), dims: [1, 3] };
  expect(await policy.run({ mask })).toBe(answer);
  expect(given).toEqual([{ mask, parameters: { data: parameters, dims: [3] } }]);
  await policy.release();
});
