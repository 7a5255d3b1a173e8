/** The shared libraries of onnxruntime-node, which are looked at before they are loaded. */
import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HEADER_BYTES = 64;
const ELF = 0x7f454c46;
/** Of the header of a 64-bit ELF file: where its section headers begin, the size of one, and how many there are. */
const SECTIONS_AT = 0x28;
const SECTION_SIZE_AT = 0x3a;
const SECTION_COUNT_AT = 0x3c;

/**
 * The first library of the package for this machine of which a part is missing, as after an installation that broke off:
 * the system ends a process that loads it, and no error can be caught.
 * @returns null where there is none
 */
export function damagedLibrary(): string | null {
  const bin = join(dirname(fileURLToPath(import.meta.resolve('onnxruntime-node'))), '..', 'bin');
  if (!existsSync(bin)) return null;
  const folders = readdirSync(bin).map((version) => join(bin, version, process.platform, process.arch));
  const files = folders.filter(existsSync).flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  return files.find(isCutShort) ?? null;
}

/** Whether a file is an ELF library (64 bits, little-endian) without its end, where its section headers are. */
export function isCutShort(file: string): boolean {
  const descriptor = openSync(file, 'r');
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    if (readSync(descriptor, header) < HEADER_BYTES) return true;
    if (header.readUInt32BE(0) !== ELF) return false;
    const end =
      header.readBigUInt64LE(SECTIONS_AT) +
      BigInt(header.readUInt16LE(SECTION_SIZE_AT) * header.readUInt16LE(SECTION_COUNT_AT));
    return BigInt(fstatSync(descriptor).size) < end;
  } finally {
    closeSync(descriptor);
  }
}
