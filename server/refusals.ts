/** What has been refused, counted: a line in the log tells of all of it together, however much it is. */

/** As the log says it. */
const IN_WORDS = {
  pages: 'requests from pages of other servers',
  requests: 'requests beyond those of one address',
  large: 'requests that are too large',
  bots: 'bots of whoever may not send them, or that cannot play',
  rooms: 'rooms beyond the most that there may be',
  connections: 'connections beyond those of one address',
  silent: 'connections that asked for nothing in time',
  messages: 'connections that sent what no page sends',
  floods: 'connections that sent too much at once',
  unread: 'connections that did not read',
} as const;
export type Refused = keyof typeof IN_WORDS;

/** So long what is refused is gathered for one line, in ms. */
const GATHERED = 60_000;

export class Refusals {
  readonly #log: (text: string) => void;
  readonly #all = new Map<Refused, number>();
  readonly #untold = new Map<Refused, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(log: (text: string) => void) {
    this.#log = log;
  }

  /** How many there have been, by kind. */
  get counts(): Readonly<Partial<Record<Refused, number>>> {
    return Object.fromEntries(this.#all);
  }

  count(what: Refused): void {
    for (const counts of [this.#all, this.#untold]) counts.set(what, (counts.get(what) ?? 0) + 1);
    this.#timer ??= setTimeout(() => this.tell(), GATHERED).unref();
  }

  /** Tells of what has come since the last time. */
  tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#untold.size === 0) return;
    const told = Array.from(this.#untold, ([what, many]) => `${IN_WORDS[what]} (${many})`);
    this.#log(`rooms refused ${told.join(', ')}`);
    this.#untold.clear();
  }
}
