/** Fetches what carries the person's own bots over to this version; imported only where there are such. */
import { ADDRESSES } from 'virtual:learner-graphs';
import { fetchBytes } from '../services/fetch-bytes.ts';
import type { Templates } from '../services/teaching/carry-over.ts';

export async function fetchTemplates(): Promise<Templates> {
  const [policy, critic] = await Promise.all(
    [ADDRESSES['policy-template'], ADDRESSES['critic-template']].map((address) =>
      fetchBytes(new URL(address, document.baseURI).href),
    ),
  );
  return { policy, critic };
}
