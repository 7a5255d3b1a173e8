import { describe, expect, test } from 'vitest';
import { DECLARE, DISCARD, DRAW, KNOCK, parseAction, TAKE } from '../../../engine/actions.ts';
import { thinkingTime, type TimedDecision } from '../../../game/match/thinking-time.ts';

const DRAWING: TimedDecision = { legal: [DRAW, TAKE, KNOCK], action: DRAW, doubt: 0, opponents: 3, pace: 1 };
/** A number as random as usual, with which a decision takes its median. */
const usual = () => 0;
const DISCARDING = [DISCARD, DISCARD + 1];
const KNOCK_WITH = parseAction('knock 4c');

describe('an opponent thinks', () => {
  test.each<[string, Partial<TimedDecision>, number]>([
    ['an obvious draw', {}, 320],
    ['a draw that is a toss-up', { doubt: 1 }, 1150],
    ['one half-way between', { doubt: 0.5 }, 735],
    ['an obvious discard', { legal: DISCARDING, action: DISCARD }, 240],
    ['a discard that is a toss-up', { legal: DISCARDING, action: DISCARD, doubt: 1 }, 720],
    ['a knock', { action: KNOCK }, 432],
    ['a knock with a discard', { legal: [...DISCARDING, KNOCK_WITH], action: KNOCK_WITH }, 324],
    ['somebody twice as slow', { pace: 2 }, 640],
    ['somebody who is very fast', { pace: 0.1 }, 150],
    ['somebody who is very slow', { pace: 9 }, 2000],
    // A round takes no longer with nine of them than with four.
    ['one of three opponents', { opponents: 3 }, 320],
    ['one of four opponents', { opponents: 4 }, 256],
    ['one of nine opponents', { opponents: 9 }, 128],
    // It would be noticed.
    ['where they could declare', { legal: [DECLARE, DRAW] }, 0],
  ])('about %s usually so many ms', (_what, change, ms) => {
    expect(thinkingTime({ ...DRAWING, ...change }, usual)).toBeCloseTo(ms);
  });

  test('about the same decision unevenly, as a normal distribution spreads its logarithm, never too long or too short', () => {
    const drawn = (...numbers: number[]) => thinkingTime(DRAWING, () => numbers.shift() as number);
    // One standard deviation to either side, and two; and the farthest there is.
    const [one, two, most] = [1 - Math.exp(-0.5), 1 - Math.exp(-2), 1 - Number.EPSILON];
    expect(drawn(one, 0)).toBeCloseTo(320 * Math.exp(0.38));
    expect(drawn(one, 0.5)).toBeCloseTo(320 * Math.exp(-0.38));
    expect(drawn(two, 0)).toBeCloseTo(320 * Math.exp(0.76));
    expect(drawn(one, 0.25)).toBeCloseTo(320);
    expect([drawn(most, 0), drawn(most, 0.5)]).toEqual([2000, 150]);
  });
});
