/** Records of matches named on the command line. */
import { readFileSync } from 'node:fs';
import { RecordError } from '../../../engine/record.ts';
import { didYouMeanFile } from '../command/files.ts';
import { UsageError } from '../command/usage-error.ts';

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
