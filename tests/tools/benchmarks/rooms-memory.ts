/** What a server of rooms keeps of matches that are over: nothing, if it is well. */
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { act, Guest, serveRooms } from '../../server/support/rooms.ts';
import { alone, type Row } from './rows.ts';

/** Matches that are played at a time. */
const AT_ONCE = 10;
/** How long rooms are kept in which nobody is, in ms: whoever opens one comes to it a moment later. */
const KEPT = 5000;
/** How often memory is looked at after some matches, and the time between, in ms. */
const [TIMES, LOOK] = [8, 1000];
/** After this share of them everything is loaded and compiled: from then on nothing is to grow. */
const WARM_UP = 0.1;

/** Plays matches of two people, each in a room of its own. @param matches how many */
export async function roomsMemoryRows(matches: number): Promise<Row[]> {
  const served = await serveRooms({ kept: KEPT });
  const warm = Math.ceil(matches * WARM_UP);
  let begun = 0;
  const playUntil = async (until: number): Promise<number> => {
    const one = async (): Promise<void> => {
      while (begun < until) await playMatch(served.origin, begun++);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    return heap();
  };
  const first = await playUntil(warm);
  const last = await playUntil(matches);
  await served.close();
  const many = (1000 / (matches - warm)) * (last - first);
  return [
    alone(`rooms: heap after ${warm} matches, guests included`, first / 1024, 'KiB'),
    alone(`rooms: heap after ${matches} matches`, last / 1024, 'KiB'),
    alone('rooms: growth in 1,000 matches', many / 1024, 'KiB'),
  ];
}

/** What is in use when all garbage is collected, in bytes: the least of some times, since what has just ended has timers yet. */
async function heap(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let least = Infinity;
  for (let time = 0; time < TIMES; time++) {
    await pause(LOOK);
    collect();
    least = Math.min(least, process.memoryUsage().heapUsed);
  }
  return least;
}

async function playMatch(origin: string, match: number): Promise<void> {
  const device = (seat: string): string => `${match.toString(16)}f${seat}`;
  const host = await Guest.open(origin, device('a'), act);
  const guests = [host, await Guest.join(origin, device('b'), host.room.roomId, act)];
  for (const [seat, guest] of guests.entries()) guest.send('sit', { name: `P${seat}`, word: '' });
  while (host.state?.seats.filter(({ is }) => is === 'person').length !== 2) await pause(1);
  host.send('start');
  while (guests.some(({ record }) => record === null)) await pause(5);
  for (const guest of guests) guest.send('leave');
  while (guests.some(({ left }) => left === null)) await pause(1);
}
