/** Which code and which models a checkout has: parts done by others count only where these are the same. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sha256 } from './blobs.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** What results follow from, libraries included. */
const SOURCE = ['engine', 'training', 'package-lock.json'];

/** The SHA-256 of engine, training and the versions of all libraries. */
export function sourceDigest(): string {
  return digestOf(SOURCE.flatMap((path) => filesIn(path)).filter((file) => /\.(ts|json)$/.test(file)));
}

/** The SHA-256 of the policies in models/. */
export function modelsDigest(): string {
  return digestOf(filesIn('models').filter((file) => file.endsWith('.onnx')));
}

function digestOf(files: readonly string[]): string {
  return sha256(files.map((file) => `${file} ${sha256(readFileSync(join(ROOT, file)))}\n`).join(''));
}

/** Files below a path, from the root, in a fixed order. */
function filesIn(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  const found = readdirSync(join(ROOT, path), { withFileTypes: true });
  return found
    .flatMap((entry) => (entry.isDirectory() ? filesIn(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
    .toSorted();
}
