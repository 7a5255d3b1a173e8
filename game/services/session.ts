/** What the scenes share from the opening of the page to its end. */
import { OBSERVATION_VERSION } from '../../engine/observation.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import runtime from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { Knowledge } from './bots/knowledge.ts';
import { BotService } from './bots/bot-service.ts';
import { RulesLibrary } from '../catalogue/library.ts';
import { Sounds } from './sound/player.ts';
import {
  DEFAULT_SETTINGS,
  loadSettings,
  saveSettings,
  SETTINGS_KEY,
  SPEED_SCALE,
  type Settings,
} from '../catalogue/settings.ts';
import type { Pace } from '../model/presentation-queue.ts';
import { MatchLocks } from './storage/match-locks.ts';
import { databaseStore } from './storage/indexed-db.ts';
import { OpenMatches, type OpenMatchesOptions } from './storage/open-matches.ts';
import { persistentStores, type StorageProblem } from './storage/persistent-stores.ts';
import type { Stores } from './storage/stores.ts';
import { atTableOf, opponentsOf, rulesOf } from '../catalogue/table-rules.ts';
import { asksFor, onWishes, type Wish } from '../base/media-queries.ts';
import { applyLanguage } from '../i18n/page-language.ts';
import { language, words } from '../i18n/words.ts';
import { createTheme, themeOf, type Theme } from '../base/theme/theme.ts';

/** Address of the list of policies. */
const MANIFEST = new URL('manifest.json', document.baseURI).href;

const storage = () => window.localStorage;
const hovers = window.matchMedia('(hover: hover)');

/** What of the settings everything is drawn with. */
const LOOKS = ['theme', 'fourColours', 'cardBack', 'language'] as const satisfies readonly (keyof Settings)[];

/** What of the system's wishes it is made of besides. */
const LOOK_WISHES = ['light', 'contrast'] as const satisfies readonly Wish[];

/** Whether the game has to be drawn anew after the settings have changed. */
export function changesAppearance(before: Settings, after: Settings): boolean {
  return LOOKS.some((key) => before[key] !== after[key]);
}

/** How the person is told of what happens behind the screen. */
export type SessionMessages = {
  /** Something to know. */
  tell: (text: string) => void;
  /** The browser keeps nothing, or has not kept something well. */
  storageProblem: (trouble: StorageProblem) => void;
  /** A match is not kept while it is played, or its record. */
  unkept: OpenMatchesOptions['tell'];
};

/** Asks the browser not to clear away what is kept, now that there is something to lose. */
function askToStay(): void {
  // Not there where the page came by plain HTTP, whatever its type says.
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  void storage?.persist?.().catch(() => undefined);
}

export class Session {
  #settings = loadSettings(storage);
  #theme: Theme | undefined;
  readonly #followers = new Set<() => void>();
  /** What is kept for the person. */
  readonly stores: Stores;
  /** Matches that are not over. */
  readonly openMatches: OpenMatches;
  /** Tells other tabs that one's own games have changed. */
  readonly #rulesChanged = new BroadcastChannel('thirty-one/rules');
  /** The games to choose from; one's own are there once `libraryLoaded` has resolved. */
  readonly library: RulesLibrary;
  readonly libraryLoaded: Promise<void>;
  readonly #messages: SessionMessages;
  /** How well the opponents know each game. */
  readonly knowledge = new Knowledge(MANIFEST, OBSERVATION_VERSION);
  /** Called when another game has been chosen from outside the scene that is shown. */
  onGame: () => void = () => undefined;
  readonly bots: BotService;
  readonly sounds = new Sounds({
    settings: this.#settings,
    page: window,
    isAllowed: () => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive,
    createContext: () => new AudioContext({ latencyHint: 'interactive' }),
    now: () => performance.now(),
  });

  readonly #lookers = new Set<() => void>();

  constructor(messages: SessionMessages) {
    this.#messages = messages;
    this.stores = persistentStores(databaseStore, (trouble) => {
      messages.storageProblem(trouble);
      if (trouble.is === 'deleted') this.openMatches.keepAnew();
    });
    this.openMatches = new OpenMatches({
      stores: this.stores,
      locks: new MatchLocks(navigator.locks),
      tell: messages.unkept,
      onRecord: askToStay,
    });
    this.library = new RulesLibrary(this.stores.rules, () => this.#rulesChanged.postMessage(null));
    this.libraryLoaded = this.#loadLibrary();
    this.bots = new BotService({
      createWorker: () => new Worker(new URL('./bots/bot-worker.ts', import.meta.url), { type: 'module' }),
      manifest: MANIFEST,
      runtime: new URL(runtime, document.baseURI).href,
      wanted: { rules: this.rules, observation: OBSERVATION_VERSION },
    });
    applyLanguage(this.#settings.language);
    window.addEventListener('languagechange', () => {
      const before = language();
      applyLanguage(this.#settings.language);
      if (language() !== before) this.#tellLookers();
    });
    // Only what other tabs do comes as an event; all keys at once have none.
    window.addEventListener('storage', ({ key }) => {
      if (key !== null && key !== SETTINGS_KEY) return;
      void this.#followOtherTab();
    });
    this.#rulesChanged.addEventListener('message', () => {
      void this.readLibrary().then(() => this.onGame());
    });
  }

  get settings(): Settings {
    return this.#settings;
  }

  /** The rules of the game that is chosen. */
  get rules(): HouseRules {
    return rulesOf(this.#settings, this.library);
  }

  /** What settings and system make of the look; a scene keeps the theme that it was made with. */
  get theme(): Theme {
    const { theme, fourColours, cardBack } = this.#settings;
    const isStrong = asksFor('contrast');
    this.#theme ??= createTheme(themeOf(theme, asksFor('light')), { fourColours, cardBack, isStrong });
    return this.#theme;
  }

  /** Changes some settings and remembers them. */
  change(changes: Partial<Settings>): void {
    this.#obey({ ...this.#settings, ...changes });
    saveSettings(storage, this.#settings);
  }

  /** From now on this game is played, by as many as it allows. @param id as in `RulesLibrary` */
  playGame(id: string): void {
    this.change({ rules: id });
    this.change({ opponents: opponentsOf(this.rules, this.#settings.opponents) });
    this.loadBots();
  }

  /** Brings the policy for so many at a game, those chosen where left out; not where the expert plays. */
  loadBots(players = this.#settings.opponents + 1, rules = this.rules): void {
    if (this.bots.state.is !== 'expert') this.bots.load(atTableOf(players, rules));
  }

  /** Calls back when another tab has changed the settings, before `onLook` does; answers with how to stop that. */
  onOtherTab(callback: () => void): () => void {
    this.#followers.add(callback);
    return () => this.#followers.delete(callback);
  }

  #tellLookers(): void {
    for (const callback of this.#lookers) callback();
  }

  async #followOtherTab(): Promise<void> {
    const before = this.#settings;
    this.#obey(loadSettings(storage));
    // The other tab may have made the game that is played from now on.
    if (this.library.find(this.#settings.rules) === null) await this.readLibrary();
    for (const follow of this.#followers) follow();
    if (changesAppearance(before, this.#settings)) this.#tellLookers();
  }

  #obey(settings: Settings): void {
    this.#settings = settings;
    this.#theme = undefined;
    applyLanguage(settings.language);
    this.sounds.applySettings(settings);
  }

  /** The pace that the settings and the system ask for now. */
  get pace(): Pace {
    return {
      scale: SPEED_SCALE[this.#settings.speed],
      reducedMotion: this.#settings.lessMotion || asksFor('lessMotion'),
    };
  }

  /** Whether to print the names of keys: a device whose main pointer hovers has a keyboard too. */
  get hasKeyboard(): boolean {
    return hovers.matches;
  }

  /** Reads one's own games again, which another tab may have changed. A store that cannot be read leaves the presets to play, and says so. */
  async readLibrary(): Promise<void> {
    try {
      await this.library.load();
    } catch (error) {
      this.#messages.tell(error instanceof Error ? error.message : String(error));
    }
  }

  /** What lies on the stores was put there or taken away as a whole, with settings or without: it holds at once, in all tabs. */
  async applyRestored(settings: Settings | null): Promise<void> {
    if (settings !== null) this.change(settings);
    await this.#loadLibrary();
    this.#rulesChanged.postMessage(null);
    this.onGame();
  }

  async #loadLibrary(): Promise<void> {
    await this.readLibrary();
    const { rules } = this.#settings;
    if (this.library.find(rules) !== null) return;
    this.#messages.tell(words().editor.gone(this.library.nameOf(rules)));
    this.change({ rules: DEFAULT_SETTINGS.rules });
  }

  /** Calls back whenever the system's wish for less motion changes. */
  onReducedMotion(callback: () => void): () => void {
    return onWishes(['lessMotion'], callback);
  }

  /** Calls back whenever the system or another tab changes how the game has to be drawn; answers with how to stop that. */
  onLook(callback: () => void): () => void {
    const stop = onWishes(LOOK_WISHES, () => {
      const { look } = this.theme;
      this.#theme = undefined;
      if (this.theme.look !== look) callback();
    });
    this.#lookers.add(callback);
    return () => {
      stop();
      this.#lookers.delete(callback);
    };
  }
}
