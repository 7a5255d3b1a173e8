#!/usr/bin/env node
/** `npx thirty-one NAME`: starts a command; without a name, says which there are. */
import { runCommand } from '../training/cli/command/command.ts';
import type { Command, Options } from '../training/cli/command/declaration.ts';
import { didYouMean } from '../training/cli/command/nearest.ts';

/** Those that need no checkout of the project. Each is imported only where it is asked for. */
const COMMANDS: Readonly<Record<string, () => Promise<Command<Options>>>> = {
  arena: async () => (await import('../training/cli/arena.ts')).arena,
  blind: async () => (await import('../training/cli/blind.ts')).blind,
  environment: async () => (await import('../training/cli/environment.ts')).environment,
  exploit: async () => (await import('../training/cli/exploit.ts')).exploit,
  habits: async () => (await import('../training/cli/habits.ts')).habits,
  ladder: async () => (await import('../training/cli/ladder.ts')).ladder,
  replay: async () => (await import('../training/cli/replay.ts')).replay,
  review: async () => (await import('../training/cli/review.ts')).review,
  rules: async () => (await import('../training/cli/rules.ts')).rules,
  train: async () => (await import('../training/cli/train.ts')).train,
};
const names = Object.keys(COMMANDS);

const [name = '--help', ...args] = process.argv.slice(2);
try {
  await start();
} catch (error) {
  const missing = missingPackage(error as NodeJS.ErrnoException);
  if (missing === null) throw error;
  fail(`${name} needs ${missing}, which is not installed: npm install ${missing}`);
}

async function start(): Promise<void> {
  if (['--help', '-h'].includes(name)) {
    process.stdout.write(
      `npx thirty-one NAME OPTIONS starts a command: ${names.join(', ')}; NAME --help says what it takes.\n`,
    );
  } else if (Object.hasOwn(COMMANDS, name)) {
    await runCommand(await COMMANDS[name](), args);
  } else {
    fail(`"${name}" is no command: allowed are ${names.join(', ')}${didYouMean(name, names)}`);
  }
}

/** The package that an import did not find; null where that is not what happened. */
function missingPackage({ code, message }: NodeJS.ErrnoException): string | null {
  if (code !== 'ERR_MODULE_NOT_FOUND') return null;
  return /^Cannot find package '([^']+)'/.exec(message)?.[1] ?? null;
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 2;
}
