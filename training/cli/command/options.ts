/** The kinds of options that commands take, rules among them: what help says of each, and how its text is read. */
import { didYouMean } from './nearest.ts';
import { IS_PACKAGE, projectPath, typedPath, whereLooked } from './paths.ts';
import { ownProcessors } from './processors.ts';
import { asUsageError, UsageError } from './usage-error.ts';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { SEATS } from '../../../engine/observation-layout.ts';
import { PRESETS, RulesError, resolveRules, preset } from '../../../engine/rules/resolve.ts';
import { playersWithPolicies } from '../../../engine/rules/suited.ts';
import { RULE_NAMES, type HouseRules } from '../../../engine/rules/table.ts';
import { parseJson } from './json.ts';

/** What all kinds of options are declared with. */
export interface About<T> {
  readonly meaning: string;
  /** The placeholder after its name in help. */
  readonly value?: string;
  /** What leaving it out means: an error, a value, or (in words) whatever else the command does then. */
  readonly required?: true;
  readonly default?: T;
  readonly leftOut?: string;
  /** What may be given, for messages: `allowed is a number above 0`. */
  readonly allowed?: string;
  /** Options that it does not go with, so that nothing is ignored silently, and the one without which it is refused. */
  readonly conflicts?: readonly string[];
  readonly needs?: string;
}

/** An option of a command; without `value`, a flag. */
export interface Option<T> extends About<T> {
  /**
   * @param subject what was given, for messages: `--seed is "x"`
   * @param before its value so far, where it may be given again
   * @throws {UsageError}
   */
  readonly read: (text: string, subject: string, before?: unknown) => T;
}

/** `undefined` only where an option may be left out and has no value then. */
export type Read<T, D> = D extends { required: true } | { default: unknown } ? T : T | undefined;

/**
 * A kind of option.
 * @param made its placeholder, what is allowed, and how it is read: `undefined` for what is not allowed
 */
export function kind<T, More extends object = object>(
  made: (about: About<T> & More) => Pick<About<T>, 'value' | 'allowed'> & {
    read: (text: string, subject: string, before?: unknown) => T | undefined;
  },
) {
  return <const D extends About<T> & More>(about: D): Option<Read<T, D>> => {
    const { read, ...usual } = made(about);
    const { allowed } = usual;
    const option: Option<T> = {
      ...usual,
      ...about,
      read(given, subject, before) {
        const value = read(given, subject, before);
        if (value === undefined) throw new UsageError(`${subject}: ${allowed}`);
        return value;
      },
    };
    return option as Option<Read<T, D>>;
  };
}

export function flag(meaning: string, about: Pick<About<boolean>, 'conflicts' | 'needs'> = {}): Option<boolean> {
  return { meaning, ...about, default: false, read: () => true };
}

export const text = kind<string, { value: string }>(() => ({ read: (given) => given }));

/** A file or a folder, looked up where the person stands; its default, in the project. */
export function path<const D extends About<string> & { value: string }>(about: D): Option<Read<string, D>> {
  const made = kind<string, { value: string }>(() => ({ read: typedPath }))(about);
  const { default: standard } = about;
  if (standard === undefined) return made;
  return {
    ...made,
    leftOut: about.leftOut ?? standard,
    get default() {
      return projectPath(standard) as Read<string, D>;
    },
  };
}

/** The URL of a Redis, whose password no message repeats. */
export const redisUrl = kind<string>(() => ({
  value: 'URL',
  read(given, subject) {
    if (/^rediss?:\/\/./.test(given) && URL.canParse(given)) return given;
    throw new UsageError(
      `${subject.split(' ')[0]} is no URL of a Redis: allowed is the URL of a Redis, such as redis://localhost:6379`,
    );
  },
}));

interface Range {
  from: number;
  to: number;
}

const rangeInWords = ({ from, to }: Range): string => `allowed is a whole number from ${from} to ${to}`;

export function wholeIn({ from, to }: Range, given: string): number | undefined {
  const number = Number(given);
  return given.trim() !== '' && Number.isInteger(number) && from <= number && number <= to ? number : undefined;
}

export const wholeNumber = kind<number, Range>((range) => ({
  value: 'N',
  allowed: rangeInWords(range),
  read: (given) => wholeIn(range, given),
}));

/** Several whole numbers, separated by commas. */
export const wholeNumbers = kind<readonly number[], Range>((range) => ({
  value: 'N,…',
  allowed: rangeInWords(range),
  read(given) {
    const numbers = given.split(',').map((part) => wholeIn(range, part));
    return numbers.every((number) => number !== undefined) ? numbers : undefined;
  },
}));

export const positiveNumber = kind<number>(() => ({
  value: 'N',
  allowed: 'allowed is a number above 0',
  read: (given) => (Number(given) > 0 && Number.isFinite(Number(given)) ? Number(given) : undefined),
}));

/** `--seed`. @param meaning what another seed changes */
export function seed(meaning: string): Option<number> {
  return wholeNumber({ meaning, value: 'S', from: 0, to: 2 ** 31 - 1, default: 1 });
}

export function playersAtTable(meaning: string): Option<number> {
  return wholeNumber({ meaning, from: 2, to: SEATS, default: 2 });
}

const MOST_WORKERS = 64;

/** `--workers` of a command whose work is cut into parts. */
export function workersOption(): Option<number> {
  return wholeNumber({
    meaning: 'threads that share the work',
    from: 1,
    to: MOST_WORKERS,
    default: ownProcessors(),
    leftOut: 'one for each core that it may use',
  });
}

const queue = redisUrl({
  meaning: 'the Redis where `npm run worker` of any machine finds the parts, in place of threads here',
});

/** Where such a command finds workers of other machines. */
export const QUEUE_OPTIONS = {
  queue: {
    ...queue,
    read(given: string, subject: string) {
      if (!IS_PACKAGE) return queue.read(given, subject);
      throw new UsageError('--queue needs a checkout of the project, which workers of other machines have');
    },
  },
  blobs: redisUrl({
    meaning: 'another Redis for policies, results and checkpoints, which may be lost',
    leftOut: 'that of the queue',
    needs: 'queue',
  }),
};

/** Where parts are done, as options of commands say it. */
export interface WorkOptions {
  /** Threads that share the parts; null where this thread does them. */
  workers: number | null;
  /** The Redis where workers of any machine find the parts, in place of threads. */
  queue?: string | undefined;
  /** Another Redis for large data; that of the queue where absent. */
  blobs?: string | undefined;
  /** Shows no progress. */
  json?: boolean;
}

/** Threads here, or workers of any machine, which have threads of their own. */
export const WORK_OPTIONS = { workers: { ...workersOption(), conflicts: ['queue'] }, ...QUEUE_OPTIONS };

export function policyFile<const D extends About<string>>(about: D): Option<Read<string, D>> {
  const value = 'FILE.onnx';
  return path({ allowed: `allowed is a policy file, ${value}`, ...about, value }) as Option<Read<string, D>>;
}

/** The parts of a list: separated by commas, but a comma in double quotes belongs to a part, which may be quoted as a whole. */
export function splitList(list: string): string[] {
  const parts = list.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  return parts.map((part) => /^"([^"]*)"$/.exec(part)?.[1] ?? part);
}

export const policyFiles = kind<readonly string[]>(() => ({
  value: 'FILE.onnx,…',
  read: (list) => splitList(list).map(typedPath),
}));

export const JSON_FLAG = flag(
  `prints one JSON object and nothing else${IS_PACKAGE ? '' : ' (with `npm run -s`, or npm says something before it)'}`,
);

export function choice<const V extends string, const D extends About<V>>(
  values: readonly V[],
  about: D,
): Option<Read<V, D>> {
  const read = (given: string, subject: string): V => oneOf(values, given, subject);
  return kind<V>(() => ({ value: values.join('|'), allowed: `allowed are ${values.join(', ')}`, read }))(about);
}

/** Several of some names, separated by commas. */
export function choices<const V extends string, const D extends About<readonly V[]>>(
  values: readonly V[],
  about: D,
): Option<Read<readonly V[], D>> {
  const read = (given: string, subject: string): V[] =>
    given.split(',').map((name) => oneOf(values, name, `${subject.split(' ')[0]} has "${name}"`));
  return kind<readonly V[]>(() => ({ value: 'NAME,…', allowed: `allowed are ${values.join(', ')}`, read }))(about);
}

/** The one of some names that is given. @throws {UsageError} that begins with the subject, and says which are allowed */
export function oneOf<V extends string>(
  values: readonly V[],
  given: string,
  subject: string,
  allowed = 'allowed are',
): V {
  const value = values.find((known) => known === given);
  if (value !== undefined) return value;
  throw new UsageError(`${subject}: ${allowed} ${values.join(', ')}${didYouMean(given, values)}`);
}

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
  const json = asUsageError([SyntaxError], `${nameOrFile} is not JSON: `, () => parseJson(bytes));
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

/** Players from `N` or `A-B`. @throws {UsageError} outside what the rules allow, or where no policy plays by them. */
export function readPlayers(text: string | undefined, rules: HouseRules): [number, number] {
  const allowed = playersWithPolicies(rules);
  if (allowed === null) {
    throw new UsageError(
      `rules "${rules.name}" are for ${rules.players[0]} or more: policies play with up to ${SEATS}`,
    );
  }
  const [fewest, most] = allowed;
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
