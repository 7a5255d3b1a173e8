/** The control variate of `--control FILE.onnx`. */
import { readFileSync } from 'node:fs';
import { CardLuck } from '../learner/control-variate.ts';
import { ModelError, readModelFacts } from '../learner/policy-file.ts';
import { loadRuntime } from './runtime.ts';
import { UsageError } from './usage.ts';

/** @throws {UsageError} when there is no such file, or it is no policy file. */
export async function loadControl(file: string): Promise<CardLuck> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new UsageError(`--control is "${file}", which is no file: allowed is a policy file, FILE.onnx`);
  }
  try {
    readModelFacts(bytes);
  } catch (error) {
    if (error instanceof ModelError) throw new UsageError(`--control is "${file}": ${error.message}`);
    throw error;
  }
  return new CardLuck(await (await loadRuntime()).load(bytes));
}
