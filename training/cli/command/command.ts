/** Commands: each is declared once, and its help, its reading of options and its part of docs/commands.md are made from that. */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RulesError } from '../../../engine/rules/resolve.ts';
import { helpOf } from './help.ts';
import type { Option } from './options.ts';
import { isHelpWanted, readArguments } from './read-arguments.ts';
import { UsageError } from './usage-error.ts';

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

/** A command as it is declared. */
export function command<const O extends Options>(declared: Command<O>): Command<O> {
  return declared;
}

/**
 * Runs a command where its module is what was started, and not only imported. Help goes to the output; what a person
 * gave that cannot be used is told in one line, with exit status 2.
 * @param module its `import.meta.url`
 */
export async function runWhereStarted<O extends Options>(module: string, started: Command<O>): Promise<void> {
  const [, script, ...args] = process.argv;
  if (script === undefined || realpathSync(script) !== fileURLToPath(module)) return;
  if (isHelpWanted(args)) {
    process.stdout.write(helpOf(started));
    return;
  }
  try {
    await started.run(readArguments(started, args));
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof RulesError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
