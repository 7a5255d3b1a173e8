/** Commands and tools as tests run them: in this process, which is quick, or in one of their own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { TOOLS } from '../../tools/tools.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface Ended {
  /** Exit status, or the signal that ended it. */
  status: number | string | null;
  out: string;
  /** What it said on standard error, but for progress: that comes after half a minute, thus on busy machines alone. */
  error: string;
}

const withoutProgress = (text: string): string => text.replaceAll(/^\d+% of [\d,]+ .*\n/gm, '');

const TOOL = 'tests/tools/tool.ts';

/** The file that a command is started by, from the root of the repository, and what comes before its arguments. */
function startOf(command: string): [file: string, ...words: string[]] {
  if (command === 'tool') return [TOOL];
  return Object.hasOwn(TOOLS, command) ? [TOOL, command] : [`training/cli/${command}.ts`];
}

const exitStatus = (): number => Number(process.exitCode ?? 0);

/** How often something was run here. */
let runs = 0;

/**
 * Runs what `npm run COMMAND -- ARGS` runs, in this process: the module that starts it, evaluated again, with the modules that
 * it imports as they are. For commands that need no process of their own, neither for their threads nor for signals.
 */
export async function runHere(command: string, ...args: string[]): Promise<Ended> {
  const { argv, exitCode } = process;
  const streams = [process.stdout, process.stderr].map((stream) => {
    const texts: string[] = [];
    const spy = vi.spyOn(stream, 'write').mockImplementation((text) => texts.push(String(text)) > 0);
    return { stream, texts, spy, listeners: stream.listeners('error') };
  });
  const [file, ...words] = startOf(command);
  process.argv = [argv[0], file, ...words, ...args];
  process.exitCode = undefined;
  runs++;
  try {
    await import(`${ROOT}${file}?run=${runs}`);
    const [out, error] = streams.map(({ texts }) => texts.join(''));
    return { status: exitStatus(), out, error: withoutProgress(error) };
  } finally {
    for (const { stream, spy, listeners } of streams) {
      spy.mockRestore();
      stream.removeAllListeners('error');
      for (const listener of listeners) stream.on('error', listener as () => void);
    }
    process.argv = argv;
    process.exitCode = exitCode;
  }
}

export interface Started {
  child: ChildProcess;
  /** Its output so far on standard error. */
  said: () => string;
  ended: Promise<Ended>;
}

/** Starts a command in a process of its own. */
export function start(command: string, ...args: string[]): Started {
  const child = spawn(process.execPath, ['--import', 'tsx', ...startOf(command), ...args], { cwd: ROOT });
  let out = '';
  let error = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (status, signal) => resolve({ status: signal ?? status, out, error: withoutProgress(error) }));
  });
  return { child, said: () => error, ended };
}

/** Runs a command in a process of its own, to its end. */
export function run(command: string, ...args: string[]): Promise<Ended> {
  return start(command, ...args).ended;
}
