import { describe, expect, test } from 'vitest';
import { parseCard, parseCards } from '../../../engine/cards.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { afterEvent } from '../../../game/model/after-event.ts';
import { emptyTable, type TableFacts, type TableState } from '../../../game/model/table-state.ts';

const SPEAKERS = ['You', 'Fox', 'Owl'].map((name, seat) => ({ name, you: seat === 0 }));

function factsOf(rules = preset('scat')): TableFacts {
  return { rules, speakers: SPEAKERS };
}

const [two, seven, king, ace] = parseCards('2c 7h Ks As');

/** A table of three in the middle of a deal. */
function table(changes: Partial<TableState> = {}, facts = factsOf()): TableState {
  return { ...emptyTable(facts), phase: 'play', deal: 2, dealer: 2, stock: 30, message: 'Before.', ...changes };
}

/** The properties that an event changes; of the seats, those of each that changes. */
function changed(before: TableState, event: MatchEvent, facts = factsOf()): object {
  const { seats, ...after } = afterEvent(before, event, facts);
  const differing = (now: object, old: object) =>
    Object.entries(now).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify((old as Record<string, unknown>)[key]),
    );
  const changedSeats = seats.flatMap((seat, index) => {
    const differences = differing(seat, before.seats[index]);
    return differences.length === 0 ? [] : [[`seat ${index}`, Object.fromEntries(differences)] as const];
  });
  return Object.fromEntries([...differing(after, before), ...changedSeats]);
}

/** A table of which some seats are otherwise. */
function seated(seats: Record<number, Partial<TableState['seats'][number]>>, state = table()): TableState {
  return { ...state, seats: state.seats.map((seat, index) => ({ ...seat, ...seats[index] })) };
}

const held = (...cards: number[]) => cards.map((card) => ({ card, from: 'deal' as const }));

describe('an event changes at the table', () => {
  test.each<[string, TableState, MatchEvent, object]>([
    [
      'a card is dealt: hand and stock',
      table(),
      { type: 'dealt', seat: 1, card: king },
      { stock: 29, 'seat 1': { hand: held(king) } },
    ],
    [
      'the first discard: it is the pile, and nothing is said any more',
      table({ unseen: true }),
      { type: 'turned-up', card: seven },
      { stock: 29, discards: [seven], unseen: false, message: '' },
    ],
    [
      'a drawn card: it is known as one until the discard',
      table(),
      { type: 'drew', seat: 1, card: king },
      { stock: 29, 'seat 1': { hand: [{ card: king, from: 'stock' }], action: 'draws' } },
    ],
    [
      'a taken card: the top of the pile',
      table({ discards: [two, seven] }),
      { type: 'took', seat: 1, card: seven },
      { discards: [two], 'seat 1': { hand: [{ card: seven, from: 'discards' }], action: 'took 7♥' } },
    ],
    [
      'a discard after drawing',
      seated({ 1: { hand: [...held(two, ace), { card: king, from: 'stock' }], action: 'draws' } }),
      { type: 'discarded', seat: 1, card: two, drawn: false },
      { discards: [two], 'seat 1': { hand: held(ace, king), action: 'drew' } },
    ],
    [
      'a discard after taking: what was taken stays said',
      seated({ 1: { hand: [...held(two), { card: seven, from: 'discards' }], action: 'took 7♥' } }),
      { type: 'discarded', seat: 1, card: two, drawn: false },
      { discards: [two], 'seat 1': { hand: held(seven) } },
    ],
    [
      'a discard that opens a full hand that was kept quiet',
      seated({ 1: { hand: held(two, ...parseCards('Ks Qs As')), quiet: true } }),
      { type: 'discarded', seat: 1, card: king, drawn: false },
      { discards: [king], 'seat 1': { hand: held(two, ...parseCards('Qs As')), quiet: false } },
    ],
    [
      'a discard that leaves a full hand quiet',
      seated({ 1: { hand: held(two, ...parseCards('Ks Qs As')), quiet: true } }),
      { type: 'discarded', seat: 1, card: two, drawn: false },
      { discards: [two], 'seat 1': { hand: held(...parseCards('Ks Qs As')) } },
    ],
    [
      'a new stock: all discards but the top one',
      table({ stock: 0, discards: [two, king, seven] }),
      { type: 'reshuffled', count: 40 },
      { stock: 40, discards: [seven], message: 'The discards are the new stock.' },
    ],
    [
      'a turn of somebody else: nothing is said',
      seated({ 1: { action: 'drew' } }),
      { type: 'turn', seat: 1 },
      { turn: 1, message: '', 'seat 1': { action: '' } },
    ],
    [
      'a turn after a knock of the first seat: it is a last one',
      table({ knocker: 0, turn: 0, lastTurns: [0, 1, 1] }),
      { type: 'turn', seat: 1 },
      {
        turn: 1,
        lastTurns: [0, 0, 1],
        isLastTurn: true,
        message: 'You knock: everybody else has one more turn.',
      },
    ],
    [
      'the turn after that of the first seat, which has had the last one',
      table({ knocker: 2, turn: 0, lastTurns: [0, 1, 0], isLastTurn: true }),
      { type: 'turn', seat: 1 },
      { turn: 1, lastTurns: [0, 0, 0], message: 'Owl knocks: everybody else has one more turn.' },
    ],
    ['one’s own turn', table(), { type: 'turn', seat: 0 }, { turn: 0, message: 'Your turn.' }],
    [
      'a turn of somebody else after a knock',
      table({ knocker: 1, turn: 1, lastTurns: [1, 0, 1] }),
      { type: 'turn', seat: 2 },
      { turn: 2, lastTurns: [1, 0, 0], isLastTurn: true, message: 'Fox knocks: everybody else has one more turn.' },
    ],
    [
      'one’s own turn after a knock: it is the last one',
      table({ knocker: 1, turn: 2, lastTurns: [1, 0, 0], isLastTurn: true }),
      { type: 'turn', seat: 0 },
      { turn: 0, lastTurns: [0, 0, 0], message: 'Your last turn.' },
    ],
    [
      'the first of two turns after a knock: it is not one’s last',
      table({ knocker: 1, turn: 2, lastTurns: [2, 0, 1], isLastTurn: true }),
      { type: 'turn', seat: 0 },
      { turn: 0, lastTurns: [1, 0, 1], message: 'Your turn.' },
    ],
    [
      'the knocker’s own last turn: what the knocker did stays said',
      seated({ 1: { action: 'knocks' } }, table({ knocker: 1, lastTurns: [0, 1, 0], isLastTurn: true })),
      { type: 'turn', seat: 1 },
      { turn: 1, lastTurns: [0, 0, 0], message: 'Fox knocks: everybody else has one more turn.' },
    ],
    [
      'a knock',
      table(),
      { type: 'knocked', seat: 0, counter: false },
      {
        knocker: 0,
        lastTurns: [0, 1, 1],
        message: 'You knock: everybody else has one more turn.',
        'seat 0': { action: 'knocks' },
      },
    ],
    [
      'a knock after another: the first one counts',
      table({ knocker: 0 }),
      { type: 'knocked', seat: 1, counter: true },
      { message: 'Fox knocks too: all hands are shown.', 'seat 1': { action: 'knocks' } },
    ],
    [
      'the hammer',
      table(),
      { type: 'hammered', seat: 1 },
      { knocker: 1, message: 'Fox calls the hammer: all cards up!', 'seat 1': { action: 'hammer!' } },
    ],
    ['standing', table(), { type: 'stood', seat: 1 }, { 'seat 1': { action: 'stands' } }],
    [
      'passing with the stock empty',
      table({ stock: 0 }),
      { type: 'passed', seat: 1 },
      { message: 'Fox passes: all hands are shown.', 'seat 1': { action: 'passes' } },
    ],
    [
      'passing while cards are left',
      table(),
      { type: 'passed', seat: 1 },
      { message: 'Fox passes.', 'seat 1': { action: 'passes' } },
    ],
    [
      'looking',
      table(),
      { type: 'looked', seat: 1 },
      { message: 'Fox looks at the cards: the deal is played.', 'seat 1': { action: 'looks' } },
    ],
    [
      'sudden death',
      table(),
      { type: 'called-sudden-death', seat: 1 },
      { message: 'Fox calls sudden death: one card each.' },
    ],
    ['dealing on', table(), { type: 'dealt-on', seat: 1 }, { message: 'Fox continues dealing.' }],
    [
      'a declaration: nobody has a turn',
      table({ turn: 1 }),
      { type: 'declared', seat: 1, hand: [king, ace], value: 31, playsOn: false },
      {
        turn: -1,
        declarers: [1],
        message: 'Fox declares 31!',
        'seat 1': { value: 31, scoring: [king, ace], action: '31!' },
      },
    ],
    [
      'one’s own full hand kept quiet',
      table(),
      { type: 'kept-quiet', seat: 0 },
      { message: 'You keep quiet.', 'seat 0': { quiet: true } },
    ],
    [
      'that of somebody else: nobody hears of it',
      table(),
      { type: 'kept-quiet', seat: 1 },
      { 'seat 1': { quiet: true } },
    ],
    [
      'everybody stays in who would be out',
      seated({ 1: { out: true }, 2: { out: true } }),
      { type: 'everybody-out', seats: [1] },
      { message: 'Nobody would be left: everybody stays for another deal.', 'seat 1': { out: false } },
    ],
    [
      'buying in: the price goes into the dish',
      seated({ 1: { tokens: 0, out: true, onGrace: true } }, table({ kitty: 4 })),
      { type: 'bought-in', seat: 1, tokens: 2 },
      { message: 'Fox buys in again.', kitty: 5, 'seat 1': { tokens: 2, out: false, onGrace: false } },
    ],
    ['leaving', table(), { type: 'left', seat: 1 }, { message: 'Fox leaves the table.', 'seat 1': { out: true } }],
    [
      'one more step: who has none left now is on grace, who had less is out',
      table({ extraSteps: 1 }),
      { type: 'extra-step', tokens: [4, 0, -1] },
      {
        extraSteps: 2,
        message: 'Agreed: one more token for everybody.',
        'seat 0': { tokens: 4 },
        'seat 1': { tokens: 0, onGrace: true },
        'seat 2': { tokens: 0, out: true },
      },
    ],
    [
      'the victory: the dish is empty',
      table({ kitty: 6 }),
      { type: 'match-won', seat: 1 },
      { phase: 'over', winners: [1], kitty: 0, message: 'Fox wins the match.' },
    ],
    [
      'a shared win: the dish stays as it is',
      table({ kitty: 6 }),
      { type: 'match-shared', seats: [1, 2] },
      { phase: 'over', winners: [1, 2], message: 'Fox and Owl share the win.' },
    ],
  ])('%s', (_, before, event, changes) => {
    expect(changed(before, event)).toEqual(changes);
  });

  test('without grace one more step puts nobody on it', () => {
    const facts = factsOf({ ...preset('scat'), grace: false });
    const event: MatchEvent = { type: 'extra-step', tokens: [3, 0, 3] };
    expect(changed(table({}, facts), event, facts)).toMatchObject({ 'seat 1': { tokens: 0 } });
    expect(afterEvent(table({}, facts), event, facts).seats[1].onGrace).toBe(false);
  });
});

describe('a deal that begins', () => {
  const began: MatchEvent = { type: 'deal-began', deal: 3, dealer: 1, tokens: [2, 0, -1] };

  test('leaves dish, steps and points, and nothing else of the deal before', () => {
    const before = seated(
      { 0: { hand: held(two), points: 7, action: 'knocks', value: 12, scoring: [two], quiet: true, isArranged: true } },
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
    );
    const empty = emptyTable(factsOf());
    expect(afterEvent(before, began, factsOf())).toEqual({
      ...empty,
      phase: 'dealing',
      deal: 3,
      dealer: 1,
      kitty: 4,
      extraSteps: 1,
      message: 'Deal 3.',
      seats: [
        { ...empty.seats[0], tokens: 2, points: 7 },
        { ...empty.seats[1], tokens: 0, onGrace: true },
        { ...empty.seats[2], tokens: 0, out: true },
      ],
    });
  });
});

describe('a showdown', () => {
  const showdown = (end: 'knock' | 'golf' | 'declare'): MatchEvent => ({
    type: 'showdown',
    end,
    hands: [[seven, two], [king], null],
    scoring: [[seven], [king], null],
    values: [7, 10, null],
  });

  test('shows all hands, each as it is held, with what they are worth; who is out shows none', () => {
    const before = seated({ 0: { hand: [...held(two), { card: seven, from: 'stock' }] } }, table({ turn: 1 }));
    expect(changed(before, showdown('knock'))).toEqual({
      phase: 'showdown',
      turn: -1,
      end: 'knock',
      message: 'All hands are shown.',
      'seat 0': { hand: held(two, seven), value: 7, scoring: [seven] },
      'seat 1': { hand: held(king), value: 10, scoring: [king] },
    });
  });

  test('after a declaration still says what was declared', () => {
    const declared = table({ declarers: [1], message: 'Fox declares 31!' });
    expect(afterEvent(declared, showdown('declare'), factsOf()).message).toBe('Fox declares 31!');
  });

  test('in golf shows rows', () => {
    expect(afterEvent(table(), showdown('golf'), factsOf()).message).toBe('All rows are open.');
  });
});

describe('at the end of a deal', () => {
  const lost = (seat: number, tokens: number): MatchEvent => {
    return { type: 'lost-tokens', seat, lost: 1, tokens, onGrace: tokens === 0, eliminated: tokens < 0 };
  };
  const ended = seated(
    { 0: { value: 25 }, 1: { value: 27 }, 2: { value: 19 } },
    table({ phase: 'showdown', end: 'knock', knocker: 1, turn: 1 }),
  );

  test('a loss goes into the dish, and it is said why', () => {
    expect(changed(ended, lost(2, 2))).toEqual({
      losses: [{ seat: 2, lost: 1, onGrace: false, eliminated: false }],
      kitty: 1,
      message: 'Owl loses 1: lowest hand (19).',
      'seat 2': { tokens: 2 },
    });
  });

  test('a loss may put one on grace, or out', () => {
    const poor = seated({ 2: { tokens: 1 } }, ended);
    expect(changed(poor, lost(2, 0))).toMatchObject({ kitty: 1, 'seat 2': { tokens: 0, onGrace: true } });
    const onGrace = seated({ 2: { tokens: 0, onGrace: true } }, ended);
    expect(changed(onGrace, { ...lost(2, 0), onGrace: false, eliminated: true } as MatchEvent)).toMatchObject({
      message: 'Owl loses 1: lowest hand (19). Owl is out.',
      'seat 2': { onGrace: false, out: true },
    });
  });

  test('whoever is out with a token left is told that it was too few', () => {
    const due = { ...lost(1, 0), lost: 2, onGrace: false, eliminated: true } as MatchEvent;
    const told = (tokens: number, rules = {}): string =>
      afterEvent(seated({ 1: { tokens } }, ended), due, factsOf({ ...preset('scat'), ...rules })).message;
    const why = 'Fox loses 2: knocked with 27 was not enough.';
    expect(told(1)).toBe(`${why} Fox is out: 2 to pay, and only 1 left.`);
    expect(told(0)).toBe(`${why} Fox is out.`);
    expect(told(1, { grace: false })).toBe(`${why} Fox is out.`);
  });

  const over: MatchEvent = { type: 'deal-over', deal: 2 };
  const loss = { lost: 1, onGrace: false, eliminated: false };

  test.each<[string, Partial<TableState>, string]>([
    [
      'a knock that held is praised',
      { losses: [{ seat: 2, ...loss }] },
      'Fox knocked with 27: that was enough. Before.',
    ],
    ['not one that lost', { losses: [{ seat: 1, ...loss }] }, 'Before.'],
    ['not one that lost beside others', { losses: [2, 1].map((seat) => ({ seat, ...loss })) }, 'Before.'],
    ['not one after which nobody lost', { losses: [] }, 'Before.'],
    ['not a declaration', { losses: [{ seat: 2, ...loss }], declarers: [0] }, 'Before.'],
    ['not a deal that ended otherwise', { losses: [{ seat: 2, ...loss }], end: 'stock' }, 'Before.'],
    ['not a deal without a knock', { losses: [{ seat: 2, ...loss }], knocker: -1 }, 'Before.'],
  ])('%s', (_, changes, message) => {
    const { turn, message: said } = afterEvent({ ...ended, ...changes }, over, factsOf());
    expect([turn, said]).toEqual([-1, message]);
  });

  test('a knock by which nobody scores is said to have failed', () => {
    const race = factsOf({ ...preset('french-canadian'), pointsGoTo: 'knocker' });
    const { message } = afterEvent(ended, over, race);
    expect(message).toBe('Fox knocked with 27: that was not enough, and nobody scores.');
    const lost = { gains: [{ seat: 1, gained: -1 }], message: 'Fox loses 1 point.' };
    expect(afterEvent({ ...ended, ...lost }, over, race).message).toBe(
      'Fox knocked with 27: that was not enough, and nobody scores. Fox loses 1 point.',
    );
    const [scored, voided] = [{ gains: [{ seat: 1, gained: 1 }] }, { end: 'void' as const }];
    for (const changes of [scored, voided])
      expect(afterEvent({ ...ended, ...changes }, over, race).message).toBe('Before.');
    // In a race a promise changes nothing.
    const promised = afterEvent(ended, over, factsOf({ ...race.rules, knockPromise: 'highest' }));
    expect(promised.message).toBe('Fox knocked with 27: that was not enough, and nobody scores.');
  });

  test('points are said where they decide, and only counted where tokens do', () => {
    const scored: MatchEvent = { type: 'scored', seat: 1, gained: 2, points: 9 };
    expect(changed(ended, scored)).toEqual({ 'seat 1': { points: 9 } });
    const race = factsOf(preset('jacobs'));
    expect(changed(ended, scored, race)).toEqual({
      gains: [{ seat: 1, gained: 2 }],
      message: 'Fox scores 2: highest hand (27).',
      'seat 1': { points: 9 },
    });
  });
});

describe('in golf', () => {
  const golf = factsOf(preset('golf'));
  const before = table({ discards: [two, seven], turn: 1 }, golf);
  const row = held(two, king, ace);
  const waits = (from: 'stock' | 'discards', card = seven) =>
    seated({ 1: { hand: row, up: [two], waiting: { card, from } } }, before);

  test.each<[string, TableState, MatchEvent, object]>([
    [
      'somebody else draws a card that one does not see',
      before,
      { type: 'drew', seat: 1, card: king },
      { stock: 29, 'seat 1': { waiting: { card: king, from: 'stock' }, action: 'draws' } },
    ],
    [
      'one draws',
      before,
      { type: 'drew', seat: 0, card: king },
      { stock: 29, message: 'You draw the king of spades.', 'seat 0': { waiting: { card: king, from: 'stock' } } },
    ],
    [
      'somebody takes a discard',
      before,
      { type: 'took', seat: 1, card: seven },
      {
        discards: [two],
        message: 'Fox takes the seven of hearts.',
        'seat 1': { waiting: { card: seven, from: 'discards' }, action: 'takes 7♥' },
      },
    ],
    [
      'one takes a discard',
      before,
      { type: 'took', seat: 0, card: seven },
      {
        discards: [two],
        message: 'You take the seven of hearts.',
        'seat 0': { waiting: { card: seven, from: 'discards' } },
      },
    ],
    [
      'a drawn card replaces one of the row',
      waits('stock'),
      { type: 'replaced', seat: 1, slot: 1, card: seven, replaced: king },
      {
        discards: [two, seven, king],
        message: 'Fox puts a seven in the middle of the row.',
        'seat 1': { hand: held(two, seven, ace), up: [two, seven], waiting: null, action: 'drew 7♥' },
      },
    ],
    [
      'a taken card replaces one of the row',
      waits('discards'),
      { type: 'replaced', seat: 1, slot: 2, card: seven, replaced: ace },
      {
        discards: [two, seven, ace],
        message: 'Fox puts a seven on the right of the row.',
        'seat 1': { hand: held(two, king, seven), up: [two, seven], waiting: null, action: 'took 7♥' },
      },
    ],
    [
      'a drawn card is put away, and one of the row turned up',
      waits('stock', parseCard('9d')),
      { type: 'flipped', seat: 1, slot: 1, card: king, discarded: parseCard('9d') },
      {
        discards: [two, seven, parseCard('9d')],
        message: 'Fox turns up a king in the middle.',
        'seat 1': { up: [two, king], waiting: null, action: 'turned K♠' },
      },
    ],
    [
      'a turn of somebody else leaves what was said',
      seated({ 2: { action: 'drew 7♥' } }, before),
      { type: 'turn', seat: 2 },
      { turn: 2, 'seat 2': { action: '' } },
    ],
    [
      'one’s own turn is counted by the cards that are up',
      seated({ 0: { up: [two, king] } }, before),
      { type: 'turn', seat: 0 },
      { turn: 0, message: 'Your last turn.' },
    ],
  ])('%s', (_, state, event, changes) => {
    expect(changed(state, event, golf)).toEqual(changes);
  });
});
