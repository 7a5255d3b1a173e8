/** What is shared by all tabs of a browser: the settings with what follows from them, and the games. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { preset } from '../../../engine/rules/resolve.ts';
import { memoryStore, StorageError, type Store } from '../../../game/base/store.ts';
import { ownId, type KeptRules } from '../../../game/catalogue/library.ts';
import { DEFAULT_SETTINGS, SETTINGS_KEY, type Settings } from '../../../game/catalogue/settings.ts';
import { language, words } from '../../../game/i18n/words.ts';
import { OBSERVATION_VERSION } from '../../../engine/observation-layout.ts';
import type { Model } from '../../../game/catalogue/manifest.ts';
import { Knowledge } from '../../../game/services/bots/knowledge.ts';
import { Games } from '../../../game/services/games.ts';
import { Preferences } from '../../../game/services/preferences.ts';
import '../support/all-languages.ts';
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
  onTestFinished(() => void vi.unstubAllGlobals());
});

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
  test('are the usual ones, or what was chosen; they are stored when they change, which listeners hear until they stop', () => {
    const preferences = begin();
    expect(preferences.settings).toEqual(DEFAULT_SETTINGS);
    const heard = vi.fn();
    const stop = preferences.onChange(heard);
    preferences.change({ opponents: 4 });
    expect(begin().settings).toMatchObject({ opponents: 4, rules: 'scat' });
    expect(heard).toHaveBeenCalledWith(preferences.settings);
    stop();
    preferences.change({ opponents: 2 });
    expect([preferences.settings.opponents, heard.mock.calls.length]).toEqual([2, 1]);
  });

  test.each<[Partial<Settings>, boolean]>([
    [{ theme: 'day' }, true],
    [{ cardBack: 'blue' }, true],
    [{ fourColours: true }, true],
    [{ language: 'de' }, true],
    [{ speed: 'slow' }, false],
    [{ opponents: 1 }, false],
  ])(
    'that another tab changes to %o apply here, once what has to be read first is there; they redraw: %s',
    async (changes, isRedrawn) => {
      let isRead: () => void = () => undefined;
      const preferences = begin(() => new Promise((resolve) => (isRead = resolve)));
      const heard: string[] = [];
      preferences.onChange(() => heard.push('change'));
      preferences.onOtherTab(() => heard.push('other tab'));
      preferences.onAppearance(() => heard.push('appearance'));
      await inOtherTab({ ...DEFAULT_SETTINGS, ...changes });
      expect([preferences.settings, heard]).toMatchObject([changes, ['change']]);
      isRead();
      await settle();
      expect(heard.slice(0, 3)).toEqual(['change', 'other tab', ...(isRedrawn ? ['appearance'] : [])]);
    },
  );

  test('are read again where the whole storage was cleared, not where another key changes', async () => {
    const preferences = begin();
    await inOtherTab({ opponents: 6 }, 'another');
    expect(preferences.settings.opponents).toBe(3);
    await inOtherTab({ opponents: 7 }, null);
    expect(preferences.settings.opponents).toBe(7);
  });
});

describe('the theme', () => {
  test('is that of the settings, or of the system; either redraws where it looks different until that is stopped', () => {
    const preferences = begin();
    const redraw = vi.fn();
    const stop = preferences.onAppearance(redraw);
    const change = (wish: string) => {
      system.change(wish);
      return [preferences.theme.name, redraw.mock.calls.length];
    };
    const { theme } = preferences;
    expect([theme.name, preferences.theme === theme]).toEqual(['evening', true]);
    expect(change('prefers-color-scheme: light')).toEqual(['evening', 0]);
    preferences.change({ theme: 'auto' });
    expect([preferences.theme.name, redraw.mock.calls.length]).toEqual(['day', 1]);
    preferences.change({ opponents: 5 });
    expect(change('prefers-color-scheme: light')).toEqual(['evening', 2]);
    expect(change('prefers-contrast: more')).toEqual(['evening', 3]);
    stop();
    expect(change('prefers-color-scheme: light')).toEqual(['day', 3]);
    preferences.change({ theme: 'evening' });
    expect([preferences.theme.name, redraw.mock.calls.length]).toEqual(['evening', 3]);
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
    expect(begin().pace).toEqual({ scale, reducedMotion: false });
  });

  test('reduces motion where settings or system ask for it, at once', () => {
    const preferences = begin();
    preferences.change({ lessMotion: true });
    expect(preferences.pace.reducedMotion).toBe(true);
    preferences.change({ lessMotion: false });
    const heard = vi.fn();
    preferences.onReducedMotion(heard);
    system.change('prefers-reduced-motion: reduce');
    expect([heard.mock.calls.length, preferences.pace.reducedMotion]).toEqual([1, true]);
  });
});

describe('the language', () => {
  test('follows the browser where it is left to it, and everything is redrawn', async () => {
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
    // No other test has fetched French there.
    vi.resetModules();
    const { Preferences: Fresh } = await import('../../../game/services/preferences.ts');
    const { language: spoken } = await import('../../../game/i18n/words.ts');
    const preferences = new Fresh({ storage: () => localStorage, beforeOtherTab: () => Promise.resolve() });
    await preferences.spoken;
    const redraw = vi.fn();
    preferences.onAppearance(redraw);
    window.dispatchEvent(new Event('languagechange'));
    await settle();
    expect(redraw).not.toHaveBeenCalled();
    languages.mockReturnValue(['fr-CH', 'en']);
    window.dispatchEvent(new Event('languagechange'));
    await eventually(() => expect(spoken()).toBe('fr'));
    await settle();
    expect(redraw).toHaveBeenCalledOnce();
  });

  test('is that of the settings, once its words have come', async () => {
    store({ language: 'de' });
    const description = document.head.appendChild(document.createElement('meta'));
    description.name = 'description';
    onTestFinished(() => description.remove());
    await begin().spoken;
    expect([language(), document.documentElement.lang]).toEqual(['de', 'de']);
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

  test('are those of the settings; one that is chosen takes the number of players along', async () => {
    const kept = memoryStore<KeptRules>();
    await kept.put('Ours', OURS);
    const { games, preferences, onPlay } = open(kept, { rules: 'golf', opponents: 4 });
    await games.loaded;
    expect([games.chosen, games.rules, games.tableRules.players]).toEqual(['golf', preset('golf'), [5, 5]]);
    games.play(ownId('Ours'));
    expect(preferences.settings).toMatchObject({ rules: 'own:Ours', opponents: 2 });
    expect(games.rules).toMatchObject({ name: 'Ours', players: [2, 3] });
    expect(onPlay).toHaveBeenCalledOnce();
  });

  test('that are gone give way to the standard one, which is said', async () => {
    const { games, preferences, notify } = open(memoryStore(), { rules: 'own:Ours' });
    await games.loaded;
    expect(preferences.settings.rules).toBe('scat');
    expect(notify.mock.calls).toEqual([[expect.stringContaining('Ours')]]);
  });

  test('that cannot be read leave the presets, and it is said why', async () => {
    const kept = { ...memoryStore<KeptRules>(), all: () => Promise.reject(new StorageError('It is full.')) };
    const { games, notify } = open(kept);
    await games.loaded;
    expect([games.rules, notify.mock.calls]).toEqual([preset('scat'), [['It is full.']]]);
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
  const MODEL: Model = {
    name: 'golf',
    file: 'golf.onnx',
    rules: preset('golf'),
    players: [2, 10],
    observation: OBSERVATION_VERSION,
    factorCost: 0.005,
  };
  const own: Model[] = [];
  beforeEach(() => void own.splice(0));

  /** Knowledge from a list of models, once it is loaded; null for one that does not come. */
  function knowledgeOf(...models: object[] | [null]) {
    const listed = (models: object[]) => ({
      format: 'thirty-one-models/1',
      models: models.map((model) => ({ ...model, rules: 'golf' })),
    });
    const json = () => Promise.resolve(listed(models as object[]));
    const fetched = vi.fn(async (_address: string) => {
      if (models[0] === null) throw new TypeError('no network');
      return { json };
    });
    vi.stubGlobal('fetch', fetched);
    return { fetched, knowledge: new Knowledge('models/manifest.json', OBSERVATION_VERSION, () => own) };
  }

  test('is unknown before the list of models has come, which is fetched once; one’s own bots come first', async () => {
    const { knowledge, fetched } = knowledgeOf(MODEL);
    const known = () => [knowledge.of(preset('golf'))?.knows, knowledge.playerOf(preset('golf'))?.name];
    expect(known()).toEqual([undefined, undefined]);
    await Promise.all([knowledge.load(), knowledge.load()]);
    expect(fetched).toHaveBeenCalledExactlyOnceWith('models/manifest.json');
    expect([...known(), knowledge.playerOf(preset('scat'))]).toEqual(['trained', 'golf', null]);
    own.push({ ...MODEL, name: 'mine' });
    expect(known()).toEqual(['trained', 'mine']);
  });

  test('is asked for again after it could not be fetched', async () => {
    const { knowledge, fetched } = knowledgeOf(null);
    for (let time = 0; time < 2; time++) await knowledge.load();
    expect([knowledge.of(preset('golf')), fetched.mock.calls.length]).toEqual([null, 2]);
  });
});
