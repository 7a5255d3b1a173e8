/** The kinds of options that commands take: what help says of each, and how its text is read. */
import { ownProcessors } from './processors.ts';
import { didYouMean } from './nearest.ts';
import { inPackage, option, whenGiven, type Described, type LeftOut, type Option, type Read } from './option.ts';
import { projectPath, typedPath } from './paths.ts';
import { UsageError } from './usage-error.ts';

/** An option without a value. */
export function flag(meaning: string, { notWith, needs }: Pick<Described, 'notWith' | 'needs'> = {}): Option<boolean> {
  return {
    ...(notWith && { notWith }),
    ...(needs && { needs }),
    value: null,
    meaning,
    leftOut: null,
    isRequired: false,
    allowed: '',
    standard: () => false,
    read: () => true,
  };
}

/** Any text. @param about `allowed` says what it should be */
export function text<const D extends Described & LeftOut<string> & { value: string; allowed: string }>(
  about: D,
): Option<Read<string, D>> {
  return option<string, D>(about, about.value, about.allowed, (given) => given);
}

/** A file or a folder, looked up where the person stands; its default, in the project. @param about `allowed` says what it should be */
export function path<const D extends Described & LeftOut<string> & { value: string; allowed: string }>(
  about: D,
): Option<Read<string, D>> {
  const made = option<string, D>(about, about.value, about.allowed, typedPath);
  return about.default === undefined ? made : { ...made, standard: () => projectPath(about.default as string) };
}

/** The URL of a Redis, whose password no message repeats. */
export function redisUrl<const D extends Described & LeftOut<string>>(about: D): Option<Read<string, D>> {
  const allowed = 'allowed is the URL of a Redis, such as redis://localhost:6379';
  return option<string, D>(about, 'URL', allowed, (given, subject) => {
    if (/^rediss?:\/\/./.test(given) && URL.canParse(given)) return given;
    throw new UsageError(`${subject.split(' ')[0]} is no URL of a Redis: ${allowed}`);
  });
}

export function wholeNumber<const D extends Described & LeftOut<number> & { from: number; to: number }>(
  about: D,
): Option<Read<number, D>> {
  const { from, to } = about;
  const allowed = `allowed is a whole number from ${from} to ${to}`;
  return option<number, D>(about, 'N', allowed, (given, subject) => {
    const number = Number(given);
    if (given.trim() === '' || !Number.isInteger(number) || number < from || number > to) {
      throw new UsageError(`${subject}: ${allowed}`);
    }
    return number;
  });
}

/** The parts of a list: separated by commas, but a comma in double quotes belongs to a part, which may be quoted as a whole. */
export function splitList(list: string): string[] {
  const parts = list.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  return parts.map((part) => /^"([^"]*)"$/.exec(part)?.[1] ?? part);
}

/** A part of a list as `splitList` reads it. */
export function listPart(part: string): string {
  return part.includes(',') ? `"${part}"` : part;
}

/** Several whole numbers, separated by commas. */
export function wholeNumbers<const D extends Described & LeftOut<readonly number[]> & { from: number; to: number }>(
  about: D,
): Option<Read<readonly number[], D>> {
  const { from, to } = about;
  const one = wholeNumber({ meaning: '', from, to });
  return option<readonly number[], D>(about, 'N,…', one.allowed, (given, subject) =>
    given.split(',').map((part) => one.read(part, subject) as number),
  );
}

export function positiveNumber<const D extends Described & LeftOut<number>>(about: D): Option<Read<number, D>> {
  const allowed = 'allowed is a number above 0';
  return option<number, D>(about, 'N', allowed, (given, subject) => {
    const number = Number(given);
    if (!Number.isFinite(number) || number <= 0) throw new UsageError(`${subject}: ${allowed}`);
    return number;
  });
}

/** `--seed`. @param meaning what another seed changes */
export function seed(meaning: string): Option<number> {
  return wholeNumber({ meaning, value: 'S', from: 0, to: 2 ** 31 - 1, default: 1 });
}

/** `--players` at one table. */
export function playersAtTable(meaning: string): Option<number> {
  return wholeNumber({ meaning, from: 2, to: 10, default: 2 });
}

const MOST_WORKERS = 64;

/** `--workers` of a command whose work is cut into parts. */
export function workersOption(about: Pick<Described, 'notWith'> = {}): Option<number> {
  return wholeNumber({
    ...about,
    meaning: 'threads that share the work',
    from: 1,
    to: MOST_WORKERS,
    default: ownProcessors(),
    leftOut: 'one for each core that it may use',
  });
}

/** Where workers of any machine do the work. */
export const BY_QUEUE = whenGiven('queue', 'each worker has threads of its own');

/** Where such a command finds workers of other machines. */
export const QUEUE_OPTIONS = {
  queue: redisUrl({
    meaning: 'the Redis where `npm run worker` of any machine finds the parts, in place of threads here',
    notWith: [inPackage('workers of other machines have a checkout of the project')],
  }),
  blobs: redisUrl({
    meaning: 'another Redis for policies, parameters and checkpoints, which may be lost',
    leftOut: 'that of the queue',
    needs: whenGiven('queue'),
  }),
};

/** Threads here, or workers of any machine. */
export const WORK_OPTIONS = {
  workers: workersOption({ notWith: [BY_QUEUE] }),
  ...QUEUE_OPTIONS,
};

/** An option that names a policy file. */
export function policyFile<const D extends Described & LeftOut<string>>(about: D): Option<Read<string, D>> {
  return path({ ...about, value: 'FILE.onnx', allowed: 'allowed is a policy file, FILE.onnx' }) as Option<
    Read<string, D>
  >;
}

/** An option that names several policy files, separated by commas. */
export function policyFiles<const D extends Described & LeftOut<readonly string[]>>(
  about: D,
): Option<Read<readonly string[], D>> {
  return option<readonly string[], D>(about, 'FILE.onnx,…', 'allowed are policy files, FILE.onnx', (list) =>
    splitList(list).map(typedPath),
  );
}

/** `--json` */
export const JSON_FLAG: Option<boolean> = flag('prints one JSON object and nothing else');

/** One of some names. */
export function choice<const V extends string, const D extends Described & LeftOut<V>>(
  values: readonly V[],
  about: D,
): Option<Read<V, D>> {
  const allowed = `allowed are ${values.join(', ')}`;
  return option<V, D>(about, values.join('|'), allowed, (given, subject) => oneOf(values, given, subject));
}

/** Several of some names, separated by commas. */
export function choices<const V extends string, const D extends Described & LeftOut<readonly V[]>>(
  values: readonly V[],
  about: D,
): Option<Read<readonly V[], D>> {
  const allowed = `allowed are ${values.join(', ')}`;
  return option<readonly V[], D>(about, 'NAME,…', allowed, (given, subject) =>
    given.split(',').map((name) => oneOf(values, name, `${subject.split(' ')[0]} has "${name}"`)),
  );
}

/** The one of some names that is given. @throws {UsageError} that begins with the subject, and says which are allowed */
export function oneOf<V extends string>(
  values: readonly V[],
  given: string,
  subject: string,
  allowed = 'allowed are',
): V {
  const value = values.find((known) => known === given);
  if (value === undefined) {
    throw new UsageError(`${subject}: ${allowed} ${values.join(', ')}${didYouMean(given, values)}`);
  }
  return value;
}
