import { describe, expect, test } from 'vitest';
import { KNOCK, knockWith, PASS, TAKE, type Action } from '../../../../engine/actions.ts';
import type { OpenDecision } from '../../../../engine/open-decision.ts';
import { parseCards } from '../../../../engine/cards.ts';
import { describeTable, endsDeal, actionName, type Seen } from '../../../../game/table/a11y/describe-table.ts';
import { answerTo, askedBy, ASKING_KEYS } from '../../../../game/table/a11y/questions.ts';
import { actionOf } from '../../../../game/table/input/table-keys.ts';
import type { ShownTable } from '../../../../game/table/shown-table.ts';
import { factsOf } from '../../support/events.ts';

const [SEVEN, ACE] = parseCards('7h Ac');
const HAND = parseCards('Ks 8s As');

const SEATS = { tokens: [2, 0, 0], out: [false, false, true], actions: ['', 'knocks', ''], points: [0, 0, 0] };
const OPEN = { open: [[], [], []], values: [null, null, null], passed: [false, false, false], rows: [], pool: [] };
const OWN = { bottom: 0, viewer: 0, hand: HAND, waiting: null, value: 29, suit: 3, whoseTurn: 0, isFirstTurn: false };
const MIDDLE = {
  deal: 2,
  dealer: 2,
  top: SEVEN,
  stock: 30,
  kitty: 4,
  isPoolOpen: false,
  knocker: 1,
  turnsLeft: 1,
  aside: null,
};
const SAID = { message: 'Your last turn. Draw, take the 7♥.', eventMessage: 'Your last turn.' };
const REST = { phase: 'play', extraSteps: 0, momentLeft: null, winners: [] } as const;

/** Three at a table in the middle of a deal, Fox having knocked. */
function seen(shown: Partial<ShownTable> = {}, game = 'scat'): Seen {
  const usual = { ...SEATS, ...OPEN, ...OWN, ...MIDDLE, ...SAID, ...REST };
  return { game: 'Scat', ...factsOf(game), notice: '', shown: { ...usual, ...shown } };
}

const HIDDEN: Partial<ShownTable> = { viewer: -1, hand: [], value: null, suit: null, message: '', top: null };
const GOLF: Partial<ShownTable> = {
  rows: [[null, SEVEN, null], [null, null, null], []],
  hand: [],
  value: 7,
  suit: 2,
  waiting: ACE,
};

const linesOf = (table: Seen) => describeTable(table).passages.map(({ lines }) => lines);

describe('the table for screen readers', () => {
  test('says which game it is, what can be done, the hand, what lies there, and what everybody has', () => {
    expect(describeTable(seen())).toMatchObject({
      title: 'Scat, deal 2',
      passages: [{}, { title: 'Your hand' }, {}, {}],
    });
    expect(linesOf(seen())).toEqual([
      // A card is named where the table shows its symbol.
      ['Your last turn. Draw, take the seven of hearts.', ''],
      ['king of spades, eight of spades, ace of spades: 29 in spades.'],
      ['Your turn. Fox has knocked: 1 turn left.', 'Top card: seven of hearts.', '30 cards in the stock.'],
      ['You: 2 tokens left, on turn.', 'Fox: on grace, knocked.', 'Owl: out.'],
    ]);
  });

  test('says what has been discarded before a draw', () => {
    expect(linesOf(seen({ aside: ACE }))[2]).toContain('Just discarded: ace of clubs.');
  });

  test('says nothing of a hand that nobody may see', () => {
    expect(linesOf(seen(HIDDEN))[1]).toEqual(['No hand is shown.']);
  });

  test.each<[string, Partial<ShownTable>, string | RegExp, string?, Partial<Seen>?]>([
    [
      'the hands shown at the end',
      { phase: 'showdown', open: [[], parseCards('Kd 2c'), []], values: [29, 10, null] },
      'Fox: on grace, knocked, king of diamonds, two of clubs: 10.',
    ],
    ['one’s own row of golf', GOLF, 'face down, seven of hearts, face down: 7 in hearts.', 'golf'],
    ['the card that waits over it', GOLF, 'Waiting to be placed: ace of clubs.', 'golf'],
    ['the rows of others', GOLF, 'Fox: on grace, knocked, face down, face down, face down.', 'golf'],
    [
      'the pool',
      { pool: [SEVEN, null, ACE], isPoolOpen: true },
      'In the middle: seven of hearts, an empty place, ace of clubs.',
      'schwimmen',
    ],
    ['the pool face down', { pool: [SEVEN, null, ACE] }, 'Three cards lie face down in the middle.', 'schwimmen'],
    ['who deals', { dealer: 1, knocker: -1, actions: ['', '', ''] }, 'Fox: on grace, dealer.'],
    ['who adapts', {}, /^Fox: .*adapts to how the others play, /, 'scat', { adapting: [false, true, true] }],
    [
      'that oneself has passed for good',
      { actions: ['passed for good', '', ''], passed: [true, false, false] },
      /^You: .*passed for good/,
    ],
    [
      'that another has',
      { knocker: -1, actions: ['', 'swapped for good', ''], passed: [false, true, false] },
      /^Fox: .*swapped for good/,
    ],
  ])('reads %s', (_, shown, line, game, more) => {
    const lines = linesOf({ ...seen(shown, game), ...more }).flat();
    expect(lines).toContainEqual(typeof line === 'string' ? line : expect.stringMatching(line));
    expect(lines.filter((one) => /^Owl: .*adapts/.test(one))).toEqual([]);
  });
});

describe('a way to act', () => {
  test('is called as on the table, a knock with what it is made with', () => {
    expect(actionName(KNOCK, 'Knock', { value: 27, suit: 2 })).toBe('Knock with 27 in hearts');
    expect(actionName(TAKE, 'Take the 7♥', { value: 27, suit: 2 })).toBe('Take the seven of hearts');
  });

  test.each<[Action, OpenDecision['pass'], asksAgain: boolean]>([
    [KNOCK, 'turn', true],
    [knockWith(SEVEN), 'turn', true],
    [TAKE, 'turn', false],
    [PASS, 'deal', true],
    [PASS, 'turn', false],
    [PASS, 'answer', false],
  ])('asks once more where it brings the deal to its end: %d, where a pass is one of: %s', (action, pass, asks) => {
    expect(endsDeal(action, { pass })).toBe(asks);
  });
});

describe('a single key', () => {
  test('asks in either case, and none of them plays or commands', () => {
    expect(['a', 'z', 'x'].map(askedBy)).toEqual(['hand', 'tokens', null]);
    const everything = Array.from({ length: 124 }, (_, action) => action);
    for (const key of Object.keys(ASKING_KEYS)) {
      expect(actionOf(key, everything, { hand: parseCards('7h 8h 9h'), pool: [] })).toBeNull();
      expect(['r', 's', 'm', 'i']).not.toContain(key);
    }
  });

  const ways = ['Draw from the stock', 'Knock with 29 in spades'];

  test.each<[Parameters<typeof answerTo>[0], Partial<ShownTable>, Partial<Parameters<typeof answerTo>[2]>, string]>([
    ['hand', {}, {}, 'king of spades, eight of spades, ace of spades: 29 in spades.'],
    ['top', {}, {}, 'Top card: seven of hearts.'],
    ['tokens', {}, {}, 'You: 2 tokens left. Fox: on grace. Owl: out.'],
    ['turn', { turnsLeft: 0 }, { ways }, 'Your turn. You can: Draw from the stock; Knock with 29 in spades.'],
    ['turn', { turnsLeft: 0, whoseTurn: 1 }, {}, 'Fox’s turn.'],
    ['turn', { knocker: -1, turnsLeft: 2 }, {}, 'Your turn. Last turns: 2 turns left.'],
    ['last', {}, {}, 'Nothing has happened yet.'],
    ['last', {}, { history: ['Fox draws.', 'Fox knocks.'] }, 'Fox draws. Fox knocks.'],
  ])('that asks for the %s is answered: %j %j', (asked, shown, facts, answer) => {
    expect(answerTo(asked, seen(shown), { ways: [], history: [], ...facts })).toBe(answer);
  });
});
