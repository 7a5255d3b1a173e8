/** What the browser keeps of the game in its databases, read and changed behind the game's back. */
import type { MatchSave } from '../../../engine/save.ts';
import type { OpenMatch } from '../../../game/services/storage/match-schemas.ts';
import type { ScreenVisit } from './screen-visit.ts';

/** The keys or the values in one of the game's stores. */
export function stored(visit: ScreenVisit, name: string, how: 'keys' | 'values'): Promise<unknown[]> {
  return visit.evaluate(
    async ([store, wanted]) => {
      const opening = indexedDB.open(`thirty-one-${store}`);
      await new Promise((resolve) => {
        opening.addEventListener('success', resolve, { once: true });
      });
      const database = opening.result;
      if (!database.objectStoreNames.contains(store)) return [];
      const things = database.transaction(store).objectStore(store);
      const asking: IDBRequest = wanted === 'keys' ? things.getAllKeys() : things.getAll();
      await new Promise((resolve) => {
        asking.addEventListener('success', resolve, { once: true });
      });
      database.close();
      return asking.result as unknown[];
    },
    [name, how] as const,
  );
}

/** Puts things into one of the game's stores, by their keys. */
export async function store(
  visit: ScreenVisit,
  name: string,
  things: Readonly<Record<string, unknown>>,
): Promise<void> {
  await visit.evaluate(
    ([into, items]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(`thirty-one-${into}`);
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore(into));
        request.addEventListener('error', () => reject(new Error(request.error?.message)));
        request.addEventListener('success', () => {
          const change = request.result.transaction(into, 'readwrite');
          for (const [key, item] of Object.entries(items)) change.objectStore(into).put(item, key);
          change.addEventListener('complete', () => (request.result.close(), resolve()));
        });
      }),
    [name, things] as const,
  );
}

/** The only open match, as it is kept. */
export async function keptMatch(visit: ScreenVisit): Promise<OpenMatch & { save: MatchSave }> {
  const [open] = await stored(visit, 'matches', 'values');
  return open as OpenMatch & { save: MatchSave };
}
