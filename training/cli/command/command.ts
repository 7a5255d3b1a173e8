/**
 * Commands: each is declared once; its help, the parsing of its options and its part of docs/commands.md follow from
 * that.
 */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RulesError } from '../../../engine/rules/resolve.ts';
import { scriptOf, type Command, type Options } from './declaration.ts';
import { helpOf } from './help.ts';
import { onUntakenOutput } from './output.ts';
import { standIn, standingPlace } from './paths.ts';
import { isHelpWanted, readArguments } from './read-arguments.ts';
import { UsageError } from './usage-error.ts';

/** Declares a command. */
export function command<const O extends Options>(declared: Command<O>): Command<O> {
  return declared;
}

/**
 * Runs a command if its module was started, not only imported.
 * @param module its `import.meta.url`
 */
export async function runWhereStarted<O extends Options>(module: string, started: Command<O>): Promise<void> {
  const [, script, ...args] = process.argv;
  if (script === undefined || realpathSync(script) !== fileURLToPath(module)) return;
  await runCommand(started, args);
}

/**
 * Runs a command with these arguments. Help goes to standard output; invalid input, or a file that cannot be read or written,
 * is reported in one line on standard error, with exit status 2.
 */
export async function runCommand<O extends Options>(started: Command<O>, args: readonly string[]): Promise<void> {
  standIn(standingPlace(scriptOf(started), process.env, process.cwd()));
  onUntakenOutput(process, (status) => (started.ignoreEpipe ? undefined : process.exit(status)));
  if (isHelpWanted(args)) {
    process.stdout.write(helpOf(started));
    return;
  }
  try {
    await started.run(readArguments(started, args));
  } catch (error) {
    const { syscall, path } = error as NodeJS.ErrnoException;
    if (syscall === 'write' && path === undefined) process.stdout.emit('error', error);
    else if (error instanceof UsageError || error instanceof RulesError || path !== undefined) {
      process.stderr.write(`${(error as Error).message}\n`);
      process.exitCode = 2;
    } else throw error;
  }
}
