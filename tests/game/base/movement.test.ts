import { expect, test, vi } from 'vitest';
import { Movement } from '../../../game/base/movement.ts';

test('a picture moves from its first change until a fifth of a second after the last, for whoever listens still', () => {
  vi.useFakeTimers();
  const movement = new Movement(() => Date.now());
  const heard: boolean[] = [];
  movement.onChange((isMoving) => heard.push(isMoving));
  const end = movement.onChange(() => heard.push(false));
  end();
  for (let i = 0; i < 10; i++) {
    movement.note();
    vi.advanceTimersByTime(16);
  }
  vi.advanceTimersByTime(180);
  expect([heard, movement.isMoving]).toEqual([[true], true]);
  vi.advanceTimersByTime(10);
  movement.note();
  expect(heard).toEqual([true, false, true]);
});
