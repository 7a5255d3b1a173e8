import { expect, test } from 'vitest';
import { MOST_FAILURES, surviveFailures, type Loop } from '../../../../game/services/errors/frames.ts';

/** A loop whose frames fail while `fails` is set, and what was reported. */
function failingLoop() {
  const state = { fails: false, drawn: 0, isStopped: false, told: [] as string[] };
  const loop: Loop = {
    callback: () => {
      if (state.fails) throw new Error('a frame');
      state.drawn += 1;
    },
    stop: () => (state.isStopped = true),
  };
  surviveFailures(loop, {
    onFailure: () => state.told.push('failure'),
    onEnd: () => state.told.push('end'),
  });
  const frames = (count: number): void => {
    for (let frame = 0; frame < count; frame++) loop.callback(frame, 16);
  };
  return { state, frames };
}

test('frames go on after some have failed', () => {
  const { state, frames } = failingLoop();
  for (let time = 0; time < 2; time++) {
    state.fails = true;
    frames(MOST_FAILURES - 1);
    state.fails = false;
    frames(1);
  }
  expect(state).toMatchObject({ drawn: 2, isStopped: false });
  expect(state.told).toEqual(Array(2 * (MOST_FAILURES - 1)).fill('failure'));
});

test('they end when none succeeds any more', () => {
  const { state, frames } = failingLoop();
  state.fails = true;
  frames(MOST_FAILURES);
  expect(state.isStopped).toBe(true);
  expect(state.told.at(-1)).toBe('end');
});
