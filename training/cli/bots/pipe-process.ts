/** A program that answers each line with a line, within a time limit. No such program outlives this process. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { standingFolder } from '../command/paths.ts';
import { shortened } from '../../../engine/shortened.ts';

/** As in the protocol (docs/formats.md#bots-in-any-language). */
const ANSWER_SECONDS = 5;
/** The first answer of a program, which may have libraries and networks to load. */
const START_SECONDS = 60;
/** How long a program may take to end by itself. */
const FAREWELL_SECONDS = 1;
const LONGEST_LINE = 65_536;
/** A shell's exit status when it cannot run a command. */
const CANNOT_RUN = [126, 127];
const IS_WINDOWS = process.platform === 'win32';
const STOPPING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Why a program does not answer. */
export class PipeError extends Error {
  override name = 'PipeError';
}

interface AwaitedAnswer {
  answer: (line: string) => void;
  fail: (error: PipeError) => void;
  timers: readonly NodeJS.Timeout[];
}

const running = new Set<PipeProcess>();

export class PipeProcess {
  readonly #child: ChildProcess;
  readonly #closed: Promise<void>;
  readonly #onSlowStart: (seconds: number) => void;
  #hasAnswered = false;
  #unread = '';
  #question: AwaitedAnswer | null = null;
  #failure: PipeError | null = null;

  /**
   * @param command for the shell, where the person stands. What it writes to standard error is shown, for debugging.
   * @param onSlowStart called where its first answer takes longer than others may, with the seconds that it has
   */
  constructor(command: string, onSlowStart: (seconds: number) => void) {
    this.#onSlowStart = onSlowStart;
    stopWithThisProcess();
    // A process group of its own, so that what the shell starts can be stopped with it; Windows has none.
    this.#child = spawn(command, {
      shell: true,
      detached: !IS_WINDOWS,
      cwd: standingFolder(),
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    running.add(this);
    this.#child.stdout?.setEncoding('utf8').on('data', (chunk: string) => this.#read(chunk));
    // A pipe closed at the other end says less than the program's exit, which follows.
    this.#child.stdin?.on('error', () => {});
    this.#child.on('error', (error) => this.#fail(`it cannot be started: ${error.message}`));
    this.#closed = new Promise((resolve) => {
      this.#child.on('close', (status, signal) => {
        this.#fail(ending(status, signal));
        resolve();
      });
    });
  }

  /** Sends a line that needs no answer. */
  tell(line: string): void {
    this.#child.stdin?.write(`${line}\n`);
  }

  /** Sends a line and waits for the answer; one question at a time. @throws {PipeError} when none comes. */
  ask(line: string): Promise<string> {
    return new Promise((answer, fail) => {
      if (this.#failure) {
        fail(this.#failure);
        return;
      }
      const seconds = this.#hasAnswered ? ANSWER_SECONDS : START_SECONDS;
      const giveUp = (): void => {
        if (this.#question === question) this.#fail(`it did not answer within ${seconds} s`);
      };
      // An answer that arrived while this process was busy is read first.
      const timers = [setTimeout(() => setImmediate(giveUp), seconds * 1_000)];
      if (!this.#hasAnswered) timers.push(setTimeout(() => this.#onSlowStart(seconds), ANSWER_SECONDS * 1_000));
      const question = { answer, fail, timers };
      this.#question = question;
      this.tell(line);
    });
  }

  /** Sends a last line, and makes sure that the program ends. */
  async end(line: string): Promise<void> {
    this.tell(line);
    this.#child.stdin?.end();
    await Promise.race([this.#closed, sleep(FAREWELL_SECONDS * 1_000, undefined, { ref: false })]);
    this.kill();
    running.delete(this);
  }

  /** Stops the program and all that it started. */
  kill(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    if (IS_WINDOWS) {
      spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
      return;
    }
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }

  #read(chunk: string): void {
    const lines = (this.#unread + chunk).split('\n');
    this.#unread = lines.pop() as string;
    // Some languages begin what they write with a byte order mark, which counts as space.
    for (const line of lines) this.#receive(line.trim());
    if (this.#unread.length > LONGEST_LINE) this.#fail(`it wrote a line of more than ${LONGEST_LINE} characters`);
  }

  #receive(line: string): void {
    if (!this.#question) {
      this.#fail(`before that, unasked, it answered ${quoted(line)}`);
      return;
    }
    const { answer } = this.#endQuestion(this.#question);
    this.#hasAnswered = true;
    answer(line);
  }

  #fail(reason: string): void {
    this.#failure ??= new PipeError(reason);
    this.kill();
    if (this.#question) this.#endQuestion(this.#question).fail(this.#failure);
  }

  #endQuestion(question: AwaitedAnswer): AwaitedAnswer {
    question.timers.forEach(clearTimeout);
    this.#question = null;
    return question;
  }
}

/** A program's text, to fit into a message. */
export function quoted(text: string): string {
  return text === '' ? 'an empty line' : shortened(text);
}

function ending(status: number | null, signal: string | null): string {
  if (status === null) return `it was ended by ${signal}`;
  return CANNOT_RUN.includes(status)
    ? `it cannot be started (exit status ${status})`
    : `it ended (exit status ${status})`;
}

let stopsWithThisProcess = false;

/** Makes sure that the programs end when this process ends, for whatever reason. */
function stopWithThisProcess(): void {
  if (stopsWithThisProcess) return;
  stopsWithThisProcess = true;
  process.on('exit', () => running.forEach((program) => program.kill()));
  for (const signal of STOPPING_SIGNALS) process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
