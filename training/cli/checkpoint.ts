/** Checkpoints: everything that a run needs to go on, in one file that is either whole or not there. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdamState } from '../learner/adam.ts';
import { UsageError } from './usage.ts';
import { writeWhole } from './whole-file.ts';

const FORMAT = 'thirty-one-checkpoint/1';
const FILE = 'checkpoint.bin';

/** What the run was asked to do: a resumed run goes on with it. */
export interface RunPlan {
  /** The rules file, every key written out. */
  rules: object;
  players: [number, number];
  seed: number;
  workers: number;
  /** What ends the run: minutes of learning, or decisions learnt from. */
  minutes: number | null;
  steps: number | null;
}

export interface RunState {
  iteration: number;
  decisions: number;
  /** Seconds of learning so far. */
  seconds: number;
  learner: AdamState;
  equity: AdamState;
  average: Float32Array;
}

export interface Checkpoint {
  plan: RunPlan;
  state: RunState;
}

interface Header {
  format: string;
  plan: RunPlan;
  iteration: number;
  decisions: number;
  seconds: number;
  steps: { learner: number; equity: number };
  /** Lengths of the vectors that follow, in order. */
  vectors: number[];
}

/** Writes a checkpoint into a folder; the last one stays until this one is whole. */
export function writeCheckpoint(folder: string, { plan, state }: Checkpoint): void {
  const { learner, equity } = state;
  const vectors = [
    learner.parameters,
    learner.moment1,
    learner.moment2,
    equity.parameters,
    equity.moment1,
    equity.moment2,
    state.average,
  ];
  const header: Header = {
    format: FORMAT,
    plan,
    iteration: state.iteration,
    decisions: state.decisions,
    seconds: state.seconds,
    steps: { learner: learner.step, equity: equity.step },
    vectors: vectors.map((vector) => vector.length),
  };
  const head = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  mkdirSync(folder, { recursive: true });
  const bytes = Buffer.concat([
    length,
    head,
    ...vectors.map((vector) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)),
  ]);
  writeWhole(join(folder, FILE), bytes);
}

/** Reads the checkpoint of a folder. @throws {UsageError} when there is none or it is damaged. */
export function readCheckpoint(folder: string): Checkpoint {
  const path = join(folder, FILE);
  if (!existsSync(path)) throw new UsageError(`--resume ${folder}: there is no ${FILE} in it`);
  const bytes = readFileSync(path);
  const header = readHeader(bytes, path);
  let at = 4 + bytes.readUInt32LE(0);
  if (bytes.length !== at + 4 * header.vectors.reduce((sum, length) => sum + length, 0)) {
    throw new UsageError(`${path} is damaged: it has ${bytes.length} bytes, which is not what its header announces`);
  }
  const [p, m1, m2, ep, em1, em2, average] = header.vectors.map((length) => {
    const vector = new Float32Array(length);
    Buffer.from(vector.buffer).set(bytes.subarray(at, at + 4 * length));
    at += 4 * length;
    return vector;
  });
  return {
    plan: header.plan,
    state: {
      iteration: header.iteration,
      decisions: header.decisions,
      seconds: header.seconds,
      learner: { parameters: p, moment1: m1, moment2: m2, step: header.steps.learner },
      equity: { parameters: ep, moment1: em1, moment2: em2, step: header.steps.equity },
      average,
    },
  };
}

function readHeader(bytes: Buffer, path: string): Header {
  try {
    const header = JSON.parse(bytes.toString('utf8', 4, 4 + bytes.readUInt32LE(0))) as Header;
    if (header.format === FORMAT) return header;
  } catch {
    // said below: a header that cannot be read and one of another format are the same to the reader
  }
  throw new UsageError(`${path} is damaged: it does not begin as a ${FORMAT} does`);
}
