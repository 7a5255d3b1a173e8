/** What an option of a command is. */
import { IS_PACKAGE } from './paths.ts';
import { UsageError } from './usage-error.ts';

/** What a command line is about where some options have no place, such as `--resume`. */
export interface Circumstance {
  /** As in `--players does not go with --resume`. */
  readonly name: string;
  readonly because?: string;
  /** @param given the texts of the options on the command line, by name */
  holds(given: ReadonlyMap<string, string>): boolean;
}

/** An option of a command, from which its help, its parsing and its messages follow. */
export interface Option<T> {
  /** The placeholder after its name, such as `N`; null for a flag. */
  readonly value: string | null;
  readonly meaning: string;
  /** What leaving it out means, for help; null where there is nothing to say. */
  readonly leftOut: string | null;
  readonly isRequired: boolean;
  /** What may be given, for messages: `allowed is a number above 0`. */
  readonly allowed: string;
  /** What it does not go with: the command line is refused then, so that nothing is ignored silently. */
  readonly notWith?: readonly Circumstance[];
  /** Without which it is refused. */
  readonly needs?: Circumstance;
  /** Its value where it is left out. */
  standard(): T;
  /** @param subject what was given, for messages: `--seed is "x"` @throws {UsageError} */
  read(text: string, subject: string): T;
}

/** What all kinds of options are declared with. */
export interface Described {
  meaning: string;
  /** The placeholder after the name in help. */
  value?: string;
  notWith?: readonly Circumstance[];
  needs?: Circumstance;
}

/** What leaving an option out means: an error, a value, or (in words) whatever else the command does then. */
export interface LeftOut<T> {
  required?: true;
  default?: T;
  leftOut?: string;
}

/** `undefined` only where an option may be left out and has no value then. */
export type Read<T, D> = D extends { required: true } | { default: unknown } ? T : T | undefined;

/** An option of any kind. @param value the placeholder after its name, where `about` has none */
export function option<T, D extends LeftOut<T>>(
  about: Described & LeftOut<T>,
  value: string,
  allowed: string,
  read: Option<T>['read'],
): Option<Read<T, D>> {
  const { meaning, notWith, needs } = about;
  const leftOut = about.leftOut ?? (about.default === undefined ? null : String(about.default));
  return {
    value: about.value ?? value,
    meaning,
    leftOut,
    isRequired: about.required === true,
    allowed,
    ...(notWith && { notWith }),
    ...(needs && { needs }),
    standard: () => about.default as Read<T, D>,
    read: read as Option<Read<T, D>>['read'],
  };
}

/** That another option is given. */
export function whenGiven(option: string, because?: string): Circumstance {
  return { name: `--${option}`, ...(because !== undefined && { because }), holds: (given) => given.has(option) };
}

/** That the command is one of the package, of which there is no checkout. */
export function inPackage(because: string): Circumstance {
  return { name: 'npx thirty-one', because, holds: () => IS_PACKAGE };
}

/** @throws {UsageError} where an option that is given does not go with the others */
export function checkTogether(
  options: Readonly<Record<string, Option<unknown>>>,
  given: ReadonlyMap<string, string>,
): void {
  for (const name of given.keys()) {
    const { notWith = [], needs } = options[name];
    const clash = notWith.find((circumstance) => circumstance.holds(given));
    if (clash !== undefined) throw new UsageError(`--${name} does not go with ${reasoned(clash)}`);
    if (needs !== undefined && !needs.holds(given)) throw new UsageError(`--${name} needs ${reasoned(needs)}`);
  }
}

/** What an option goes with, for help: `not with --resume; needs --queue`, and nothing where it goes with all. */
export function goesWith({ notWith = [], needs }: Option<unknown>): string {
  return [
    ...(needs === undefined ? [] : [`needs ${needs.name}`]),
    ...(notWith.length === 0 ? [] : [`not with ${notWith.map(({ name }) => name).join(', ')}`]),
  ].join('; ');
}

function reasoned({ name, because }: Circumstance): string {
  return because === undefined ? name : `${name}: ${because}`;
}
