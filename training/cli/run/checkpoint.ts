/**
 * Checkpoints: everything that a run needs to go on, in one file that is written completely or not at all. The previous
 * one is kept too.
 *
 * A file is the header's length (4 bytes, little-endian), the header in JSON, the arrays one after another, and the
 * SHA-256 of all that.
 */
import { createHash } from 'node:crypto';
import { renameSync } from 'node:fs';
import type { LearnerSnapshot } from '../../learner/ppo/snapshot.ts';
import type { RunPlan } from './run-plan.ts';
import { attempt, RunFolder } from './run-folder.ts';
import { didYouMeanFile } from '../command/files.ts';
import { UsageError } from '../command/usage-error.ts';

export const CHECKPOINT = 'checkpoint.bin';
export const CHECKPOINT_BEFORE = 'checkpoint-before.bin';

const FORMAT = 'thirty-one-checkpoint/2';
const LENGTH_BYTES = 4;
const DIGEST_BYTES = 32;

export interface Checkpoint {
  plan: RunPlan;
  iteration: number;
  /** Decisions learnt from, by all learners together. */
  decisions: number;
  /** Seconds of learning so far. */
  seconds: number;
  /** One for each learner; none before they have begun. */
  learners: LearnerSnapshot[];
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

/** Writes a checkpoint into a folder; the last one becomes the one before. @throws {RunError} and both stay as they are */
export function writeCheckpoint(folder: RunFolder, checkpoint: Checkpoint): void {
  const draft = 'checkpoint-next.bin';
  folder.write(draft, encodeCheckpoint(checkpoint));
  attempt(folder.file(CHECKPOINT), () => {
    if (folder.has(CHECKPOINT)) renameSync(folder.file(CHECKPOINT), folder.file(CHECKPOINT_BEFORE));
    renameSync(folder.file(draft), folder.file(CHECKPOINT));
  });
}

/**
 * Reads the checkpoint of a folder; where it is damaged, the previous one.
 * @param warn receives a line about that
 * @throws {UsageError} when there is none that can be read.
 */
export function readCheckpoint(path: string, warn: (line: string) => void): Checkpoint {
  const folder = new RunFolder(path);
  const reasons: string[] = [];
  for (const name of [CHECKPOINT, CHECKPOINT_BEFORE]) {
    const bytes = folder.read(name);
    if (bytes === null) continue;
    const decoded = decodeCheckpoint(bytes);
    if (typeof decoded === 'string') {
      reasons.push(`${folder.file(name)} ${decoded}`);
      continue;
    }
    const checkpoint = decoded as Checkpoint;
    const { iteration, decisions } = checkpoint;
    const from = `iteration ${iteration}, ${decisions.toLocaleString('en')} decisions`;
    if (name !== CHECKPOINT) {
      warn(`${reasons[0] ?? `there is no ${CHECKPOINT} in ${path}`}: going on from the one before it (${from})`);
    }
    return checkpoint;
  }
  if (reasons.length > 0)
    throw new UsageError(`--resume ${path}: ${reasons.join(', and ')}; there is nothing to go on from`);
  throw new UsageError(`--resume ${path}: there is no ${CHECKPOINT} in it${didYouMeanFile(path)}`);
}

/** Snapshots of learners, and whatever else (plain JSON) belongs to them, as bytes. */
export function encodeCheckpoint({ learners, ...rest }: { learners: readonly LearnerSnapshot[] }): Uint8Array {
  const data: Uint8Array[] = [];
  let end = 0;
  // What all learners share (parameters, moments, average) is stored once.
  const first = new Map<string, { bytes: Buffer; at: number }>();
  const place = (name: string, array: Numbers): ArrayEntry => {
    const bytes = Buffer.from(array.buffer, array.byteOffset, array.byteLength);
    const entry = { type: array.constructor.name as ArrayType, length: array.length };
    const same = first.get(name);
    if (same?.bytes.equals(bytes)) return { ...entry, at: same.at };
    const at = end;
    first.set(name, { bytes, at });
    data.push(bytes);
    end += bytes.length;
    return { ...entry, at };
  };
  const header: Header = {
    format: FORMAT,
    ...rest,
    learners: learners.map(({ json, arrays }) => ({
      json,
      arrays: Object.fromEntries(Object.entries(arrays).map(([name, array]) => [name, place(name, array)])),
    })),
  };
  const head = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(head.length);
  const hash = createHash('sha256');
  const parts = [length, head, ...data];
  for (const part of parts) hash.update(part);
  return Buffer.concat([...parts, hash.digest()]);
}

/** @returns what was encoded, or what is wrong with the bytes */
export function decodeCheckpoint(bytes: Buffer): { learners: LearnerSnapshot[] } | string {
  const body = bytes.subarray(0, -DIGEST_BYTES);
  if (bytes.length < LENGTH_BYTES + DIGEST_BYTES) return `is damaged: it has only ${bytes.length} bytes`;
  if (!createHash('sha256').update(body).digest().equals(bytes.subarray(-DIGEST_BYTES))) {
    return 'is damaged, or of another version: its checksum does not fit';
  }
  const start = LENGTH_BYTES + body.readUInt32LE(0);
  const { format, learners, ...rest } = JSON.parse(body.toString('utf8', LENGTH_BYTES, start)) as Header;
  if (format !== FORMAT) return `is a ${format}: allowed is a ${FORMAT}`;
  const read = ({ type, length, at }: ArrayEntry): Numbers => {
    const array = new ARRAY_TYPES[type](length);
    Buffer.from(array.buffer).set(body.subarray(start + at, start + at + array.byteLength));
    return array;
  };
  return {
    ...rest,
    learners: learners.map(({ json, arrays }) => ({
      json,
      arrays: Object.fromEntries(Object.entries(arrays).map(([name, entry]) => [name, read(entry)])),
    })),
  };
}
