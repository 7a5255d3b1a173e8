import { afterAll, beforeAll, expect, test } from 'vitest';
import { replayRecord } from '../../engine/record.ts';
import { act, Guest, serveRooms } from './support/rooms.ts';

let served: Awaited<ReturnType<typeof serveRooms>>;

beforeAll(async () => {
  served = await serveRooms();
});
afterAll(() => served.close());

/** Between two messages after which the connection is cut. */
const EACH = 3;
const MATCHES = 3;

/** Somebody whose connection is cut after every so many messages, and who comes back each time. */
async function unsteady(id: string, device: string, cutAfter: number): Promise<() => Guest> {
  const come = async (): Promise<Guest> => {
    const guest = await Guest.join(served.origin, device, id, act);
    let messages = 0;
    const room = guest.room;
    const count = (): void => {
      if (++messages !== cutAfter || guest.record !== null) return;
      room.connection.close();
      void come().then((next) => (now = next));
    };
    room.onMessage('events', count);
    room.onMessage('view', count);
    return guest;
  };
  let now = await come();
  return () => now;
}

test('connections that are cut again and again lose no action, and play none twice', async () => {
  for (let match = 0; match < MATCHES; match++) {
    const host = await Guest.open(served.origin, `a${match}`, act);
    await expect.poll(() => host.state).toBeDefined();
    host.send('sit', { name: 'Anna', word: '' });
    await expect.poll(() => host.state.you).toBe(0);
    const ben = await unsteady(host.room.roomId, `b${match}`, EACH + match);
    ben().send('sit', { name: 'Ben', word: '' });
    await expect.poll(() => host.state.seats[1].is).toBe('person');
    host.send('start');
    await expect.poll(() => host.record).not.toBeNull();
    await expect.poll(() => ben().record).not.toBeNull();
    const { record } = host.record!;
    expect(ben().record!.record).toEqual(record);
    expect(replayRecord(structuredClone(record)).match.phase).toBe('over');
    expect(record.deals.every(({ bots }) => bots?.every((bot) => bot === null))).toBe(true);
    for (const { room } of [host, ben()]) room.connection.close();
  }
});
