/** One deal would eliminate everybody who is left (docs/rules-reference.md#when-all-would-be-out). */
import { describe, expect, test } from 'vitest';
import { BUY_IN, LEAVE } from '../../../engine/actions.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import type { Match } from '../../../engine/match.ts';
import { cases, type Example } from '../support/examples.ts';
import { goOnWith, knockAtOnce, matchWith, standingOf } from '../support/matches.ts';

/** Of equal value. */
const EQUAL = ['Kc 3d 4h', 'Kd 3h 4s', 'Kh 3s 4c', 'Ks 3c 4d'];

/** Everybody still in ties with whoever knocks. */
function allLose(match: Match): void {
  knockAtOnce(match, Array.from(match.tokens, (left, seat) => (left < 0 ? '-' : EQUAL[seat])).join(' / '));
}

function afterAllLose(tokens: string, keys: object = {}, heard: MatchEvent[] = []): Match {
  const listener = (event: MatchEvent) => heard.push(event);
  const match = matchWith(tokens, { knockerTieLoss: 1, ...keys }, { listener });
  allLose(match);
  return match;
}

const SHARED = { allOut: 'shared' };
const FIRST_OUT = { matchEnds: 'first-out' };
const RETURN = { allOut: 'all-return' };

describe('everybody who is left', () => {
  test.each<Example>(cases`
    plays on | 0 -1 0 | goes on: 0 -1 0
    shares the win | 0 -1 0 | won by 0 2: 0 -1 0 | ${SHARED}
    without grace too, with 1 token | 1 -1 1 | won by 0 2: 1 -1 1 | ${{ ...SHARED, grace: false }}
    but not where one is left | 0 1 0 | won by 1: -1 0 -1 | ${SHARED}
    nor where a loss eliminates nobody | 1 -1 1 | goes on: 0 -1 0 | ${SHARED}
    also of a match that would go on until one leads | 0 0 0 | won by 0 1 2: 0 0 0 | ${{ ...SHARED, dealLimit: 1 }}
    is in again, and whoever was out before | 0 -1 0 | goes on: 1 1 1 | ${RETURN}
    with 1 token without grace | 1 -1 1 | goes on: 1 1 1 | ${{ ...RETURN, grace: false }}
    and nobody who has not gone out at once | 0 1 0 | won by 1: -1 0 -1 | ${RETURN}
    plays on where the first who is out ends the match | 0 0 0 | goes on: 0 0 0 | ${{ ...SHARED, ...FIRST_OUT }}
    and nobody returns there | 0 0 0 | goes on: 0 0 0 | ${{ ...RETURN, ...FIRST_OUT }}
    but with two players nothing else would end it | 0 0 | won by 0 1: 0 0
      | ${{ ...SHARED, ...FIRST_OUT, players: [2, 2] }}
  `)('%s (%s → %s) %j', (_what, tokens, comes, keys) => {
    expect(standingOf(afterAllLose(tokens, keys))).toBe(comes);
  });

  test('in a race plays on', () => {
    const match = afterAllLose('0 0', { ...SHARED, scoring: 'points', pointsTarget: 3 });
    expect(standingOf(match)).toBe('goes on: 1 0');
  });
});

describe('a win that is shared', () => {
  test('is the first place of all, whatever hand points say, and eliminates nobody', () => {
    const match = matchWith('0 -1 0', { ...SHARED, knockerTieLoss: 1, handPoints: true });
    match.points.set([50, 0, 20]);
    match.eliminatedIn[1] = 1;
    allLose(match);
    expect([match.winners, match.winner, match.places()]).toEqual([[0, 2], null, [[0, 2], [1]]]);
    expect(match.dealResult()).toMatchObject({ losses: [1, 0, 1], eliminated: [], tokens: [0, -1, 0] });
    expect([...match.eliminatedIn]).toEqual([0, 1, 0]);
  });

  test('is told as such, and not that anybody stays', () => {
    const heard: MatchEvent[] = [];
    afterAllLose('0 -1 0', SHARED, heard);
    expect(heard.map(({ type }) => type).slice(-4)).toEqual([
      'lost-tokens',
      'lost-tokens',
      'deal-over',
      'match-shared',
    ]);
  });
});

describe('all who return', () => {
  test('are told, with what they have', () => {
    const heard: MatchEvent[] = [];
    const match = afterAllLose('0 -1 0', RETURN, heard);
    const lost = { type: 'lost-tokens', lost: 1, tokens: 0, onGrace: true, eliminated: false };
    expect(heard.slice(-4)).toEqual([
      { ...lost, seat: 2 },
      { ...lost, seat: 0 },
      { type: 'everybody-out', seats: [0, 1, 2], tokens: [1, 1, 1] },
      { type: 'deal-over', deal: 1 },
    ]);
    expect(match.dealResult()).toMatchObject({ losses: [1, 0, 1], eliminated: [], tokens: [1, 1, 1] });
  });

  test('have never been out, and deal and play as before', () => {
    const match = matchWith('0 1 0', { ...RETURN, knockerTieLoss: 1 });
    goOnWith(match, 'won by 0 2');
    goOnWith(match, 'won by 0 2');
    expect(standingOf(match)).toBe('goes on: 0 -1 0');
    allLose(match);
    expect([standingOf(match), ...match.eliminatedIn]).toEqual(['goes on: 1 1 1', 0, 0, 0]);
    match.startDeal();
    expect([match.dealer, ...match.deal.table.alive]).toEqual([0, 1, 1, 1]);
  });

  test('keep their hand points', () => {
    const match = matchWith('0 -1 0', { ...RETURN, knockerTieLoss: 1, handPoints: true });
    match.points.set([5, 7, 9]);
    allLose(match);
    expect([...match.points]).toEqual([15, 7, 19]);
  });

  test.each([
    ['is none who could have bought in and has left', LEAVE, 'goes on: 1 -1 1'],
    ['is also who has bought in as often as is allowed', BUY_IN, 'goes on: 1 1 1'],
  ])('%s', (_what, answer, comes) => {
    const match = matchWith('0 0 0', { ...RETURN, knockerTieLoss: 1, buyIns: 1, lives: 1 });
    goOnWith(match, 'won by 0 2');
    match.apply(answer);
    // With one token again it takes two more losses.
    if (answer === BUY_IN) goOnWith(match, 'won by 0 2, won by 0 2');
    allLose(match);
    expect(standingOf(match)).toBe(comes);
  });
});
