/** How commands are declared. */
import type { Option } from './option.ts';
import { IS_PACKAGE } from './paths.ts';

export type Options = Readonly<Record<string, Option<unknown>>>;

/** What the options of a command are once they have been read. */
export type ValuesOf<O extends Options> = { [Name in keyof O]: O[Name] extends Option<infer T> ? T : never };

/** A command line, read. */
export interface Arguments<O extends Options> {
  options: ValuesOf<O>;
  /** The arguments that belong to no option, where the command takes files. */
  files: string[];
}

/** What is known about a command before it runs. */
export interface Declaration {
  /** The name of its script in package.json, or of the tool. */
  readonly name: string;
  /** It is for maintainers: no script of its own starts it, but `npm run tool -- NAME`. */
  readonly isTool?: true;
  /** One sentence. */
  readonly does: string;
  readonly options: Options;
  /** What its file arguments are; absent where it takes none. */
  readonly files?: string;
  /** Whether it may be started without any. */
  readonly isFileOptional?: true;
  /** Names of options of which exactly one must be given, or at most one. */
  readonly exactlyOne?: readonly (readonly string[])[];
  readonly atMostOne?: readonly (readonly string[])[];
  /** Whether it goes on when nobody reads its output any more: it learns. */
  readonly ignoreEpipe?: true;
  /** A command line to start from, without what starts it. */
  readonly example: string;
  /** What else one should know, a paragraph each. */
  readonly notes?: readonly string[];
}

export interface Command<O extends Options> extends Declaration {
  readonly options: O;
  run(given: Arguments<O>): void | Promise<void>;
}

/** The script of package.json that starts a command. */
export function scriptOf({ name, isTool }: Declaration): string {
  return isTool ? 'tool' : name;
}

/** How a command is started with these arguments: `npm run arena -- --deals 9`, `npm run tool -- widen FILE…`. */
export function callOf({ name, isTool }: Declaration, args: string): string {
  if (IS_PACKAGE) return ['npx thirty-one', name, args].filter(Boolean).join(' ');
  const words = isTool ? ['npm run tool --', name] : [`npm run ${name}`, ...(args === '' ? [] : ['--'])];
  return [...words, ...(args === '' ? [] : [args])].join(' ');
}
