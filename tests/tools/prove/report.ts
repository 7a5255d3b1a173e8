/** What has been proved of which code, as JSON that a later start goes on from, and as a page. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname } from 'node:path';
import { duration } from '../../../training/cli/command/duration.ts';
import { UsageError } from '../../../training/cli/command/usage-error.ts';
import { currentCommit } from '../../../training/cli/support/commit.ts';
import { writeAtomically } from '../../../training/cli/support/write-atomically.ts';
import type { Fault, Findings, Proof } from './proof.ts';

/** What was run in full: the report, and the page about it. */
export const FULL_REPORT = 'docs/proofs.json';
export const PAGE = 'docs/proofs.md';

/** More faults are counted, and not told. */
const MOST_FAULTS = 20;

export interface ProofReport {
  /** Commit, and whether its files have been changed since. */
  code: string;
  /** All that have done a part. */
  machine: string;
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
  seed: number;
  scale: number;
  /** By name, proofs that were run to their end. */
  ended: Record<string, ProofReport>;
  /** By name, proofs that were broken off. */
  open: Record<string, ProofReport>;
}

/** A report of nothing yet. */
export function newReport(seed: number, scale: number): ProveReport {
  return { seed, scale, ended: {}, open: {} };
}

/** The code and the machine here. */
export function provedHere(): Pick<ProofReport, 'code' | 'machine'> {
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor';
  return {
    code: codeHere(),
    machine: `${processor}, ${availableParallelism()} cores, Node ${process.versions.node}`,
  };
}

function codeHere(): string {
  try {
    const args = ['status', '--porcelain', '--untracked-files=no', '--', '.', `:!${PAGE}`, `:!${FULL_REPORT}`];
    const changed = execFileSync('git', args, { encoding: 'utf8' });
    return `${currentCommit()}${changed === '' ? '' : ' with changes'}`;
  } catch {
    return currentCommit();
  }
}

/** The report in a file where it has the same seed and scale, to go on from; otherwise a new one. @throws {UsageError} for a file that holds none */
export function reportToGoOnWith(file: string, fresh: ProveReport): ProveReport {
  if (!existsSync(file)) return fresh;
  let before: ProveReport;
  try {
    before = JSON.parse(readFileSync(file, 'utf8')) as ProveReport;
  } catch {
    throw new UsageError(`"${file}" holds no report of proofs: allowed is a new file, or one to go on from`);
  }
  return before.seed === fresh.seed && before.scale === fresh.scale ? before : fresh;
}

export function writeReport(file: string, report: ProveReport): void {
  mkdirSync(dirname(file), { recursive: true });
  writeAtomically(file, `${JSON.stringify(report, null, 2)}\n`);
}

/** What a proof of this size has to go on from: what was done of it with the same code, or nothing. */
export function openProof(
  { ended, open }: ProveReport,
  { name, fullSize }: Proof,
  { size, parts, ...here }: Pick<ProofReport, 'code' | 'machine' | 'size' | 'parts'>,
): ProofReport {
  for (const before of [ended[name], open[name]]) {
    if (before?.code !== here.code) continue;
    const isWhole = before.done >= before.parts;
    if (!isWhole && !before.machine.includes(here.machine)) before.machine += ` and ${here.machine}`;
    return before;
  }
  return (open[name] = {
    ...here,
    size,
    fullSize,
    done: 0,
    parts,
    seconds: 0,
    figures: {},
    faultCount: 0,
    faults: [],
    date: '',
  });
}

/** Where all of a proof has been done, it is among those that have ended, in place of an earlier one. */
export function closeProof(report: ProveReport, name: string, proof: ProofReport): void {
  if (proof.done < proof.parts) return;
  report.ended[name] = proof;
  delete report.open[name];
}

/** Adds what one more part has found. */
export function addFindings(report: ProofReport, { figures, faults }: Findings): void {
  for (const [name, figure] of Object.entries(figures)) report.figures[name] = (report.figures[name] ?? 0) + figure;
  report.faultCount += faults.length;
  report.faults.push(...faults.slice(0, MOST_FAULTS - report.faults.length));
  report.done++;
  report.date = new Date().toISOString();
}

const NOTHING_YET = '`npm run prove` writes this page. Nothing has been run to its end at its full size so far.';

/** What the page says. */
export function proofsPage({ seed, ended, open }: ProveReport, all: readonly Proof[]): string {
  const full = Object.values(ended).filter(({ size, fullSize }) => size >= fullSize);
  const rows = all.map(({ name, shows, unit }) => {
    const report = ended[name];
    if (!full.includes(report)) return `| \`${name}\` | ${shows} | not run in full | | | |`;
    const { code, size, seconds, figures, faultCount, date } = report;
    const found = Object.entries(figures).map(([what, figure]) => `${what} ${inWords(figure)}`);
    return `| \`${name}\` | ${shows} | ${inWords(size)} ${unit}; ${found.join(', ')} | ${faultCount} | ${duration(seconds)} | ${code}, ${date.slice(0, 10)} |`;
  });
  const faults = all.flatMap(({ name }) =>
    [ended[name], open[name]].flatMap((report) =>
      (report?.faults ?? []).map(({ what, again }) => `- \`${name}\`: ${what} (${again})`),
    ),
  );
  const machines = [...new Set(full.map(({ machine }) => machine))].join('; ');
  const about = `\`npm run prove\` wrote this page, with seed ${seed}, on ${machines}.`;
  return [
    '# Proofs',
    '',
    full.length > 0
      ? `${about} A row with figures stands for a proof that was run to its end at its full size.`
      : NOTHING_YET,
    '',
    '| proof | what holds where it finds no fault | size | faults | took | of commit, on |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    ...(faults.length === 0 ? [] : ['', '## Faults', '', ...faults]),
    '',
  ].join('\n');
}

function inWords(figure: number): string {
  return figure.toLocaleString('en', { maximumFractionDigits: 1 });
}
