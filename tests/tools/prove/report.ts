/** What has been proved of which code, as JSON that a later start goes on from, and as a page. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname } from 'node:path';
import { duration } from '../../../training/cli/command/duration.ts';
import { UsageError } from '../../../training/cli/command/usage-error.ts';
import { currentCommit } from '../../../training/cli/support/commit.ts';
import { writeWhole } from '../../../training/cli/support/whole-file.ts';
import type { Fault, Findings, Proof } from './proof.ts';

/** The page about what was run in full. */
export const PAGE = 'docs/proofs.md';

/** More faults are counted, and not told. */
const MOST_FAULTS = 20;

export interface ProofReport {
  size: number;
  fullSize: number;
  /** Parts that have been done, of all. */
  done: number;
  parts: number;
  /** How long that took, in seconds. */
  seconds: number;
  figures: Record<string, number>;
  faultCount: number;
  /** The first of them. */
  faults: Fault[];
  /** When the last part was done, as in ISO 8601. */
  date: string;
}

export interface ProveReport {
  /** Commit, and whether its files have been changed since. */
  code: string;
  machine: string;
  seed: number;
  scale: number;
  proofs: Record<string, ProofReport>;
}

/** A report on the code as it is here, of which nothing has been proved yet. */
export function newReport(seed: number, scale: number): ProveReport {
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor';
  const machine = `${processor}, ${availableParallelism()} cores, Node ${process.versions.node}`;
  return { code: codeHere(), machine, seed, scale, proofs: {} };
}

function codeHere(): string {
  try {
    const args = ['status', '--porcelain', '--untracked-files=no', '--', '.', `:!${PAGE}`];
    const changed = execFileSync('git', args, { encoding: 'utf8' });
    return `${currentCommit()}${changed === '' ? '' : ' with changes'}`;
  } catch {
    return currentCommit();
  }
}

/** The report in a file where it is about the same, to go on from; otherwise a new one. @throws {UsageError} for a file that holds none */
export function reportToGoOnWith(file: string, fresh: ProveReport): ProveReport {
  if (!existsSync(file)) return fresh;
  let before: ProveReport;
  try {
    before = JSON.parse(readFileSync(file, 'utf8')) as ProveReport;
  } catch {
    throw new UsageError(`"${file}" holds no report of proofs: allowed is a new file, or one to go on from`);
  }
  const isSame = (['code', 'seed', 'scale'] as const).every((key) => before[key] === fresh[key]);
  return isSame ? before : fresh;
}

export function writeReport(file: string, report: ProveReport): void {
  mkdirSync(dirname(file), { recursive: true });
  writeWhole(file, `${JSON.stringify(report, null, 2)}\n`);
}

export function newProofReport(size: number, { fullSize }: Proof, parts: number): ProofReport {
  return { size, fullSize, done: 0, parts, seconds: 0, figures: {}, faultCount: 0, faults: [], date: '' };
}

/** Adds what one more part has found. */
export function addFindings(report: ProofReport, { figures, faults }: Findings): void {
  for (const [name, figure] of Object.entries(figures)) report.figures[name] = (report.figures[name] ?? 0) + figure;
  report.faultCount += faults.length;
  report.faults.push(...faults.slice(0, MOST_FAULTS - report.faults.length));
  report.done++;
  report.date = new Date().toISOString();
}

/** Whether all of it has been done, at full size. */
function isFull({ size, fullSize, done, parts }: ProofReport): boolean {
  return done === parts && size >= fullSize;
}

const NOTHING_YET = '`npm run prove` writes this page. Nothing has been run to its end at its full size so far.';

/** What the page says. */
export function proofsPage({ code, machine, seed, proofs }: ProveReport, all: readonly Proof[]): string {
  const rows = all.map((proof) => {
    const report = proofs[proof.name];
    if (report === undefined || !isFull(report))
      return `| \`${proof.name}\` | ${proof.shows} | not run in full | | | |`;
    const { size, seconds, figures, faultCount, date } = report;
    const found = Object.entries(figures).map(([name, figure]) => `${name} ${inWords(figure)}`);
    return `| \`${proof.name}\` | ${proof.shows} | ${inWords(size)} ${proof.unit}; ${found.join(', ')} | ${faultCount} | ${duration(seconds)} | ${date.slice(0, 10)} |`;
  });
  const faults = all.flatMap(({ name }) =>
    (proofs[name]?.faults ?? []).map(({ what, again }) => `- \`${name}\`: ${what} (${again})`),
  );
  const about = `\`npm run prove\` wrote this page, of commit ${code}, with seed ${seed}, on ${machine}.`;
  return [
    '# Proofs',
    '',
    all.some(({ name }) => name in proofs && isFull(proofs[name]))
      ? `${about} A row with figures stands for a proof that was run to its end at its full size.`
      : NOTHING_YET,
    '',
    '| proof | what holds where it finds no fault | size | faults | took | on |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    ...(faults.length === 0 ? [] : ['', '## Faults', '', ...faults]),
    '',
  ].join('\n');
}

function inWords(figure: number): string {
  return figure.toLocaleString('en', { maximumFractionDigits: 1 });
}
