/** Fetches the networks of this version without weights; imported only where somebody brings a bot that needs them. */
import { ADDRESSES } from 'virtual:learner-graphs';
import { fetchBytes } from '../services/fetch-bytes.ts';
import type { Templates } from '../services/teaching/read-brought.ts';

export async function fetchTemplates(): Promise<Templates> {
  const [policy, critic] = await Promise.all(
    [ADDRESSES['policy-template'], ADDRESSES['critic-template']].map((address) =>
      fetchBytes(new URL(address, document.baseURI).href),
    ),
  );
  return { policy, critic };
}
