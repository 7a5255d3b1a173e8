/** The folder of a run, or of what else a command writes. An error of the file system ends the command with one line. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../command/usage-error.ts';
import { writeAtomically } from '../support/write-atomically.ts';

/** Why a run cannot go on: said in one line, and the command ends with status 2. */
export class RunError extends UsageError {
  override name = 'RunError';
}

/** File system error codes in words. */
const REASONS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would be larger than is allowed',
  EACCES: 'it may not be written to',
  EROFS: 'it may not be written to',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file has that name',
};

export class RunFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** Makes the folder where it is missing. @throws {RunError} where it cannot be made */
  make(): this {
    attempt(this.path, () => mkdirSync(this.path, { recursive: true }));
    return this;
  }

  file(name: string): string {
    return join(this.path, name);
  }

  has(name: string): boolean {
    return existsSync(this.file(name));
  }

  /** @returns the file's bytes, or null where there is none. @throws {RunError} where it cannot be read */
  read(name: string): Buffer | null {
    if (!this.has(name)) return null;
    return attempt(this.file(name), () => readFileSync(this.file(name)), 'read');
  }

  /** Writes a file completely or not at all, and makes the folders in its name. @throws {RunError} */
  write(name: string, data: string | Uint8Array): void {
    const file = this.file(name);
    attempt(file, () => {
      mkdirSync(join(file, '..'), { recursive: true });
      writeAtomically(file, data);
    });
  }

  /** @throws {RunError} */
  append(name: string, data: string | Uint8Array): void {
    const file = this.file(name);
    attempt(file, () => appendFileSync(file, data));
  }
}

/** Turns an error of the file system into one line. */
export function attempt<T>(path: string, access: () => T, verb: 'written' | 'read' = 'written'): T {
  try {
    return access();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new RunError(`"${path}" cannot be ${verb}: ${REASONS[code] ?? message} (${code})`);
  }
}
