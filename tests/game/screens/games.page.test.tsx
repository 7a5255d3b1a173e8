/** The list of games, by groups, and looking for one by its name. */
import { within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { memoryStore } from '../../../game/base/store.ts';
import { TRIED, type KeptRules } from '../../../game/catalogue/library.ts';
import { open } from '../../../game/kit/dialog.tsx';
import { GamesScreen } from '../../../game/screens/games/screen.tsx';
import type { Knowledge } from '../../../game/services/bots/knowledge.ts';
import { Games } from '../../../game/services/games.ts';
import { dialog, fill, press, readable, settle } from '../support/page.ts';
import { preferencesOf } from '../support/table.ts';

const knowledge = { of: () => null, playerOf: () => null, load: () => Promise.resolve() } as unknown as Knowledge;

/** What opens the screen with games of one's own. */
async function prepared(...own: string[]) {
  const store = memoryStore<KeptRules>();
  for (const name of own) await store.put(name, { format: 'thirty-one-rules/1', name, base: 'blitz' });
  const preferences = preferencesOf();
  const games = new Games({ preferences, store, notify: () => undefined, onPlay: () => undefined });
  await games.loaded;
  const called = { onRead: vi.fn(), onEdit: vi.fn() };
  const show = () =>
    open((close) => (
      <GamesScreen preferences={preferences} games={games} knowledge={knowledge} {...called} onClose={close} />
    ));
  return { ...called, games, show };
}

async function opened(...own: string[]) {
  const { show, ...screen } = await prepared(...own);
  show();
  await settle();
  return screen;
}

const field = () => within(dialog('Choose a game')).getByRole<HTMLInputElement>('searchbox');
/** The names of the games on show, under their headings, with a mark at the chosen one. */
const shown = () =>
  [...dialog('Choose a game').querySelectorAll('h2, .entry')].map((one) =>
    one.localName === 'h2'
      ? `# ${one.textContent}`
      : (one.ariaLabel ?? one.querySelector('strong')?.textContent) + (one.ariaPressed === 'true' ? ' *' : ''),
  );
const found = () => [...dialog('Choose a game').querySelectorAll('.entry')].map((one) => readable(one).join());
const said = () => dialog('Choose a game').querySelector('[role="status"]')?.textContent;

/** Presses a key where the focus is. */
async function key(name: string): Promise<void> {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  await settle();
}

test('the games come in groups, one’s own and a new one last', async () => {
  const { games } = await opened('Ours');
  const listed = shown();
  expect(listed.slice(0, 8)).toEqual([
    'Scat *',
    'Ride the Bus',
    'Cadillac',
    'Golf',
    'G I N',
    'Schwimmen',
    '# Other knocks',
    'Harsh Knock',
  ]);
  expect(listed.filter((one) => one.startsWith('#')).slice(1)).toEqual([
    '# Calls',
    '# With three cards in the middle',
    '# Other hands and aims',
    '# From other countries',
    '# Your own games',
  ]);
  expect(listed.slice(-2)).toEqual(['Ours, your own', 'New game']);
  press('Ours, your own');
  await settle();
  expect(games.chosen).toBe('own:Ours');
  expect(shown()).toContain('Ours, your own *');
});

test('rules can be read of every game, changed of the chosen one, and made anew', async () => {
  const { onRead, onEdit } = await opened();
  press('Rules of Golf');
  expect(onRead).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'golf' }));
  press('Edit rules');
  press(/^New game/);
  expect(onEdit.mock.calls).toEqual([['scat'], [null]]);
});

test('a game that is played once comes first, so that its rules can be read', async () => {
  const { games, show, onRead } = await prepared();
  games.library.tryOut('From a friend', { format: 'thirty-one-rules/1', name: 'From a friend', base: 'blitz' });
  games.play(TRIED);
  show();
  await settle();
  expect(shown().slice(0, 2)).toEqual(['From a friend, your own *', 'Scat']);
  press('Rules of From a friend');
  expect(onRead).toHaveBeenCalledExactlyOnceWith(games.rules);
});

test('the chosen game is in sight at once, so that nothing moves under a press that comes before the next frame', async () => {
  const seen: (string | null | undefined)[] = [];
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
    seen.push(this.closest('dialog')?.open === true ? this.querySelector('strong')?.textContent : 'not open yet');
  });
  const { show } = await prepared();
  show();
  expect(seen).toEqual(['Scat']);
});

describe('whoever types a name', () => {
  test('sees the games that go by it, and by which of their names', async () => {
    await opened();
    await fill(field(), 'stop');
    expect(said()).toBe('4 games');
    expect(found()).toEqual([
      'Stop the Bus Knock, and still draw in the same turn.',
      'Ride the Bus also known as Stop the Bus',
      'Online Bus also known as Stop the Bus',
      'Driver, Stop! Knock with the card that you discard.',
      'New game Your own rules, or a friend’s.',
    ]);
  });

  test('is told kindly where no game is called so, and finds one that has been made meanwhile', async () => {
    const { games } = await opened();
    await fill(field(), 'kuche');
    expect(said()).toBe('No game found');
    expect(readable(dialog('Choose a game')).join()).toContain(
      'No game here goes by that name. Try another one, or make it yourself.',
    );
    await games.library.save('Omas Küche', { format: 'thirty-one-rules/1', name: 'Omas Küche', base: 'blitz' });
    games.changed();
    await settle();
    expect(said()).toBe('1 game');
    press('Omas Küche, your own');
    expect(games.chosen).toBe('own:Omas Küche');
  });

  test('sees all games again once the field is empty', async () => {
    await opened();
    await fill(field(), 'stop');
    press('Clear the search');
    await settle();
    expect([field().value, shown()[0], document.activeElement]).toEqual(['', 'Scat *', field()]);
    await fill(field(), ' - ');
    expect(shown()[0]).toBe('Scat *');
  });
});

describe('by keyboard', () => {
  test('a letter goes into the field wherever the focus is; a space does not', async () => {
    await opened();
    const entry = dialog('Choose a game').querySelector<HTMLElement>('.entry');
    entry?.focus();
    await key(' ');
    expect(document.activeElement).toBe(entry);
    await key('b');
    expect(document.activeElement).toBe(field());
  });

  test('arrows lead from the field through the games and back, Enter to the first', async () => {
    await opened();
    field().focus();
    const at = () => document.activeElement?.querySelector('strong')?.textContent ?? 'field';
    const visited: string[] = [];
    for (const name of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter']) {
      await key(name);
      visited.push(at());
    }
    expect(visited).toEqual(['Scat', 'Ride the Bus', 'Scat', 'field', 'field', 'Scat']);
  });

  test('Escape empties the field before it closes the list', async () => {
    await opened();
    await fill(field(), 'bus');
    const escape = () => dialog('Choose a game').dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(escape()).toBe(false);
    await settle();
    expect(field().value).toBe('');
    expect(escape()).toBe(true);
  });
});
