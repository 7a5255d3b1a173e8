/** What there is to declare of a command. */
import type { Option } from './options.ts';

export type Options = Readonly<Record<string, Option<unknown>>>;

/** What the options of a command are once they have been read. */
export type ValuesOf<O extends Options> = { [Name in keyof O]: O[Name] extends Option<infer T> ? T : never };

/** What a command line says. */
export interface Arguments<O extends Options> {
  options: ValuesOf<O>;
  /** What stands without an option, where the command takes files. */
  files: string[];
}

/** What there is to know of a command before it runs. */
export interface Declaration {
  /** Of its script in package.json. */
  readonly name: string;
  /** One sentence. */
  readonly does: string;
  readonly options: Options;
  /** What the files are that stand without an option; absent where there are none. */
  readonly files?: string;
  /** Names of options of which exactly one must be given, or at most one. */
  readonly exactlyOne?: readonly (readonly string[])[];
  readonly atMostOne?: readonly (readonly string[])[];
  /** Command line to begin with, without `npm run NAME --`. */
  readonly example: string;
  /** What else one should know, a paragraph each. */
  readonly notes?: readonly string[];
}

export interface Command<O extends Options> extends Declaration {
  readonly options: O;
  run(given: Arguments<O>): void | Promise<void>;
}
