import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { damagedLibrary, isCutShort } from '../../../../training/cli/runtimes/native-library.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();

/** An ELF file of 64 bits: its header, something in between, and three section headers of 64 bytes. */
function library(): Buffer {
  const bytes = Buffer.alloc(64 + 1_000 + 3 * 64);
  bytes.write('\u007fELF', 'latin1');
  bytes.writeBigUInt64LE(1_064n, 0x28);
  bytes.writeUInt16LE(64, 0x3a);
  bytes.writeUInt16LE(3, 0x3c);
  return bytes;
}

test.each<[string, Uint8Array, boolean]>([
  ['a whole library', library(), false],
  ['one without its last byte', library().subarray(0, -1), true],
  ['half of one', library().subarray(0, 600), true],
  ['the beginning of its header', library().subarray(0, 20), true],
  ['nothing', new Uint8Array(), true],
  ['a library of another system', Buffer.alloc(100, 'MZ'), false],
])('%s: a part is missing (%#)', (name, bytes, isMissing) => {
  const file = join(folder, name.replaceAll(' ', '-'));
  writeFileSync(file, bytes);
  expect(isCutShort(file)).toBe(isMissing);
});

const INSTALLED = 'node_modules/onnxruntime-node/bin';
const isInstalled = existsSync(INSTALLED);

test.runIf(isInstalled)('the libraries that are installed are whole', () => expect(damagedLibrary()).toBeNull());

test.runIf(isInstalled && process.platform === 'linux')('the libraries of this machine are looked at', () => {
  const here = join(INSTALLED, readdirSync(INSTALLED)[0], process.platform, process.arch);
  const [name] = readdirSync(here).filter((file) => file.endsWith('.node'));
  const half = join(folder, 'half.node');
  const whole = readFileSync(join(here, name));
  writeFileSync(half, whole.subarray(0, whole.length / 2));
  expect([join(here, name), half].map(isCutShort)).toEqual([false, true]);
});
