import { afterAll, describe, expect, test } from 'vitest';
import type { FromPage, RoomState } from '../../engine/room/messages.ts';
import { act, FREE, Guest, serveRooms, wait } from './support/rooms.ts';

const served = await serveRooms({ pace: { bot: 0, card: 0, showdown: 0, awayInTurn: 40, away: 40 } });
afterAll(() => served.close());

/** Anna and Ben, whose match has begun. */
async function atTable(ben: Partial<FromPage['sit']>, arranged: FromPage['arrange'] = {}, onView = act) {
  const anna = await Guest.open(served.origin, 'a', act);
  await anna.sit('Anna');
  const other = await Guest.join(served.origin, 'b', anna.room.roomId, onView);
  other.send('sit', { name: 'Ben', word: '', ...ben });
  await expect.poll(() => anna.state.seats[1].is).toBe('person');
  anna.send('arrange', { seats: [FREE, FREE], ...arranged });
  anna.send('start');
  return { anna, ben: other };
}

describe('a bot that plays for somebody who is away', () => {
  test('plays at the level that the device has named, and the record says so', async () => {
    const { anna, ben } = await atTable({ level: 'beginner' }, {}, wait);
    await expect.poll(() => ben.view).not.toBeNull();
    ben.room.connection.close();
    const bots = (await anna.recorded()).deals.map((deal) => deal.bots);
    const standIn = { policy: expect.any(String), level: 'beginner', style: 'even' };
    expect(bots).toEqual(bots.map(() => [null, standIn]));
  });

  test('plays as a regular where the device has named none', async () => {
    const { anna, ben } = await atTable({}, {}, wait);
    await expect.poll(() => ben.view).not.toBeNull();
    ben.room.connection.close();
    expect((await anna.recorded()).deals.at(-1)?.bots?.[1]?.level).toBe('regular');
  });

  test('is not named as the one that decided where the person has decided too in that deal', async () => {
    const { anna } = await atTable({}, {}, (guest, { deal, turn, legal }) => {
      if (legal.includes('draw')) guest.send('act', { deal, turn, action: 'draw' });
      else guest.room.connection.close();
    });
    const [first, ...others] = (await anna.recorded()).deals.filter(({ actions }) =>
      actions.some(([seat]) => seat === 1),
    );
    expect(first.bots?.[1]).toEqual({ level: 'regular', style: 'even' });
    expect(others.map(({ bots }) => bots?.[1]?.policy)).toEqual(others.map(() => expect.any(String)));
  });

  test('waits for as long as the host has chosen', async () => {
    const { anna, ben } = await atTable({}, { awaySeconds: 120 }, wait);
    await expect.poll(() => ben.view).not.toBeNull();
    expect(anna.state.awaySeconds).toBe(120);
    const since = performance.now();
    ben.room.connection.close();
    const isPlayedFor = ([type, message]: Guest['heard'][number]): boolean =>
      type === 'room' && JSON.stringify((message as RoomState).seats[1]).includes('"isPlayedFor":true');
    await expect.poll(() => anna.heard.some(isPlayedFor), { interval: 5 }).toBe(true);
    // Four times as long as where nothing was chosen.
    expect(performance.now() - since).toBeGreaterThan(155);
  });
});
