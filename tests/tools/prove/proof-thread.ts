/** A thread that does parts of one proof. */
import { parentPort, workerData } from 'node:worker_threads';
import { reasonOf, type Findings, type ProofPart } from './proof.ts';
import { proofNamed } from './proofs.ts';

export type ProofMessage =
  | { type: 'progress'; done: number }
  | { type: 'found'; findings: Findings }
  | { type: 'failed'; reason: string };

const proof = proofNamed(workerData as string);
/** A thread is ended with all that it does. */
const never = new AbortController().signal;

parentPort?.on('message', (part: ProofPart) => void run(part));

async function run(part: ProofPart): Promise<void> {
  try {
    tell({ type: 'found', findings: await proof.run(part, (done) => tell({ type: 'progress', done }), never) });
  } catch (error) {
    tell({ type: 'failed', reason: reasonOf(error) });
  }
}

function tell(message: ProofMessage): void {
  parentPort?.postMessage(message);
}
