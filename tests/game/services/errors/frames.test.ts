import { expect, test } from 'vitest';
import { MOST_FAILURES, surviveFailures, type Loop } from '../../../../game/services/errors/fault.ts';

test('frames go on after some have failed, and end when none succeeds any more', () => {
  const told: string[] = [];
  let [fails, drawn] = [false, 0];
  const loop: Loop = {
    callback: () => {
      if (fails) throw new Error('a frame');
      drawn += 1;
    },
    stop: () => told.push('stop'),
  };
  surviveFailures(loop, { onFailure: () => told.push('failure'), onEnd: () => told.push('end') });
  const frames = (count: number, doFail: boolean): void => {
    fails = doFail;
    for (let frame = 0; frame < count; frame++) loop.callback(frame, 16);
  };
  for (let time = 0; time < 2; time++) {
    frames(MOST_FAILURES - 1, true);
    frames(1, false);
  }
  const failures = Array(MOST_FAILURES - 1).fill('failure');
  expect([drawn, told]).toEqual([2, [...failures, ...failures]]);
  frames(MOST_FAILURES, true);
  expect(told.slice(2 * failures.length)).toEqual([...failures, 'stop', 'end']);
});
