/** What the page keeps of rooms: the link to one, the key of a device, and the room that a tab was in. */
import type { Client } from '@colyseus/sdk';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Level } from '../../../../engine/bots/characters.ts';
import { Rooms } from '../../../../game/services/rooms/rooms.ts';
import { RoomSession } from '../../../../game/services/rooms/session.ts';

const ID = 'K7Q2MX'.padEnd(24, 'A');
const KEY = '0f'.repeat(16);

/** As after a visit to the page. @param kept what the browser and the tab have stored */
function rooms(kept = { keys: new Map<string, string>(), tab: new Map<string, string>() }): Rooms {
  const storage = (map: Map<string, string>) => ({
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, text: string) => void map.set(name, text),
    removeItem: (name: string) => void map.delete(name),
  });
  return new Rooms({
    keys: () => storage(kept.keys),
    tab: () => storage(kept.tab),
    level: () => Promise.resolve(undefined),
  });
}

test('a link leads to its room, also with what messengers add to it', () => {
  expect(rooms().follow(`#join=${ID}`)).toEqual({ id: ID });
  expect(rooms().follow(`#join=${ID}&utm=1`)).toEqual({ id: ID });
  expect(rooms().follow('#join=K7Q2MX')).toBeNull();
});

test('a device that follows the link of a seat has its key from then on, for that room alone', () => {
  const here = rooms();
  here.follow(`#join=${ID}.${KEY}`);
  expect(here.linkTo(ID, true).endsWith(`#join=${ID}.${KEY}`)).toBe(true);
  expect(here.linkTo('Z'.repeat(24), true)).not.toContain(KEY);
  expect(here.linkTo(ID, false).endsWith(`#join=${ID}`)).toBe(true);
});

test('the tab forgets its room when one leaves it', () => {
  const kept = { keys: new Map<string, string>(), tab: new Map([['thirty-one/room', ID]]) };
  const here = rooms(kept);
  expect(here.last).toBe(ID);
  here.leave();
  expect(here.last).toBeNull();
});

test('a device remembers that the own hand fills the screen, for that room alone', () => {
  const kept = { keys: new Map<string, string>(), tab: new Map<string, string>() };
  rooms(kept).showOnlyHand(ID, true);
  expect([rooms(kept).showsOnlyHand(ID), rooms(kept).showsOnlyHand('Z'.repeat(24))]).toEqual([true, false]);
  rooms(kept).showOnlyHand(ID, false);
  expect(rooms(kept).showsOnlyHand(ID)).toBe(false);
});

/** A session of a room, with what the page has sent. */
async function session(level?: Level) {
  const listeners = new Map<string, (message: unknown) => void>();
  const send = vi.fn();
  const room = { reconnection: {}, roomId: ID, send, onDrop: vi.fn(), onReconnect: vi.fn(), onLeave: vi.fn() };
  const onMessage = (type: string, listener: (message: unknown) => void): void => void listeners.set(type, listener);
  const client = { create: () => Promise.resolve({ ...room, onMessage }) } as unknown as Client;
  const beginning = RoomSession.begin(client, { key: KEY }, level);
  await vi.waitFor(() => expect(listeners.has('room')).toBe(true));
  listeners.get('room')?.({ you: -1, phase: 'lobby', commitment: '' });
  return { entered: await beginning, send };
}

test('whoever sits down says how well a bot is to play for them, where that is known', async () => {
  const sent = async (level?: Level): Promise<unknown> => {
    const { entered, send } = await session(level);
    entered.sit({ name: 'Ben' });
    return send.mock.lastCall;
  };
  expect(await sent('strong')).toEqual(['sit', { name: 'Ben', word: expect.any(String), level: 'strong' }]);
  expect(await sent()).toEqual(['sit', { name: 'Ben', word: expect.any(String) }]);
});

test.each([
  ['is taken', new Response(null, { status: 204 }), null],
  ['is another one than can play there', new Response('', { status: 422 }), 'unfit'],
  ['is too large', new Response('', { status: 413 }), 'unfit'],
  ['is too much for the server', new Response('', { status: 503 }), 'unsent'],
  ['does not reach the server', new TypeError('failed to fetch'), 'unsent'],
])('a bot of one’s own comes with the key of the device, and %s', async (_what, answer, why) => {
  const asked = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => asked.mockRestore());
  if (answer instanceof Error) asked.mockRejectedValue(answer);
  else asked.mockResolvedValue(answer);
  const { entered } = await session();
  const policy = new Uint8Array(4);
  expect(await entered.bring(policy)).toBe(why);
  const [address, request] = asked.mock.lastCall!;
  expect(new URL(address as URL).pathname).toBe(`/matchmake/bot/${ID}`);
  expect(request).toEqual({ method: 'POST', headers: { Authorization: `Bearer ${KEY}` }, body: policy });
});
