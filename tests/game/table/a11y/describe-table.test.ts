import { describe, expect, test } from 'vitest';
import { DRAW, KNOCK, knockWith, PASS, TAKE, takeOf } from '../../../../engine/actions.ts';
import { parseCards } from '../../../../engine/cards.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { describeTable, endsDeal, actionName, type Seen } from '../../../../game/table/a11y/describe-table.ts';
import { answerTo, askedBy, ASKING_KEYS } from '../../../../game/table/a11y/questions.ts';
import { lineOf } from '../../../../game/ui/a11y/accessible-screen.ts';
import { actionOf } from '../../../../game/table/input/table-keys.ts';
import type { ShownTable } from '../../../../game/table/shown-table.ts';

const [SEVEN] = parseCards('7h');

/** Three at a table in the middle of a deal, Fox having knocked. */
function seen(shown: Partial<ShownTable> = {}, rules = preset('scat')): Seen {
  return {
    game: 'Scat',
    rules,
    speakers: [
      { name: 'You', you: true },
      { name: 'Fox', you: false },
      { name: 'Owl', you: false },
    ],
    notice: '',
    shown: {
      phase: 'play',
      pool: [],
      isPoolOpen: false,
      deal: 2,
      dealer: 2,
      tokens: [2, 0, 0],
      out: [false, false, true],
      actions: ['', 'knocks', ''],
      passed: [false, false, false],
      points: [0, 0, 0],
      top: SEVEN,
      stock: 30,
      kitty: 4,
      bottom: 0,
      viewer: 0,
      hand: parseCards('Ks 8s As'),
      rows: [],
      waiting: null,
      value: 29,
      suit: 3,
      whoseTurn: 0,
      isFirstTurn: false,
      knocker: 1,
      turnsLeft: 1,
      open: [[], [], []],
      values: [null, null, null],
      message: 'Your last turn. Draw, take the 7♥.',
      eventMessage: 'Your last turn.',
      extraSteps: 0,
      momentLeft: null,
      winners: [],
      ...shown,
    },
  };
}

function linesOf(table: Seen): string[] {
  return describeTable(table).passages.flatMap(({ title, lines }) => [
    title ?? '',
    ...lines.map((line) => lineOf(line).text),
  ]);
}

describe('the table for screen readers', () => {
  test('says which game it is, and the deal', () => {
    expect(describeTable(seen()).title).toBe('Scat, deal 2');
  });

  test('gives the page the cards that its lines name: the hand, the top card, and what others show', () => {
    const [king, eight, ace] = parseCards('Ks 8s As');
    const table = seen({ hand: [king, eight, ace], top: SEVEN, open: [[], [SEVEN], []] });
    const cards = describeTable(table).passages.flatMap(({ lines }) => lines.map((line) => lineOf(line).cards));
    expect(cards.filter(({ length }) => length > 0)).toEqual([[king, eight, ace], [SEVEN], [SEVEN]]);
  });

  test('gives the page nothing of a hand that nobody may see', () => {
    const table = seen({ viewer: -1, hand: [], open: [[], [], []], top: null });
    const cards = describeTable(table).passages.flatMap(({ lines }) => lines.map((line) => lineOf(line).cards));
    expect(cards.flat()).toEqual([]);
  });

  test('says of whom is still in whether they adapt', () => {
    const lines = linesOf({ ...seen(), adapting: [false, true, true] });
    const said = lines.filter((line) => line.includes('adapts to how the others play'));
    expect(said).toEqual([expect.stringMatching(/^Fox: .*adapts to how the others play, /)]);
  });

  test('reads your own hand by the names of its cards, with its value', () => {
    const lines = linesOf(seen());
    expect(lines[lines.indexOf('Your hand') + 1]).toBe('king of spades, eight of spades, ace of spades: 29 in spades.');
  });

  test('reads top card, stock, whose turn it is and how many are left after a knock', () => {
    const lines = linesOf(seen());
    expect(lines).toContain('Top card: seven of hearts.');
    expect(lines).toContain('30 cards in the stock.');
    expect(lines).toContain('Your turn. Fox has knocked: 1 turn left.');
  });

  test('names a card where the table shows its symbol', () => {
    expect(linesOf(seen())).toContain('Your last turn. Draw, take the seven of hearts.');
  });

  test('reads for every player what they have, what they did, and who is out', () => {
    const lines = linesOf(seen());
    expect(lines.slice(-3)).toEqual(['You: 2 tokens left, on turn.', 'Fox: on grace, knocked.', 'Owl: out.']);
  });

  test('says nothing about hands while none is open', () => {
    const lines = linesOf(seen({ viewer: -1, hand: [], value: null, suit: null, message: '', top: null }));
    expect(lines).toContain('No hand is shown.');
    expect(lines.join(' ')).not.toMatch(/ of (clubs|diamonds|hearts|spades)/);
  });

  test('reads the hands that are shown at the end of a deal, with their values', () => {
    const open = [[], parseCards('Kd Qd 2c'), []];
    expect(linesOf(seen({ phase: 'showdown', open, values: [29, 20, null] }))).toContain(
      'Fox: on grace, knocked, king of diamonds, queen of diamonds, two of clubs: 20.',
    );
  });

  test('in golf reads every row by its face-up cards', () => {
    const rows = [[null, SEVEN, null], [null, null, null], []];
    const lines = linesOf(seen({ rows, hand: [], value: 7, suit: 2, waiting: parseCards('Ac')[0] }, preset('golf')));
    expect(lines).toContain('face down, seven of hearts, face down: 7 in hearts.');
    expect(lines).toContain('Waiting to be placed: ace of clubs.');
    expect(lines).toContain('Fox: on grace, knocked, face down, face down, face down.');
  });
});

test('who has passed for good is said of everybody, oneself too', () => {
  const actions = ['passed for good', 'swapped for good', ''];
  const lines = linesOf(seen({ knocker: -1, actions, passed: [true, true, false] }));
  expect(lines.filter((line) => line.includes('for good'))).toEqual([
    expect.stringMatching(/^You: .*passed for good/),
    expect.stringMatching(/^Fox: .*swapped for good/),
  ]);
});

describe('a way to act', () => {
  test('is called as on the table, a knock with what it is made with', () => {
    expect(actionName(KNOCK, 'Knock', { value: 27, suit: 2 })).toBe('Knock with 27 in hearts');
    expect(actionName(TAKE, 'Take the seven of hearts', { value: 27, suit: 2 })).toBe('Take the seven of hearts');
  });

  test('asks once more where it brings the deal to its end', () => {
    const all = [KNOCK, PASS, knockWith(SEVEN), TAKE];
    expect(all.filter((action) => endsDeal(action, { actions: all, passIsAnswer: false }))).toEqual([
      KNOCK,
      PASS,
      knockWith(SEVEN),
    ]);
  });

  test('does not for a pass with a pool, which is a turn like any other', () => {
    expect(endsDeal(PASS, { actions: [PASS, takeOf(SEVEN)], passIsAnswer: false })).toBe(false);
  });

  test('nor for a pass while there are cards to draw', () => {
    expect(endsDeal(PASS, { actions: [PASS, DRAW, TAKE], passIsAnswer: false })).toBe(false);
    expect(endsDeal(PASS, { actions: [KNOCK, PASS], passIsAnswer: false })).toBe(true);
    expect(endsDeal(PASS, { actions: [KNOCK, PASS], passIsAnswer: true })).toBe(false);
  });
});

describe('a single key', () => {
  const nothing = { ways: [], history: [] };

  test('asks in either case, and none of them plays or commands', () => {
    expect(askedBy('a')).toBe('hand');
    expect(askedBy('Z')).toBe('tokens');
    expect(askedBy('x')).toBeNull();
    const everything = Array.from({ length: 124 }, (_, action) => action);
    for (const key of Object.keys(ASKING_KEYS)) {
      expect(actionOf(key, everything, { hand: parseCards('7h 8h 9h'), pool: [] })).toBeNull();
      expect(['r', 's', 'm', 'i']).not.toContain(key);
    }
  });

  test('is answered with the hand, the top card, or everybody’s tokens', () => {
    expect(answerTo('hand', seen(), nothing)).toBe('king of spades, eight of spades, ace of spades: 29 in spades.');
    expect(answerTo('top', seen(), nothing)).toBe('Top card: seven of hearts.');
    expect(answerTo('tokens', seen(), nothing)).toBe('You: 2 tokens left. Fox: on grace. Owl: out.');
  });

  test('is answered with whose turn it is and what one can do', () => {
    const ways = ['Draw from the stock', 'Knock with 29 in spades'];
    expect(answerTo('turn', seen({ knocker: -1, turnsLeft: 0 }), { ways, history: [] })).toBe(
      'Your turn. You can: Draw from the stock; Knock with 29 in spades.',
    );
    expect(answerTo('turn', seen({ knocker: -1, turnsLeft: 0, whoseTurn: 1 }), nothing)).toBe('Fox’s turn.');
    expect(answerTo('turn', seen({ knocker: -1, turnsLeft: 2 }), nothing)).toBe('Your turn. Last turns: 2 turns left.');
  });

  test('is answered with what has happened', () => {
    expect(answerTo('last', seen(), nothing)).toBe('Nothing has happened yet.');
    expect(answerTo('last', seen(), { ways: [], history: ['Fox draws.', 'Fox discards the two of clubs.'] })).toBe(
      'Fox draws. Fox discards the two of clubs.',
    );
  });
});
