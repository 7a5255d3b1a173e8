/** Command lines: bad input ends with one line that says what was wrong and what is allowed, and exit status 2. */
import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { PRESETS, RulesError, preset, resolveRules } from '../../engine/rules/resolve.ts';
import type { HouseRules } from '../../engine/rules/table.ts';

/** What a person gave that cannot be used. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Runs a command; a `UsageError` is printed as one line. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof RulesError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}

/** The options of a command line. @throws {UsageError} on an unknown option or one without its value. */
export function readOptions<const T extends NonNullable<ParseArgsConfig['options']>>(
  options: T,
  args = process.argv.slice(2),
): ReturnType<typeof parseArgs<{ options: T }>>['values'] {
  try {
    return parseArgs({ options, args, strict: true }).values;
  } catch (error) {
    const allowed = Object.keys(options).map((name) => `--${name}`);
    throw new UsageError(`${(error as Error).message.split('. ')[0]}: allowed are ${allowed.join(', ')}`);
  }
}

/** A whole number from an option. @throws {UsageError} outside the range. */
export function wholeNumber(name: string, text: string, low: number, high: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < low || value > high) {
    throw new UsageError(`--${name} is "${text}": allowed is a whole number from ${low} to ${high}`);
  }
  return value;
}

/** A positive number from an option. @throws {UsageError} otherwise. */
export function positiveNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0)
    throw new UsageError(`--${name} is "${text}": allowed is a number above 0`);
  return value;
}

/**
 * The rules of a preset's name or of a file.
 * @param others what else a command takes that is no rules, for the message
 * @throws {UsageError} when there is neither, or the file is broken.
 */
export function readRules(nameOrFile: string | undefined, others: readonly string[] = []): HouseRules {
  const names = [...PRESETS, ...others].join(', ');
  if (nameOrFile === undefined) throw new UsageError(`--rules is missing: allowed are a rules file, or ${names}`);
  if (PRESETS.includes(nameOrFile)) return preset(nameOrFile);
  let text: string;
  try {
    text = readFileSync(nameOrFile, 'utf8');
  } catch {
    throw new UsageError(`--rules is "${nameOrFile}", which is no preset and no file: allowed names are ${names}`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${nameOrFile} is not JSON: ${(error as Error).message}`);
  }
  try {
    return resolveRules(json);
  } catch (error) {
    if (error instanceof RulesError) throw new UsageError(`${nameOrFile}: ${error.message}`);
    throw error;
  }
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
