/** How a match gets its chance: sealed, so that everybody can check it, unless the page's address gives a seed. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { commitmentOf, SealedChance } from '../../engine/fair/sealed-chance.ts';
import { SECRET_BYTES } from '../../engine/fair/recipe.ts';
import type { NextSeal } from '../model/next-seal.ts';

/** 32 bytes that nobody can predict. */
export function drawSecret(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
}

/** The seed in the page's address (`?seed=7`), null if there is none. */
export function seedOfAddress(): number | null {
  const text = new URLSearchParams(window.location.search).get('seed');
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

const newLastSecret = (): string => bytesToHex(drawSecret());

/** The commitment to all packs of the next match, in hexadecimal. */
export function nextCommitment(next: NextSeal): string {
  return commitmentOf((next.lastSecret ??= newLastSecret()));
}

/**
 * The chance of a match that begins now; the one after it gets other secrets, and a word of its own.
 * @param suits whether it will do: secrets are drawn until one does, unless somebody has been shown what commits to them
 */
export function takeSeal(next: NextSeal, suits: (chance: SealedChance) => boolean = () => true): SealedChance {
  const draw = (): SealedChance => new SealedChance([next.lastSecret ?? newLastSecret()], next.word, drawSecret);
  let sealed = draw();
  while (next.lastSecret === null && !suits(sealed)) sealed = draw();
  next.lastSecret = null;
  next.word = '';
  return sealed;
}
