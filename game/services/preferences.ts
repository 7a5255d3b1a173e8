/** The settings, shared with other tabs, and how the game looks, moves and speaks by them and the system's preferences. */
import { signal, type Signal } from '@preact/signals';
import { prefers, onPreferenceChange, type SystemPreference } from '../base/media-queries.ts';
import { createTheme, themeOf, type Theme } from '../base/theme/theme.ts';
import { loadSettings, saveSettings, SETTINGS_KEY, SPEED_SCALE, type Settings } from '../catalogue/settings.ts';
import { firstSpoken, type Language } from '../i18n/languages.ts';
import { useEnglishCourts } from '../i18n/court-letters.ts';
import { isLoaded, language, loadWords, speakIn, words } from '../i18n/words.ts';
import type { StepPace } from '../model/presentation-queue.ts';

/** Settings that change how everything is drawn. */
const APPEARANCE = [
  'theme',
  'fourColours',
  'cardBack',
  'cloth',
  'lamp',
  'englishCourts',
  'language',
] as const satisfies readonly (keyof Settings)[];

/** Preferences of the system that do so too. */
const APPEARANCE_PREFERENCES = ['light', 'contrast'] as const satisfies readonly SystemPreference[];

/** Whether the game has to be redrawn after a change of the settings. */
export function changesAppearance(before: Settings, after: Settings): boolean {
  return APPEARANCE.some((key) => before[key] !== after[key]);
}

interface PreferencesOptions {
  /** May throw if the browser blocks storage. */
  storage: () => Storage;
  /** Awaited after another tab has changed the settings, before listeners are called. */
  beforeOtherTab: () => Promise<void>;
}

export class Preferences {
  /** Resolves when the game speaks the language of the settings, or cannot. */
  readonly spoken: Promise<void>;
  readonly #options: PreferencesOptions;
  readonly #changeListeners = new Set<(settings: Settings) => void>();
  readonly #otherTabListeners = new Set<() => void>();
  readonly #appearanceListeners = new Set<() => void>();
  /** Signals, so that what shows them on the page follows them. */
  readonly #settings: Signal<Settings>;
  readonly #theme: Signal<Theme>;

  constructor(options: PreferencesOptions) {
    this.#options = options;
    this.#settings = signal(loadSettings(options.storage));
    this.#theme = signal(themeBy(this.settings));
    onPreferenceChange(APPEARANCE_PREFERENCES, () => {
      const { look } = this.theme;
      this.#theme.value = themeBy(this.settings);
      if (this.theme.look !== look) call(this.#appearanceListeners);
    });
    useEnglishCourts(this.settings.englishCourts);
    // English, if the words do not come.
    this.spoken = applyLanguage(this.settings.language).catch(() => undefined);
    window.addEventListener('languagechange', () => {
      const before = language();
      this.#applyLanguage();
      if (language() !== before) call(this.#appearanceListeners);
    });
    // Changes made by this tab raise no event; clearing the whole storage raises one without a key.
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key === SETTINGS_KEY) void this.#followOtherTab();
    });
  }

  get settings(): Settings {
    return this.#settings.value;
  }

  /** The current theme, by settings and system; what is already drawn keeps its theme. */
  get theme(): Theme {
    return this.#theme.value;
  }

  /** The current speed of animations, by settings and system. */
  get pace(): StepPace {
    return {
      scale: SPEED_SCALE[this.settings.speed],
      reducedMotion: this.settings.lessMotion || prefers('lessMotion'),
    };
  }

  change(changes: Partial<Settings>): void {
    const before = this.settings;
    this.#apply({ ...before, ...changes });
    saveSettings(this.#options.storage, this.settings);
    if (changesAppearance(before, this.settings)) call(this.#appearanceListeners);
  }

  /** Calls back after every change of the settings, here or in another tab. @returns a function that stops that */
  onChange(callback: (settings: Settings) => void): () => void {
    return subscribe(this.#changeListeners, callback);
  }

  /** Calls back when another tab has changed the settings, before `onAppearance`. @returns a function that stops that */
  onOtherTab(callback: () => void): () => void {
    return subscribe(this.#otherTabListeners, callback);
  }

  /** Calls back when the system or another tab changes the appearance. @returns a function that stops that */
  onAppearance(callback: () => void): () => void {
    return subscribe(this.#appearanceListeners, callback);
  }

  /** Calls back when the system's preference for reduced motion changes. @returns a function that stops that */
  onReducedMotion(callback: () => void): () => void {
    return onPreferenceChange(['lessMotion'], callback);
  }

  async #followOtherTab(): Promise<void> {
    const before = this.settings;
    this.#apply(loadSettings(this.#options.storage));
    await this.#options.beforeOtherTab();
    call(this.#otherTabListeners);
    if (changesAppearance(before, this.settings)) call(this.#appearanceListeners);
  }

  /** Speaks the language of the settings; where its words have to be fetched, whatever is shown is redrawn after that. */
  #applyLanguage(): void {
    const applied = applyLanguage(this.settings.language);
    const atOnce = language();
    void applied.then(() => {
      if (language() !== atOnce) call(this.#appearanceListeners);
    });
  }

  #apply(settings: Settings): void {
    this.#settings.value = settings;
    useEnglishCourts(settings.englishCourts);
    this.#theme.value = themeBy(settings);
    this.#applyLanguage();
    for (const callback of this.#changeListeners) callback(settings);
  }
}

function themeBy({ theme, fourColours, cardBack, cloth, lamp }: Settings): Theme {
  const isStrong = prefers('contrast');
  return createTheme(themeOf(theme, prefers('light')), { fourColours, cardBack, cloth, lamp, isStrong });
}

/** The language that was asked for last. */
let wanted: Language = 'en';

/**
 * Puts the game and the page around it into a language, or into the first of those that the browser prefers: at once if
 * its words are there.
 * @param chosen as in the settings
 * @returns resolves when the game speaks it, or what was asked for since; rejects if its words do not come
 */
async function applyLanguage(chosen: Language | 'auto'): Promise<void> {
  wanted = chosen === 'auto' ? firstSpoken(navigator.languages) : chosen;
  while (!isLoaded(wanted)) await loadWords(wanted);
  speakIn(wanted);
  const { title, description } = words().page;
  document.documentElement.lang = language();
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}

function subscribe<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function call(listeners: ReadonlySet<() => void>): void {
  for (const callback of listeners) callback();
}
