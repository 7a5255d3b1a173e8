import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Movement } from '../../../game/base/movement.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A picture, and what was heard of its movement. */
function picture(): { movement: Movement; heard: boolean[] } {
  const movement = new Movement(() => Date.now());
  const heard: boolean[] = [];
  movement.onChange((isMoving) => heard.push(isMoving));
  return { movement, heard };
}

describe('the picture', () => {
  test('moves from its first change until a fifth of a second after the last', () => {
    const { movement, heard } = picture();
    for (let i = 0; i < 10; i++) {
      movement.note();
      vi.advanceTimersByTime(16);
    }
    vi.advanceTimersByTime(180);
    expect(heard).toEqual([true]);
    vi.advanceTimersByTime(10);
    expect(heard).toEqual([true, false]);
    expect(movement.isMoving).toBe(false);
  });

  test('may move again, and is not listened to any more by whoever has ended that', () => {
    const { movement, heard } = picture();
    const end = movement.onChange(() => heard.push(false));
    end();
    movement.note();
    vi.advanceTimersByTime(1_000);
    movement.note();
    expect(heard).toEqual([true, false, true]);
  });
});
