/** The games to choose from and the one that is chosen; a change in one tab reaches the others. */
import type { HouseRules } from '../../engine/rules/table.ts';
import type { Store } from '../base/store.ts';
import { RulesLibrary, type KeptRules } from '../catalogue/library.ts';
import { DEFAULT_SETTINGS } from '../catalogue/settings.ts';
import { atTableOf, opponentsOf, rulesOf } from '../catalogue/table-rules.ts';
import { words } from '../i18n/words.ts';
import type { Preferences } from './preferences.ts';

export type GamesOptions = {
  preferences: Preferences;
  /** One's own games. */
  store: Store<KeptRules>;
  /** Tells the person something. */
  tell: (text: string) => void;
  /** Called when another game is to be played from now on. */
  onPlay: () => void;
};

export class Games {
  readonly #options: GamesOptions;
  readonly #otherTabs = new BroadcastChannel('thirty-one/rules');
  readonly #listeners = new Set<() => void>();
  /** One's own games are in it once `loaded` has resolved. */
  readonly library: RulesLibrary;
  readonly loaded: Promise<void>;

  constructor(options: GamesOptions) {
    this.#options = options;
    this.library = new RulesLibrary(options.store, () => this.#otherTabs.postMessage(null));
    this.#otherTabs.addEventListener('message', () => {
      void this.read().then(() => this.changed());
    });
    this.loaded = this.#load();
  }

  /** The id of the game that is chosen, as in `RulesLibrary`. */
  get chosen(): string {
    return this.#options.preferences.settings.rules;
  }

  /** The rules of the game that is chosen. */
  get rules(): HouseRules {
    return rulesOf(this.#options.preferences.settings, this.library);
  }

  /** The same rules, for the number of players that is chosen. */
  get tableRules(): HouseRules {
    return atTableOf(this.#options.preferences.settings.opponents + 1, this.rules);
  }

  /** Chooses a game, for as many players as it allows. @param id as in `RulesLibrary` */
  play(id: string): void {
    const { preferences, onPlay } = this.#options;
    preferences.change({ rules: id });
    preferences.change({ opponents: opponentsOf(this.rules, preferences.settings.opponents) });
    onPlay();
  }

  /** Reads one's own games, which another tab may have changed. If they cannot be read, the presets remain and the person is told. */
  async read(): Promise<void> {
    try {
      await this.library.load();
    } catch (error) {
      this.#options.tell(error instanceof Error ? error.message : String(error));
    }
  }

  /** Looks for the chosen game on the store if it is not known here: another tab may have made it. */
  async findChosen(): Promise<void> {
    if (this.library.find(this.chosen) === null) await this.read();
  }

  /** Reads everything again after all stored games have been replaced or removed, in this tab and the others. */
  async reload(): Promise<void> {
    await this.#load();
    this.#otherTabs.postMessage(null);
    this.changed();
  }

  /** Calls back when games have changed outside of the scene that is shown; returns how to stop that. */
  onChange(callback: () => void): () => void {
    this.#listeners.add(callback);
    return () => this.#listeners.delete(callback);
  }

  /** Tells everybody that games, or the choice among them, have changed. */
  changed(): void {
    for (const callback of this.#listeners) callback();
  }

  async #load(): Promise<void> {
    await this.read();
    if (this.library.find(this.chosen) !== null) return;
    const { preferences, tell } = this.#options;
    tell(words().editor.gone(this.library.nameOf(this.chosen)));
    preferences.change({ rules: DEFAULT_SETTINGS.rules });
  }
}
