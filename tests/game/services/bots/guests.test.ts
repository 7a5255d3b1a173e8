import { describe, expect, test, vi } from 'vitest';
import { OBSERVATION_VERSION } from '../../../../engine/observation.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { memoryStore, StorageError } from '../../../../game/base/store.ts';
import { Guests } from '../../../../game/services/bots/guests.ts';
import type { OwnPolicy } from '../../../../game/services/bots/messages.ts';
import type { KeptGuest } from '../../../../game/services/storage/stores.ts';
import { eventually } from '../../../support/eventually.ts';

const RULES = preset('golf');

function guest(file: string): OwnPolicy {
  const facts = { rules: RULES, players: [2, 6] as [number, number], observation: OBSERVATION_VERSION };
  return { model: { name: `Ours, ${file}`, file, ...facts, factorCost: 0.005 }, policy: Uint8Array.of(7) };
}

/** A clock that is a minute later each time. */
function clock(): () => Date {
  let minute = 0;
  return () => new Date(Date.UTC(2026, 10, 25, 10, minute++));
}

describe('guests', () => {
  test('are at hand, and again after a reload', async () => {
    const store = memoryStore<KeptGuest>();
    const guests = new Guests(store, clock());
    guests.receive(guest('a'));
    expect(guests.get('a')).toEqual(guest('a'));
    await eventually(async () => expect((await store.all()).size).toBe(1));

    const later = new Guests(store, clock());
    expect(later.get('a')).toBeUndefined();
    expect(await later.recall('a')).toBe(true);
    expect(later.get('a')).toEqual(guest('a'));
    expect(await later.recall('unknown')).toBe(false);
    expect(later.get('unknown')).toBeUndefined();
  });

  test('are the latest four', async () => {
    const store = memoryStore<KeptGuest>();
    const guests = new Guests(store, clock());
    for (const name of ['a', 'b', 'c', 'd', 'e']) guests.receive(guest(name));
    await eventually(async () => expect([...(await store.all()).keys()]).toEqual(['b', 'c', 'd', 'e']));
    expect(guests.get('a')).toBeUndefined();
  });

  test('are stored with all that is needed to play, and when they came', async () => {
    const store = memoryStore<KeptGuest>();
    const guests = new Guests(store, clock());
    guests.receive(guest('a'));
    await eventually(async () => expect((await store.all()).size).toBe(1));
    expect(await store.get('a')).toEqual({
      received: '2026-11-25T10:00:00.000Z',
      name: 'Ours, a',
      rules: expect.objectContaining({ name: 'golf' }),
      players: [2, 6],
      observation: OBSERVATION_VERSION,
      factorCost: 0.005,
      policy: Uint8Array.of(7),
    });
  });

  test('that play by all rules are at hand, but not stored', async () => {
    const store = memoryStore<KeptGuest>();
    const guests = new Guests(store, clock());
    const { model, policy } = guest('all');
    guests.receive({ model: { ...model, rules: 'all' }, policy });
    guests.receive(guest('a'));
    await eventually(async () => expect([...(await store.all()).keys()]).toEqual(['a']));
    expect(guests.get('all')?.model.rules).toBe('all');
  });

  test('that are at hand are not read again', async () => {
    const get = vi.fn(() => Promise.resolve(undefined));
    const guests = new Guests({ ...memoryStore<KeptGuest>(), get }, clock());
    guests.receive(guest('a'));
    expect(await guests.recall('a')).toBe(true);
    expect(get).not.toHaveBeenCalled();
  });

  test('stay as long as the page where they cannot be stored', async () => {
    const full = () => Promise.reject(new StorageError('full'));
    const guests = new Guests({ ...memoryStore<KeptGuest>(), put: full, get: full });
    guests.receive(guest('a'));
    await guests.recall('b');
    expect(guests.get('a')).toEqual(guest('a'));
  });
});
