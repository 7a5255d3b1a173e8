import { expect, test, vi } from 'vitest';
import { OBSERVATION_VERSION } from '../../../../engine/observation-layout.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { memoryStore, StorageError } from '../../../../game/base/store.ts';
import type { Model } from '../../../../game/catalogue/manifest.ts';
import { Guests } from '../../../../game/services/bots/guests.ts';
import type { OwnPolicy } from '../../../../game/services/bots/messages.ts';
import type { KeptGuest } from '../../../../game/services/storage/schemas.ts';
import { eventually } from '../../../support/eventually.ts';

function guest(file: string, rules: Model['rules'] = preset('golf')): OwnPolicy {
  const facts = { rules, players: [2, 6] as [number, number], observation: OBSERVATION_VERSION };
  return { model: { name: `Ours, ${file}`, file, ...facts, factorCost: 0.005 }, policy: Uint8Array.of(7) };
}

/** Guests whose clock is a minute later each time. */
function opened(store = memoryStore<KeptGuest>()) {
  let minute = 0;
  const guests = new Guests(store, () => new Date(Date.UTC(2026, 10, 25, 10, minute++)));
  const areKept = (...ids: string[]) => eventually(async () => expect([...(await store.all()).keys()]).toEqual(ids));
  return { store, guests, areKept };
}

test('guests are at hand, and again after a reload, with all that is needed to play', async () => {
  const { store, guests, areKept } = opened();
  guests.receive(guest('a'));
  expect(guests.get('a')).toEqual(guest('a'));
  await areKept('a');
  expect(await store.get('a')).toMatchObject({ received: '2026-11-25T10:00:00.000Z' });
  const { guests: later } = opened(store);
  expect(later.get('a')).toBeUndefined();
  expect([await later.recall('a'), await later.recall('unknown')]).toEqual([true, false]);
  expect([later.get('a'), later.get('unknown')]).toEqual([guest('a'), undefined]);
});

test('guests are the latest four', async () => {
  const { guests, areKept } = opened();
  for (const name of ['a', 'b', 'c', 'd', 'e']) guests.receive(guest(name));
  await areKept('b', 'c', 'd', 'e');
  expect([guests.get('a'), guests.get('b')]).toEqual([undefined, guest('b')]);
});

test('guests that play by all rules are at hand, but not stored', async () => {
  const { guests, areKept } = opened();
  guests.receive(guest('all', 'all'));
  guests.receive(guest('a'));
  await areKept('a');
  expect(guests.get('all')?.model.rules).toBe('all');
});

test('guests stay as long as the page where they cannot be stored, and are not read again', async () => {
  const get = vi.fn<() => Promise<never>>(() => Promise.reject(new StorageError('full')));
  const guests = new Guests({ ...memoryStore<KeptGuest>(), put: get, get });
  guests.receive(guest('a'));
  await eventually(() => expect(get).toHaveBeenCalledOnce());
  expect([await guests.recall('a'), await guests.recall('b'), get.mock.calls.length]).toEqual([true, false, 2]);
  expect(guests.get('a')).toEqual(guest('a'));
});
