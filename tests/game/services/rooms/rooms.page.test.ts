/** What the page keeps of rooms: the link to one, the key of a device, and the room that a tab was in. */
import { expect, test } from 'vitest';
import { Rooms } from '../../../../game/services/rooms/rooms.ts';

const ID = 'K7Q2MX'.padEnd(24, 'A');
const KEY = '0f'.repeat(16);

/** As after a visit to the page. @param kept what the browser and the tab have stored */
function rooms(kept = { keys: new Map<string, string>(), tab: new Map<string, string>() }): Rooms {
  const storage = (map: Map<string, string>) => ({
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, text: string) => void map.set(name, text),
    removeItem: (name: string) => void map.delete(name),
  });
  return new Rooms({ keys: () => storage(kept.keys), tab: () => storage(kept.tab) });
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
