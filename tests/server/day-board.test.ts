import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { commitmentOf } from '../../engine/fair/sealed-chance.ts';
import type { FromPage } from '../../engine/room/messages.ts';
import { DayBoard } from '../../server/day-board.ts';
import type { SavedRoom } from '../../server/table-room.ts';
import { FOX, FREE, Guest, serveRooms, wait, type Served } from './support/rooms.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Noon of a day in the first week. */
const NOON = Date.parse('2026-12-10T12:00:00Z');
const TODAY = '2026-12-10';
const YESTERDAY = '2026-12-09';
const POINTS = [1, -1, 0, 2, 0, 0, -3, 1];
const OTHERS = [0, 0, 0, 0, 0, 0, 0, 3];
const EVEN = [0, 0, 0, 0, 0, 0, 0, 0];

/** As somebody says it in a room. */
const played = (name: string, points: FromPage['day']['points']) => ({
  name,
  date: new Date().toISOString().slice(0, 10),
  points,
});

let board: DayBoard;
beforeEach(() => (board = new DayBoard()));

const enter = (key: string, points: FromPage['day']['points'], date = TODAY, now = NOON) =>
  board.enter(key, { name: key, date, points }, now);
const shownTo = (key: string, now = NOON) => board.shownTo(key, [], now);
const resultsFor = (key: string) => shownTo(key).days.map(({ date, results }) => [date, ...results]);

describe('the points of somebody', () => {
  test('are known to others only once they have played that day themselves', () => {
    enter('anna', POINTS);
    enter('ben', null);
    expect(resultsFor('anna')).toEqual([[TODAY, POINTS, 'joined']]);
    expect(resultsFor('ben')).toEqual([[TODAY, 'played', 'joined']]);
    expect(resultsFor('cleo')).toEqual([[TODAY, 'played', 'joined']]);
    enter('ben', OTHERS);
    expect(resultsFor('ben')).toEqual([[TODAY, POINTS, OTHERS]]);
  });

  test('of another day stay hidden', () => {
    enter('anna', POINTS, YESTERDAY);
    enter('ben', OTHERS);
    expect(resultsFor('ben')).toEqual([
      [TODAY, 'open', OTHERS],
      [YESTERDAY, 'played', 'open'],
    ]);
  });

  test('count once for a day', () => {
    enter('anna', POINTS);
    expect([enter('anna', OTHERS), enter('anna', POINTS), enter('anna', null)]).toEqual(['stale', null, null]);
    expect(resultsFor('anna')).toEqual([[TODAY, POINTS]]);
  });

  test('are of today or yesterday, by the clock of the server', () => {
    const before = '2026-12-08';
    const after = '2026-12-11';
    const now = Date.parse(`${TODAY}T00:00:00Z`);
    const answers = [before, YESTERDAY, TODAY, after].map((date) => enter('anna', POINTS, date, now));
    expect(answers).toEqual(['stale', null, null, 'stale']);
    expect(enter('anna', POINTS, '2026-10-31', Date.parse('2026-10-31T12:00:00Z'))).toBe('stale');
  });

  test('are such as eight deals can bring', () => {
    const most = POINTS.with(0, -6);
    expect([enter('anna', POINTS.with(0, -7)), enter('anna', POINTS.with(0, 7)), enter('anna', most)]).toEqual([
      'illegal',
      'illegal',
      null,
    ]);
  });
});

test('a board holds the last seven days', () => {
  const days = Array.from({ length: 8 }, (_, day) => `2026-12-${String(10 + day)}`);
  for (const [day, date] of days.entries()) enter('anna', EVEN, date, NOON + day * DAY);
  const last = NOON + 7 * DAY;
  expect(shownTo('anna', last).days.map(({ date }) => date)).toEqual(days.slice(1).toReversed());
  expect(Object.keys(board.saved.people[0][1].days)).toEqual(days.slice(1));
  expect(shownTo('anna', last + 7 * DAY).days).toEqual([]);
  enter('ben', EVEN, '2026-12-24', last + 7 * DAY);
  expect(board.saved.people.map(([key]) => key)).toEqual(['ben']);
});

test('whoever sits is on the board too, as they present themselves there', () => {
  enter('anna', POINTS);
  const seated = ['anna', 'ben'].map((key) => ({ key, name: `${key}!`, portrait: 'cat' }));
  expect(board.shownTo('ben', seated, NOON)).toEqual({
    people: [
      { name: 'anna!', portrait: 'cat' },
      { name: 'ben!', portrait: 'cat' },
    ],
    you: 1,
    days: [{ date: TODAY, results: ['played', 'open'] }],
  });
});

test('there is room for forty', () => {
  for (let person = 0; person < 40; person++) enter(`p${person}`, null);
  expect([enter('one more', null), enter('p7', POINTS)]).toEqual(['full', null]);
});

test('a room is kept for it for seven days after the last visit', () => {
  board.visited = NOON;
  expect(board.timeLeft(NOON)).toBe(0);
  enter('anna', null);
  expect(board.timeLeft(NOON + HOUR)).toBe(7 * DAY - HOUR);
});

describe('in a room', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serveRooms();
  });
  afterAll(() => served.close());

  test('everybody learns who has played, and nobody else’s points by any message before they have', async () => {
    const host = await Guest.open(served.origin, 'a', wait);
    await host.sit('Anna');
    const guest = await Guest.join(served.origin, 'b', host.room.roomId, wait);
    host.send('day', played('Anna', POINTS));
    await expect.poll(() => guest.board?.days[0].results).toEqual(['played']);
    guest.send('again');
    guest.send('day', played('Ben', null));
    await expect.poll(() => guest.board?.days[0].results).toEqual(['played', 'joined']);
    expect(JSON.stringify(guest.heard)).not.toContain(JSON.stringify(POINTS));
    guest.send('day', played('Ben', OTHERS));
    await expect.poll(() => guest.board?.days[0].results).toEqual([POINTS, OTHERS]);
    await expect.poll(() => host.board?.days[0].results).toEqual([POINTS, OTHERS]);
    guest.send('day', played('Ben', POINTS));
    await expect.poll(() => guest.refused).toEqual(['stale']);
  });

  test.each([
    ['points of seven deals', { points: POINTS.slice(1) }],
    ['half a point', { points: POINTS.with(0, 0.5) }],
    ['no date', { date: 'today' }],
    ['nobody', { name: '' }],
  ])('%s end the connection', async (_what, wrong) => {
    const host = await Guest.open(served.origin, 'a', wait);
    host.room.send('day', { ...played('Anna', POINTS), ...wrong });
    await expect.poll(() => host.left).toBe(4002);
  });
});

test('the board is there again after a restart, also in the middle of a match, and a week after the last one left', async () => {
  const first = await serveRooms();
  const host = await Guest.open(first.origin, 'a', wait);
  await host.sit('Anna');
  host.send('day', played('Anna', POINTS));
  await expect.poll(() => host.board).not.toBeNull();
  const { board: before } = host;
  const kept = [`${host.room.roomId}.json`];
  await expect.poll(() => readdirSync(first.folder)).toEqual(kept);

  const second = await first.restart();
  const again = await Guest.join(second.origin, 'a', host.room.roomId, wait);
  await expect.poll(() => again.board).toEqual(before);
  expect(again.state).toMatchObject({ phase: 'lobby', you: 0, isHost: true });
  again.send('arrange', { seats: [FREE, FOX] });
  again.send('start');
  await expect.poll(() => again.view).not.toBeNull();
  const guest = await Guest.join(second.origin, 'b', host.room.roomId, wait);
  guest.send('day', played('Ben', OTHERS));
  await expect.poll(() => again.board?.days[0].results).toEqual([POINTS, OTHERS]);

  const third = await second.restart();
  const later = await Guest.join(third.origin, 'a', host.room.roomId, wait);
  await expect.poll(() => later.board?.days[0].results).toEqual([POINTS, OTHERS]);
  expect(later.state.phase).toBe('match');
  const waits = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => waits.mockRestore());
  await later.room.leave();
  await expect.poll(() => waits.mock.calls.some(([, ms]) => Number(ms) > 7 * DAY - HOUR)).toBe(true);
  const fourth = await third.restart(() => expect(readdirSync(third.folder)).toEqual(kept));
  await fourth.close();
});

test('after a match a room with a board is kept with the packs to which it commits next', async () => {
  const served = await serveRooms();
  onTestFinished(served.close);
  const host = await Guest.open(served.origin, 'a');
  await host.sit('Anna');
  host.send('day', played('Anna', POINTS));
  host.send('arrange', { seats: [FREE, FOX] });
  host.send('start');
  await expect.poll(() => host.state.phase).toBe('over');
  const kept = () => JSON.parse(readFileSync(join(served.folder, `${host.room.roomId}.json`), 'utf8')) as SavedRoom;
  await expect.poll(() => kept().save).toBeNull();
  expect(commitmentOf(kept().lobby.lastSecret)).toBe(host.state.commitment);
});
