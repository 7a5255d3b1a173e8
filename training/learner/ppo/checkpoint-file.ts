/**
 * Checkpoints as bytes: everything that learners need to go on, and facts about them.
 *
 * A file is the header's length (4 bytes, little-endian), the header in JSON, the arrays one after another, and the
 * SHA-256 of all that.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import type { LearnerSnapshot } from './snapshot.ts';

const FORMAT = 'thirty-one-checkpoint/2';
const LENGTH_BYTES = 4;
const DIGEST_BYTES = 32;

/** Bytes that are no checkpoint of this version; the message says why, after the name of the file. */
export class CheckpointError extends Error {
  override name = 'CheckpointError';
}

type Numbers = LearnerSnapshot['arrays'][string];

const ARRAY_TYPES = { Float32Array, Int32Array } as const;
type ArrayType = keyof typeof ARRAY_TYPES;

interface ArrayEntry {
  type: ArrayType;
  length: number;
  /** Where its bytes begin, counted from the end of the header. */
  at: number;
}

interface Header {
  format: string;
  learners: { json: LearnerSnapshot['json']; arrays: Record<string, ArrayEntry> }[];
}

/** @param facts plain JSON @param learners of which all come back from `decodeCheckpoint`, in this order */
export function encodeCheckpoint(facts: object, learners: readonly LearnerSnapshot[]): Uint8Array<ArrayBuffer> {
  const data: Uint8Array[] = [];
  let end = 0;
  // What all learners share (parameters, moments, average) is stored once.
  const first = new Map<string, { bytes: Uint8Array; at: number }>();
  const place = (name: string, array: Numbers): ArrayEntry => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    const entry = {
      type: (array instanceof Float32Array ? 'Float32Array' : 'Int32Array') as ArrayType,
      length: array.length,
    };
    const same = first.get(name);
    if (same !== undefined && areEqual(same.bytes, bytes)) return { ...entry, at: same.at };
    const at = end;
    first.set(name, { bytes, at });
    data.push(bytes);
    end += bytes.length;
    return { ...entry, at };
  };
  const header: Header = {
    format: FORMAT,
    ...facts,
    learners: learners.map(({ json, arrays }) => ({
      json,
      arrays: Object.fromEntries(Object.entries(arrays).map(([name, array]) => [name, place(name, array)])),
    })),
  };
  const head = new TextEncoder().encode(JSON.stringify(header));
  const length = new Uint8Array(LENGTH_BYTES);
  new DataView(length.buffer).setUint32(0, head.length, true);
  const body = concatBytes(length, head, ...data);
  return concatBytes(body, sha256(body));
}

/** What `encodeCheckpoint` was given. @throws {CheckpointError} */
export function decodeCheckpoint(bytes: Uint8Array): { facts: object; learners: LearnerSnapshot[] } {
  if (bytes.length < LENGTH_BYTES + DIGEST_BYTES) {
    throw new CheckpointError(`is damaged: it has only ${bytes.length} bytes`);
  }
  const body = bytes.subarray(0, -DIGEST_BYTES);
  if (!areEqual(sha256(body), bytes.subarray(-DIGEST_BYTES))) {
    throw new CheckpointError('is damaged, or of another version: its checksum does not fit');
  }
  const start = LENGTH_BYTES + new DataView(body.buffer, body.byteOffset).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(body.subarray(LENGTH_BYTES, start))) as Header;
  const { format, learners, ...facts } = header;
  if (format !== FORMAT) throw new CheckpointError(`is a ${format}: allowed is a ${FORMAT}`);
  const read = ({ type, length, at }: ArrayEntry): Numbers => {
    const array = new ARRAY_TYPES[type](length);
    new Uint8Array(array.buffer).set(body.subarray(start + at, start + at + array.byteLength));
    return array;
  };
  return {
    facts,
    learners: learners.map(({ json, arrays }) => ({
      json,
      arrays: Object.fromEntries(Object.entries(arrays).map(([name, entry]) => [name, read(entry)])),
    })),
  };
}

function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, i) => byte === other[i]);
}
