/** What each event of draw and discard and of golf changes at the table. */
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../engine/cards.ts';
import type { SeenEvent } from '../../../engine/seen.ts';
import type { TableFacts, TableState } from '../../../game/model/table-state.ts';
import { after, changed, emptyTableOf, event, factsOf, fox, heldCards, seated, told, you } from '../support/events.ts';

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

const drew = (cards: string, drawn: string) => [...heldCards(cards), ...heldCards(drawn, 'stock')];
const took = (cards: string, taken: string) => [...heldCards(cards), ...heldCards(taken, 'discards')];

const FIRST = factsOf('scat', { discardFirst: true });
const FIRST_BEFORE = factsOf('scat', { discardFirst: true, knockTiming: 'before-draw' });
const FIRST_AFTER = factsOf('scat', { discardFirst: true, knockTiming: 'after-draw' });
const ASIDE = ofFox({ hand: heldCards('Ks') }, { discards: [seven], aside: two });
const VOID = factsOf('scat', { stockEmpty: 'void' });
const AT_ONCE = factsOf('scat', { stockEmpty: 'void-at-once' });
const EXCHANGING = factsOf('widow', { knockTiming: 'before-draw' });
const BUS = factsOf('stop-the-bus');
const DREW = ofFox({ hand: drew('2c As', 'Ks'), action: 'draws' });
const QUIET = ofFox({ hand: heldCards('2c Ks Qs As'), quiet: true });
/** A table on which the last turns after a knock are left. */
const ending = (knocker: number, ...turnsLeft: number[]) => table({ knocker, turnsLeft, isEnding: true });
const knocks = (who = fox, counter = false) => who('knocked', { counter });

type Row = [told: string, before: TableState, event: SeenEvent, facts?: TableFacts];

const DRAW_AND_DISCARD: Row[] = [
  ['stock 29; Fox: hand Ks', table(), fox('dealt', { card: king })],
  // The first discard is the pile, and nothing is said any more.
  ['stock 29, discards 7h, not unseen, “”', table({ unseen: true }), event('turned-up', { card: seven })],
  ['stock 29; Fox: hand Ks(stock), “draws”', table(), fox('drew', { card: king })],
  ['discards 2c; Fox: hand 7h(discards), “took 7♥”', table({ discards: [two, seven] }), fox('took', { card: seven })],
  ['discards 2c; Fox: hand As Ks, “drew”', DREW, fox('discarded', { card: two })],
  // Where one discards first, the card lies aside until the draw or take that ends the turn.
  ['aside 2c; Fox: hand Ks', ofFox({ hand: heldCards('2c Ks') }), fox('discarded', { card: two }), FIRST],
  ['stock 29, discards 7h 2c, no aside; Fox: hand Ks As(stock), “drew”', ASIDE, fox('drew', { card: ace }), FIRST],
  ['discards 2c, no aside; Fox: hand Ks 7h(discards), “took 7♥”', ASIDE, fox('took', { card: seven }), FIRST],
  // A full hand that was kept quiet is broken up only by a turn that leaves no full one.
  [
    'stock 29, discards 2c, no aside; Fox: hand Qs Ks As(stock), “drew”',
    ofFox({ hand: heldCards('Qs Ks'), quiet: true }, { aside: two }),
    fox('drew', { card: ace }),
    FIRST,
  ],
  [
    'stock 29, discards 2c, no aside; Fox: hand Qs Ks 9d(stock), not quiet, “drew”',
    ofFox({ hand: heldCards('Qs Ks'), quiet: true }, { aside: two }),
    fox('drew', { card: nine }),
    FIRST,
  ],
  [
    'aside Ks; Fox: hand Qs As',
    ofFox({ hand: heldCards('Ks Qs As'), quiet: true }),
    fox('discarded', { card: king }),
    FIRST,
  ],
  ['“You knock: now discard.”; You: “knocks”', table(), knocks(you), FIRST_BEFORE],
  ['“You knock: now draw or take.”; You: “knocks”', table(), knocks(you), FIRST_AFTER],
  // A discard after taking: what was taken stays said.
  ['discards 2c; Fox: hand 7h', ofFox({ hand: took('2c', '7h'), action: 'took 7♥' }), fox('discarded', { card: two })],
  // A discard that opens a full hand that was kept quiet.
  ['discards Ks; Fox: hand 2c Qs As, not quiet', QUIET, fox('discarded', { card: king })],
  ['discards 2c; Fox: hand Ks Qs As', QUIET, fox('discarded', { card: two })],
  [
    'stock 40, discards 7h, “The discards become the new stock.”',
    table({ stock: 0, discards: [two, king, seven] }),
    event('reshuffled', { count: 40 }),
  ],
  ['turn 1, “”; Fox: “”', ofFox({ action: 'drew' }), fox('turn')],
  ['turn 0, “Your turn.”', table(), you('turn')],
  // The first turn of a deal.
  ['phase play, turn 0, “Your turn.”', table({ phase: 'dealing' }), you('turn')],
  ['turn 1, “You knock: everybody else has one more turn.”', ending(0, 0, 1, 1), fox('turn')],
  ['turn 0, “Your last turn.”', ending(1, 1, 0, 0), you('turn')],
  // The first of two turns after a knock: it is not one’s last.
  ['turn 0, “Your turn.”', ending(1, 2, 0, 1), you('turn')],
  // The knocker’s own last turn: what the knocker did stays said.
  [
    'turn 1, “Fox knocks: everybody else has one more turn.”',
    ofFox({ action: 'knocks' }, { knocker: 1, turnsLeft: [0, 1, 0], isEnding: true }),
    fox('turn'),
  ],
  ['“You knock: everybody else has one more turn.”; You: “knocks”', table(), knocks(you)],
  ['“Fox knocks: all hands are shown.”; Fox: “knocks”', table({ turnsAfterKnock: 0 }), knocks(), factsOf('forty-one')],
  ['“You knock: now draw or take.”; You: “knocks”', table(), knocks(you), BUS],
  ['“You knock: now exchange or pass.”; You: “knocks”', table(), knocks(you), EXCHANGING],
  // The first knock counts.
  ['“Fox knocks too: all hands are shown.”; Fox: “knocks”', table({ knocker: 0 }), knocks(fox, true)],
  ['“Fox calls the hammer: all cards up!”; Fox: “hammer!”', table(), fox('hammered')],
  ['“Fox calls the shotgun: all cards up!”; Fox: “shotgun!”', table(), fox('hammered'), factsOf('shotgun')],
  ['Fox: “stands”', table(), fox('stood')],
  ['“Fox passes.”; Fox: “passes”', table(), fox('passed')],
  ['“Fox passes: all hands are shown.”; Fox: “passes”', table({ stock: 0 }), fox('passed')],
  ['“Fox passes: the stock is empty, and nobody loses.”; Fox: “passes”', table({ stock: 0 }), fox('passed'), VOID],
  ['“Fox passes: all hands are shown.”; Fox: “passes”', table({ stock: 0, isEnding: true }), fox('passed'), VOID],
  ['“Fox looks at the cards: play begins.”; Fox: “looks”', table(), fox('looked')],
  ['“Fox calls sudden death: one card each.”', table(), fox('called-sudden-death')],
  ['“Fox keeps dealing.”', table(), fox('dealt-on')],
  ['“Fox leaves the table.”; Fox: out', table(), fox('left')],
  [
    'turn -1, declarers [1], “Fox declares 31!”; Fox: “31!”, value 31, scoring Ks As',
    table({ turn: 1 }),
    fox('declared', { hand: [king, ace], value: 31, playsOn: false }),
  ],
  ['“You keep quiet.”; You: quiet', table(), you('kept-quiet')],
  ['Fox: quiet', table(), fox('kept-quiet')],
  [
    '“Nobody would be left: everybody stays for another deal.”; Fox: not out',
    seated(table(), { Fox: { out: true }, Owl: { out: true } }),
    event('everybody-out', { seats: [1], tokens: [3, 3, -1] }),
  ],
  [
    '“Before. Fox receives 2.”, kitty 3; Fox: tokens 2, not onGrace',
    ofFox({ tokens: 0, onGrace: true }, { kitty: 5 }),
    fox('received-tokens', { received: 2, tokens: 2 }),
  ],
  [
    '“Nobody would be left: everybody is in again, with 1 token.”; Fox: tokens 1, not out; Owl: tokens 1, not onGrace',
    seated(table(), { Fox: { tokens: 0, out: true }, Owl: { tokens: 0, onGrace: true } }),
    event('everybody-out', { seats: [1, 2], tokens: [-1, 1, 1] }),
    factsOf('scat', { allOut: 'all-return' }),
  ],
  [
    '“Fox buys in again.”, kitty 5; Fox: tokens 2, not onGrace, not out',
    ofFox({ tokens: 0, out: true, onGrace: true }, { kitty: 4 }),
    fox('bought-in', { tokens: 2 }),
  ],
  // One more step: who has none left now is on grace and in again, who had less is out.
  [
    'extraSteps 2, “Agreed: one more token for everybody.”; You: tokens 4; Fox: tokens 0, onGrace, not out; Owl: tokens 0, out',
    ofFox({ out: true }, { extraSteps: 1 }),
    event('extra-step', { tokens: [4, 0, -1] }),
  ],
  [
    'extraSteps 1; Fox: tokens 0',
    table({ message: 'Agreed: one more token for everybody.' }),
    event('extra-step', { tokens: [3, 0, 3] }),
    factsOf('scat', { grace: false }),
  ],
  // The victory: the dish is empty, and nobody looks like a loser and the winner at once.
  [
    'phase over, losses of Owl, “Fox wins the match.”, kitty 0, winners [1]',
    table({ kitty: 6, losses: [1, 2].map((seat) => ({ seat, lost: 1, onGrace: false, eliminated: false })) }),
    fox('match-won'),
  ],
  [
    'phase over, losses of nobody, “Fox and Owl share the win.”, winners [1,2]',
    table({ kitty: 6, losses: [{ seat: 2, lost: 1, onGrace: false, eliminated: false }] }),
    event('match-shared', { seats: [1, 2] }),
  ],
];

const GOLF = factsOf('golf');
const golf = (seat: Partial<TableState['seats'][number]> = {}): TableState =>
  ofFox(seat, { discards: [two, seven], turn: 1 });
const waits = (from: 'stock' | 'discards', card = seven): TableState =>
  golf({ hand: heldCards('2c Ks As'), up: [two], waiting: { card, from } });

const IN_GOLF: Row[] = [
  // Another draws a card that one does not see.
  ['stock 29; Fox: waiting Ks(stock), “draws”', golf(), fox('drew', { card: king })],
  ['stock 29, “You draw the king of spades.”; You: waiting Ks(stock)', golf(), you('drew', { card: king })],
  [
    'discards 2c, “Fox takes the seven of hearts.”; Fox: waiting 7h(discards), “takes 7♥”',
    golf(),
    fox('took', { card: seven }),
  ],
  ['discards 2c, “You take the seven of hearts.”; You: waiting 7h(discards)', golf(), you('took', { card: seven })],
  [
    'discards 2c 7h Ks, “Fox puts a seven in the middle of the row.”; Fox: hand 2c 7h(up) As, up 2c 7h, no waiting, “drew 7♥”',
    waits('stock'),
    fox('replaced', { slot: 1, card: seven, replaced: king }),
  ],
  [
    'discards 2c 7h As, “Fox puts a seven on the right of the row.”; Fox: hand 2c Ks 7h(up), up 2c 7h, no waiting, “took 7♥”',
    waits('discards'),
    fox('replaced', { slot: 2, card: seven, replaced: ace }),
  ],
  [
    'discards 2c 7h 9d, “Fox turns up a king in the middle.”; Fox: hand 2c Ks(up) As, up 2c Ks, no waiting, “turned K♠”',
    waits('stock', nine),
    fox('flipped', { slot: 1, card: king, discarded: nine }),
  ],
  ['Fox: “”', golf({ action: 'drew 7♥' }), fox('turn')],
  // One’s own turn is counted by the cards that are up.
  ['turn 0, “Your turn: the first of three.”', golf(), you('turn')],
  ['turn 0, “Your second turn.”', seated(golf(), { You: { up: [two] } }), you('turn')],
  ['turn 0, “Your last turn.”', seated(golf(), { You: { up: [two, king] } }), you('turn')],
];

describe('an event changes at the table', () => {
  test.each(DRAW_AND_DISCARD)('%s', (changes, before, one, facts) => expect(told(before, one, facts)).toBe(changes));

  test.each(IN_GOLF)('in golf: %s', (changes, before, one) => expect(told(before, one, GOLF)).toBe(changes));
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
        turnsLeft: [0, 1, 1],
        isEnding: true,
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

  test('says who deals where it is the first, and lets nobody look yet where something may be called first', () => {
    const first = event('deal-began', { deal: 1, dealer: 1, tokens: [3, 3, 3] });
    const begun = ['scat', 'shotgun', 'sudden-death'].map((game) => told(emptyTableOf(), first, factsOf(game)));
    const says = 'phase dealing, deal 1, dealer 1, “Fox deals.”';
    expect(begun).toEqual([says, ...Array(2).fill('phase dealing, deal 1, dealer 1, unseen, “Fox deals.”')]);
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

  const held = seated(table({ turn: 1 }), { You: { hand: drew('2c', '7h') } });
  const [HANDS, ROWS] = [
    'You: hand 2c 7h, value 7, scoring 7h; Fox: hand Ks, value 10, scoring Ks',
    'You: hand 7h 2c, value 7, scoring 7h; Fox: hand Ks, value 10, scoring Ks',
  ];

  // All hands, each as it is held, with what they are worth; who is out shows none.
  test.each<Row>([
    [`phase showdown, turn -1, end knock, “All hands are shown.”; ${HANDS}`, held, showdown('knock')],
    [`phase showdown, end declare; ${ROWS}`, table({ declarers: [1] }), showdown('declare')],
    [`phase showdown, turn -1, end void; ${ROWS}`, table({ turn: 1 }), showdown('void')],
    [
      `phase showdown, turn -1, end void, “The stock is empty, and nobody loses.”; ${ROWS}`,
      table({ turn: 1 }),
      showdown('void'),
      AT_ONCE,
    ],
    [`phase showdown, turn -1, end golf, “All rows are open.”; ${ROWS}`, table({ turn: 1 }), showdown('golf')],
  ])('%s', (changes, before, one, facts) => expect(told(before, one, facts)).toBe(changes));
});

describe('at the end of a deal', () => {
  const lost = (seat: number, tokens: number, more = {}) =>
    event('lost-tokens', { seat, lost: 1, tokens, onGrace: tokens === 0, eliminated: tokens < 0, ...more });
  const out = { onGrace: false, eliminated: true };
  const knock = (holds: boolean) => ({ knock: { lost: 0, holds, against: -1 } });
  const ended = seated(table({ phase: 'showdown', end: 'knock', knocker: 1, turn: 1, ...knock(true) }), {
    You: { value: 25 },
    Fox: { value: 27 },
    Owl: { value: 19 },
  });
  const over = event('deal-over', { deal: 2 });

  const onGrace = seated(ended, { Owl: { tokens: 0, onGrace: true } });
  const praised = '“Fox knocked with 27: that was enough. Before.”';
  const inVain = 'Fox knocked with 27: that was not enough, and nobody scores.';
  const short = (tokens: number) => seated(ended, { Fox: { tokens } });
  const after = (changes: Partial<TableState>) => ({ ...ended, ...changes });
  const race = (keys = {}) => factsOf('french-canadian', { pointsGoTo: 'knocker', ...keys });
  const costly = { gains: [{ seat: 1, gained: -1 }], message: 'Fox loses 1 point.' };
  const due = lost(1, 0, { ...out, lost: 2 });
  const scored = fox('scored', { gained: 2, points: 9 });
  const WHY = 'losses of Fox, “Fox loses 2: knocked with 27, which was not enough.';

  test.each<Row>([
    // A loss goes into the dish, and may put one on grace, or out.
    ['losses of Owl, “Owl loses 1: lowest hand (19).”, kitty 1; Owl: tokens 2', ended, lost(2, 2)],
    [
      'losses of Owl, “Owl loses 1: lowest hand (19). Owl is on grace: one more loss and out.”, kitty 3; Owl: tokens 0, onGrace',
      ended,
      lost(2, 0),
    ],
    ['losses of Owl, “Owl loses 1: lowest hand (19). Owl is out.”; Owl: not onGrace, out', onGrace, lost(2, 0, out)],
    // Whoever is out with something left is told where that was too few.
    [`${WHY} Fox is out: 2 to pay, and only 1 left.”, kitty 1; Fox: tokens 0, out`, short(1), due],
    [`${WHY} Fox is out.”; Fox: out`, short(0), due],
    [`${WHY} Fox is out.”, kitty 1; Fox: tokens 0, out`, short(1), due, factsOf('scat', { grace: false })],
    // A knock that held is praised once all losses are known.
    [`turn -1, ${praised}`, after({ losses: [lossOf(2)] }), over],
    ['turn -1', after({ losses: [lossOf(1)], ...knock(false) }), over],
    ['turn -1', after({ losses: [] }), over],
    ['turn -1', after({ losses: [lossOf(2)], knock: null }), over],
    ['turn -1', after({ losses: [lossOf(2)], end: 'stock' }), over],
    ['turn -1', after({ losses: [lossOf(2)] }), over, factsOf('gin')],
    // One by which nobody scores has failed, whatever it promised.
    [`turn -1, “${inVain}”`, ended, over, race()],
    [`turn -1, “${inVain}”`, ended, over, race({ knockPromise: 'highest' })],
    [`turn -1, “${inVain} Fox loses 1 point.”`, after(costly), over, race()],
    ['turn -1', after({ gains: [{ seat: 1, gained: 1 }] }), over, race()],
    ['turn -1', after({ end: 'void' }), over, race()],
    // Points are said where they decide, and only counted where tokens do.
    ['Fox: points 9', ended, scored],
    ['gains of Fox, “Fox scores 2: highest hand (27).”; Fox: points 9', ended, scored, factsOf('jacobs')],
  ])('%s', (changes, before, one, facts) => expect(told(before, one, facts)).toBe(changes));

  test('a loss and a gain are kept with what they were', () => {
    expect(changed(ended, lost(2, 2))).toMatchObject({ losses: [lossOf(2)] });
    expect(changed(ended, scored, factsOf('jacobs'))).toMatchObject({ gains: [{ seat: 1, gained: 2 }] });
  });
});

function lossOf(seat: number) {
  return { seat, lost: 1, onGrace: false, eliminated: false };
}
