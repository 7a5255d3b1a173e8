/** Texts in links: deflated, and with a hash by which damage is found. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { compress, decompress, readWithin } from './compress.ts';

/** Digits of the hash: one change in 16 million goes unnoticed. */
const CHECK_DIGITS = 6;

export async function linkText(text: string): Promise<string> {
  return checkOf(text) + (await compress(text));
}

/** @param largest limit of the text, in bytes @throws {Error} where it is damaged or larger */
export async function readLinkText(link: string, largest: number): Promise<string> {
  const text = await readWithin(decompress(link.slice(CHECK_DIGITS)), largest);
  if (checkOf(text) !== link.slice(0, CHECK_DIGITS)) throw new Error('the hash is another');
  return text;
}

function checkOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, CHECK_DIGITS);
}
