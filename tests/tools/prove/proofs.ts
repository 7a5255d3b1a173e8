/** All proofs, in the order in which they are done. */
import { matches } from './browser/matches.ts';
import { reloads } from './browser/reloads.ts';
import { damage } from './damage/damage.ts';
import { deals } from './deals.ts';
import { kills } from './kills.ts';
import { lies } from './lies.ts';
import type { Proof } from './proof.ts';
import { views } from './views.ts';

export const PROOFS: readonly Proof[] = [views, lies, damage, kills, reloads, matches, deals];

/** @throws {Error} where there is none of that name */
export function proofNamed(name: string): Proof {
  const proof = PROOFS.find((one) => one.name === name);
  if (proof === undefined) throw new Error(`there is no proof "${name}"`);
  return proof;
}
