/** What is said over the table of a room. */
import { describe, expect, test } from 'vitest';
import type { PersonSeat, RoomState } from '../../../../engine/room/messages.ts';
import { timeOfDay } from '../../../../game/i18n/dates.ts';
import { mayJoin, presenceNews, roomLines } from '../../../../game/match/room/room-lines.ts';
import { AT_A_TABLE, FOX, person } from '../../support/rooms.ts';

const NAMES = ['Anna', 'Ben', 'Fox'];
const TOLD_AT = new Date(2026, 10, 24, 20, 14).getTime();
const MINUTE = 60_000;

const STATE: RoomState = {
  ...AT_A_TABLE,
  seats: [person('Anna'), person('Ben'), FOX],
  you: 0,
  isHost: true,
  phase: 'match',
};
const WATCHING: RoomState = { ...STATE, you: -1, isHost: false };

function lines(state: RoomState, more: Partial<Parameters<typeof roomLines>[0]> = {}): readonly string[] {
  const isOut = [false, false, false];
  return roomLines({ status: 'here', state, toldAt: TOLD_AT, names: NAMES, isOut, secondsLeft: null, ...more });
}

describe('over the table stands', () => {
  test('by which code others come, as long as nothing else is to be said and they may', () => {
    expect(lines(STATE)).toEqual(['Table K7Q2MX']);
    expect(lines({ ...STATE, isLocked: true })).toEqual([]);
  });

  test('who is away and since when, and for whom a bot plays', () => {
    const since = timeOfDay(TOLD_AT - 3 * MINUTE);
    const [anna] = STATE.seats;
    const withBen = (ben: PersonSeat): RoomState => ({ ...STATE, seats: [anna, ben, FOX] });
    expect(lines(withBen(person('Ben', { awayFor: 3 * MINUTE })))).toEqual([`Ben has been away since ${since}.`]);
    expect(lines(withBen(person('Ben', { awayFor: 3 * MINUTE, isPlayedFor: true })))).toEqual([
      `A bot plays for Ben, away since ${since}.`,
    ]);
    expect(lines(withBen(person('Ben', { isPlayedFor: true })))).toEqual(['A bot plays for Ben.']);
  });

  test('for which bot of the host’s own the usual one plays', () => {
    expect(lines({ ...STATE, missing: [2] })).toEqual(['Fox cannot play here: the usual bot does.']);
  });

  test('how much time is left before all else, and for whom one waits', () => {
    expect(lines({ ...STATE, ready: [0] }, { secondsLeft: 9 })).toEqual(['9 s left', 'Waiting for Ben']);
  });

  test('nothing but that the connection is lost, while it is', () => {
    expect(lines(WATCHING, { status: 'away' })).toEqual(['Connection lost. Reconnecting…']);
  });
});

describe('somebody who looks on', () => {
  test('reads that they do, and whether they may join', () => {
    expect(lines(WATCHING)).toEqual(['You are watching. You may join at the next deal.']);
    expect(lines({ ...WATCHING, mayJoinLate: false })).toEqual(['You are watching this match.']);
  });

  test('may take no seat of a bot that is out, or that somebody else takes', () => {
    expect(mayJoin(WATCHING, [false, false, false])).toBe(true);
    expect(mayJoin(WATCHING, [false, false, true])).toBe(false);
    expect(mayJoin({ ...WATCHING, joining: [{ seat: 2, name: 'Cleo', isYou: false }] }, [])).toBe(false);
    expect(mayJoin({ ...WATCHING, seats: [person('Anna'), person('Ben')] }, [])).toBe(false);
    expect(mayJoin(STATE, [])).toBe(false);
  });

  test('and everybody else reads whose seat they take', () => {
    const joins = (isYou: boolean) => [{ seat: 2, name: 'Cleo', isYou }];
    expect(lines({ ...WATCHING, joining: joins(true) })).toEqual(['At the next deal you take the seat of Fox.']);
    expect(lines({ ...STATE, joining: joins(false) })).toEqual(['At the next deal Cleo takes the seat of Fox.']);
  });

  test('is told nothing of that on a television', () => {
    expect(lines({ ...WATCHING, isScreen: true })).toEqual(['Table K7Q2MX']);
  });
});

test('screen readers are told who goes, who comes back, and for whom a bot plays from now on', () => {
  const [anna, ben] = [person('Anna'), person('Ben')];
  const away = person('Ben', { awayFor: 10 });
  const playedFor = person('Ben', { awayFor: 40_000, isPlayedFor: true });
  const news = (was: PersonSeat, is: PersonSeat): string[] =>
    presenceNews({ ...STATE, seats: [anna, was] }, { ...STATE, seats: [anna, is] }, NAMES);
  expect(news(ben, away)).toEqual(['Ben is away.']);
  expect(news(away, playedFor)).toEqual(['A bot plays for Ben.']);
  expect(news(playedFor, ben)).toEqual(['Ben is back.']);
  expect(news(playedFor, playedFor)).toEqual([]);
});
