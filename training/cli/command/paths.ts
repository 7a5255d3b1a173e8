/**
 * Paths as people type them. npm runs scripts in the project's root, wherever people stand who start them: what they type
 * is looked up where they stand, and all else in the root.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nearest } from './nearest.ts';

/** The project's root, or that of the package (package/README.md). */
export const ROOT = resolve(fileURLToPath(new URL('../../../', import.meta.url)));

/** Whether this is the package, whose modules are built: `npx thirty-one` starts its commands. */
export const IS_PACKAGE = import.meta.url.endsWith('.js');

/** A policy as it lies in the root. */
const OWN_POLICY = /^models\/[\w.-]+\.onnx$/;

let standing = process.cwd();

/**
 * Where people stand who start a command: where they started npm, if npm started this very command. What npm says is
 * passed on to all that its scripts start, such as commands started by tests, where it is no longer so.
 * @param script the one of package.json that starts it
 */
export function standingPlace(script: string, env: NodeJS.ProcessEnv, workingDirectory: string): string {
  const { INIT_CWD, npm_lifecycle_event: started } = env;
  return !IS_PACKAGE && started === script && INIT_CWD !== undefined ? INIT_CWD : workingDirectory;
}

/** Looks paths that people typed up in this folder from now on, and all others in the project's root. */
export function standIn(folder: string): void {
  standing = folder;
  if (process.cwd() !== ROOT) process.chdir(ROOT);
}

export function standingFolder(): string {
  return standing;
}

/**
 * Where the file is that a person typed: as it was typed where that stands in the project's root, else its whole path. A
 * policy of the package is found wherever they stand, unless one of that name lies there.
 */
export function typedPath(typed: string): string {
  if (standing === process.cwd()) return typed;
  const path = resolve(standing, typed);
  return IS_PACKAGE && OWN_POLICY.test(typed) && !existsSync(path) ? resolve(typed) : path;
}

/**
 * A path in the project, such as `models`, as people can use it where they stand. What the package does not have, such as
 * `runs`, is there.
 */
export function projectPath(path: string): string {
  if (IS_PACKAGE && !existsSync(path)) return typedPath(path);
  return standing === process.cwd() ? path : resolve(path);
}

/** A command line that starts a command from where the person stands. @param args unquoted */
export function startLine(command: string, ...args: readonly string[]): string {
  if (IS_PACKAGE) return ['npx', 'thirty-one', command, ...args].map(shellWord).join(' ');
  const place = relative(ROOT, standing);
  const isInside = place !== '..' && !place.startsWith(`..${sep}`) && !isAbsolute(place);
  const npm = isInside ? ['npm'] : ['npm', '--prefix', ROOT];
  return [...npm, 'run', command, ...(args.length > 0 ? ['--', ...args] : [])].map(shellWord).join(' ');
}

export function shellWord(word: string): string {
  return /^[\w./:@=,+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/**
 * For the end of a message about a missing file: the folder that was searched, unless the path says it, and the
 * neighbour with a similar name, as in `; looked in /home/me/cards; did you mean "models/general.onnx"?`.
 */
export function whereLooked(missing: string): string {
  const looked = isAbsolute(missing) ? '' : `; looked in ${dirname(resolve(missing))}`;
  const folder = dirname(missing);
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return looked;
  }
  const name = nearest(basename(missing), names);
  if (name === null) return looked;
  return `${looked}; did you mean "${missing.startsWith('./') ? './' : ''}${join(folder, name)}"?`;
}
