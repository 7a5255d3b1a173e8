/** The control variate of `--control FILE.onnx`. */
import { CardLuck } from '../../learner/evaluation/control-variate.ts';
import { checkedPolicy, readNamedFile } from './model-file.ts';
import { loadRuntime } from '../runtimes/onnxruntime.ts';

/** @throws {UsageError} when there is no such file, or it is not a policy file. */
export async function loadControl(file: string): Promise<CardLuck> {
  const origin = `--control is "${file}"`;
  const missing = `${origin}, which is no file: allowed is a policy file, FILE.onnx`;
  const bytes = readNamedFile(file, origin, missing, checkedPolicy);
  return new CardLuck(await (await loadRuntime()).load(bytes));
}
