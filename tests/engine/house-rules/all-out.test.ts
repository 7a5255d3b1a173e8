/** One deal would eliminate everybody who is left (docs/rules-reference.md#when-all-would-be-out). */
import { describe, expect, test } from 'vitest';
import type { MatchEvent } from '../../../engine/events.ts';
import { table } from '../support/examples.ts';
import { matchAfter, matchExamples } from '../support/matches.ts';

/** Of equal value: everybody ties with whoever knocks, and loses. */
const ALL = 'hands Kc 3d 4h / Kd 3h 4s / Kh 3s 4c';
/** So do two, of whom seat 0 is one. */
const TWO = 'hands Kc 3d 4h / - / Kh 3s 4c';
const LOSE = { knockerTieLoss: 1 };

const SHARED = { allOut: 'shared' };
const FIRST_OUT = { matchEnds: 'first-out' };
const RETURN = { allOut: 'all-return' };

describe('everybody who is left', () => {
  matchExamples(LOSE)(table`
    plays on | 0 -1 0 | ${TWO} | goes on: 0 -1 0
    shares the win | 0 -1 0 | ${TWO} | won by 0 2: 0 -1 0 | ${SHARED}
    without grace too, with 1 token | 1 -1 1 | ${TWO} | won by 0 2: 1 -1 1 | ${{ ...SHARED, grace: false }}
    but not where one is left | 0 1 0 | ${ALL} | won by 1: -1 0 -1 | ${SHARED}
    nor where a loss eliminates nobody | 1 -1 1 | ${TWO} | goes on: 0 -1 0 | ${SHARED}
    also of a match that would go on until one leads | 0 0 0 | ${ALL} | won by 0 1 2: 0 0 0 | ${{ ...SHARED, dealLimit: 1 }}
    is in again, and whoever was out before | 0 -1 0 | ${TWO} | goes on: 1 1 1; losses 1 0 1; eliminated none | ${RETURN}
    with 1 token without grace | 1 -1 1 | ${TWO} | goes on: 1 1 1 | ${{ ...RETURN, grace: false }}
    and nobody who has not gone out at once | 0 1 0 | ${ALL} | won by 1: -1 0 -1 | ${RETURN}
    plays on where the first who is out ends the match | 0 0 0 | ${ALL} | goes on: 0 0 0 | ${{ ...SHARED, ...FIRST_OUT }}
    and nobody returns there | 0 0 0 | ${ALL} | goes on: 0 0 0 | ${{ ...RETURN, ...FIRST_OUT }}
    but with two players nothing else would end it | 0 0 | hands Kc 3d 4h / Kd 3h 4s | won by 0 1: 0 0
      | ${{ ...SHARED, ...FIRST_OUT, players: [2, 2] }}
    in a race plays on | 0 0 | hands Kc 3d 4h / Kd 3h 4s | goes on: 1 0 | ${{ ...SHARED, scoring: 'points', pointsTarget: 3 }}
    has the first place, whatever hand points say, and is not eliminated | 0 0 0 | won by 0 2, ${TWO}
      | won by 0 2: 0 -1 0; winner none; places 0 2, 1; losses 1 0 1; eliminated none; eliminatedIn 0 1 0
      | ${{ ...SHARED, handPoints: true, held: '50 0 20' }}
  `);

  test('who shares the win is told as such, and not that anybody stays', () => {
    const heard: string[] = [];
    matchAfter(TWO, '0 -1 0', { ...LOSE, ...SHARED }, { listener: ({ type }) => heard.push(type) });
    expect(heard.slice(-4).join(' ')).toBe('lost-tokens lost-tokens deal-over match-shared');
  });
});

describe('all who return', () => {
  test('are told, with what they have', () => {
    const heard: MatchEvent[] = [];
    matchAfter(TWO, '0 -1 0', { ...LOSE, ...RETURN }, { listener: (event) => heard.push(event) });
    const lost = { type: 'lost-tokens', lost: 1, tokens: 0, onGrace: true, eliminated: false };
    expect(heard.slice(-4)).toEqual([
      { ...lost, seat: 2 },
      { ...lost, seat: 0 },
      { type: 'everybody-out', seats: [0, 1, 2], tokens: [1, 1, 1] },
      { type: 'deal-over', deal: 1 },
    ]);
  });

  matchExamples({ ...LOSE, ...RETURN })(table`
    have never been out | 0 1 0 | won by 0 2, won by 0 2, ${TWO} | goes on: 1 1 1; eliminatedIn 0 0 0
    and deal and play as before | 0 1 0 | won by 0 2, won by 0 2, ${TWO}, start | asks 1: 1 1 1; dealer 0
    keep their hand points | 0 -1 0 | ${TWO} | goes on: 1 1 1; points 15 7 19 | ${{ handPoints: true, held: '5 7 9' }}
    are none who could have bought in and has left | 0 0 0 | won by 0 2, leave, ${TWO} | goes on: 1 -1 1
      | ${{ buyIns: 1, lives: 1 }}
    are also who has bought in as often as is allowed | 0 0 0 | won by 0 2, buy-in, won by 0 2, won by 0 2, ${TWO}
      | goes on: 1 1 1 | ${{ buyIns: 1, lives: 1 }}
  `);
});
