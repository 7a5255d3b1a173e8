/**
 * The available games: the presets, custom games by name, and one that is only tried. Once loaded, reads are
 * synchronous; changes are written through to the store, and changes of other tabs appear after the next `load`.
 */
import { beginningOf } from '../base/letters.ts';
import type { Store } from '../base/store.ts';
import { PRESETS, preset, resolveRules, withKnockFrom } from '../../engine/rules/resolve.ts';
import type { HouseRules } from '../../engine/rules/table.ts';

/** Custom rules: a rules file (docs/formats.md#rules-files) that `resolveRules` accepts. */
export type KeptRules = Readonly<Record<string, unknown>>;

/** Maximum length of the name of a custom game, in letters. */
export const LONGEST_GAME_NAME = 40;

const OWN = 'own:';
/** The id of the game that is only tried: it is not stored. */
export const TRIED = 'tried';

/** The id of a custom game, as in the settings. */
export function ownId(name: string): string {
  return OWN + name;
}

/** The name of a custom game by its id, null for any other game. */
export function ownName(id: string): string | null {
  return id.startsWith(OWN) ? id.slice(OWN.length) : null;
}

/** Whether this can be the id of a stored game. */
export function isGameId(id: string): boolean {
  const own = ownName(id);
  return own === null ? PRESETS.includes(id) : isGameName(own);
}

/** A name as it is stored: trimmed, with single spaces inside. */
export function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Whether a name is tidy, not empty and not too long. */
export function isGameName(name: string): boolean {
  return tidyName(name) === name && name.length > 0 && Array.from(name).length <= LONGEST_GAME_NAME;
}

/** A unique name for a game: the wanted one, shortened if too long, with a number appended if taken. */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  const tidy = tidyName(wanted);
  const shortened = (room: number): string => beginningOf(tidy, room);
  let name = shortened(LONGEST_GAME_NAME);
  for (let number = 2; isTaken(name); number++) {
    const end = ` ${number}`;
    name = shortened(LONGEST_GAME_NAME - end.length) + end;
  }
  return name;
}

interface KnownGame {
  file: KeptRules;
  rules: HouseRules;
}

export class RulesLibrary {
  readonly #store: Store<KeptRules>;
  readonly #onWritten: () => void;
  #own = new Map<string, KnownGame>();
  /** Games that the store has not accepted: they last as long as the page. */
  readonly #unkept = new Map<string, KnownGame>();
  #tried: KnownGame | null = null;
  #changes = 0;

  /** @param onWritten called when the store has accepted a change */
  constructor(store: Store<KeptRules>, onWritten: () => void = () => undefined) {
    this.#store = store;
    this.#onWritten = onWritten;
  }

  /** Reads the store. @throws {StorageError} if it cannot be read; the games known already and the presets remain */
  async load(): Promise<void> {
    let all: ReadonlyMap<string, KeptRules>;
    let changes: number;
    do {
      changes = this.#changes;
      all = await this.#store.all();
      // A change made in the meantime may be missing in it.
    } while (changes !== this.#changes);
    this.#own = new Map([...[...all].map(([name, file]) => [name, gameOf(name, file)] as const), ...this.#unkept]);
  }

  /** Names of custom games, in alphabetical order. */
  get names(): string[] {
    return [...this.#own.keys()].toSorted((one, other) => one.localeCompare(other));
  }

  has(name: string): boolean {
    return this.#own.has(name);
  }

  /** Ids of all games, presets first. */
  get ids(): string[] {
    return [...PRESETS, ...this.names.map(ownId)];
  }

  /** The rules of a game by its id, null if it does not exist. */
  find(id: string): HouseRules | null {
    if (PRESETS.includes(id)) return preset(id);
    return this.#game(id)?.rules ?? null;
  }

  /** The id of a game with identical rules, whatever its name; null if there is none. */
  findIdentical(rules: HouseRules): string | null {
    const nameless = (those: HouseRules | null): string => JSON.stringify({ ...those, name: '' });
    return this.ids.find((id) => nameless(this.find(id)) === nameless(rules)) ?? null;
  }

  /** The rules file of a game that is not a preset, null if it does not exist. */
  fileOf(id: string): KeptRules | null {
    return this.#game(id)?.file ?? null;
  }

  /** The name of a game by its id; for a preset, the id. */
  nameOf(id: string): string {
    return this.#game(id)?.rules.name ?? ownName(id) ?? id;
  }

  /**
   * Stores rules under a name, replacing any others of that name; they are available at once.
   * @returns a promise that rejects with a `StorageError` if they cannot be written; then they last as long as the page
   * @throws {RulesError} if they cannot be played; then nothing is stored
   */
  save(name: string, file: KeptRules): Promise<void> {
    const game = gameOf(name, file);
    this.#own.set(name, game);
    this.#unkept.set(name, game);
    return this.#write(async () => {
      await this.#store.put(name, game.file);
      if (this.#unkept.get(name) === game) this.#unkept.delete(name);
    });
  }

  /** @returns a promise that rejects with a `StorageError` if it cannot be removed from the store */
  remove(name: string): Promise<void> {
    this.#own.delete(name);
    this.#unkept.delete(name);
    return this.#write(() => this.#store.remove(name));
  }

  /** Makes a game available as `TRIED` without storing it, replacing the previous one. @throws {RulesError} */
  tryOut(name: string, file: KeptRules): void {
    this.#tried = gameOf(name, file);
  }

  async #write(change: () => Promise<void>): Promise<void> {
    this.#changes += 1;
    await change();
    this.#onWritten();
  }

  #game(id: string): KnownGame | null {
    if (id === TRIED) return this.#tried;
    const own = ownName(id);
    return own === null ? null : (this.#own.get(own) ?? null);
  }
}

function gameOf(name: string, file: KeptRules): KnownGame {
  const named = { ...withKnockFrom(file), name };
  return { file: named, rules: resolveRules(named) };
}
