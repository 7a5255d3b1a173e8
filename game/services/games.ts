/** The available games and the chosen one; a change in one tab reaches the others. */
import type { HouseRules } from '../../engine/rules/table.ts';
import { otherTabs } from '../base/other-tabs.ts';
import type { Store } from '../base/store.ts';
import { RulesLibrary, type KeptRules } from '../catalogue/library.ts';
import { DEFAULT_SETTINGS } from '../catalogue/settings.ts';
import { forPlayers, clampOpponents, rulesOf } from '../catalogue/table-rules.ts';
import { words } from '../i18n/words.ts';
import type { Preferences } from './preferences.ts';

interface GamesOptions {
  preferences: Preferences;
  store: Store<KeptRules>;
  notify: (text: string) => void;
  onPlay: () => void;
}

export class Games {
  readonly #options: GamesOptions;
  readonly #otherTabs = otherTabs('thirty-one/rules');
  readonly #listeners = new Set<() => void>();
  /** Contains the custom games once `loaded` has resolved. */
  readonly library: RulesLibrary;
  readonly loaded: Promise<void>;

  constructor(options: GamesOptions) {
    this.#options = options;
    this.library = new RulesLibrary(options.store, () => this.#otherTabs.tell(null));
    this.#otherTabs.follow(() => void this.read().then(() => this.changed()));
    this.loaded = this.#load();
  }

  /** The id of the chosen game, as in `RulesLibrary`. */
  get chosen(): string {
    return this.#options.preferences.settings.rules;
  }

  get rules(): HouseRules {
    return rulesOf(this.#options.preferences.settings, this.library);
  }

  /** The same rules, for the chosen number of players. */
  get tableRules(): HouseRules {
    return forPlayers(this.#options.preferences.settings.opponents + 1, this.rules);
  }

  /** Chooses a game, and adjusts the number of players to it. @param id as in `RulesLibrary` */
  play(id: string): void {
    const { preferences, onPlay } = this.#options;
    preferences.change({ rules: id });
    preferences.change({ opponents: clampOpponents(this.rules, preferences.settings.opponents) });
    onPlay();
  }

  /** Reads the custom games, which another tab may have changed. If that fails, the presets remain and a message is shown. */
  async read(): Promise<void> {
    try {
      await this.library.load();
    } catch (error) {
      this.#options.notify(error instanceof Error ? error.message : String(error));
    }
  }

  /** Reads the store if the chosen game is unknown here: another tab may have created it. */
  async findChosen(): Promise<void> {
    if (this.library.find(this.chosen) === null) await this.read();
  }

  /** Reads everything again after all stored games have been replaced or removed, in this tab and the others. */
  async reload(): Promise<void> {
    await this.#load();
    this.#otherTabs.tell(null);
    this.changed();
  }

  /** Calls back when games have changed outside the current scene. @returns a function that stops that */
  onChange(callback: () => void): () => void {
    this.#listeners.add(callback);
    return () => this.#listeners.delete(callback);
  }

  /** Calls the listeners: games, or the choice among them, have changed. */
  changed(): void {
    for (const callback of this.#listeners) callback();
  }

  async #load(): Promise<void> {
    await this.read();
    if (this.library.find(this.chosen) !== null) return;
    const { preferences, notify } = this.#options;
    notify(words().games.gone(this.library.nameOf(this.chosen)));
    preferences.change({ rules: DEFAULT_SETTINGS.rules });
  }
}
