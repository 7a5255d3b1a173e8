/** The menu: what it shows of what is chosen, what its buttons and keys do, and the matches that wait. */
import { signal } from '@preact/signals';
import { within } from '@testing-library/dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hasGraphics } from '../../../game/base/display.ts';
import { memoryStore, StorageError } from '../../../game/base/store.ts';
import type { KeptRules } from '../../../game/catalogue/library.ts';
import type { Settings } from '../../../game/catalogue/settings.ts';
import { open } from '../../../game/kit/dialog.tsx';
import { MenuScreen } from '../../../game/screens/menu/screen.tsx';
import type { Knowledge } from '../../../game/services/bots/knowledge.ts';
import { Games } from '../../../game/services/games.ts';
import type { ListedMatch, OpenMatches } from '../../../game/services/storage/open-matches.ts';
import type { PlayedDays } from '../../../game/services/storage/played-days.ts';
import { memoryStores } from '../../../game/services/storage/stores.ts';
import { TeachingSign } from '../../../game/services/teaching/sign.ts';
import { FIRST_RATING } from '../../../game/model/rating.ts';
import { dialog, layOutPage, press, pressAndSettle, readable, settle, shapes, toasts } from '../support/page.ts';
import { eventually } from '../../support/eventually.ts';
import { openMatch } from '../support/records.ts';
import { preferencesOf } from '../support/table.ts';

const knowledge = { of: () => null, playerOf: () => null } as unknown as Knowledge;
const OPEN = { id: 'match', ...openMatch(), isElsewhere: false };
const ELSEWHERE = { ...OPEN, id: 'other', isElsewhere: true };

/** The menu with some open matches. @param changes of what is asked about them */
async function shown(
  chosen: Partial<Settings> = {},
  listed: ListedMatch[] = [],
  changes: object = {},
  stores = memoryStores(),
  rooms = { areHere: () => Promise.resolve(false), known: signal(false) },
) {
  layOutPage();
  const preferences = preferencesOf(chosen);
  const store = memoryStore<KeptRules>();
  const games = new Games({ preferences, store, notify: () => undefined, onPlay: () => undefined });
  const release = vi.fn(() => Promise.resolve());
  const openMatches = {
    known: [],
    list: () => Promise.resolve(listed),
    open: (id: string) => Promise.resolve({ is: 'open', id, open: OPEN.open }),
    release,
    ...changes,
  } as unknown as OpenMatches;
  const called = { onPlay: vi.fn(), onLesson: vi.fn(), onResume: vi.fn(() => Promise.resolve(true)), onOpen: vi.fn() };
  const close = open(() => (
    <MenuScreen
      {...{ preferences, games, knowledge, openMatches, stores }}
      {...called}
      rooms={rooms}
      days={{ get: () => Promise.resolve(null) } as unknown as PlayedDays}
      teachingSign={new TeachingSign()}
    />
  ));
  onTestFinished(close);
  await settle();
  return { ...called, preferences, games, release, close };
}

const menu = () => document.querySelector('.screen') as HTMLElement;
const said = () => readable(menu());
const main = () => menu().querySelector('.start .main')?.textContent;
function key(name: string, more: KeyboardEventInit = {}): Promise<void> {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }));
  return settle();
}

test('says once that the browser has no WebGL', async () => {
  const { preferences, close } = await shown();
  hasGraphics();
  await settle();
  expect(said()).toContainEqual(expect.stringMatching(/^This browser lacks WebGL/));
  close();
  await shown(preferences.settings);
  expect(said()).not.toContainEqual(expect.stringMatching(/WebGL/));
});

test('names the game and who plays, and leads to everything', async () => {
  const { onOpen, onPlay, games } = await shown({ opponents: 3, explainsNoWebGL: false });
  expect(said()).toEqual([
    '# Thirty-One',
    'Scat: one suit, as near to 31 as you can. The lowest hand loses a token.',
    '[Game: Scat]',
    '[Fewer opponents]',
    '[Players: 3 opponents\u00a0· Casual]',
    '[More opponents]',
    '[Play]',
    '1 to 9: opponents · Enter: play',
    '[Deal of the day Eight deals, the same for everybody]',
    '[Ladder: Fox is next Smiles at every card, the bad ones too.]',
    '[Goals: 0 of 25 Win a match.]',
    '[Exercises Five positions a day: what would you do?]',
    '[Records]',
    '[Options]',
  ]);
  for (const name of [/^Game/, /^Players/, /^Deal of/, /^Ladder/, /^Goals/, /^Exercises/, 'Records', 'Options'])
    press(name, menu());
  expect(onOpen.mock.calls.flat()).toEqual([
    'games',
    'players',
    'today',
    'ladder',
    'goals',
    'learning',
    'records',
    'options',
  ]);
  press('Play', menu());
  expect(onPlay).toHaveBeenCalledOnce();
  games.play('golf');
  await settle();
  expect(said().slice(1, 3)).toEqual(['A row face down, uncovered card by card.', '[Game: Golf]']);
});

test('a rating stands there with its curve after the first match, and leads to the statistics', async () => {
  const stores = memoryStores();
  await stores.ratings.put('2026-01-01T12:00:00.000Z', FIRST_RATING);
  await stores.ratings.put('2026-01-02T12:00:00.000Z', { ...FIRST_RATING, rating: 1311.6 });
  const { onOpen } = await shown({}, [], {}, stores);
  await eventually(() => expect(said()).toContain('[Rating 1312]'));
  press('Rating 1312', menu());
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('statistics');
  expect(shapes(menu().querySelector('.curve') as Element)).toContain('polyline points=0,18 56,0');
});

test('? opens the keys, unless letters and signs are no keys', async () => {
  const { onOpen } = await shown();
  await key('?');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('keys');
  const off = await shown({ characterKeys: false });
  await key('?');
  await key('Enter');
  expect(off.onPlay).toHaveBeenCalledOnce();
  expect(off.onOpen).not.toHaveBeenCalled();
});

test('the number of opponents goes by buttons as far as the game allows, and by digits', async () => {
  const { preferences } = await shown({ opponents: 1 });
  const fewer = within(menu()).getByRole<HTMLButtonElement>('button', { name: 'Fewer opponents' });
  const more = within(menu()).getByRole<HTMLButtonElement>('button', { name: 'More opponents' });
  expect([fewer.disabled, more.disabled]).toEqual([true, false]);
  more.click();
  await settle();
  expect(preferences.settings.opponents).toBe(2);
  await key('9');
  expect([preferences.settings.opponents, fewer.disabled, more.disabled]).toEqual([9, false, true]);
  await key('4', { ctrlKey: true });
  expect(preferences.settings.opponents).toBe(9);
  // A digit of a French keyboard.
  await key('é', { code: 'Digit2' });
  expect(preferences.settings.opponents).toBe(2);
  preferences.change({ characterKeys: false });
  await key('4');
  expect(preferences.settings.opponents).toBe(2);
});

test.each([
  [8, false],
  [10, true],
])('with %d opponents it says whether they play by what they have learnt', async (opponents, isSaid) => {
  await shown({ opponents });
  expect(menu().textContent.includes('rules written by hand')).toBe(isSaid);
});

test('the lesson is offered to whoever is new, where no match waits', async () => {
  const { onLesson } = await shown({ isNew: true });
  press(/^The lesson: New to the game/, menu());
  expect(onLesson).toHaveBeenCalledOnce();
  for (const [isNew, listed] of [
    [false, []],
    [true, [OPEN]],
  ] as const) {
    await shown({ isNew }, [...listed]);
    expect(said().join()).not.toContain('lesson');
  }
});

test('playing with friends is offered where the server has rooms', async () => {
  const known = signal(false);
  const { onOpen } = await shown({}, [], {}, memoryStores(), { areHere: () => Promise.resolve(true), known });
  expect(said()).not.toContain('[Play with friends]');
  known.value = true;
  await settle();
  await pressAndSettle('Play with friends');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('friends');
});

describe('matches that wait', () => {
  test.each<[string, ListedMatch[], leading: string, string[]]>([
    ['none: there is no button', [], 'Play', ['Play']],
    ['several: they are listed', [OPEN, ELSEWHERE], 'Continue …', ['Continue', 'New match']],
    ['one that another tab plays: it does not lead', [ELSEWHERE], 'Play', ['Open matches', 'Play']],
  ])('%s', async (_, listed, leading, names) => {
    const { onResume } = await shown({}, listed);
    const buttons = [...menu().querySelectorAll('.start button')].map(({ firstChild }) => firstChild?.textContent);
    expect([main(), buttons]).toEqual([leading, names]);
    if (listed.length === 0) return;
    await pressAndSettle(names[0], menu());
    expect(onResume).not.toHaveBeenCalled();
    expect(within(dialog('Open matches')).getAllByRole('listitem')).toHaveLength(listed.length);
  });

  test('one alone is gone on with by the main button and by Enter, and listed by another', async () => {
    const { onResume, onPlay, release } = await shown({}, [OPEN]);
    expect(main()).toBe('Continue');
    expect(said()).toContain('Enter: continue · Scat, deal 1');
    press('Continue', menu());
    await pressAndSettle('Continue', menu());
    expect(onResume).toHaveBeenCalledOnce();
    expect(release).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
    await key('Enter');
    expect([onResume, onPlay].map(({ mock }) => mock.calls.length)).toEqual([2, 0]);
    await pressAndSettle('Open matches', menu());
    expect(dialog('Open matches').open).toBe(true);
    await key('Enter');
    expect(onResume).toHaveBeenCalledTimes(2);
  });

  test('are not the main thing to do once another game is chosen, and are again with their own', async () => {
    const { games } = await shown({}, [OPEN]);
    games.play('golf');
    await settle();
    expect(main()).toBe('Play');
    games.play('scat');
    await settle();
    expect(main()).toBe('Continue');
  });

  test('one that has gone, or is played elsewhere by now, or cannot be read, is told of', async () => {
    const told: string[] = [];
    for (const answer of [
      () => Promise.resolve({ is: 'gone' }),
      () => Promise.resolve({ is: 'elsewhere' }),
      () => Promise.reject(new StorageError('It is full.')),
    ]) {
      const { onResume } = await shown({}, [OPEN], { open: answer });
      await pressAndSettle('Continue', menu());
      expect(onResume).not.toHaveBeenCalled();
      told.push(...toasts());
    }
    expect(told).toEqual([
      'This match is over, or was given up in another tab.',
      'This match is being played in another tab.',
      'It is full.',
    ]);
  });

  test('are looked for again when the page is seen, until the menu is closed', async () => {
    const list = vi.fn(() => Promise.resolve([]));
    const { close } = await shown({}, [], { list });
    const focus = () => window.dispatchEvent(new Event('focus'));
    focus();
    expect(list).toHaveBeenCalledTimes(2);
    close();
    await eventually(() => {
      list.mockClear();
      focus();
      expect(list).not.toHaveBeenCalled();
    });
  });

  test('one that does not begin after all is released', async () => {
    const { onResume, release } = await shown({}, [OPEN]);
    onResume.mockResolvedValue(false);
    await pressAndSettle('Continue', menu());
    expect(release).toHaveBeenCalledWith('match');
  });
});
