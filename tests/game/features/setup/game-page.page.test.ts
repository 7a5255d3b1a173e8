/** The list of games, by groups, and looking for one by its name. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { viewport } from '../../../../game/base/canvas.ts';
import { memoryStore } from '../../../../game/base/store.ts';
import type { KeptRules } from '../../../../game/catalogue/library.ts';
import { GamePage } from '../../../../game/features/setup/game-page.ts';
import type { Knowledge } from '../../../../game/services/bots/knowledge.ts';
import { Games } from '../../../../game/services/games.ts';
import { KeyboardFocus } from '../../../../game/ui/widgets/keyboard.ts';
import { fakeScene } from '../../support/scene.ts';
import { preferencesOf } from '../../support/table.ts';
import { eventually } from '../../../support/eventually.ts';

const knowledge = { of: () => null, playerOf: () => null, load: () => Promise.resolve() } as unknown as Knowledge;

/** The page with a game of one's own, and the keys of the menu. */
async function opened(...own: string[]) {
  const store = memoryStore<KeptRules>();
  for (const name of own) await store.put(name, { format: 'thirty-one-rules/1', name, base: 'blitz' });
  const preferences = preferencesOf();
  const games = new Games({ preferences, store, notify: () => undefined, onPlay: () => undefined });
  await games.loaded;
  const { scene, frame } = fakeScene();
  const called = { onDone: vi.fn(), onRead: vi.fn(), onChange: vi.fn(), onNew: vi.fn() };
  const make = (typed?: string) =>
    new GamePage(scene, {
      theme: preferences.theme,
      games,
      knowledge,
      onChoose: (id) => games.play(id),
      onFocus: (button) => keyboard.focus(button),
      ...(typed !== undefined && { typed }),
      ...called,
    });
  let page = make();
  const keyboard = new KeyboardFocus(scene, {
    items: () => page.buttons,
    screen: () => page.screen,
    field: () => page.field,
    onKey: ({ key }) => page.pressKey(key),
  });
  page.place(viewport());
  frame();
  onTestFinished(() => page.destroy());
  /** In place of the page that was open. @param typed what stood in its field */
  const open = (typed: string) => {
    page.destroy();
    page = make(typed);
    page.place(viewport());
    frame();
    return page;
  };
  return { ...called, page, open, games, frame, focused: () => keyboard.focused?.label };
}

const field = () => document.querySelector('input[role="searchbox"]') as HTMLInputElement;
const spoken = () => [...document.querySelectorAll('#spoken p')].map(({ textContent }) => textContent);

/** Presses a key where the focus is. */
function press(key: string): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input'));
}

/** The games on show, each with its line. */
const shown = ({ buttons }: GamePage) => buttons.slice(0, -5).map(({ label, detail }) => `${label}: ${detail ?? ''}`);

test('the games come in groups, one’s own last, and lead to rules, changes and a new one', async () => {
  const { page, games, onNew, onRead, onChange } = await opened('Ours');
  const labels = () =>
    page.buttons.map(({ label, isChosen, isEnabled }) => `${label}${isChosen ? ' *' : ''}${isEnabled ? '' : ' off'}`);
  const pressed = (label: string) => page.buttons.find((one) => one.label === label)?.press();
  const pages: string[] = [];
  const around = ['Earlier games', 'More games', 'Rules', 'Edit rules', 'Done'];
  for (let turn = 0; turn < 12; turn++) {
    const all = labels();
    expect(all.slice(-5).map((label) => label.replace(' off', ''))).toEqual(around);
    pages.push(`${page.screen.title}: ${all.slice(0, -5).join(', ')}`);
    if (all.includes('More games off')) break;
    pressed('More games');
  }
  expect(pages).toEqual([
    'Choose a game: Scat *, Ride the Bus, Cadillac, Golf, G I N, Schwimmen',
    'Other knocks: Harsh Knock, Knocker Pays, Gentle Knock, Hard to Knock, Stop the Bus, Driver, Stop!',
    'Calls: Hammer, Shotgun, Sudden Death, Honour',
    'With three cards in the middle: Schnauz, Widow',
    'Other hands and aims: Thirty-One, Blitz, Four Card, Pub, French Canadian, Jacobs',
    'Other hands and aims: Forty-One, Single deal',
    'From other countries: Italian, Trentuno, Online Bus',
    'Your own games: Ours, your own, New game',
  ]);
  pressed('Ours, your own');
  expect(games.chosen).toBe('own:Ours');
  expect(labels()).toContain('Ours, your own *');
  pressed('New game');
  expect(onNew).toHaveBeenCalledOnce();
  pressed('Rules');
  expect(onRead).toHaveBeenCalledOnce();
  pressed('Edit rules');
  expect(onChange).toHaveBeenCalledOnce();
});

describe('whoever types a name', () => {
  test('sees the games that go by it, and by which of their names', async () => {
    const { page } = await opened();
    type('stop');
    expect(page.screen.title).toBe('4 games');
    expect(shown(page)).toEqual([
      'Clear the search: ',
      'Stop the Bus: Knock, and still draw in the same turn.',
      'Ride the Bus: also known as Stop the Bus',
      'Online Bus: also known as Stop the Bus',
      'Driver, Stop!: Knock with the card that you discard.',
    ]);
  });

  test('finds a game that has been made meanwhile on the page that takes the place of this one, and goes on with it', async () => {
    const { page, games, open } = await opened();
    await games.library.save('Omas Küche', { format: 'thirty-one-rules/1', name: 'Omas Küche', base: 'blitz' });
    type('kuche');
    expect(shown(page)).toEqual(['Clear the search: ', 'New game: Your own rules, or a friend’s.']);
    const next = open(page.typed);
    expect(field().value).toBe('kuche');
    expect(shown(next)).toEqual(['Clear the search: ', 'Omas Küche, your own: Like Blitz']);
    expect(next.screen.title).toBe('1 game');
    next.buttons[1].press();
    expect(games.chosen).toBe('own:Omas Küche');
  });

  test('is told kindly where no game is called so, and can make one', async () => {
    const { page, onNew } = await opened();
    type('bridge');
    expect(page.screen).toMatchObject({
      title: 'No game found',
      passages: [{ lines: ['No game here goes by that name. Try another one, or make it yourself.'] }],
    });
    expect(shown(page)).toEqual(['Clear the search: ', 'New game: Your own rules, or a friend’s.']);
    page.buttons[1].press();
    expect(onNew).toHaveBeenCalledOnce();
    type('scat');
    expect(page.screen.passages).toEqual([{ lines: [] }]);
  });

  test('hears how many there are once the last letter is typed, not at each', async () => {
    const { page } = await opened();
    for (const text of ['s', 'st', 'sto']) type(text);
    await eventually(() => expect(spoken()).toEqual(['4 games.']));
    type('stoq');
    await eventually(() =>
      expect(spoken().slice(1)).toEqual([
        'No game found. No game here goes by that name. Try another one, or make it yourself.',
      ]),
    );
    expect(page.screen.title).toBe('No game found');
  });

  test('sees all games again once the field is empty, at the chosen one', async () => {
    const { page, games } = await opened();
    games.play('honour');
    type('stop');
    page.buttons[0].press();
    expect([page.screen.title, field().value]).toEqual(['Calls', '']);
    type(' - ');
    expect(page.screen.title).toBe('Calls');
  });
});

describe('by keyboard', () => {
  test('a letter goes into the field wherever the focus is; a space does not', async () => {
    const { frame } = await opened();
    press(' ');
    expect(document.activeElement === field()).toBe(false);
    press('b');
    frame();
    expect(document.activeElement).toBe(field());
  });

  test.each(['ArrowDown', 'Enter'])('%s leads from the field to the first game, and up goes back', async (key) => {
    const { focused } = await opened();
    press('b');
    type('ride the bus');
    press(key);
    expect(focused()).toBe('Ride the Bus');
    press('ArrowUp');
    expect(document.activeElement).toBe(field());
  });

  test('Escape empties the field, from a game as well, and leaves once it is empty', async () => {
    const { page, onDone, focused } = await opened();
    press('b');
    type('bus');
    press('ArrowDown');
    press('Escape');
    expect([field().value, focused(), page.screen.title]).toEqual(['', undefined, 'Choose a game']);
    expect(page.buttons.some(({ isFocused }) => isFocused)).toBe(false);
    expect(onDone).not.toHaveBeenCalled();
    press('Escape');
    expect(onDone).toHaveBeenCalledOnce();
  });
});
