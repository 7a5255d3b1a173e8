import { readFileSync } from 'node:fs';
import { PopulationError, readPopulation, type PopulationFile } from '../../../engine/habits/population-file.ts';
import { parseJson } from '../command/json.ts';
import { UsageError } from '../command/usage-error.ts';

/** The population in the file of `--rivals`. @throws {UsageError} where there is none */
export function readPopulationFile(file: string): PopulationFile {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(`--rivals is "${file}", which cannot be read (${code}): allowed is the file of a population`);
  }
  try {
    return readPopulation(parseJson(bytes));
  } catch (error) {
    if (!(error instanceof PopulationError) && !(error instanceof SyntaxError)) throw error;
    throw new UsageError(`--rivals is "${file}": ${error.message}`);
  }
}
