/** Options about rules, which most commands take. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { PRESETS, RulesError, resolveRules, preset } from '../../../engine/rules/resolve.ts';
import { RULE_NAMES, type HouseRules } from '../../../engine/rules/table.ts';
import { parseJson } from './json.ts';
import { didYouMean } from './nearest.ts';
import { kind, type Option } from './options.ts';
import { typedPath, whereLooked } from './paths.ts';
import { UsageError } from './usage-error.ts';

/** `--rules`, which is required. */
export function rulesOption(): Option<HouseRules> {
  const made = kind<HouseRules>(() => ({
    value: 'NAME|FILE',
    allowed: allowedRules(),
    read: (given) => readRules(typedRules(given)),
  }));
  return made({ meaning: 'what is played: a preset, or a rules file', required: true });
}

/** What `--rules` may be, for messages. @param also names that the command takes besides presets */
export function allowedRules(also: readonly string[] = []): string {
  return `allowed are a rules file, or ${[...PRESETS, ...also].join(', ')}`;
}

/**
 * What a name or a typed path of rules stands for: the name, or where the file is.
 * @param also names that the command takes besides presets
 */
export function typedRules(nameOrFile: string, also: readonly string[] = []): string {
  return [...PRESETS, ...also].includes(nameOrFile) ? nameOrFile : typedPath(nameOrFile);
}

/**
 * The rules of a preset's name or of a file.
 * @param also other names that a command takes, for the message
 * @param subject what was given, for the message
 * @throws {UsageError} when there is neither, or the file is broken.
 */
export function readRules(nameOrFile: string, also: readonly string[] = [], subject = '--rules'): HouseRules {
  if (PRESETS.includes(nameOrFile)) return preset(nameOrFile);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(nameOrFile);
  } catch {
    const names = [...PRESETS, ...also];
    const meant = didYouMean(basename(nameOrFile), names) || whereLooked(nameOrFile);
    throw new UsageError(
      `${subject} is "${nameOrFile}", which is neither a preset nor a file: allowed names are ${names.join(', ')}${meant}`,
    );
  }
  let json: unknown;
  try {
    json = parseJson(bytes);
  } catch (error) {
    throw new UsageError(`${nameOrFile} is not JSON: ${(error as Error).message}`);
  }
  try {
    return resolveRules(json);
  } catch (error) {
    if (error instanceof RulesError) throw new UsageError(`${nameOrFile}: ${error.message}${meantBy(error)}`);
    throw error;
  }
}

/** Suggests the key or preset that was meant by an unknown one in a rules file. */
function meantBy({ problem }: RulesError): string {
  if (problem?.is === 'unknown-key') return didYouMean(problem.key, RULE_NAMES);
  return problem?.is === 'base' && typeof problem.given === 'string' ? didYouMean(problem.given, PRESETS) : '';
}

/** Players from `N` or `A-B`. @throws {UsageError} outside what the rules allow. */
export function readPlayers(text: string | undefined, rules: HouseRules): [number, number] {
  const [fewest, most] = rules.players;
  if (text === undefined) return [fewest, most];
  const match = /^(\d+)(?:-(\d+))?$/.exec(text);
  const low = Number(match?.[1]);
  const high = Number(match?.[2] ?? match?.[1]);
  if (!match || low < fewest || high > most || low > high) {
    throw new UsageError(
      `--players is "${text}": allowed with rules "${rules.name}" is N or A-B from ${fewest} to ${most}`,
    );
  }
  return [low, high];
}
