/** `npm run prove`: long proofs that the game is what it says. */
import { writeFileSync } from 'node:fs';
import { command, runWhereStarted } from '../../../training/cli/command/command.ts';
import { duration } from '../../../training/cli/command/duration.ts';
import { choices, path, positiveNumber, seed, workersOption } from '../../../training/cli/command/options.ts';
import { projectPath } from '../../../training/cli/command/paths.ts';
import { ProgressLine } from '../../../training/cli/command/progress-line.ts';
import { doParts } from './do-parts.ts';
import type { Proof, ProofPart } from './proof.ts';
import { PROOFS } from './proofs.ts';
import {
  addFindings,
  closeProof,
  FULL_REPORT,
  newReport,
  openProof,
  PAGE,
  proofsPage,
  provedHere,
  reportToGoOnWith,
  writeReport,
  type ProofReport,
  type ProveReport,
} from './report.ts';

/** Apart, so that no two parts draw the same seeds: of rules and of matches each takes less than so many. */
const SEEDS_OF_A_PART = 1_000;
const SEEDS_OF_A_RUN = 10_000_000;
/** How often the report is written, in ms. */
const WRITES_EVERY = 10_000;
/** The report of less than everything. */
const PART_REPORT = 'runs/proofs.json';
const STOPPING_SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** As shells report what Ctrl-C has ended. */
const INTERRUPTED = 130;

export const prove = command({
  name: 'prove',
  does: 'Proves at length what tests show in short: deals, views, resumed training, damaged files, long play and reloads in a browser.',
  options: {
    only: choices(
      PROOFS.map(({ name }) => name),
      { meaning: 'these proofs', leftOut: 'all' },
    ),
    scale: positiveNumber({ meaning: 'how much of each, as a share of its full size', default: 1 }),
    seed: seed('another seed proves with other rules, matches, moments and damage'),
    workers: workersOption(),
    out: path({
      value: 'FILE',
      meaning: 'the report, as JSON; what it says of the same code, seed and scale is not done again',
      allowed: 'allowed is a new file, or one to go on from',
      leftOut: `${FULL_REPORT} in full, else ${PART_REPORT}`,
    }),
  },
  example: '--only views,deals --scale .01',
  notes: [
    `The proofs: ${PROOFS.map(({ name, fullSize, unit }) => `${name} (${fullSize.toLocaleString('en')} ${unit} in full)`).join(', ')}.`,
    'Ctrl-C ends it, and the next start goes on from the report. What was run to its end stays there until it has been run to its end again, of whatever commit. In full (--scale 1) it also writes a page about that, `docs/proofs.md`.',
    'Each fault is told with what it takes to see it again; the exit status is 1 then.',
  ],
  async run({
    options: { only, scale, seed: first, workers, out = projectPath(scale === 1 ? FULL_REPORT : PART_REPORT) },
  }) {
    const report = reportToGoOnWith(out, newReport(first, scale));
    const stopping = new AbortController();
    const stop = (): void => stopping.abort();
    for (const signal of STOPPING_SIGNALS) process.once(signal, stop);
    const write = (): void => {
      writeReport(out, report);
      if (scale === 1) writeFileSync(projectPath(PAGE), proofsPage(report, PROOFS));
    };
    for (const proof of PROOFS.filter(({ name }) => only?.includes(name) ?? true)) {
      if (stopping.signal.aborted) break;
      const found = await runProof(proof, report, { threads: workers, signal: stopping.signal, write });
      process.stdout.write(inWords(proof, found));
      if (found.faultCount > 0) process.exitCode = 1;
    }
    for (const signal of STOPPING_SIGNALS) process.off(signal, stop);
    if (stopping.signal.aborted) process.exitCode = INTERRUPTED;
  },
});
await runWhereStarted(import.meta.url, prove);

interface Running {
  threads: number;
  signal: AbortSignal;
  /** Writes the report as it is now. */
  write: () => void;
}

/** Does what is left of a proof. */
async function runProof(proof: Proof, whole: ProveReport, { threads, signal, write }: Running): Promise<ProofReport> {
  const { seed: run, scale } = whole;
  const size = Math.max(1, Math.round(proof.fullSize * scale));
  const parts = Array.from({ length: Math.ceil(size / proof.partSize) }, (_, at): ProofPart => ({
    seed: (run * SEEDS_OF_A_RUN + at * SEEDS_OF_A_PART) % 2 ** 31,
    size: Math.min(proof.partSize, size - at * proof.partSize),
  }));
  const report = openProof(whole, proof, { ...provedHere(), size, parts: parts.length });
  const more = (): string => (report.faultCount === 0 ? '' : `${report.faultCount} faults`);
  const progress = new ProgressLine(`${proof.unit} (${proof.name})`, size, { more });
  for (const [at, part] of parts.slice(0, report.done).entries()) progress.updateOne(at, part.size);
  const before = report.seconds;
  const began = performance.now();
  let written = began;
  await doParts({
    proof,
    parts,
    first: report.done,
    threads,
    signal,
    onProgress: (at, done) => progress.updateOne(at, done),
    onFindings: (at, findings) => {
      addFindings(report, findings);
      const now = performance.now();
      report.seconds = before + (now - began) / 1000;
      progress.updateOne(at, parts[at].size);
      if (now - written < WRITES_EVERY) return;
      written = now;
      write();
    },
  });
  progress.clear();
  closeProof(whole, proof.name, report);
  write();
  return report;
}

function inWords(
  { name, unit }: Proof,
  { done, parts, size, seconds, figures, faultCount, faults }: ProofReport,
): string {
  const found = Object.entries(figures).map(([what, figure]) => `${what} ${figure.toLocaleString('en')}`);
  const isWhole = done === parts;
  return [
    `${name}: ${isWhole ? '' : `broken off after ${done} of ${parts} parts of `}${size.toLocaleString('en')} ${unit} in ${duration(seconds)}, ` +
      `${faultCount === 0 ? 'no fault' : `${faultCount} faults`}${found.length === 0 ? '' : ` (${found.join(', ')})`}`,
    ...faults.map(({ what, again }) => `  ${what}\n    again: ${again}`),
    '',
  ].join('\n');
}
