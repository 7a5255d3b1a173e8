/** Names for elements that others refer to. */
import { useState } from 'preact/hooks';

let count = 0;

/** An id that nothing else on the page has: `useId` of Preact begins anew in each dialog. */
export function useUniqueId(): string {
  const [id] = useState(() => `id-${(count += 1)}`);
  return id;
}
