/** What each event of draw and discard and of golf changes at the table. */
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../engine/cards.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { afterEvent } from '../../../game/model/after-event.ts';
import type { TableFacts, TableState } from '../../../game/model/table-state.ts';
import { after, changed, emptyTableOf, event, factsOf, fox, heldCards, owl, seated, you } from '../support/events.ts';

const [two, seven, king, ace, nine] = parseCards('2c 7h Ks As 9d');

/** A table of three in the middle of a deal. */
const table = (changes: Partial<TableState> = {}): TableState => ({
  ...emptyTableOf(),
  phase: 'play',
  deal: 2,
  dealer: 2,
  stock: 30,
  message: 'Before.',
  ...changes,
});

const ofFox = (seat: Partial<TableState['seats'][number]>, changes: Partial<TableState> = {}): TableState =>
  seated(table(changes), { Fox: seat });

const FOX_KNOCKS = 'Fox knocks: everybody else has one more turn.';
const OWL_KNOCKS = 'Owl knocks: everybody else has one more turn.';
const drew = (cards: string, drawn: string) => [...heldCards(cards), ...heldCards(drawn, 'stock')];
const took = (cards: string, taken: string) => [...heldCards(cards), ...heldCards(taken, 'discards')];

const VOID = factsOf('scat', { stockEmpty: 'void' });
const knocks = (counter = false) => fox('knocked', { counter });

type Row = [what: string, before: TableState, event: MatchEvent, changes: object, facts?: TableFacts];

const DRAW_AND_DISCARD: Row[] = [
  ['a card is dealt', table(), fox('dealt', { card: king }), { stock: 29, Fox: { hand: heldCards('Ks') } }],
  [
    'the first discard is the pile, and nothing is said any more',
    table({ unseen: true }),
    event('turned-up', { card: seven }),
    { stock: 29, discards: [seven], unseen: false, message: '' },
  ],
  ['a draw', table(), fox('drew', { card: king }), { stock: 29, Fox: { hand: drew('', 'Ks'), action: 'draws' } }],
  [
    'the top of the pile is taken',
    table({ discards: [two, seven] }),
    fox('took', { card: seven }),
    { discards: [two], Fox: { hand: took('', '7h'), action: 'took 7♥' } },
  ],
  [
    'a discard after drawing',
    ofFox({ hand: drew('2c As', 'Ks'), action: 'draws' }),
    fox('discarded', { card: two }),
    { discards: [two], Fox: { hand: heldCards('As Ks'), action: 'drew' } },
  ],
  [
    'a discard after taking: what was taken stays said',
    ofFox({ hand: took('2c', '7h'), action: 'took 7♥' }),
    fox('discarded', { card: two }),
    { discards: [two], Fox: { hand: heldCards('7h') } },
  ],
  [
    'a discard that opens a full hand that was kept quiet',
    ofFox({ hand: heldCards('2c Ks Qs As'), quiet: true }),
    fox('discarded', { card: king }),
    { discards: [king], Fox: { hand: heldCards('2c Qs As'), quiet: false } },
  ],
  [
    'a discard that leaves a full hand quiet',
    ofFox({ hand: heldCards('2c Ks Qs As'), quiet: true }),
    fox('discarded', { card: two }),
    { discards: [two], Fox: { hand: heldCards('Ks Qs As') } },
  ],
  [
    'a new stock: all discards but the top one',
    table({ stock: 0, discards: [two, king, seven] }),
    event('reshuffled', { count: 40 }),
    { stock: 40, discards: [seven], message: 'The discards are the new stock.' },
  ],
  ['a turn of another', ofFox({ action: 'drew' }), fox('turn'), { turn: 1, message: '', Fox: { action: '' } }],
  ['one’s own turn', table(), you('turn'), { turn: 0, message: 'Your turn.' }],
  [
    'the first turn of a deal: of whoever sits next to the dealer, of those who are in',
    seated(table({ phase: 'dealing', dealer: 0 }), { Fox: { out: true } }),
    owl('turn'),
    { phase: 'play', turn: 2, isFirstTurn: true, message: '' },
  ],
  [
    'the first turn of a deal that the last seat deals',
    table({ phase: 'dealing' }),
    you('turn'),
    { phase: 'play', turn: 0, isFirstTurn: true, message: 'Your turn.' },
  ],
  [
    'a turn after a knock of the first seat',
    table({ knocker: 0, turn: 0, lastTurns: [0, 1, 1] }),
    fox('turn'),
    { turn: 1, lastTurns: [0, 0, 1], isLastTurn: true, message: 'You knock: everybody else has one more turn.' },
  ],
  [
    'the turn after that of the first seat, which has had the last one',
    table({ knocker: 2, turn: 0, lastTurns: [0, 1, 0], isLastTurn: true }),
    fox('turn'),
    { turn: 1, lastTurns: [0, 0, 0], message: OWL_KNOCKS },
  ],
  [
    'one’s own turn after a knock: it is the last one',
    table({ knocker: 1, turn: 2, lastTurns: [1, 0, 0], isLastTurn: true }),
    you('turn'),
    { turn: 0, lastTurns: [0, 0, 0], message: 'Your last turn.' },
  ],
  [
    'the first of two turns after a knock: it is not one’s last',
    table({ knocker: 1, turn: 2, lastTurns: [2, 0, 1], isLastTurn: true }),
    you('turn'),
    { turn: 0, lastTurns: [1, 0, 1], message: 'Your turn.' },
  ],
  [
    'the knocker’s own last turn: what the knocker did stays said',
    ofFox({ action: 'knocks' }, { knocker: 1, lastTurns: [0, 1, 0], isLastTurn: true }),
    fox('turn'),
    { turn: 1, lastTurns: [0, 0, 0], message: FOX_KNOCKS },
  ],
  [
    'a knock',
    table(),
    you('knocked', { counter: false }),
    {
      knocker: 0,
      lastTurns: [0, 1, 1],
      message: 'You knock: everybody else has one more turn.',
      You: { action: 'knocks' },
    },
  ],
  [
    'a declaration: nobody has a turn',
    table({ turn: 1 }),
    fox('declared', { hand: [king, ace], value: 31, playsOn: false }),
    {
      turn: -1,
      declarers: [1],
      message: 'Fox declares 31!',
      Fox: { value: 31, scoring: [king, ace], action: '31!' },
    },
  ],
  ['a full hand kept quiet', table(), you('kept-quiet'), { message: 'You keep quiet.', You: { quiet: true } }],
  ['that of another: nobody hears of it', table(), fox('kept-quiet'), { Fox: { quiet: true } }],
  [
    'everybody stays in who would be out',
    seated(table(), { Fox: { out: true }, Owl: { out: true } }),
    event('everybody-out', { seats: [1] }),
    { message: 'Nobody would be left: everybody stays for another deal.', Fox: { out: false } },
  ],
  [
    'buying in: the price goes into the dish',
    ofFox({ tokens: 0, out: true, onGrace: true }, { kitty: 4 }),
    fox('bought-in', { tokens: 2 }),
    { message: 'Fox buys in again.', kitty: 5, Fox: { tokens: 2, out: false, onGrace: false } },
  ],
  [
    'one more step: who has none left now is on grace and in again, who had less is out',
    ofFox({ out: true }, { extraSteps: 1 }),
    event('extra-step', { tokens: [4, 0, -1] }),
    {
      extraSteps: 2,
      message: 'Agreed: one more token for everybody.',
      You: { tokens: 4 },
      Fox: { tokens: 0, onGrace: true, out: false },
      Owl: { tokens: 0, out: true },
    },
  ],
  [
    'one more step without grace',
    table({ message: 'Agreed: one more token for everybody.' }),
    event('extra-step', { tokens: [3, 0, 3] }),
    { extraSteps: 1, Fox: { tokens: 0 } },
    factsOf('scat', { grace: false }),
  ],
  [
    'the victory: the dish is empty, and nobody looks like a loser and the winner at once',
    table({ kitty: 6, losses: [1, 2].map((seat) => ({ seat, lost: 1, onGrace: false, eliminated: false })) }),
    fox('match-won'),
    {
      phase: 'over',
      winners: [1],
      kitty: 0,
      message: 'Fox wins the match.',
      losses: [{ seat: 2, lost: 1, onGrace: false, eliminated: false }],
    },
  ],
  [
    'a shared win: the dish stays as it is',
    table({ kitty: 6, losses: [{ seat: 2, lost: 1, onGrace: false, eliminated: false }] }),
    event('match-shared', { seats: [1, 2] }),
    { phase: 'over', winners: [1, 2], losses: [], message: 'Fox and Owl share the win.' },
  ],
];

const GOLF = factsOf('golf');
const ROW = heldCards('2c Ks As');
const golf = (seat: Partial<TableState['seats'][number]> = {}): TableState =>
  ofFox(seat, { discards: [two, seven], turn: 1 });
const waits = (from: 'stock' | 'discards', card = seven): TableState =>
  golf({ hand: ROW, up: [two], waiting: { card, from } });
const waiting = (card: number, from: string) => ({ waiting: { card, from } });

const IN_GOLF: Row[] = [
  [
    'another draws a card that one does not see',
    golf(),
    fox('drew', { card: king }),
    { stock: 29, Fox: { ...waiting(king, 'stock'), action: 'draws' } },
  ],
  [
    'one draws',
    golf(),
    you('drew', { card: king }),
    { stock: 29, message: 'You draw the king of spades.', You: waiting(king, 'stock') },
  ],
  [
    'another takes a discard',
    golf(),
    fox('took', { card: seven }),
    {
      discards: [two],
      message: 'Fox takes the seven of hearts.',
      Fox: { ...waiting(seven, 'discards'), action: 'takes 7♥' },
    },
  ],
  [
    'one takes a discard',
    golf(),
    you('took', { card: seven }),
    { discards: [two], message: 'You take the seven of hearts.', You: waiting(seven, 'discards') },
  ],
  [
    'a drawn card replaces one of the row',
    waits('stock'),
    fox('replaced', { slot: 1, card: seven, replaced: king }),
    {
      discards: [two, seven, king],
      message: 'Fox puts a seven in the middle of the row.',
      Fox: { hand: heldCards('2c 7h As'), up: [two, seven], waiting: null, action: 'drew 7♥' },
    },
  ],
  [
    'a taken card replaces one of the row',
    waits('discards'),
    fox('replaced', { slot: 2, card: seven, replaced: ace }),
    {
      discards: [two, seven, ace],
      message: 'Fox puts a seven on the right of the row.',
      Fox: { hand: heldCards('2c Ks 7h'), up: [two, seven], waiting: null, action: 'took 7♥' },
    },
  ],
  [
    'a drawn card is put away, and one of the row turned up',
    waits('stock', nine),
    fox('flipped', { slot: 1, card: king, discarded: nine }),
    {
      discards: [two, seven, nine],
      message: 'Fox turns up a king in the middle.',
      Fox: { up: [two, king], waiting: null, action: 'turned K♠' },
    },
  ],
  ['a turn of another leaves what was said', golf({ action: 'drew 7♥' }), fox('turn'), { Fox: { action: '' } }],
  [
    'one’s own turn is counted by the cards that are up',
    seated(golf(), { You: { up: [two, king] } }),
    you('turn'),
    { turn: 0, message: 'Your last turn.' },
  ],
];

/** Events of Fox that are said, over the table and at the seat, and change little else. */
const SAID: [
  MatchEvent,
  said: string,
  action?: string,
  changes?: object,
  before?: Partial<TableState>,
  facts?: TableFacts,
][] = [
  [knocks(), 'Fox knocks: all hands are shown.', 'knocks', { knocker: 1 }, {}, factsOf('forty-one')],
  [knocks(true), 'Fox knocks too: all hands are shown.', 'knocks', {}, { knocker: 0 }],
  [fox('hammered'), 'Fox calls the hammer: all cards up!', 'hammer!', { knocker: 1 }],
  [fox('hammered'), 'Fox calls the shotgun: all cards up!', 'shotgun!', { knocker: 1 }, {}, factsOf('shotgun')],
  [fox('stood'), 'Before.', 'stands'],
  [fox('passed'), 'Fox passes: all hands are shown.', 'passes', {}, { stock: 0 }],
  [fox('passed'), 'Fox passes: the stock is empty, and nobody loses.', 'passes', {}, { stock: 0 }, VOID],
  [fox('passed'), 'Fox passes: all hands are shown.', 'passes', {}, { stock: 0, knocker: 0 }, VOID],
  [fox('passed'), 'Fox passes.', 'passes'],
  [fox('looked'), 'Fox looks at the cards: the deal is played.', 'looks'],
  [fox('called-sudden-death'), 'Fox calls sudden death: one card each.'],
  [fox('dealt-on'), 'Fox continues dealing.'],
  [fox('left'), 'Fox leaves the table.', '', { Fox: { out: true } }],
];

describe('an event changes at the table', () => {
  test.each(DRAW_AND_DISCARD)('%s', (_, before, one, changes, facts) => {
    expect(changed(before, one, facts)).toEqual(changes);
  });

  test.each(SAID)('%o: %s', (one, message, action = '', changes = {}, before = {}, facts = factsOf()) => {
    const said = { ...(message !== 'Before.' && { message }), ...(action !== '' && { Fox: { action } }) };
    expect(changed(table(before), one, facts)).toEqual({ ...said, ...changes });
  });

  test.each(IN_GOLF)('in golf: %s', (_, before, one, changes) => expect(changed(before, one, GOLF)).toEqual(changes));
});

test.each<[string, Partial<TableFacts['rules']>, string]>([
  ['stop-the-bus', {}, 'You knock: now draw or take.'],
  ['widow', { knockTiming: 'before-draw' }, 'You knock: now exchange or pass.'],
])('one’s own knock before the turn goes on says in %s what is to be done', (game, keys, message) => {
  expect(after(table(), you('knocked', { counter: false }), factsOf(game, keys)).message).toBe(message);
});

describe('a deal that begins', () => {
  const began = event('deal-began', { deal: 3, dealer: 1, tokens: [2, 0, -1] });

  test('leaves dish, steps and points, and nothing else of the deal before', () => {
    const You = { points: 7, action: 'knocks', value: 12, scoring: [two], quiet: true, isArranged: true };
    const before = seated(
      table({
        kitty: 4,
        extraSteps: 1,
        turn: 1,
        knocker: 0,
        lastTurns: [0, 1, 1],
        isLastTurn: true,
        declarers: [2],
        end: 'declare',
        discards: [king],
        losses: [{ seat: 1, lost: 1, onGrace: true, eliminated: false }],
        gains: [{ seat: 0, gained: 7 }],
        winners: [0],
      }),
      { You: { ...You, hand: heldCards('2c') } },
    );
    expect(after(before, began)).toEqual({
      ...seated(emptyTableOf(), {
        You: { tokens: 2, points: 7 },
        Fox: { tokens: 0, onGrace: true },
        Owl: { tokens: 0, out: true },
      }),
      phase: 'dealing',
      deal: 3,
      dealer: 1,
      kitty: 4,
      extraSteps: 1,
      message: 'Deal 3.',
    });
  });

  test('says who deals where it is the first', () => {
    const first = event('deal-began', { deal: 1, dealer: 1, tokens: [3, 3, 3] });
    expect(after(emptyTableOf(), first).message).toBe('Fox deals.');
  });

  test.each([
    ['shotgun', true],
    ['sudden-death', true],
    ['scat', false],
  ])('in %s lets nobody look at the cards yet: %j', (game, unseen) => {
    expect(after(emptyTableOf(), began, factsOf(game)).unseen).toBe(unseen);
  });
});

describe('a showdown', () => {
  const showdown = (end: string) =>
    event('showdown', {
      end,
      hands: [[seven, two], [king], null],
      scoring: [[seven], [king], null],
      values: [7, 10, null],
    });

  test('shows all hands, each as it is held, with what they are worth; who is out shows none', () => {
    const before = seated(table({ turn: 1 }), { You: { hand: drew('2c', '7h') } });
    expect(changed(before, showdown('knock'))).toEqual({
      phase: 'showdown',
      turn: -1,
      end: 'knock',
      message: 'All hands are shown.',
      You: { hand: heldCards('2c 7h'), value: 7, scoring: [seven] },
      Fox: { hand: heldCards('Ks'), value: 10, scoring: [king] },
    });
  });

  test.each([
    ['declare', { declarers: [1] }, 'Before.'],
    ['void', {}, 'Before.'],
    ['golf', {}, 'All rows are open.'],
  ])('that ends by %s says so', (end, changes, message) => {
    expect(after(table(changes), showdown(end)).message).toBe(message);
  });
});

describe('at the end of a deal', () => {
  const lost = (seat: number, tokens: number, more = {}) =>
    event('lost-tokens', { seat, lost: 1, tokens, onGrace: tokens === 0, eliminated: tokens < 0, ...more });
  const out = { onGrace: false, eliminated: true };
  const ended = seated(table({ phase: 'showdown', end: 'knock', knocker: 1, turn: 1 }), {
    You: { value: 25 },
    Fox: { value: 27 },
    Owl: { value: 19 },
  });
  const over = event('deal-over', { deal: 2 });

  test('a loss goes into the dish, and it is said why', () => {
    expect(changed(ended, lost(2, 2))).toEqual({
      losses: [{ seat: 2, lost: 1, onGrace: false, eliminated: false }],
      kitty: 1,
      message: 'Owl loses 1: lowest hand (19).',
      Owl: { tokens: 2 },
    });
  });

  test('a loss may put one on grace, or out', () => {
    const [poor, onGrace] = [{ tokens: 1 }, { tokens: 0, onGrace: true }].map((Owl) => seated(ended, { Owl }));
    expect(changed(poor, lost(2, 0))).toMatchObject({ kitty: 1, Owl: { tokens: 0, onGrace: true } });
    expect(changed(onGrace, lost(2, 0, out))).toMatchObject({
      message: 'Owl loses 1: lowest hand (19). Owl is out.',
      Owl: { onGrace: false, out: true },
    });
  });

  test.each([
    [1, {}, 'Fox is out: 2 to pay, and only 1 left.'],
    [0, {}, 'Fox is out.'],
    [1, { grace: false }, 'Fox is out.'],
  ])('whoever is out with %d left is told where that was too few: %j', (tokens, keys, said) => {
    const { message } = after(
      seated(ended, { Fox: { tokens } }),
      lost(1, 0, { ...out, lost: 2 }),
      factsOf('scat', keys),
    );
    expect(message).toBe(`Fox loses 2: knocked with 27 was not enough. ${said}`);
  });

  test.each<[string, Partial<TableState>, boolean]>([
    ['is praised', { losses: [2].map(lossOf) }, true],
    ['not one that lost', { losses: [1].map(lossOf) }, false],
    ['not one that lost beside others', { losses: [2, 1].map(lossOf) }, false],
    ['not one after which nobody lost', { losses: [] }, false],
    ['not a declaration', { losses: [2].map(lossOf), declarers: [0] }, false],
    ['not a deal that ended otherwise', { losses: [2].map(lossOf), end: 'stock' }, false],
    ['not a deal without a knock', { losses: [2].map(lossOf), knocker: -1 }, false],
  ])('a knock that held %s', (_, changes, isPraised) => {
    const { turn, message } = after({ ...ended, ...changes }, over);
    expect([turn, message]).toEqual([-1, isPraised ? 'Fox knocked with 27: that was enough. Before.' : 'Before.']);
  });

  test('a knock that keeps a promise of the highest hand is not praised again', () => {
    expect(after({ ...ended, losses: [2].map(lossOf) }, over, factsOf('gin')).message).toBe('Before.');
  });

  const IN_VAIN = 'Fox knocked with 27: that was not enough, and nobody scores.';

  test.each<[string, Partial<TableState>, string, Partial<TableFacts['rules']>?]>([
    ['is said to have failed', {}, IN_VAIN],
    [
      'also where it cost a point',
      { gains: [{ seat: 1, gained: -1 }], message: 'Fox loses 1 point.' },
      `${IN_VAIN} Fox loses 1 point.`,
    ],
    ['not one by which somebody scored', { gains: [{ seat: 1, gained: 1 }] }, 'Before.'],
    ['not in a deal for nothing', { end: 'void' }, 'Before.'],
    ['whatever it promised', {}, IN_VAIN, { knockPromise: 'highest' }],
  ])('a knock by which nobody scores %s', (_, changes, message, keys) => {
    const race = factsOf('french-canadian', { pointsGoTo: 'knocker', ...keys });
    expect(afterEvent({ ...ended, ...changes }, over, race).message).toBe(message);
  });

  test('points are said where they decide, and only counted where tokens do', () => {
    const scored = fox('scored', { gained: 2, points: 9 });
    expect(changed(ended, scored)).toEqual({ Fox: { points: 9 } });
    expect(changed(ended, scored, { ...factsOf(), rules: preset('jacobs') })).toEqual({
      gains: [{ seat: 1, gained: 2 }],
      message: 'Fox scores 2: highest hand (27).',
      Fox: { points: 9 },
    });
  });
});

function lossOf(seat: number) {
  return { seat, lost: 1, onGrace: false, eliminated: false };
}
