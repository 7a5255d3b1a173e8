/** Records of matches named on the command line. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { RecordError } from '../../../engine/record.ts';
import { didYouMeanFile } from '../command/files.ts';
import { UsageError } from '../command/usage-error.ts';

/** What commands say about their arguments that name records. */
export const RECORD_FILES =
  'records of matches, as the game and `npm run arena -- --records DIR` write them, or folders of them';

/** The record files that arguments name: themselves, or all in a folder. @throws {UsageError} for a folder without any */
export function recordFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [path];
    const inside = readdirSync(path).filter((name) => name.endsWith('.json'));
    if (inside.length === 0) throw new UsageError(`there is no record in "${path}": allowed is a folder of FILE.json`);
    return inside.sort().map((name) => join(path, name));
  });
}

/**
 * The JSON in a file.
 * @throws {UsageError} where there is no such file, or {RecordError} where it is not JSON
 */
export function readRecordFile(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`there is no record "${file}"${didYouMeanFile(file)}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RecordError(0, 0, `it is not JSON: ${(error as Error).message}`);
  }
}
