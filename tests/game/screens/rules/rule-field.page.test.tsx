/** A rule in the editor: the control of each kind, what may be typed there, and what is said of it. */
import { within } from '@testing-library/dom';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { HouseRules, RuleName } from '../../../../engine/rules/table.ts';
import { memoryStore } from '../../../../game/base/store.ts';
import type { KeptRules } from '../../../../game/catalogue/library.ts';
import { speakIn } from '../../../../game/i18n/words.ts';
import { open } from '../../../../game/kit/dialog.tsx';
import { EditedGame } from '../../../../game/screens/rules/edited-game.ts';
import { RuleField } from '../../../../game/screens/rules/rule-field.tsx';
import { Games } from '../../../../game/services/games.ts';
import { readable, settle } from '../../support/page.ts';
import { preferencesOf } from '../../support/table.ts';
import '../../support/all-languages.ts';

/** The field of a rule in a game of the standard rules but for some. */
async function fieldOf(rule: RuleName, changes: Partial<HouseRules> = {}) {
  const store = memoryStore<KeptRules>();
  const games = new Games({ preferences: preferencesOf(), store, notify: () => undefined, onPlay: () => undefined });
  const game = new EditedGame(games, null);
  const set = async (values: Partial<HouseRules>): Promise<void> => {
    for (const [key, value] of Object.entries(values)) game.change(key as RuleName, value);
    await settle();
  };
  onTestFinished(open(() => <RuleField rule={rule} game={game} />));
  await set(changes);
  const field = within(document.body).getByRole('group');
  const find = within(field);
  const numbers = () => find.queryAllByRole<HTMLInputElement>('spinbutton');
  const send = async (event: Event, to: HTMLElement = numbers()[0]): Promise<void> => {
    to.dispatchEvent(event);
    await settle();
  };
  return {
    game,
    set,
    numbers,
    find,
    value: () => game.rules[rule],
    lines: () => readable(field),
    press: async (name: string | RegExp): Promise<void> => {
      find.getByRole('button', { name }).click();
      await settle();
    },
    pick: async (name: string): Promise<void> => {
      find.getByRole('radio', { name }).click();
      await settle();
    },
    type: async (text: string, into: HTMLInputElement | HTMLTextAreaElement = numbers()[0]): Promise<void> => {
      into.value = text;
      await send(new Event('input', { bubbles: true }), into);
    },
    leave: () => send(new Event('change', { bubbles: true })),
    key: (key: string) => send(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  };
}

describe('a whole number', () => {
  const PROBLEM = 'Allowed: a whole number from 1 to 20.';

  test('is stepped within its limits, by buttons and by keys', async () => {
    const { press, key, value, find } = await fieldOf('lives', { lives: 19 });
    await press(/^More/);
    await press(/^More/);
    expect(value()).toBe(20);
    expect(find.getByRole('button', { name: /^More/ }).ariaDisabled).toBe('true');
    await press(/^Less/);
    expect(value()).toBe(19);
    for (const one of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await key(one);
    expect(value()).toBe(17);
  });

  test('that is not allowed is told of until it is, and is not taken', async () => {
    const { lines, type, value, numbers } = await fieldOf('lives', { lives: 4 });
    expect(lines()).not.toContain(PROBLEM);
    for (const wrong of ['21', '', 'two', '1.000', '2½']) {
      await type(wrong);
      expect([lines().includes(PROBLEM), value(), numbers()[0].value]).toEqual([true, 4, wrong]);
    }
    await type('20');
    expect([lines().includes(PROBLEM), value()]).toEqual([false, 20]);
  });

  test('that is not allowed gives way to the one before when the field is left', async () => {
    const { lines, type, leave, numbers } = await fieldOf('lives', { lives: 4 });
    await type('99');
    await leave();
    expect([numbers()[0].value, lines().includes(PROBLEM)]).toEqual(['4', false]);
  });
});

describe('a worth', () => {
  const OTHER = 'Another number';
  const USUAL = 'Three of a kind counts 30';

  test('is nothing, one of the usual values, another number, or more than everything', async () => {
    const { set, find, numbers } = await fieldOf('threeOfAKind');
    const shown: unknown[] = [];
    for (const threeOfAKind of [null, 30, 30.5, 31.5, 'top'] as const) {
      await set({ threeOfAKind });
      const chosen = find.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked);
      shown.push([chosen?.labels?.[0].textContent, ...numbers().map((number) => number.value)]);
    }
    expect(shown).toEqual([
      ['Three of a kind has no special value'],
      [USUAL],
      ['Three of a kind counts 30½'],
      [OTHER, '31.5'],
      ['Three of a kind beats everything'],
    ]);
  });

  test('is chosen, or stepped', async () => {
    const { pick, press, value } = await fieldOf('threeOfAKind', { threeOfAKind: 31 });
    await press(/^More/);
    expect(value()).toBe(31.5);
    await pick(USUAL);
    expect(value()).toBe(30);
    await pick('Three of a kind beats everything');
    expect(value()).toBe('top');
  });

  test('that is typed stays in its field where it is a usual one, until something else is chosen', async () => {
    const { pick, type, numbers, value } = await fieldOf('threeOfAKind', { threeOfAKind: 30.5 });
    await pick(OTHER);
    expect(numbers()[0].value).toBe('30.5');
    await type('');
    await type('30');
    expect([numbers()[0].value, value()]).toEqual(['30', 30]);
    await pick(USUAL);
    expect([numbers(), value()]).toEqual([[], 30]);
  });
});

describe('a worth that is typed', () => {
  test.each([
    ['44.5', 44.5],
    ['30,5', 30.5],
    ['30½', 30.5],
    ['30 1/2', 30.5],
    [' 31 ', 31],
    ['31,', 31],
  ])('as “%s” is %d', async (text, read) => {
    const { type, value } = await fieldOf('threeOfAKind', { threeOfAKind: 32 });
    await type(text);
    expect(value()).toBe(read);
  });

  test.each(['45.5', '31.25', '305', '30.500', '½½', '-30'])('as “%s” is not allowed', async (text) => {
    const { type, value, lines } = await fieldOf('threeOfAKind', { threeOfAKind: 32 });
    await type(text);
    expect([value(), lines().join()]).toEqual([32, expect.stringContaining('Allowed')]);
  });

  test('has the comma or the point of the language', async () => {
    const { numbers } = await fieldOf('threeOfAKind', { threeOfAKind: 31.5 });
    speakIn('de');
    await settle();
    expect(numbers()[0].value).toBe('31,5');
  });
});

describe('a span', () => {
  test.each<[string, 0 | 1, string, [number, number]]>([
    ['from less', 0, '2', [2, 6]],
    ['from more, up to the end', 0, '6', [6, 6]],
    ['from beyond the end, which follows', 0, '7', [7, 7]],
    ['to more', 1, '9', [3, 9]],
    ['to less, down to the beginning', 1, '3', [3, 3]],
    ['to less than the beginning, which follows', 1, '2', [2, 2]],
  ])('goes %s', async (_, end, text, span) => {
    const { type, numbers, value } = await fieldOf('players', { players: [3, 6] });
    await type(text, numbers()[end]);
    expect(value()).toEqual(span);
    expect(numbers().map((number) => number.value)).toEqual(span.map(String));
  });
});

test('names have a line each, are read without empty lines and spaces, and stay as they are being typed', async () => {
  const { find, type, value, set } = await fieldOf('levelNames', { levelNames: ['a', 'b', 'c'] });
  const area = find.getByRole<HTMLTextAreaElement>('textbox');
  expect(area.value).toBe('a\nb\nc');
  await type(' one \n\n two words \n', area);
  expect([value(), area.value]).toEqual([['one', 'two words'], ' one \n\n two words \n']);
  await set({ levelNames: ['one'] });
  expect(area.value).toBe('one');
  await type('x'.repeat(61), area);
  expect([value(), area.value.length]).toEqual([['one'], 61]);
});

describe('a rule', () => {
  test('that differs is marked, and can be put back: then nothing is wrong, and it has the focus', async () => {
    const { lines, type, press, numbers } = await fieldOf('lives', { lives: 5 });
    expect(lines()[0]).toBe('Tokens at the start changed');
    await type('99');
    await press('Reset: Tokens at the start');
    expect(lines().join()).not.toMatch(/Allowed|Reset|changed/);
    expect([numbers()[0].value, document.activeElement]).toEqual(['3', numbers()[0]]);
  });

  test('without effect says why, unless something worse is to be said', async () => {
    const { lines, set } = await fieldOf('knockTiming', { play: 'golf' });
    expect(lines().at(-1)).toBe('No effect: there is no knocking in golf.');
    await set({ handSize: 4, knockTiming: 'before-draw' });
    expect(lines().join()).toContain('A row in golf has three cards.');
    expect(lines().join()).not.toContain('No effect');
  });

  test('that cannot be played says what would help, and has the focus after that', async () => {
    const { lines, press, value, find } = await fieldOf('handSize', { play: 'golf', handSize: 4 });
    expect(lines().slice(-3)).toEqual(['A row in golf has three cards.', 'This would fix it:', '[Draw and discard]']);
    await press('Draw and discard');
    expect([value(), document.activeElement]).toEqual([4, find.getByRole('radio', { name: /^Four cards each/ })]);
    expect(lines().join()).not.toContain('golf');
  });
});
