/** What is shared by all tabs of a browser: the settings with what follows from them, and the games. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { preset } from '../../../engine/rules/resolve.ts';
import { memoryStore, StorageError, type Store } from '../../../game/base/store.ts';
import { ownId, type KeptRules } from '../../../game/catalogue/library.ts';
import { DEFAULT_SETTINGS, SETTINGS_KEY, type Settings } from '../../../game/catalogue/settings.ts';
import { language, speakIn, words } from '../../../game/i18n/words.ts';
import { OBSERVATION_VERSION } from '../../../engine/observation.ts';
import { VERSION_WITH_RIVALS } from '../../../engine/habits/rival-numbers.ts';
import type { Model } from '../../../game/catalogue/manifest.ts';
import { Knowledge } from '../../../game/services/bots/knowledge.ts';
import { Games } from '../../../game/services/games.ts';
import { changesAppearance, Preferences } from '../../../game/services/preferences.ts';
import { settle } from '../support/page.ts';
import { eventually } from '../../support/eventually.ts';

/** The system's preferences, as the page asks for them. */
class System {
  readonly wishes = new Set<string>();
  readonly #listeners = new Map<string, Set<() => void>>();

  constructor() {
    const listenersOf = (query: string) => {
      const listeners = this.#listeners.get(query) ?? new Set();
      this.#listeners.set(query, listeners);
      return listeners;
    };
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: [...this.wishes].some((wish) => query.includes(wish)),
      addEventListener: (_type: string, listener: () => void, { signal }: { signal: AbortSignal }) => {
        listenersOf(query).add(listener);
        signal.addEventListener('abort', () => listenersOf(query).delete(listener));
      },
    }));
  }

  /** Wishes for something from now on, or no longer. */
  change(wish: string): void {
    if (!this.wishes.delete(wish)) this.wishes.add(wish);
    for (const [query, listeners] of this.#listeners) {
      if (query.includes(wish)) for (const listener of listeners) listener();
    }
  }
}

let system: System;
beforeEach(() => {
  localStorage.clear();
  system = new System();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    speakIn('en');
  });
});

const stored = () => JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}') as Partial<Settings>;
const store = (settings: Partial<Settings>) => localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));

function begin(beforeOtherTab = () => Promise.resolve()) {
  return new Preferences({ storage: () => localStorage, beforeOtherTab });
}

/** Changes the settings as another tab does. */
async function inOtherTab(settings: Partial<Settings>, key: string | null = SETTINGS_KEY): Promise<void> {
  store(settings);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await settle();
}

describe('the settings', () => {
  test('are the usual ones at first, and what was chosen later', () => {
    expect(begin().settings).toEqual(DEFAULT_SETTINGS);
    store({ opponents: 5 });
    expect(begin().settings).toMatchObject({ opponents: 5, rules: 'scat' });
  });

  test('are stored when they change, and listeners hear of it until they stop', () => {
    const preferences = begin();
    const heard = vi.fn();
    const stop = preferences.onChange(heard);
    preferences.change({ opponents: 4 });
    expect(stored().opponents).toBe(4);
    expect(heard).toHaveBeenCalledWith(preferences.settings);
    stop();
    preferences.change({ opponents: 2 });
    expect(heard).toHaveBeenCalledOnce();
    expect(preferences.settings.opponents).toBe(2);
  });

  test('last as long as the page where the browser blocks storage', () => {
    const blocked = (): Storage => {
      throw new Error('blocked');
    };
    const preferences = new Preferences({ storage: blocked, beforeOtherTab: () => Promise.resolve() });
    expect(preferences.settings).toEqual(DEFAULT_SETTINGS);
    preferences.change({ opponents: 4 });
    expect(preferences.settings.opponents).toBe(4);
  });

  test.each([
    ['theme', { theme: 'day' }, true],
    ['cardBack', { cardBack: 'blue' }, true],
    ['fourColours', { fourColours: true }, true],
    ['language', { language: 'de' }, true],
    ['speed', { speed: 'slow' }, false],
    ['opponents', { opponents: 1 }, false],
  ] as const)('redraw the game where %s changes: %s', (_key, changes, isRedrawn) => {
    expect(changesAppearance(DEFAULT_SETTINGS, { ...DEFAULT_SETTINGS, ...(changes as Partial<Settings>) })).toBe(
      isRedrawn,
    );
  });

  test('that another tab changes apply here: after what has to be read first, and redrawn only where the looks change', async () => {
    let isRead: () => void = () => undefined;
    const preferences = begin(() => new Promise((resolve) => (isRead = resolve)));
    const heard = { change: vi.fn(), otherTab: vi.fn(), appearance: vi.fn() };
    preferences.onChange(heard.change);
    preferences.onOtherTab(heard.otherTab);
    preferences.onAppearance(heard.appearance);
    await inOtherTab({ opponents: 6 });
    expect(preferences.settings.opponents).toBe(6);
    expect(heard.change).toHaveBeenCalledOnce();
    expect(heard.otherTab).not.toHaveBeenCalled();
    isRead();
    await settle();
    expect(heard.otherTab).toHaveBeenCalledOnce();
    expect(heard.appearance).not.toHaveBeenCalled();
    await inOtherTab({ opponents: 6, theme: 'day' });
    isRead();
    await settle();
    expect(heard.appearance).toHaveBeenCalledOnce();
    expect(preferences.theme.name).toBe('day');
  });

  test('are read again where the whole storage was cleared, not where another key changes', async () => {
    const preferences = begin();
    await inOtherTab({ opponents: 6 }, 'another');
    expect(preferences.settings.opponents).toBe(3);
    await inOtherTab({ opponents: 7 }, null);
    expect(preferences.settings.opponents).toBe(7);
  });
});

describe('the theme', () => {
  test('follows settings and system', () => {
    const preferences = begin();
    expect(preferences.theme.name).toBe('evening');
    expect(preferences.theme).toBe(preferences.theme);
    preferences.change({ theme: 'auto' });
    expect(preferences.theme.name).toBe('evening');
    system.change('prefers-color-scheme: light');
    expect(begin().theme.name).toBe('day');
  });

  test('changes with the system, which is told once it looks different', () => {
    store({ theme: 'auto' });
    const preferences = begin();
    expect(preferences.theme.name).toBe('evening');
    const redraw = vi.fn();
    const stop = preferences.onAppearance(redraw);
    system.change('prefers-color-scheme: light');
    expect(redraw).toHaveBeenCalledOnce();
    expect(preferences.theme.name).toBe('day');
    system.change('prefers-contrast: more');
    expect(redraw).toHaveBeenCalledTimes(2);
    stop();
    system.change('prefers-contrast: more');
    expect(redraw).toHaveBeenCalledTimes(2);
  });

  test('that was chosen does not follow the light of the system', () => {
    store({ theme: 'day' });
    const preferences = begin();
    const redraw = vi.fn();
    preferences.onAppearance(redraw);
    system.change('prefers-color-scheme: light');
    expect(redraw).not.toHaveBeenCalled();
    expect(preferences.theme.name).toBe('day');
  });
});

describe('the pace', () => {
  test.each([
    ['slow', 1.6],
    ['normal', 1],
    ['double', 0.5],
    ['instant', 0],
  ] as const)('is that of the speed %s', (speed, scale) => {
    store({ speed });
    expect(begin().pace.scale).toBe(scale);
  });

  test('reduces motion where settings or system ask for it, at once', () => {
    const preferences = begin();
    expect(preferences.pace.reducedMotion).toBe(false);
    preferences.change({ lessMotion: true });
    expect(preferences.pace.reducedMotion).toBe(true);
    preferences.change({ lessMotion: false });
    const heard = vi.fn();
    preferences.onReducedMotion(heard);
    system.change('prefers-reduced-motion: reduce');
    expect(heard).toHaveBeenCalledOnce();
    expect(preferences.pace.reducedMotion).toBe(true);
  });
});

describe('the language', () => {
  test('follows the browser where it is left to it, and everything is redrawn', async () => {
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
    onTestFinished(() => languages.mockRestore());
    const preferences = begin();
    await preferences.spoken;
    const redraw = vi.fn();
    preferences.onAppearance(redraw);
    window.dispatchEvent(new Event('languagechange'));
    await settle();
    expect(redraw).not.toHaveBeenCalled();
    languages.mockReturnValue(['fr-CH', 'en']);
    window.dispatchEvent(new Event('languagechange'));
    await eventually(() => expect(language()).toBe('fr'));
    await settle();
    expect(redraw).toHaveBeenCalledOnce();
  });

  test('is that of the settings, once its words have come', async () => {
    store({ language: 'de' });
    const description = document.head.appendChild(document.createElement('meta'));
    description.name = 'description';
    onTestFinished(() => description.remove());
    const preferences = begin();
    await preferences.spoken;
    expect(language()).toBe('de');
    expect(document.documentElement.lang).toBe('de');
    const { page } = words();
    expect([document.title, description.content]).toEqual([page.title, page.description]);
    expect(page.description).toContain('Mitspieler');
  });
});

describe('the games', () => {
  const OURS: KeptRules = { format: 'thirty-one-rules/1', name: 'Ours', base: 'blitz', players: [2, 3] };

  function open(kept: Store<KeptRules> = memoryStore(), settings: Partial<Settings> = {}) {
    store(settings);
    const notify = vi.fn<(text: string) => void>();
    const onPlay = vi.fn();
    const preferences = begin();
    const games = new Games({ preferences, store: kept, notify, onPlay });
    return { games, preferences, notify, onPlay, kept };
  }

  test('are those of the settings, for as many players', async () => {
    const { games } = open(memoryStore(), { rules: 'golf', opponents: 2 });
    await games.loaded;
    expect(games.chosen).toBe('golf');
    expect(games.rules).toEqual(preset('golf'));
    expect(games.tableRules.name).toBe('golf');
  });

  test('that are chosen take the number of players along', async () => {
    const kept = memoryStore<KeptRules>();
    await kept.put('Ours', OURS);
    const { games, preferences, onPlay } = open(kept, { opponents: 8 });
    await games.loaded;
    games.play(ownId('Ours'));
    expect(preferences.settings).toMatchObject({ rules: 'own:Ours', opponents: 2 });
    expect(games.rules).toMatchObject({ name: 'Ours', players: [2, 3] });
    expect(onPlay).toHaveBeenCalledOnce();
  });

  test('that are gone give way to the standard one, which is said', async () => {
    const { games, preferences, notify } = open(memoryStore(), { rules: 'own:Ours' });
    await games.loaded;
    expect(preferences.settings.rules).toBe('scat');
    expect(notify).toHaveBeenCalledOnce();
    expect(notify.mock.calls[0][0]).toContain('Ours');
  });

  test('that cannot be read leave the presets, and it is said why', async () => {
    const kept = { ...memoryStore<KeptRules>(), all: () => Promise.reject(new StorageError('It is full.')) };
    const { games, notify } = open(kept);
    await games.loaded;
    expect(notify).toHaveBeenCalledWith('It is full.');
    expect(games.rules).toEqual(preset('scat'));
  });

  test('that another tab has made are found when they are chosen there', async () => {
    const { games, kept } = open();
    await games.loaded;
    await kept.put('Ours', OURS);
    await inOtherTab({ rules: 'own:Ours' });
    expect(games.library.find('own:Ours')).toBeNull();
    await games.findChosen();
    expect(games.rules).toMatchObject({ name: 'Ours' });
  });

  test('tell the other tabs when they change, and listeners here until they stop', async () => {
    const one = open();
    const other = open(one.kept);
    await Promise.all([one.games.loaded, other.games.loaded]);
    const heard = vi.fn();
    const stop = other.games.onChange(heard);
    await one.kept.put('Ours', OURS);
    await one.games.reload();
    await eventually(() => expect(heard).toHaveBeenCalledOnce());
    expect(other.games.library.has('Ours')).toBe(true);
    stop();
    other.games.changed();
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('how well the bots know a game', () => {
  const MODEL = { name: 'golf', file: 'golf.onnx', rules: 'golf', players: [2, 10], observation: OBSERVATION_VERSION };

  function served(json: unknown) {
    const fetched = vi.fn((_address: string) => Promise.resolve({ json: () => Promise.resolve(json) }));
    vi.stubGlobal('fetch', fetched);
    return fetched;
  }

  test('is unknown before the list of models has come, which is fetched once', async () => {
    const fetched = served({ format: 'thirty-one-models/1', models: [MODEL] });
    const knowledge = new Knowledge('models/manifest.json', OBSERVATION_VERSION);
    expect(knowledge.of(preset('golf'))).toBeNull();
    expect(knowledge.playerOf(preset('golf'))).toBeNull();
    await Promise.all([knowledge.load(), knowledge.load()]);
    expect(fetched).toHaveBeenCalledExactlyOnceWith('models/manifest.json');
    expect(knowledge.of(preset('golf'))).not.toBeNull();
    expect(knowledge.playerOf(preset('golf'))).toMatchObject({ name: 'golf' });
    expect(knowledge.playerOf(preset('scat'))).toBeNull();
  });

  test('is that of one’s own bots first', async () => {
    served({ format: 'thirty-one-models/1', models: [MODEL] });
    const own = { ...MODEL, name: 'mine', players: [2, 10] as [number, number], rules: preset('golf') } as never;
    const knowledge = new Knowledge('models/manifest.json', OBSERVATION_VERSION, () => [own]);
    await knowledge.load();
    expect(knowledge.playerOf(preset('golf'))).toMatchObject({ name: 'mine' });
  });

  test('lets them adapt to how others play where the list allows it and another of its policies reads that, and none of one’s own plays', async () => {
    const rivals = { ...MODEL, name: 'rivals', file: 'rivals.onnx', players: [2, 2], observation: VERSION_WITH_RIVALS };
    const player = { ...MODEL, adapts: true };
    served({ format: 'thirty-one-models/1', models: [player, rivals] });
    const own: Model[] = [];
    const knowledge = new Knowledge('models/manifest.json', OBSERVATION_VERSION, () => own);
    const golfFor = (players: [number, number]) => ({ ...preset('golf'), players });
    expect(knowledge.canAdapt(golfFor([2, 2]))).toBe(false);
    await knowledge.load();
    expect(knowledge.canAdapt(golfFor([2, 2]))).toBe(true);
    expect(knowledge.canAdapt(golfFor([3, 3]))).toBe(false);
    expect(knowledge.canAdapt(preset('scat'))).toBe(false);
    own.push({ ...MODEL, players: [2, 10], rules: preset('golf'), factorCost: 0.006 });
    expect(knowledge.canAdapt(golfFor([2, 2]))).toBe(false);
    served({ format: 'thirty-one-models/1', models: [MODEL, player, rivals] });
    const installed = new Knowledge('models/manifest.json', OBSERVATION_VERSION);
    await installed.load();
    expect(installed.canAdapt(golfFor([2, 2]))).toBe(false);
  });

  test('is asked for again after it could not be fetched', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const knowledge = new Knowledge('models/manifest.json', OBSERVATION_VERSION);
    await knowledge.load();
    expect(knowledge.of(preset('golf'))).toBeNull();
    served({ format: 'thirty-one-models/1', models: [MODEL] });
    await knowledge.load();
    expect(knowledge.of(preset('golf'))).not.toBeNull();
  });
});
