/** What became of mutants: which of them no test noticed, and which cannot be noticed. */
import type { MutantResult, schema } from '@stryker-mutator/api/core';
import { keyOf, type Mutant } from './mutants.ts';

/** Results as in the schema of mutation testing reports. */
export type Report = schema.MutationTestResult;

/** A change that no test can notice, and why. */
export interface Equivalent {
  file: string;
  /** What the code says there, spaces folded. */
  original: string;
  mutator: string;
  /** What stands there instead, spaces folded. */
  replacement: string;
  because: string;
}

interface Survivor {
  fileName: string;
  mutant: schema.MutantResult;
  original: string;
}

export interface Results {
  killed: number;
  /** Neither killed nor named as equivalent. */
  survivors: Survivor[];
  equivalent: number;
  /** Of which the tests say nothing: the code does not run with them. */
  invalid: number;
}

const NOTICED: readonly MutantResult['status'][] = ['Killed', 'Timeout'];
/** What no test has noticed, as far as is known. */
export const UNNOTICED: readonly MutantResult['status'][] = ['Survived', 'NoCoverage'];

/** The share of changes that tests should notice. */
export const LEAST = 0.9;

/** Whether so many were noticed as should be. */
export function isEnough({ killed, survivors }: Results): boolean {
  return killed >= LEAST * (killed + survivors.length);
}

/** A piece of code in one line. */
export const folded = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What stands in a file at a mutant. */
function originalOf(source: string, { location: { start, end } }: schema.MutantResult): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines[lines.length - 1].slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

/** Whether a change is listed as one that no test can notice. */
function isEquivalent({ fileName, mutant, original }: Survivor, listed: readonly Equivalent[]): boolean {
  return listed.some(
    (one) =>
      one.file === fileName &&
      one.mutator === mutant.mutatorName &&
      folded(one.original) === folded(original) &&
      folded(one.replacement) === folded(mutant.replacement ?? ''),
  );
}

/**
 * A report without mutants that were not drawn, which stand in it where they lie within others: as invalid code, or as ignored
 * before anybody could leave them alone.
 */
export function onlyOf(chosen: readonly Mutant[], report: Report): Report {
  const keys = new Set(chosen.map(keyOf));
  for (const [fileName, file] of Object.entries(report.files))
    file.mutants = file.mutants.filter((mutant) => keys.has(keyOf({ fileName, replacement: '', ...mutant })));
  return report;
}

/** What a report of Stryker comes to. @param listed changes that no test can notice */
export function resultsOf(report: Report, listed: readonly Equivalent[]): Results {
  const results: Results = { killed: 0, survivors: [], equivalent: 0, invalid: 0 };
  for (const [fileName, file] of Object.entries(report.files)) {
    for (const mutant of file.mutants) {
      const one = { fileName, mutant, original: originalOf(file.source, mutant) };
      if (NOTICED.includes(mutant.status)) results.killed++;
      else if (!UNNOTICED.includes(mutant.status)) results.invalid++;
      else if (isEquivalent(one, listed)) results.equivalent++;
      else results.survivors.push(one);
    }
  }
  return results;
}

/** In words: how many were noticed, and a line for each that was not. */
export function summaryOf({ killed, survivors, equivalent, invalid }: Results): string {
  const total = killed + survivors.length;
  const share = total === 0 ? 'none to notice' : `${((100 * killed) / total).toFixed(1)}%`;
  const lines = survivors.map(({ fileName, mutant, original }) => {
    const { line, column } = mutant.location.start;
    const change = `${shortened(original)} → ${shortened(mutant.replacement ?? '')}`;
    return `${fileName}:${line}:${column} ${mutant.mutatorName}: ${change}`;
  });
  return [
    ...lines,
    `${killed} of ${total} mutants were noticed: ${share}; ${equivalent} cannot be, ${invalid} were no valid code`,
  ].join('\n');
}

const LONGEST = 60;

function shortened(text: string): string {
  const line = folded(text);
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
