import { describe, expect, test } from 'vitest';
import { DRAW, KNOCK, TAKE } from '../../../engine/actions.ts';
import { thinkingTime } from '../../../game/match/thinking-time.ts';

const CHOICE = [DRAW, TAKE, KNOCK];

describe('opponents think', () => {
  test('longer the closer it is', () => {
    const times = [0, 0.5, 1].map((doubt) => thinkingTime(CHOICE, doubt, 3, 0.5));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[2]).toBeGreaterThan(2 * times[0]);
  });

  test('never so long that people wait for it, nor so short that they miss it', () => {
    for (const doubt of [0, 1]) {
      for (const chance of [0, 1]) {
        const time = thinkingTime(CHOICE, doubt, 1, chance);
        expect(time).toBeGreaterThan(200);
        expect(time).toBeLessThan(1700);
      }
    }
  });

  test('so that a round takes no longer with nine of them than with four', () => {
    expect(9 * thinkingTime(CHOICE, 1, 9, 1)).toBeLessThan(4 * thinkingTime(CHOICE, 1, 3, 1));
  });
});
