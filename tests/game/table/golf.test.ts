/** A row of golf, and what can be done with the card that waits over it. */
import { describe, expect, test } from 'vitest';
import { FLIP, REPLACE, type Action } from '../../../engine/actions.ts';
import { parseCard, parseCards, type Card } from '../../../engine/cards.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { centre } from '../../../game/base/geometry.ts';
import { openRow, rowWorth } from '../../../game/model/golf-state.ts';
import { PUT_AWAY, rowChoices, rowPrompt, slotAt } from '../../../game/table/input/golf-choices.ts';
import { targetAt } from '../../../game/table/input/targets.ts';
import { layoutTable } from '../../../game/table/layout/layout-table.ts';
import { emptyTableOf, heldCards, seated } from '../support/events.ts';
import { expectTouchable } from '../support/screens.ts';

const rules = preset('golf');
const [FIVE, EIGHT] = parseCards('5h 8h');
const SEVEN = parseCard('7h');

describe('a row', () => {
  const row = ({ up = [], ...seat }: { up?: Card[]; value?: number; scoring?: Card[] }) => {
    const hand = heldCards('5h 8h 8c').map((held) =>
      up.includes(held.card) ? { ...held, isUp: true as const } : held,
    );
    return seated(emptyTableOf(), { You: { hand, up, ...seat } }).seats[0];
  };

  test.each([
    [row({}), [null, null, null], null],
    [row({ up: [EIGHT] }), [null, EIGHT, null], { value: 8, suit: 2, rank: null }],
    [row({ up: parseCards('5h 8h 8c') }), parseCards('5h 8h 8c'), { value: 16, suit: null, rank: 6 }],
    [
      row({ up: [FIVE], value: 13, scoring: [FIVE, EIGHT] }),
      parseCards('5h 8h 8c'),
      { value: 13, suit: 2, rank: null },
    ],
  ])('shows what lies open, and what that is worth', (seat, shown, worth) => {
    expect([openRow(seat), rowWorth(rules, seat)]).toEqual([shown, worth]);
  });
});

const layout = layoutTable({ width: 390, height: 844, safe: { top: 0, right: 0, bottom: 0, left: 0 } }, 4, {
  handSize: 3,
  play: 'golf',
});
const DRAWN = [0, 2].flatMap((slot) => [REPLACE + slot, FLIP + slot]);
const TAKEN = [REPLACE, REPLACE + 1, REPLACE + 2];

describe('the waiting card', () => {
  test.each<
    [string, Action[], isPutAway: boolean, Action[], onDiscards: string | undefined, itself: string | undefined]
  >([
    ['replaces any card face down, or is put away', DRAWN, false, [REPLACE, REPLACE + 2, PUT_AWAY], 'button', 'held'],
    ['is put away for a card of the row, or taken back', DRAWN, true, [FLIP, FLIP + 2, PUT_AWAY], 'held', undefined],
    ['can only replace where it was taken', TAKEN, false, TAKEN, undefined, 'held'],
  ])('%s', (_, actions, isPutAway, choices, onDiscards, itself) => {
    const { targets, grips } = rowChoices(actions, layout, SEVEN, isPutAway);
    expect(targets.map(({ action }) => action)).toEqual(choices);
    expectTouchable(targets.map(({ bounds }) => bounds));
    const grip = (area: typeof layout.stock) => targetAt(grips, centre(area))?.kind;
    expect([grip(layout.discard), grip(layout.held!)]).toEqual([onDiscards, itself]);
  });

  test('is dropped on the slot under it, unless a card lies open there', () => {
    const { bounds } = rowChoices(TAKEN, layout, SEVEN, false).targets[2];
    expect(slotAt(layout, [false, false, false], centre(bounds))).toBe(2);
    expect(slotAt(layout, [false, false, true], centre(bounds))).toBeNull();
    expect(slotAt(layout, [false, false, false], centre(layout.stock))).toBeNull();
  });

  test.each<[Action[], Action | null, boolean, string | RegExp]>([
    [DRAWN, null, false, /or discard this one/],
    [DRAWN, null, true, /turn up/],
    [DRAWN, REPLACE, false, 'Press again to put the 7♥ there.'],
    [TAKEN, null, false, 'Tap the card that it replaces.'],
  ])('has a prompt that follows what has been chosen: %j %j, put away %j', (actions, armed, isPutAway, prompt) => {
    expect(rowPrompt(actions, SEVEN, armed, isPutAway)).toMatch(prompt);
  });
});
