import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Presence } from '../../server/presence.ts';

const PACE = { away: 120_000, awayInTurn: 30_000 };
let playedFor: number[];
let presence: Presence;

beforeEach(() => {
  vi.useFakeTimers();
  playedFor = [];
  presence = new Presence({
    people: [0, 1],
    pace: PACE,
    onPlayedFor: (seat) => playedFor.push(seat),
    onChange: () => undefined,
  });
  presence.came(0);
  presence.came(1);
});
afterEach(() => {
  presence.close();
  vi.useRealTimers();
});

describe('a bot plays for somebody', () => {
  test('who goes away in their turn, after half a minute of it', () => {
    presence.asked(0, 0);
    presence.went(0);
    vi.advanceTimersByTime(29_999);
    expect(playedFor).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([playedFor, presence.isPlayedFor(0)]).toEqual([[0], true]);
  });

  test('who is away when their turn comes, half a minute after that', () => {
    presence.went(0);
    vi.advanceTimersByTime(60_000);
    presence.asked(0, 0);
    expect(presence.timeLeft(0)).toBe(30_000);
    vi.advanceTimersByTime(30_000);
    expect(playedFor).toEqual([0]);
  });

  test('who has been away for two minutes, whoever is asked', () => {
    presence.went(1);
    vi.advanceTimersByTime(120_000);
    expect(playedFor).toEqual([1]);
  });

  test('who thinks for longer than the host allows, in that turn alone', () => {
    presence.asked(0, 60_000);
    vi.advanceTimersByTime(60_000);
    expect([playedFor, presence.isPlayedFor(0)]).toEqual([[0], true]);
    presence.answered(0);
    expect(presence.isPlayedFor(0)).toBe(false);
  });

  test('until they are back', () => {
    presence.went(0);
    vi.advanceTimersByTime(120_000);
    presence.came(0);
    expect([presence.isPlayedFor(0), presence.awayFor(0)]).toEqual([false, null]);
  });

  test('who has left for good, at once', () => {
    presence.leftForGood(1);
    vi.advanceTimersByTime(0);
    expect(playedFor).toEqual([1]);
  });
});

test('nobody is played for who answers in time', () => {
  presence.asked(0, 30_000);
  vi.advanceTimersByTime(29_000);
  presence.answered(0);
  vi.advanceTimersByTime(600_000);
  expect([playedFor, presence.timeLeft(0)]).toEqual([[], null]);
});

test('a match waits while nobody is here', async () => {
  presence.went(0);
  presence.went(1);
  let goesOn = false;
  void presence.whenSomebodyIsHere(new AbortController().signal).then(() => (goesOn = true));
  await vi.advanceTimersByTimeAsync(1000);
  expect(goesOn).toBe(false);
  presence.came(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(goesOn).toBe(true);
});
