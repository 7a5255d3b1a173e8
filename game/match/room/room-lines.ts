/** What is said over the table of a room: how the connection is, who is away, for whom one waits, and whether one may join. */
import type { RoomState } from '../../../engine/room/messages.ts';
import { timeOfDay } from '../../i18n/dates.ts';
import { words } from '../../i18n/words.ts';
import type { RoomSession } from '../../services/rooms/session.ts';

interface ShownRoom extends Pick<RoomSession, 'status' | 'state' | 'toldAt'> {
  /** By seat, in the current language. */
  names: readonly string[];
  /** By seat. */
  isOut: readonly boolean[];
  /** In one's turn, as long as the time to think is limited; null otherwise. */
  secondsLeft: number | null;
}

/** A line each, the most urgent first, in the current language; as long as there is nothing else to say, by which code others come. */
export function roomLines(room: ShownRoom): readonly string[] {
  const { code, isLocked } = room.state;
  const lines = newsOf(room);
  return lines.length > 0 || isLocked ? lines : [words().friends.table.tableOf(code)];
}

function newsOf({ status, state, toldAt, names, isOut, secondsLeft }: ShownRoom): readonly string[] {
  const { table } = words().friends;
  if (status !== 'here') return [table.reconnecting];
  const { seats, you, ready, joining, missing } = state;
  const away = seats.flatMap((seat, place) => {
    if (seat.is !== 'person' || place === you) return [];
    const [name, since] = [names[place], timeOfDay(toldAt - (seat.awayFor ?? 0))];
    if (seat.awayFor === null) return seat.isPlayedFor ? [table.playedFor(name)] : [];
    return [seat.isPlayedFor ? table.playedForSince(name, since) : table.away(name, since)];
  });
  const waitedFor = ready.includes(you)
    ? names.filter((_, place) => seats[place]?.is === 'person' && !ready.includes(place))
    : [];
  const watching = you < 0 && !state.isScreen && !joining.some(({ isYou }) => isYou);
  return [
    ...(secondsLeft === null ? [] : [table.yourTime(secondsLeft)]),
    ...(waitedFor.length > 0 ? [table.waitingFor(waitedFor)] : []),
    ...(watching ? [mayJoin(state, isOut) ? table.mayJoin : table.watching] : []),
    ...joining.map(({ seat, name, isYou }) => (isYou ? table.youJoin(names[seat]) : table.joins(name, names[seat]))),
    ...missing.map((seat) => table.usualBot(names[seat])),
    ...away,
  ];
}

/** Whether somebody who looks on may take the seat of a bot at the next deal. */
export function mayJoin({ you, isScreen, mayJoinLate, seats, joining }: RoomState, isOut: readonly boolean[]): boolean {
  if (you >= 0 || isScreen || !mayJoinLate) return false;
  return seats.some(({ is }, place) => is === 'bot' && !isOut[place] && joining.every(({ seat }) => seat !== place));
}

/** What has become of those at the table since the room was last heard of, for screen readers; `before` has the same seats. */
export function presenceNews(before: RoomState, { seats, you }: RoomState, names: readonly string[]): string[] {
  const { table } = words().friends;
  return seats.flatMap((seat, place) => {
    const was = before.seats[place];
    if (seat.is !== 'person' || was.is !== 'person' || place === you) return [];
    if (seat.isPlayedFor && !was.isPlayedFor) return [table.playedFor(names[place])];
    if (seat.awayFor !== null && was.awayFor === null) return [table.isAway(names[place])];
    return seat.awayFor === null && was.awayFor !== null ? [table.backAgain(names[place])] : [];
  });
}

/**
 * @param left in ms; null for as long as one likes
 * @returns how many seconds are left, the one that has begun included; null where there is no limit, or it is over
 */
export function secondsUntil(left: number | null): () => number | null {
  const until = left === null ? Infinity : performance.now() + left;
  return () => {
    const seconds = Math.ceil((until - performance.now()) / 1000);
    return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
  };
}
