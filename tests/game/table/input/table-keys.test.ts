import { describe, expect, test } from 'vitest';
import {
  discardOf,
  FLIP,
  KNOCK,
  knockWith,
  parseAction,
  REPLACE,
  takeOf,
  type Action,
} from '../../../../engine/actions.ts';
import { parseCards } from '../../../../engine/cards.ts';
import { LANGUAGES } from '../../../../game/i18n/languages.ts';
import { wordsOf } from '../../../../game/i18n/words.ts';
import '../../support/all-languages.ts';
import { PUT_AWAY } from '../../../../game/table/input/golf-choices.ts';
import { areaTarget } from '../../../../game/table/input/targets.ts';
import { actionOf, keyCapsOf, needsSecondPress, skips, tableKeyOf } from '../../../../game/table/input/table-keys.ts';

const HAND = parseCards('As Kd 7h 2c');
const POOL = parseCards('9s Td Jh');
const CARDS = { hand: HAND, pool: POOL };
const DECISION = { phase: 'draw', pass: 'turn', forGood: [] } as const;
const read = (actions: string): Action[] => actions.split(', ').map(parseAction);

describe('a key', () => {
  test.each<[key: string, offered: Action[], meant: Action | null]>([
    ['d', read('draw, take, knock'), parseAction('draw')],
    ['t', read('draw, take, knock'), parseAction('take')],
    ['k', read('draw, take, knock'), KNOCK],
    ['t', read('declare'), parseAction('declare')],
    ['h', read('hammer, look'), parseAction('hammer')],
    ['l', read('hammer, look'), parseAction('look')],
    ['x', read('swap-all, pass'), parseAction('swap-all')],
    ['p', read('swap-all, pass'), parseAction('pass')],
    ['k', read('keep, change'), parseAction('keep')],
    ['c', read('keep, change'), parseAction('change')],
    ['3', HAND.map(discardOf), discardOf(HAND[2])],
    ['5', HAND.map(discardOf), null],
    ['3', POOL.map(takeOf), takeOf(POOL[2])],
    // Where the discard knocks, K knocks with the chosen card.
    ['k', [...HAND.map(discardOf), knockWith(HAND[1])], knockWith(HAND[1])],
    ['2', [...HAND.map(discardOf), knockWith(HAND[1])], discardOf(HAND[1])],
    // In golf a digit replaces the card at that place of the row, or turns it up once F has put the other away.
    ['2', [REPLACE, REPLACE + 1, PUT_AWAY], REPLACE + 1],
    ['f', [REPLACE, REPLACE + 1, PUT_AWAY], PUT_AWAY],
    ['2', [FLIP + 1, PUT_AWAY], FLIP + 1],
    ['1', [FLIP + 1, PUT_AWAY], null],
    ['k', read('draw'), null],
    ['1', [discardOf(HAND[1])], null],
  ])('%s among %j stands for %j', (key, offered, meant) => {
    expect(actionOf(key, offered, CARDS)).toBe(meant);
    if (meant !== null) expect(tableKeyOf(meant, CARDS)).toBe(key);
  });

  test('is of no card that is not there', () => {
    expect(tableKeyOf(discardOf(POOL[0]), CARDS)).toBeNull();
    expect(actionOf('3', HAND.map(discardOf), { hand: HAND, pool: [POOL[0], POOL[1], null] })).toBe(discardOf(HAND[2]));
  });

  test.each([
    [false, [KNOCK]],
    [true, [KNOCK, REPLACE, discardOf(HAND[0])]],
  ])(
    'is pressed twice for a knock, and for what cannot be undone where one wants to be asked: %j',
    (asksTwice, twice) => {
      const actions = [...read('draw, knock, declare'), REPLACE, FLIP, discardOf(HAND[0])];
      expect(actions.filter((action) => needsSecondPress(action, { ...DECISION, actions, asksTwice }))).toEqual(twice);
    },
  );

  test('chooses a card first where it can be knocked with', () => {
    const actions = HAND.flatMap((card) => [discardOf(card), knockWith(card)]);
    expect(needsSecondPress(discardOf(HAND[0]), { ...DECISION, actions, asksTwice: false })).toBe(true);
  });

  test('skips animations where it has nothing else to press', () => {
    const keys = ['Escape', ' ', 'Enter', 'd'];
    expect(keys.filter((key) => skips(key, true))).toEqual(['Escape']);
    expect(keys.filter((key) => skips(key, false))).toEqual(['Escape', ' ', 'Enter']);
  });
});

test('no name of a key on the table is a letter of a card in any language', () => {
  const letters = ['A', ...LANGUAGES.flatMap((language) => Array.from(wordsOf(language).courtLetters))];
  const targets = read('draw, take, knock, quiet, buy-in, sudden-death').map((action) =>
    areaTarget(action, '', 'button', { x: 0, y: 0, width: 50, height: 50 }),
  );
  expect(keyCapsOf(targets, CARDS).filter(({ key }) => letters.includes(key))).toEqual([]);
});
