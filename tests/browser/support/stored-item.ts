/** What the game stores, put there before the page is looked at. */
import type { Visit } from './visit.ts';

/** Stores something as the game does. @param store its name */
export async function storeItem({ page }: Visit, store: string, key: string, thing: unknown): Promise<void> {
  await page.evaluate(
    ([name, id, item]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(`thirty-one-${name}`);
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore(name));
        request.addEventListener('error', () => reject(new Error(request.error?.message)));
        request.addEventListener('success', () => {
          const change = request.result.transaction(name, 'readwrite');
          change.objectStore(name).put(item, id);
          change.addEventListener('complete', () => (request.result.close(), resolve()));
        });
      }),
    [store, key, thing] as const,
  );
}
