/** A folder of match records, each written completely or not at all. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '../../../engine/record.ts';
import type { Game } from '../../learner/evaluation/arena.ts';
import { UsageError } from '../command/usage-error.ts';
import { writeAtomically } from './write-atomically.ts';

const FEWEST_DIGITS = 4;

export class RecordFolder {
  readonly #folder: string;
  readonly #digits: number;

  /**
   * Makes the folder where it is missing.
   * @param packs how many there will be, for names that sort by number
   * @throws {UsageError} where it cannot be made.
   */
  constructor(folder: string, packs: number) {
    this.#folder = folder;
    this.#digits = Math.max(FEWEST_DIGITS, String(packs).length);
    attempt(folder, () => mkdirSync(folder, { recursive: true }));
  }

  /** Writes a record: `scat-0001-r0.json` is the first pack with the seats as given. @throws {UsageError} where it cannot. */
  write(record: MatchRecord, { index, rotation }: Game): void {
    const rules = String(record.rules.name).replaceAll(/[^\p{L}\p{N}_-]+/gu, '-');
    const file = join(this.#folder, `${rules}-${String(index + 1).padStart(this.#digits, '0')}-r${rotation}.json`);
    attempt(file, () => writeAtomically(file, `${JSON.stringify(record)}\n`));
  }
}

/** Turns an error of the file system into one line. */
function attempt(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(`--records: "${path}" cannot be written (${code}): allowed is a folder, made where missing`);
  }
}
