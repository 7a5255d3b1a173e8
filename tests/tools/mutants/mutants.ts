/** The small changes of the code, one at a time, that tests should notice: found by StrykerJS' instrumenter, drawn with a seed. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { Random } from '../../../engine/random.ts';

/** Where a mutant lies, as in reports: lines and columns from 1, the end not included. */
export interface Range {
  start: { line: number; column: number };
  end: { line: number; column: number };
}

/** One change of a file. */
export interface Mutant {
  fileName: string;
  location: Range;
  /** The kind of change, such as `EqualityOperator`. */
  mutatorName: string;
  /** What stands there instead. */
  replacement: string;
}

const ignored = (): void => undefined;

/** A logger as Stryker's injector wants it. */
const SILENT = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: ignored,
  debug: ignored,
  info: ignored,
  warn: ignored,
  error: ignored,
  fatal: ignored,
};

const next = ({ line, column }: Range['start']): Range['start'] => ({ line: line + 1, column: column + 1 });

/**
 * A mutant as it stands in reports.
 * @param mutant as the instrumenter and plugins of Stryker see it: lines and columns from 0, the path of the file absolute or not
 */
export function reported({ fileName, location, mutatorName, replacement }: Mutant): Mutant {
  return {
    fileName: relative(process.cwd(), resolve(fileName)),
    location: { start: next(location.start), end: next(location.end) },
    mutatorName,
    replacement,
  };
}

/** The files of the project at a path that git tracks, or would. @returns their paths from the root, where the process stands */
export function filesOfProject(path = '.'): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', path], { encoding: 'utf8' });
  return listed.split('\n').filter(Boolean);
}

/** All mutants of some files. @param files their paths from the root of the project, where the process stands */
export async function mutantsOf(files: readonly string[]): Promise<Mutant[]> {
  const { Instrumenter } = await import('@stryker-mutator/instrumenter');
  const instrumenter = new Instrumenter(SILENT);
  const found: Mutant[] = [];
  for (const name of files) {
    const content = readFileSync(name, 'utf8');
    const options = { plugins: null, ignorers: [], excludedMutations: [], noHeader: true };
    const { mutants } = await instrumenter.instrument([{ name, mutate: true, content }], options);
    found.push(...mutants.map(reported));
  }
  return found;
}

/** Some of the mutants, each as likely as any other; the same for the same seed. @returns at most `size`, in their order */
export function drawn(mutants: readonly Mutant[], size: number, seed: number): Mutant[] {
  const random = new Random(seed);
  let wanted = Math.min(size, mutants.length);
  return mutants.filter((_, at) => {
    const isTaken = random.below(mutants.length - at) < wanted;
    if (isTaken) wanted--;
    return isTaken;
  });
}

/** What is the same for a mutant wherever it is met: in its file, in Stryker's plan and in its report. */
export function keyOf({ fileName, location: { start, end }, mutatorName, replacement }: Mutant): string {
  return [fileName, start.line, start.column, end.line, end.column, mutatorName, replacement].join('|');
}

/** A file's range, as Stryker's option `mutate` takes it: lines from 1, columns from 0. */
export function mutateOf({ fileName, location: { start, end } }: Mutant): string {
  return `${fileName}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
}

/** A file's text with a mutant in it. */
export function applied(text: string, { location: { start, end }, replacement }: Mutant): string {
  const offsets = [0];
  for (const { index } of text.matchAll(/\n/g)) offsets.push(index + 1);
  const at = ({ line, column }: Range['start']): number => offsets[line - 1] + column - 1;
  return text.slice(0, at(start)) + replacement + text.slice(at(end));
}
