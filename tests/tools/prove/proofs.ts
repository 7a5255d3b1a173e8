/** All proofs, in the order in which they are done. */
import { damage } from './damage/damage.ts';
import { deals } from './deals.ts';
import { kills } from './kills.ts';
import type { Proof } from './proof.ts';
import { views } from './views.ts';

export const PROOFS: readonly Proof[] = [damage, views, kills, deals];

/** @throws {Error} where there is none of that name */
export function proofNamed(name: string): Proof {
  const proof = PROOFS.find((one) => one.name === name);
  if (proof === undefined) throw new Error(`there is no proof "${name}"`);
  return proof;
}
