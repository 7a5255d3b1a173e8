/** Open matches as files, one for each room, from which they go on after a restart. */
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ENDING = '.json';
/** While it is written. */
const UNFINISHED = '.part';

export class SavedRooms {
  readonly #folder: string;
  /** By room, what is still to be written: the latest alone. */
  readonly #waiting = new Map<string, string | null>();
  readonly #writing = new Map<string, Promise<void>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Keeps a room in place of what was kept of it. @param saved null for nothing: the match is over */
  keep(id: string, saved: unknown): void {
    this.#waiting.set(id, saved === null ? null : JSON.stringify(saved));
    if (!this.#writing.has(id)) this.#writing.set(id, this.#write(id));
  }

  /** Resolves when everything has been written. */
  async whenWritten(): Promise<void> {
    await Promise.all(this.#writing.values());
  }

  /** All that is kept; files that cannot be read stay where they are. @param onDamaged is told of those */
  async all(onDamaged: (file: string, reason: unknown) => void): Promise<unknown[]> {
    const files = await readdir(this.#folder).catch(() => []);
    const read = files
      .filter((file) => file.endsWith(ENDING))
      .map(async (file): Promise<unknown[]> => {
        try {
          return [JSON.parse(await readFile(join(this.#folder, file), 'utf8'))];
        } catch (error) {
          onDamaged(file, error);
          return [];
        }
      });
    return (await Promise.all(read)).flat();
  }

  async #write(id: string): Promise<void> {
    const file = join(this.#folder, id + ENDING);
    for (let text = this.#next(id); text !== undefined; text = this.#next(id)) {
      if (text === null) await rm(file, { force: true });
      else {
        await mkdir(this.#folder, { recursive: true });
        await writeFile(file + UNFINISHED, text);
        await rename(file + UNFINISHED, file);
      }
    }
    this.#writing.delete(id);
  }

  #next(id: string): string | null | undefined {
    const text = this.#waiting.get(id);
    this.#waiting.delete(id);
    return text;
  }
}
