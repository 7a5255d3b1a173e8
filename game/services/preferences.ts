/** The settings, and what they and the system make of how the game looks, moves and speaks; other tabs share them. */
import { asksFor, onWishes, type Wish } from '../base/media-queries.ts';
import { createTheme, themeOf, type Theme } from '../base/theme/theme.ts';
import { loadSettings, saveSettings, SETTINGS_KEY, SPEED_SCALE, type Settings } from '../catalogue/settings.ts';
import { applyLanguage } from '../i18n/page-language.ts';
import { language } from '../i18n/words.ts';
import type { Pace } from '../model/presentation-queue.ts';

/** Settings that change how everything is drawn. */
const APPEARANCE = ['theme', 'fourColours', 'cardBack', 'language'] as const satisfies readonly (keyof Settings)[];

/** Wishes of the system that do so too. */
const APPEARANCE_WISHES = ['light', 'contrast'] as const satisfies readonly Wish[];

/** Whether the game has to be drawn anew after the settings have changed. */
export function changesAppearance(before: Settings, after: Settings): boolean {
  return APPEARANCE.some((key) => before[key] !== after[key]);
}

export type PreferencesOptions = {
  /** May throw where the browser allows no storage. */
  storage: () => Storage;
  /** Awaited after another tab has changed the settings, before anybody hears of it. */
  beforeOtherTab: () => Promise<void>;
};

export class Preferences {
  readonly #options: PreferencesOptions;
  readonly #changeListeners = new Set<(settings: Settings) => void>();
  readonly #otherTabListeners = new Set<() => void>();
  readonly #appearanceListeners = new Set<() => void>();
  #settings: Settings;
  #theme: Theme | undefined;

  constructor(options: PreferencesOptions) {
    this.#options = options;
    this.#settings = loadSettings(options.storage);
    applyLanguage(this.#settings.language);
    window.addEventListener('languagechange', () => {
      const before = language();
      applyLanguage(this.#settings.language);
      if (language() !== before) call(this.#appearanceListeners);
    });
    // Changes made by this tab raise no event; clearing the whole storage raises one without a key.
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key === SETTINGS_KEY) void this.#followOtherTab();
    });
  }

  get settings(): Settings {
    return this.#settings;
  }

  /** How everything looks now, by settings and system; whatever is drawn keeps the theme it was drawn with. */
  get theme(): Theme {
    const { theme, fourColours, cardBack } = this.#settings;
    const isStrong = asksFor('contrast');
    this.#theme ??= createTheme(themeOf(theme, asksFor('light')), { fourColours, cardBack, isStrong });
    return this.#theme;
  }

  /** How fast things move now, by settings and system. */
  get pace(): Pace {
    return {
      scale: SPEED_SCALE[this.#settings.speed],
      reducedMotion: this.#settings.lessMotion || asksFor('lessMotion'),
    };
  }

  /** Changes some settings and stores them. */
  change(changes: Partial<Settings>): void {
    this.#apply({ ...this.#settings, ...changes });
    saveSettings(this.#options.storage, this.#settings);
  }

  /** Calls back after every change of the settings, here or in another tab; returns how to stop that. */
  onChange(callback: (settings: Settings) => void): () => void {
    return subscribe(this.#changeListeners, callback);
  }

  /** Calls back when another tab has changed the settings, before `onAppearance` does; returns how to stop that. */
  onOtherTab(callback: () => void): () => void {
    return subscribe(this.#otherTabListeners, callback);
  }

  /** Calls back when the system or another tab changes how everything is drawn; returns how to stop that. */
  onAppearance(callback: () => void): () => void {
    const stopWishes = onWishes(APPEARANCE_WISHES, () => {
      const { look } = this.theme;
      this.#theme = undefined;
      if (this.theme.look !== look) callback();
    });
    const stopListening = subscribe(this.#appearanceListeners, callback);
    return () => {
      stopWishes();
      stopListening();
    };
  }

  /** Calls back when the system's wish for reduced motion changes; returns how to stop that. */
  onReducedMotion(callback: () => void): () => void {
    return onWishes(['lessMotion'], callback);
  }

  async #followOtherTab(): Promise<void> {
    const before = this.#settings;
    this.#apply(loadSettings(this.#options.storage));
    await this.#options.beforeOtherTab();
    call(this.#otherTabListeners);
    if (changesAppearance(before, this.#settings)) call(this.#appearanceListeners);
  }

  #apply(settings: Settings): void {
    this.#settings = settings;
    this.#theme = undefined;
    applyLanguage(settings.language);
    for (const callback of this.#changeListeners) callback(settings);
  }
}

function subscribe<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function call(listeners: ReadonlySet<() => void>): void {
  for (const callback of listeners) callback();
}
