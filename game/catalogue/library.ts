/**
 * The games that can be played: the presets, one's own by name, and one that is only tried. Once it is loaded it answers
 * at once; what changes here is written through to the store, and what others change there is known after the next loading.
 */
import type { Store } from '../base/store.ts';
import { PRESETS, preset, resolveRules } from '../../engine/rules/resolve.ts';
import type { HouseRules } from '../../engine/rules/table.ts';

/** Rules of one's own: a rules file (docs/formats.md#rules-files) that `resolveRules` accepts. */
export type KeptRules = Readonly<Record<string, unknown>>;

/** Longest name of a game of one's own, in letters. */
export const LONGEST_GAME_NAME = 40;

const OWN = 'own:';
/** The id of the game that is only tried: it is not kept. */
export const TRIED = 'tried';

/** The id of a game of one's own, as the settings know it. */
export function ownId(name: string): string {
  return OWN + name;
}

/** The name of a game of one's own by its id, null for any other game. */
export function ownName(id: string): string | null {
  return id.startsWith(OWN) ? id.slice(OWN.length) : null;
}

/** Whether this can be the id of a game that is kept. */
export function isGameId(id: string): boolean {
  const own = ownName(id);
  return own === null ? PRESETS.includes(id) : isGameName(own);
}

/** A name as it is kept: without room around it, and single spaces within. */
export function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Whether a tidy name is one that a game may have. */
export function isGameName(name: string): boolean {
  return tidyName(name) === name && name.length > 0 && Array.from(name).length <= LONGEST_GAME_NAME;
}

/** A name for a game that no other has: its own, shortened where it is too long, or with a number behind it. */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  const letters = Array.from(tidyName(wanted));
  const shortened = (room: number): string => letters.slice(0, room).join('').trim();
  let name = shortened(LONGEST_GAME_NAME);
  for (let number = 2; isTaken(name); number++) {
    const end = ` ${number}`;
    name = shortened(LONGEST_GAME_NAME - end.length) + end;
  }
  return name;
}

/** A game that is not a preset: its rules file, and what it stands for. */
type Game = { file: KeptRules; rules: HouseRules };

export class RulesLibrary {
  readonly #store: Store<KeptRules>;
  readonly #onWritten: () => void;
  #own = new Map<string, Game>();
  /** Games that the store has not taken: they last as long as the page. */
  readonly #unkept = new Map<string, Game>();
  #tried: Game | null = null;
  /** How often something was changed here. */
  #changes = 0;

  /** @param onWritten called when the store has taken a change */
  constructor(store: Store<KeptRules>, onWritten: () => void = () => undefined) {
    this.#store = store;
    this.#onWritten = onWritten;
  }

  /** Reads the store. @throws {StorageError} where it cannot be read; what is known already stays, and so do the presets */
  async load(): Promise<void> {
    let all: ReadonlyMap<string, KeptRules>;
    let changes: number;
    do {
      changes = this.#changes;
      all = await this.#store.all();
      // What was changed meanwhile may be missing in it.
    } while (changes !== this.#changes);
    const kept = [...all].filter(([name]) => isGameName(name));
    this.#own = new Map([...kept.map(([name, file]) => [name, gameOf(name, file)] as const), ...this.#unkept]);
  }

  /** Names of one's own games, in alphabetical order. */
  get names(): string[] {
    return [...this.#own.keys()].toSorted((one, other) => one.localeCompare(other));
  }

  has(name: string): boolean {
    return this.#own.has(name);
  }

  /** Ids of all games to choose from: presets first. */
  get ids(): string[] {
    return [...PRESETS, ...this.names.map(ownId)];
  }

  /** The rules of a game by its id, null where it is not there. */
  find(id: string): HouseRules | null {
    if (PRESETS.includes(id)) return preset(id);
    return this.#game(id)?.rules ?? null;
  }

  /** The id of a game with the very same rules, whatever it is called; null where there is none. */
  twinOf(rules: HouseRules): string | null {
    const nameless = (those: HouseRules | null): string => JSON.stringify({ ...those, name: '' });
    return this.ids.find((id) => nameless(this.find(id)) === nameless(rules)) ?? null;
  }

  /** The rules file of a game that is no preset, null where it is not there. */
  fileOf(id: string): KeptRules | null {
    return this.#game(id)?.file ?? null;
  }

  /** What a game is called by its id; a preset by its own id. */
  nameOf(id: string): string {
    return this.#game(id)?.rules.name ?? ownName(id) ?? id;
  }

  /**
   * Keeps rules under a name, in place of what had that name; they are there at once.
   * @returns a promise that rejects with a `StorageError` where they cannot be written, and then last as long as the page
   * @throws {RulesError} where they cannot be played, and nothing is kept
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

  /** @returns a promise that rejects with a `StorageError` where the store keeps it */
  remove(name: string): Promise<void> {
    this.#own.delete(name);
    this.#unkept.delete(name);
    return this.#write(() => this.#store.remove(name));
  }

  /** Lets a game be played without keeping it: as `TRIED`, in place of the one before. @throws {RulesError} */
  tryOut(name: string, file: KeptRules): void {
    this.#tried = gameOf(name, file);
  }

  async #write(change: () => Promise<void>): Promise<void> {
    this.#changes += 1;
    await change();
    this.#onWritten();
  }

  #game(id: string): Game | null {
    if (id === TRIED) return this.#tried;
    const own = ownName(id);
    return own === null ? null : (this.#own.get(own) ?? null);
  }
}

function gameOf(name: string, file: KeptRules): Game {
  const named = { ...file, name };
  return { file: named, rules: resolveRules(named) };
}
