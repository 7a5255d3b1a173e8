import { Client, type SeatReservation } from '@colyseus/sdk';
import { readdirSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { act, FOX, FREE, Guest, keyOf, serveRooms, wait, type Served } from './support/rooms.ts';

/** A match of Anna and a bot, in which she has been asked for the first time. */
async function annaAsked(served: Served): Promise<Guest> {
  const anna = await Guest.open(served.origin, 'a', wait);
  await anna.sit('Anna', 'one');
  anna.send('arrange', { seats: [FREE, FOX] });
  anna.send('start');
  await expect.poll(() => anna.view).not.toBeNull();
  return anna;
}

test('a match goes on after a restart, with the same packs', async () => {
  const first = await serveRooms();
  const anna = await annaAsked(first);
  const { roomId } = anna.room;
  const { commitment, code } = anna.state;
  const { view, turn } = anna.view!;
  const second = await first.restart(() => expect(readdirSync(first.folder)).toEqual([`${roomId}.json`]));
  onTestFinished(second.close);
  await expect.poll(() => anna.left).toBe(4001);

  const again = await Guest.join(second.origin, 'a', roomId, wait);
  await expect.poll(() => again.view).not.toBeNull();
  expect(again.state).toMatchObject({ code, commitment, isHost: true, you: 0 });
  expect(again.view!.view.hand).toEqual(view.hand);
  expect(again.view!.turn).toBe(turn);
  again.goOn();
  expect((await again.recorded()).fair).toMatchObject({ commitment, word: 'one' });
  await expect.poll(() => readdirSync(second.folder)).toEqual([]);
});

test('somebody who has taken the seat of a bot keeps it over a restart', async () => {
  const first = await serveRooms();
  const anna = await annaAsked(first);
  const { roomId } = anna.room;
  const ben = await Guest.join(first.origin, 'b', roomId, wait);
  ben.send('sit', { name: 'Ben', word: '' });
  await expect.poll(() => anna.state.joining).toHaveLength(1);
  anna.goOn();
  await expect.poll(() => ben.view).not.toBeNull();
  const { deal, view } = ben.view!;

  const second = await first.restart();
  onTestFinished(second.close);
  const annaAgain = await Guest.join(second.origin, 'a', roomId, act);
  const benAgain = await Guest.join(second.origin, 'b', roomId, wait);
  await expect.poll(() => benAgain.view).toMatchObject({ deal, view });
  benAgain.goOn();
  const { players, deals } = await annaAgain.recorded();
  expect(players).toEqual(['Anna', 'Ben']);
  const levels = deals.map(({ bots }) => bots?.[1]?.level ?? null);
  expect(levels).toEqual(levels.map((_, index) => (index < deal - 1 ? 'casual' : null)));
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
