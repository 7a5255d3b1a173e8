/** Records of matches named on the command line. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SEATS } from '../../../engine/observation-layout.ts';
import { RecordError, replayRecord } from '../../../engine/record.ts';
import { doPoliciesPlay } from '../../../engine/rules/suited.ts';
import { typedPath, whereLooked } from '../command/paths.ts';
import { asUsageError, UsageError } from '../command/usage-error.ts';
import { parseJson } from '../command/json.ts';

/** What commands say about their arguments that name records. */
export const RECORD_FILES =
  'records of matches, as the game and `npm run arena -- --records DIR` write them, or folders of them';

/** The record files that arguments name, as people typed them: themselves, or all in a folder. @throws {UsageError} for a folder without any */
export function recordFiles(paths: readonly string[]): string[] {
  return paths.map(typedPath).flatMap((path) => {
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
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new UsageError(`there is no record "${file}"${whereLooked(file)}`);
  }
  try {
    return parseJson(bytes);
  } catch (error) {
    throw new RecordError(0, 0, `it is not JSON: ${(error as Error).message}`);
  }
}

/**
 * The seats of a record that `--seat` asks for, to be judged by a policy; all without it.
 * @throws {UsageError} where there is no such seat, or no policy plays at so large a table
 */
export function seatsAskedFor(seat: number | undefined, seats: number, file: string): number[] {
  if (!doPoliciesPlay(seats)) {
    throw new UsageError(`"${file}" has ${seats} seats: allowed are up to ${SEATS}, with which policies play`);
  }
  if (seat === undefined) return Array.from({ length: seats }, (_, each) => each);
  if (seat < seats) return [seat];
  throw new UsageError(`--seat is ${seat}, but "${file}" has ${seats} seats: allowed is 0 to ${seats - 1}`);
}

/** A record from its file, played again. @throws {UsageError} where it is none that replays as written */
export function replayedFile(file: string): ReturnType<typeof replayRecord> {
  return asUsageError([RecordError], `"${file}": `, () => replayRecord(readRecordFile(file)));
}
