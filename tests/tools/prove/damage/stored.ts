/** What the game finds in its own storage: a damaged item is set aside as it is, and the others are there. */
import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_SETTINGS } from '../../../../game/catalogue/settings.ts';
import { words } from '../../../../game/i18n/words.ts';
import { persistentStores, type StorageProblem } from '../../../../game/services/storage/persistent-stores.ts';
import type { OpenMatch } from '../../../../game/services/storage/stores.ts';
import { damaged } from '../../../game/support/mutations.ts';
import { keptRecord } from '../../../game/support/records.ts';
import { Storage } from '../../../game/support/storage.ts';
import { saveOf, SAVED_PLAYERS } from './game-data.ts';
import type { Reader } from './reader.ts';

function openMatch(seed: number): OpenMatch {
  return {
    players: DEFAULT_SETTINGS.seats.slice(0, SAVED_PLAYERS),
    you: 0,
    began: '2026-01-01T10:00:00.000Z',
    saved: '2026-01-01T10:05:00.000Z',
    policy: 'general',
    save: saveOf(seed),
  };
}

/** @param good an item of the store, by its seed */
function storedIn(store: 'matches' | 'records', good: (seed: number) => object): Reader {
  const intact = good(1);
  return {
    name: `stored ${store}`,
    copies: (seed, count) => damaged(good(seed), count, seed),
    async read(copy) {
      const storage = new Storage();
      const problems: StorageProblem[] = [];
      const item: unknown = valueOf(String(copy));
      const items = new Map<IDBValidKey, unknown>([
        ['intact', intact],
        ['damaged', item],
      ]);
      storage.stores.set(store, items);
      const all = await persistentStores(storage.open, (problem) => problems.push(problem))[store].all();
      if (!all.has('intact')) throw new Error('an intact item is lost with the damaged one');
      if (all.has('damaged')) return null;
      if (!isDeepStrictEqual(storage.stores.get('damaged')?.get(`${store} damaged`), item))
        throw new Error('the damaged item is lost');
      const [problem] = problems;
      if (problem === undefined) throw new Error('nothing is said of the damaged item');
      return problem.is === 'damaged' ? words().saves.damaged[store](problem.count) : null;
    },
  };
}

/** A text that is no JSON is an item too. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const STORED: readonly Reader[] = [
  storedIn('matches', openMatch),
  storedIn('records', (seed) => keptRecord({ seed })),
];
