import { afterEvent } from '../../../game/model/after-event.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FLIP, REPLACE } from '../../../engine/actions.ts';
import { parseCard, parseCards } from '../../../engine/cards.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { Match } from '../../../engine/match.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { centre } from '../../../game/base/geometry.ts';
import { PUT_AWAY, rowChoices, rowPrompt, slotAt } from '../../../game/table/input/golf-choices.ts';
import { openRow, rowWorth } from '../../../game/model/golf-state.ts';
import { layoutTable } from '../../../game/table/layout/layout-table.ts';
import { lossSentences, type DealOutcome } from '../../../game/model/sentences.ts';
import { emptyTable, type TableState } from '../../../game/model/table-state.ts';
import { targetAt } from '../../../game/table/input/targets.ts';
import { cards, table } from '../../../game/i18n/en/table.ts';
import { lossTerms } from '../../../game/model/tokens.ts';
import { TARGET_SIZE } from '../../../game/base/theme/theme.ts';

const { golf } = table;
const rules = preset('golf');
const you = { name: 'You', you: true };
const fox = { name: 'Fox', you: false };
const facts = { rules, speakers: [you, fox] };

/** The table after these events of the first deal: both rows are dealt and a card is turned up. */
function after(...events: MatchEvent[]): TableState {
  const cards = parseCards('5h 9c 8h 2d 8c Ks');
  const begun: MatchEvent[] = [
    { type: 'deal-began', deal: 1, dealer: 1, tokens: [3, 3] },
    ...cards.map((card, index): MatchEvent => ({ type: 'dealt', seat: index % 2, card })),
    { type: 'turned-up', card: parseCard('7h') },
    { type: 'turn', seat: 0 },
  ];
  return [...begun, ...events].reduce((state, event) => afterEvent(state, event, facts), emptyTable(facts));
}

const took: MatchEvent = { type: 'took', seat: 0, card: parseCard('7h') };
const replaced: MatchEvent = { type: 'replaced', seat: 0, slot: 1, card: parseCard('7h'), replaced: parseCard('8h') };
const drew: MatchEvent = { type: 'drew', seat: 0, card: parseCard('Td') };
const flipped: MatchEvent = { type: 'flipped', seat: 0, slot: 0, card: parseCard('5h'), discarded: parseCard('Td') };

describe('a row of golf', () => {
  test('lies face down when it is dealt, and shows no value', () => {
    const { seats } = after();
    expect(seats.map(openRow)).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
    expect(rowWorth(rules, seats[0])).toBeNull();
  });

  test('waits while a card is held over it', () => {
    const { seats, discards } = after(took);
    expect(seats[0].waiting).toEqual({ card: parseCard('7h'), from: 'discards' });
    expect(discards).toEqual([]);
    expect(openRow(seats[0])).toEqual([null, null, null]);
  });

  test('gets a card in place of one that goes to the discards', () => {
    const { seats, discards } = after(took, replaced);
    expect(openRow(seats[0])).toEqual([null, parseCard('7h'), null]);
    expect(seats[0].waiting).toBeNull();
    expect(discards).toEqual([parseCard('8h')]);
  });

  test('has a card turned up when the drawn one is discarded', () => {
    const { seats, discards } = after(drew, flipped);
    expect(openRow(seats[0])).toEqual([parseCard('5h'), null, null]);
    expect(discards).toEqual(parseCards('7h Td'));
  });

  test('is worth the best of a suit or of a rank', () => {
    const seat = after().seats[0];
    const worth = (cards: string) => rowWorth(rules, { ...seat, up: parseCards(cards) });
    expect(worth('5h 7h')).toEqual({ value: 12, suit: 2, rank: null });
    expect(worth('5h 8h 8c')).toEqual({ value: 16, suit: null, rank: 6 });
  });

  test('has with waiting cards, discards and stock all 52 in every deal of a match', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 10 }), fc.integer({ min: 1, max: 100_000 }), (players, seed) => {
        const speakers = Array.from({ length: players }, (_, seat) => ({ name: `P${seat}`, you: seat === 0 }));
        const wrong: string[] = [];
        let state = emptyTable({ rules, speakers });
        const match: Match = new Match(rules, players, {
          seed,
          listener: (event) => {
            state = afterEvent(state, event, { rules, speakers });
            const held = state.seats.flatMap(({ hand, waiting }) => (waiting === null ? hand : [...hand, waiting]));
            const known = [...held.map(({ card }) => card), ...state.discards];
            if (new Set(known).size !== known.length || known.length + state.stock !== 52) wrong.push(event.type);
            const isClosed = state.seats.some(({ hand, up }) => hand.some(({ card }) => !up.includes(card)));
            if (event.type === 'showdown' && isClosed) wrong.push(event.type);
          },
        });
        for (let choice = seed; match.phase !== 'over'; choice = (choice * 1103515245 + 12345) % 2147483648) {
          if (match.seat < 0) match.startDeal();
          const legal = match.legalActions();
          match.apply(legal[choice % legal.length]);
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 4 },
    );
  });
});

const layout = layoutTable({ width: 390, height: 844, safe: { top: 0, right: 0, bottom: 0, left: 0 } }, 4, {
  handSize: 3,
  play: 'golf',
});
const seven = parseCard('7h');
const afterDraw = [0, 2].flatMap((slot) => [REPLACE + slot, FLIP + slot]);

describe('what can be done with the waiting card', () => {
  test('it replaces any card that lies face down, or is put away', () => {
    const { targets } = rowChoices(afterDraw, layout, seven, false);
    expect(targets.map(({ label }) => label)).toEqual([
      'Replace the card on the left',
      'Replace the card on the right',
      'Put it away',
    ]);
    for (const { bounds } of targets) expect(Math.min(bounds.width, bounds.height)).toBeGreaterThanOrEqual(TARGET_SIZE);
  });

  test('once it is put away a card of the row is turned up, or it is taken back', () => {
    const { targets, grips } = rowChoices(afterDraw, layout, seven, true);
    expect(targets.map(({ action }) => action)).toEqual([FLIP, FLIP + 2, PUT_AWAY]);
    expect(targetAt(grips, centre(layout.discard))?.kind).toBe('held');
  });

  test('it is put away on the discards too, and can be taken hold of itself', () => {
    const { grips } = rowChoices(afterDraw, layout, seven, false);
    expect(targetAt(grips, centre(layout.discard))).toMatchObject({ action: PUT_AWAY, kind: 'button' });
    expect(layout.held).not.toBeNull();
    expect(targetAt(grips, centre(layout.held ?? layout.stock))?.kind).toBe('held');
  });

  test('a card that was taken can only replace', () => {
    const { targets, grips } = rowChoices([REPLACE, REPLACE + 1], layout, seven, false);
    expect(targets.map(({ action }) => action)).toEqual([REPLACE, REPLACE + 1]);
    expect(targetAt(grips, centre(layout.discard))).toBeNull();
  });

  test('the prompt follows what has been chosen', () => {
    expect(rowPrompt(afterDraw, seven, null, false)).toContain('put this one away');
    expect(rowPrompt(afterDraw, seven, null, true)).toContain('turn up');
    expect(rowPrompt(afterDraw, seven, REPLACE, false)).toBe('Press again to put the 7♥ there.');
    expect(rowPrompt([REPLACE], seven, null, false)).toBe('Tap the card that it replaces.');
  });

  test('a card dropped on the row finds the slot under it, unless a card lies open there', () => {
    const { targets } = rowChoices([REPLACE, REPLACE + 1, REPLACE + 2], layout, seven, false);
    const right = centre(targets[2].bounds);
    expect(slotAt(layout, [false, false, false], right)).toBe(2);
    expect(slotAt(layout, [false, false, true], right)).toBeNull();
    expect(slotAt(layout, [false, false, false], centre(layout.stock))).toBeNull();
  });
});

describe('what is said in golf', () => {
  test('who puts or turns up which rank where', () => {
    expect(golf.replaces(fox, 1, parseCard('Kd'))).toBe('Fox puts a king in the middle of the row.');
    expect(golf.replaces(you, 0, parseCard('Ad'))).toBe('You put an ace on the left of your row.');
    expect(golf.turnsUp(fox, 2, parseCard('8s'))).toBe('Fox turns up an eight on the right.');
  });

  test('which of the three turns it is', () => {
    expect(after().message).toBe(golf.ownTurn(0));
    expect(after(drew, flipped, { type: 'turn', seat: 1 }, { type: 'turn', seat: 0 }).message).toBe(
      'Your second turn.',
    );
  });

  test('what another did stays until something else happens', () => {
    const foxPuts: MatchEvent = {
      type: 'replaced',
      seat: 1,
      slot: 0,
      card: parseCard('3c'),
      replaced: parseCard('9c'),
    };
    const foxDraws: MatchEvent = { type: 'drew', seat: 1, card: parseCard('3c') };
    const said = golf.replaces(you, 1, parseCard('7h'));
    expect(after(took, replaced, { type: 'turn', seat: 1 }, foxDraws).message).toBe(said);
    expect(after(took, replaced, { type: 'turn', seat: 1 }, foxDraws, foxPuts).message).toMatch(/^Fox puts a three/);
  });

  test('a rank that counts together', () => {
    expect(cards.inRank('16', 6)).toBe('16 in eights');
    expect(cards.inRank('18', 4)).toBe('18 in sixes');
  });

  test('why somebody loses', () => {
    const loss = { seat: 1, lost: 1, onGrace: false, eliminated: false };
    const terms = lossTerms(rules, 0);
    const outcome: DealOutcome = { end: 'golf', knocker: -1, declarers: [], values: [16, 12], terms };
    expect(lossSentences([loss], outcome, [you, fox])).toBe('Fox loses 1: lowest row (12).');
  });
});
