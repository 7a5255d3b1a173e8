/** Stores what is being played whenever it has changed. Play never waits for that. */
import { StorageError } from '../../base/store.ts';

interface Kept {
  is: 'open' | 'over';
}

interface KeeperOptions<Snapshot extends Kept> {
  snapshot: () => Snapshot;
  put: (snapshot: Snapshot) => Promise<void>;
  /** Called, once for each cause, when it could not be stored. */
  onFailed: (error: StorageError, snapshot: Snapshot) => void;
  /** Called when the table is left. @param left resolves when everything has been written */
  onClose: (left: Promise<void>) => void;
}

export class Keeper<Snapshot extends Kept> {
  readonly id: string;
  readonly #options: KeeperOptions<Snapshot>;
  #isDirty = false;
  #writing: Promise<void> | undefined;
  #reported = new Set<string>();
  #hasFailed = false;

  constructor(id: string, options: KeeperOptions<Snapshot>) {
    this.id = id;
    this.#options = options;
  }

  get isKept(): boolean {
    return this.#writing === undefined && !this.#hasFailed;
  }

  /** Resolves when everything so far has been written. */
  get written(): Promise<void> {
    return this.#writing ?? Promise.resolve();
  }

  /** To be called whenever something has changed, even in the middle of an action: it is written afterwards. */
  changed(): void {
    this.#isDirty = true;
    this.#writing ??= this.#write();
  }

  /** To be called when the table is left: finishes writing. */
  close(): void {
    this.#options.onClose(this.written);
  }

  /** Writes until nothing has changed in the meantime, and so never falls behind. */
  async #write(): Promise<void> {
    await Promise.resolve();
    while (this.#isDirty) {
      this.#isDirty = false;
      const snapshot = this.#options.snapshot();
      try {
        await this.#options.put(snapshot);
        this.#hasFailed = false;
      } catch (error) {
        this.#hasFailed = true;
        this.#report(error, snapshot);
      }
    }
    this.#writing = undefined;
  }

  #report(error: unknown, snapshot: Snapshot): void {
    const problem = error instanceof StorageError ? error : new StorageError(String(error), { cause: error });
    const cause = `${snapshot.is} ${problem.message}`;
    if (this.#reported.has(cause)) return;
    this.#reported.add(cause);
    this.#options.onFailed(problem, snapshot);
  }
}
