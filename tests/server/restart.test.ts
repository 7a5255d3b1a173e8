import { Client, type SeatReservation } from '@colyseus/sdk';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replayRecord } from '../../engine/record.ts';
import { act, Guest, keyOf, serveRooms, wait } from './support/rooms.ts';

test('a match goes on after a restart, with the same packs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'thirty-one-restart-'));
  const first = await serveRooms({ folder });
  const host = await Guest.open(first.origin, 'a', wait);
  await expect.poll(() => host.state).toBeDefined();
  host.send('sit', { name: 'Anna', word: 'one' });
  host.send('arrange', {
    seats: [{ is: 'free' }, { is: 'bot', level: 'casual', style: 'even', animal: 'owl' }],
  });
  host.send('start');
  await expect.poll(() => host.view).not.toBeNull();
  const { commitment, code } = host.state;
  const { view, turn } = host.view!;
  await first.close();
  await expect.poll(() => host.left).toBe(4001);
  expect(readdirSync(folder)).toEqual([`${host.room.roomId}.json`]);

  const second = await serveRooms({ folder });
  const again = await Guest.join(second.origin, 'a', host.room.roomId, wait);
  await expect.poll(() => again.view).not.toBeNull();
  expect(again.state).toMatchObject({ code, commitment, isHost: true, you: 0 });
  expect(again.view!.view.hand).toEqual(view.hand);
  expect(again.view!.turn).toBe(turn);
  again.onView = act;
  again.send('again');
  await expect.poll(() => again.record, { timeout: 60_000 }).not.toBeNull();
  const { record } = again.record!;
  expect(replayRecord(structuredClone(record)).match.phase).toBe('over');
  expect(record.fair).toMatchObject({ commitment, word: 'one' });
  await expect.poll(() => readdirSync(folder)).toEqual([]);
  await second.close();
  rmSync(folder, { recursive: true });
});

test('somebody who has taken the seat of a bot keeps it over a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'thirty-one-restart-'));
  const first = await serveRooms({ folder });
  const anna = await Guest.open(first.origin, 'a', wait);
  await expect.poll(() => anna.state).toBeDefined();
  anna.send('sit', { name: 'Anna', word: '' });
  anna.send('arrange', { seats: [{ is: 'free' }, { is: 'bot', level: 'casual', style: 'even' }] });
  anna.send('start');
  await expect.poll(() => anna.view).not.toBeNull();
  const { roomId } = anna.room;
  const ben = await Guest.join(first.origin, 'b', roomId, wait);
  ben.send('sit', { name: 'Ben', word: '' });
  await expect.poll(() => anna.state.joining).toHaveLength(1);
  anna.onView = act;
  anna.send('again');
  await expect.poll(() => ben.view).not.toBeNull();
  const { deal, view } = ben.view!;
  await first.close();

  const second = await serveRooms({ folder });
  const [annaAgain, benAgain] = [
    await Guest.join(second.origin, 'a', roomId, act),
    await Guest.join(second.origin, 'b', roomId, wait),
  ];
  await expect.poll(() => benAgain.view).toMatchObject({ deal, view });
  benAgain.onView = act;
  benAgain.send('again');
  await expect.poll(() => annaAgain.record, { timeout: 60_000 }).not.toBeNull();
  const { record } = annaAgain.record!;
  expect(record.players).toEqual(['Anna', 'Ben']);
  expect(record.deals.map(({ bots }) => bots?.[1]?.level ?? null)).toEqual(
    record.deals.map((_, index) => (index < deal - 1 ? 'casual' : null)),
  );
  await second.close();
  rmSync(folder, { recursive: true });
});

test('a server that ends lets nobody in who had only been promised a place, and waits for no one', async () => {
  const { origin, close } = await serveRooms();
  const host = await Guest.open(origin, 'a', wait);
  const client = new Client(origin);
  const id = host.room.roomId;
  const { data } = await client.http.post(`/matchmake/joinById/${id}`, { body: { key: keyOf('b'), id } });
  const closed = close();
  await expect.poll(() => host.left).toBe(4001);
  await expect(client.consumeSeatReservation(data as SeatReservation)).rejects.toThrow();
  await closed;
});
