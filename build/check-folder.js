/**
 * Says in one line where the folder of the project has a name with which tools do not work: in the addresses that Vite makes
 * of paths, `#` and `?` end the name of a file, and Vitest takes `%` for an escape. JavaScript, since npm runs it before
 * anything is installed.
 */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** @returns what is wrong with a folder; null where its path has none of the characters. @param what does not work there */
export function folderProblem(folder, characters, what) {
  const found = [...characters].filter((character) => folder.includes(character));
  if (found.length === 0) return null;
  return `${what} cannot be used in ${folder}: allowed is a folder without ${found.join(' and ')} in its path`;
}

/** Ends the process with status 2 where the project's folder has one of the characters in its path. */
export function checkFolder(characters, what) {
  const problem = folderProblem(ROOT, characters, what);
  if (problem === null) return;
  process.stderr.write(`${problem}\n`);
  process.exit(2);
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  checkFolder('?', 'Thirty-One');
}
