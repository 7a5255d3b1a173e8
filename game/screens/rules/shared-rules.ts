/**
 * Rules that come from outside: a rules file, or a link that holds one. All of it is checked, and a
 * `SharedRulesError` says what is wrong.
 */
import { isFromNewerVersion } from '../../../engine/formats.ts';
import { fileNameOf } from '../../../engine/rules/file-name.ts';
import { resolveRules, RULES_FORMAT, RulesError } from '../../../engine/rules/resolve.ts';
import { readWithin, compress, decompress } from '../../base/compress.ts';
import { utf8Text } from '../../base/utf8-text.ts';
import { draftFile, draftOf } from './draft.ts';
import { RULES_LINK } from '../../model/links.ts';
import type { SharedProblem } from '../../model/rules-problems.ts';
import type { KeptRules } from '../../catalogue/library.ts';

/** Largest rules file that is read, in bytes: playable ones are much smaller. */
export const LARGEST_RULES_FILE = 32_768;
/** Longest link that is read, in characters. */
const LONGEST_LINK = 16_384;

/** Of what follows the beginning of a link's fragment. */
const LINK_VERSION = '1';

/** Rules from outside that cannot be used; `problemInWords` says why. */
export class SharedRulesError extends Error {
  override name = 'SharedRulesError';
  readonly problem: SharedProblem;

  constructor(problem: SharedProblem, cause?: unknown) {
    super(`the rules cannot be read: ${problem.is}`, { cause });
    this.problem = problem;
  }
}

/** A rules file, with its preset and what differs from it. @throws {SharedRulesError} */
export function readRulesText(text: string): KeptRules {
  if (text.length > LARGEST_RULES_FILE) throw new SharedRulesError({ is: 'too-large' });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new SharedRulesError({ is: 'no-json' }, error);
  }
  return checked(json);
}

/** The same from a file that was chosen or dropped. @throws {SharedRulesError} */
export async function readRulesFile(file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<KeptRules> {
  if (file.size > LARGEST_RULES_FILE) throw new SharedRulesError({ is: 'too-large' });
  let text: string | null;
  try {
    text = await utf8Text(file);
  } catch (error) {
    throw new SharedRulesError({ is: 'unreadable' }, error);
  }
  if (text === null) throw new SharedRulesError({ is: 'no-json' });
  return readRulesText(text);
}

export function rulesFileName(name: string): string {
  return `${fileNameOf(name)}.json`;
}

export function isRulesLink(fragment: string): boolean {
  return fragment.startsWith(RULES_LINK);
}

/** The fragment of an address that holds some rules, compressed. @throws {RulesError} if they cannot be played */
export async function rulesLink(file: KeptRules): Promise<string> {
  const { format: _, ...rest } = draftFile(draftOf(file), nameOf(file));
  return `${RULES_LINK}${LINK_VERSION}.${await compress(JSON.stringify(rest))}`;
}

/** The rules in the fragment of an address. @throws {SharedRulesError} */
export async function readRulesLink(fragment: string): Promise<KeptRules> {
  if (fragment.length > LONGEST_LINK) throw new SharedRulesError({ is: 'too-large' });
  const match = /^(\d{1,4})\.([\w-]+)$/.exec(fragment.slice(RULES_LINK.length));
  if (!isRulesLink(fragment) || match === null) throw new SharedRulesError({ is: 'damaged-link' });
  const [, version, squeezed] = match;
  if (Number(version) > Number(LINK_VERSION)) throw new SharedRulesError({ is: 'newer' });
  if (version !== LINK_VERSION) throw new SharedRulesError({ is: 'damaged-link' });
  let json: unknown;
  try {
    json = JSON.parse(await readWithin(decompress(squeezed), LARGEST_RULES_FILE));
  } catch (error) {
    throw new SharedRulesError({ is: 'damaged-link' }, error);
  }
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  return checked(isObject ? { ...(json as object), format: RULES_FORMAT } : json);
}

function nameOf(file: KeptRules): string {
  return resolveRules(file).name;
}

function checked(json: unknown): KeptRules {
  if (isFromNewerVersion(json)) throw new SharedRulesError({ is: 'newer' });
  try {
    const { name } = resolveRules(json);
    return draftFile(draftOf(json as KeptRules), name);
  } catch (error) {
    if (error instanceof RulesError && error.problem !== null) throw new SharedRulesError(error.problem, error);
    throw error;
  }
}
