import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { replayRecord } from '../../engine/record.ts';
import type { FromPage, FromRoom, RoomState } from '../../engine/room/messages.ts';
import { act, Guest, serveRooms, wait } from './support/rooms.ts';

let served: Awaited<ReturnType<typeof serveRooms>>;

beforeAll(async () => {
  served = await serveRooms();
});
afterAll(() => served.close());

const FOX = { is: 'bot', level: 'casual', style: 'even', animal: 'fox' } as const;

/** Anna plays with a bot, and has been asked for the first time; Ben has come meanwhile. */
async function lateBen(arranged: FromPage['arrange'] = {}): Promise<{ anna: Guest; ben: Guest }> {
  const anna = await Guest.open(served.origin, 'a', wait);
  onTestFinished(() => anna.room.connection.close());
  await expect.poll(() => anna.state).toBeDefined();
  anna.send('sit', { name: 'Anna', word: 'one' });
  anna.send('arrange', { seats: [{ is: 'free' }, FOX], ...arranged });
  anna.send('start');
  await expect.poll(() => anna.view).not.toBeNull();
  const ben = await Guest.join(served.origin, 'b', anna.room.roomId, act);
  onTestFinished(() => ben.room.connection.close());
  await expect.poll(() => ben.state).toBeDefined();
  return { anna, ben };
}

/** Anna answers from now on, what she is asked now included. */
function goOn(anna: Guest): void {
  anna.onView = act;
  anna.send('again');
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
    goOn(anna);
    await expect.poll(() => ben.record, { timeout: 60_000 }).not.toBeNull();
    const { record, you } = ben.record!;
    expect([you, record.players, record.fair?.word]).toEqual([1, ['Anna', 'Ben'], 'one']);
    const levels = record.deals.map(({ bots }) => bots?.[1]?.level ?? null);
    expect(levels).toEqual(levels.map((_, index) => (index < deal ? 'casual' : null)));
    expect(levels.length).toBeGreaterThan(deal);
    expect(replayRecord(structuredClone(record)).match.phase).toBe('over');
  });

  test('hears nothing of what the bot held', async () => {
    const { anna, ben } = await lateBen();
    ben.send('sit', { name: 'Ben', word: '' });
    await expect.poll(() => ben.state.joining).toHaveLength(1);
    const { deal } = anna.view!;
    goOn(anna);
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
    onTestFinished(() => cleo.room.connection.close());
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
    goOn(anna);
    await expect.poll(() => anna.record, { timeout: 60_000 }).not.toBeNull();
    expect(anna.record?.record.players).toEqual(['Anna', 'Fox']);
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
