/** Files named on the command line. */
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { nearest } from './nearest.ts';

/** `; did you mean "models/scat.onnx"?` where a missing file has a neighbour with a similar name, else nothing. */
export function didYouMeanFile(missing: string): string {
  const folder = dirname(missing);
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return '';
  }
  const name = nearest(basename(missing), names);
  if (name === null) return '';
  return `; did you mean "${missing.startsWith('./') ? './' : ''}${join(folder, name)}"?`;
}
