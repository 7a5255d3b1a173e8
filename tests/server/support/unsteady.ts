/** Matches of people whose connections are cut. */
import { expect } from 'vitest';
import { act, Guest } from './rooms.ts';

/** After how many messages of the match a connection is cut, and every later one of that device. */
interface Cuts {
  first: number;
  later: number;
}

/** Somebody whose connection is cut, and who comes back each time. @returns as whom they have come back last, once they have */
function unsteady(origin: string, id: string, device: string, cuts: Cuts): () => Promise<Guest> {
  const come = async (cutAfter: number): Promise<Guest> => {
    const guest = await Guest.join(origin, device, id, act);
    let messages = 0;
    const room = guest.room;
    const count = (): void => {
      if (++messages !== cutAfter || guest.record !== null) return;
      room.connection.close();
      now = come(cuts.later);
    };
    room.onMessage('events', count);
    room.onMessage('view', count);
    return guest;
  };
  let now = come(cuts.first);
  return () => now;
}

/** Two people play a match, one of them unsteadily: no action is lost, and none is played twice. @param name a letter or digits */
export async function playUnsteadily(origin: string, name: string, cuts: Cuts): Promise<void> {
  const host = await Guest.open(origin, `a${name}`, act);
  await host.sit('Anna');
  const ben = unsteady(origin, host.room.roomId, `b${name}`, cuts);
  (await ben()).send('sit', { name: 'Ben', word: '' });
  await expect.poll(() => host.state.seats[1].is).toBe('person');
  host.send('start');
  const record = await host.recorded();
  await expect.poll(async () => (await ben()).record).not.toBeNull();
  expect((await ben()).record!.record).toEqual(record);
  expect(record.deals.every(({ bots }) => bots?.every((bot) => bot === null))).toBe(true);
  for (const { room } of [host, await ben()]) room.connection.close();
}
