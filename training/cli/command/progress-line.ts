/** The progress of a slow command, and how long the rest takes: on a terminal one line that stays in place, in a log a line now and then. */
import type { WriteStream } from 'node:tty';
import { duration } from './in-words.ts';

const TERMINAL_SECONDS = 0.2;
/** Without a terminal a line is printed this often. */
const LOG_SECONDS = 30;
const CLEAR_LINE = '\r\u001b[K';

type ProgressStream = Pick<WriteStream, 'write' | 'isTTY'> & { columns?: number };

interface ProgressLineOptions {
  /** Prints nothing, as with `--json`. */
  isSilent?: boolean;
  /** What more is said at the end of the line; asked whenever it is written. */
  more?: () => string;
  stream?: ProgressStream;
  now?: () => number;
}

/** Prints a line on standard error, whatever progress is shown there. */
export function sayBeside(line: string): void {
  process.stderr.write(`${process.stderr.isTTY ? CLEAR_LINE : ''}${line}\n`);
}

export class ProgressLine {
  readonly #unit: string;
  readonly #total: number;
  readonly #options: Required<ProgressLineOptions>;
  readonly #began: number;
  readonly #estimate = new Estimate();
  readonly #shares: number[] = [];
  #lastShown: number;
  #isOnScreen = false;

  /** @param unit what is counted, such as `packs` @param total how many of them there are */
  constructor(unit: string, total: number, options: ProgressLineOptions = {}) {
    const usual = { isSilent: false, more: () => '', stream: process.stderr, now: () => performance.now() };
    this.#unit = unit;
    this.#total = total;
    this.#options = { ...usual, ...options };
    this.#began = this.#options.now();
    // The first line comes at once on a terminal, and after a while in a log: short commands print nothing there.
    this.#lastShown = this.#options.stream.isTTY ? -Infinity : this.#began;
    this.update(0);
  }

  /** @param done how many are done, fractions included */
  update(done: number): void {
    const { isSilent, more, stream } = this.#options;
    const { isTTY, columns } = stream;
    const now = this.#options.now();
    this.#estimate.update(done / this.#total, (now - this.#began) / 1000);
    const interval = isTTY ? TERMINAL_SECONDS : LOG_SECONDS;
    if (isSilent || now - this.#lastShown < 1000 * interval) return;
    this.#lastShown = now;
    const { percent, timeLeft } = this.#estimate;
    const text = [`${percent} of ${this.#total.toLocaleString('en')} ${this.#unit}`, timeLeft, more()]
      .filter(Boolean)
      .join(' · ');
    // A line that wraps could not be cleared. Some terminals say that they have no columns.
    stream.write(isTTY ? `${CLEAR_LINE}${columns ? text.slice(0, columns - 1) : text}` : `${text}\n`);
    this.#isOnScreen = isTTY;
  }

  /** @param which of several that run at once, from 0 @param share of it that is done */
  updateOne(which: number, share: number): void {
    this.#shares[which] = share;
    this.refresh();
  }

  /** Writes the line where it is time to, with what more there is to say now. */
  refresh(): void {
    this.update(this.#shares.reduce((sum, one) => sum + one, 0));
  }

  /** Clears the line on the terminal, before something else is printed or at the end. */
  clear(): void {
    const { stream } = this.#options;
    if (this.#isOnScreen) stream.write(CLEAR_LINE);
    this.#isOnScreen = false;
    if (stream.isTTY) this.#lastShown = -Infinity;
  }
}

/** The start of a command says little about its pace: nothing is shown before one of these is reached. */
const FIRST_SHARE = 0.01;
const FIRST_SECONDS = 30;

/** Never goes backwards or beyond the end. */
export class Estimate {
  #done = 0;
  #seconds = 0;

  /** @param share of all that is done, 1 at the end @param seconds since the beginning */
  update(share: number, seconds: number): void {
    if (share > this.#done) this.#done = Math.min(share, 1);
    if (seconds > this.#seconds) this.#seconds = seconds;
  }

  get share(): number {
    return this.#done;
  }

  get percent(): string {
    return `${Math.floor(100 * this.#done)}%`;
  }

  /** `1 min 20 s left` from the time so far, `nearly done`, and nothing while it is not known. */
  get timeLeft(): string {
    if (this.#done === 0 || (this.#done < FIRST_SHARE && this.#seconds < FIRST_SECONDS)) return '';
    return this.#done === 1 ? 'nearly done' : `${duration((this.#seconds * (1 - this.#done)) / this.#done)} left`;
  }
}
