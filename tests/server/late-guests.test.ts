import { afterAll, describe, expect, test } from 'vitest';
import type { FromPage, FromRoom, RoomState } from '../../engine/room/messages.ts';
import { act, FOX, FREE, Guest, serveRooms, wait } from './support/rooms.ts';

const served = await serveRooms();
afterAll(() => served.close());

/** Anna plays with a bot, and has been asked for the first time; Ben has come meanwhile. */
async function lateBen(arranged: FromPage['arrange'] = {}): Promise<{ anna: Guest; ben: Guest }> {
  const anna = await Guest.open(served.origin, 'a', wait);
  await anna.sit('Anna', 'one');
  anna.send('arrange', { seats: [FREE, FOX], ...arranged });
  anna.send('start');
  await expect.poll(() => anna.view).not.toBeNull();
  const ben = await Guest.join(served.origin, 'b', anna.room.roomId, act);
  return { anna, ben };
}

describe('whoever comes while a match is played', () => {
  test('takes the seat of a bot from the next deal on, which the record says; the word of the match stays', async () => {
    const { anna, ben } = await lateBen();
    ben.send('sit', { name: 'Ben', word: 'two' });
    await expect.poll(() => ben.state.joining).toEqual([{ seat: 1, name: 'Ben', isYou: true }]);
    expect(ben.state.you).toBe(-1);
    // Where the first pack has given somebody 31, this is not the first deal.
    const { deal } = anna.view!;
    await expect.poll(() => anna.state.joining).toEqual([{ seat: 1, name: 'Ben', isYou: false }]);
    anna.goOn();
    const record = await ben.recorded();
    expect([ben.record!.you, record.players, record.fair?.word]).toEqual([1, ['Anna', 'Ben'], 'one']);
    const levels = record.deals.map(({ bots }) => bots?.[1]?.level ?? null);
    expect(levels).toEqual(levels.map((_, index) => (index < deal ? 'casual' : null)));
    expect(levels.length).toBeGreaterThan(deal);
  });

  test('hears nothing of what the bot held', async () => {
    const { anna, ben } = await lateBen();
    ben.send('sit', { name: 'Ben', word: '' });
    await expect.poll(() => ben.state.joining).toHaveLength(1);
    const { deal } = anna.view!;
    anna.goOn();
    await expect.poll(() => ben.state.you).toBe(1);
    await expect.poll(() => ben.heard.find(([type]) => type === 'view')?.[1]).toMatchObject({ deal: deal + 1 });
    const seated = ben.heard.findIndex(([type, message]) => type === 'room' && (message as RoomState).you === 1);
    const [before, after] = [ben.heard.slice(0, seated), ben.heard.slice(seated)];
    expect(before.some(([type]) => type === 'events')).toBe(true);
    expect(JSON.stringify(before)).not.toContain('ownHand');
    // Of the deal that the bot has played nothing is told anew.
    const told = after.flatMap(([type, message]) =>
      type === 'deal' ? [(message as FromRoom['deal']).start.deal] : [],
    );
    expect(told.filter((number) => number <= deal)).toEqual([]);
  });

  test('only watches where the host allows no more, or no bot is left', async () => {
    const { ben } = await lateBen({ mayJoinLate: false });
    ben.send('sit', { name: 'Ben', word: '' });
    await expect.poll(() => ben.refused).toEqual(['playing']);
    const { ben: second, anna } = await lateBen();
    const cleo = await Guest.join(served.origin, 'c', anna.room.roomId, wait);
    second.send('sit', { name: 'Ben', word: '' });
    await expect.poll(() => second.state.joining).toHaveLength(1);
    cleo.send('sit', { name: 'Cleo', word: '' });
    await expect.poll(() => cleo.refused).toEqual(['full']);
  });

  test('and has gone before the next deal takes no seat', async () => {
    const { anna, ben } = await lateBen();
    ben.send('sit', { name: 'Ben', word: '' });
    await expect.poll(() => anna.state.joining).toHaveLength(1);
    ben.room.connection.close();
    await expect.poll(() => anna.state.joining).toEqual([]);
    anna.goOn();
    expect((await anna.recorded()).players).toEqual(['Anna', 'Fox']);
  });
});

test('televisions are counted, until they sit down or only watch', async () => {
  const { anna, ben } = await lateBen();
  ben.send('table');
  await expect.poll(() => anna.state).toMatchObject({ screens: 1, isScreen: false, watching: 0 });
  expect(ben.state.isScreen).toBe(true);
  ben.send('watch');
  await expect.poll(() => anna.state).toMatchObject({ screens: 0, watching: 1 });
  anna.send('table');
  await expect.poll(() => anna.refused).toEqual(['seated']);
});
