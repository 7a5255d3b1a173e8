#!/usr/bin/env node
/** `npx thirty-one NAME`: starts a command; without a name, says which there are. */
import { runNamed, type Commands } from '../training/cli/command/command.ts';

/** Those that need no checkout of the project. Each is imported only where it is asked for. */
const COMMANDS: Commands = {
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
const NAMES = Object.keys(COMMANDS).join(', ');

try {
  await runNamed(
    COMMANDS,
    'command',
    () => `npx thirty-one NAME OPTIONS starts a command: ${NAMES}; NAME --help says what it takes.\n`,
  );
} catch (error) {
  const missing = missingPackage(error as NodeJS.ErrnoException);
  if (missing === null) throw error;
  process.stderr.write(`${process.argv[2]} needs ${missing}, which is not installed: npm install ${missing}\n`);
  process.exitCode = 2;
}

/** The package that an import did not find; null where that is not what happened. */
function missingPackage({ code, message }: NodeJS.ErrnoException): string | null {
  if (code !== 'ERR_MODULE_NOT_FOUND') return null;
  return /^Cannot find package '([^']+)'/.exec(message)?.[1] ?? null;
}
