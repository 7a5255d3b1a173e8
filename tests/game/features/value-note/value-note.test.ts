import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../../engine/cards.ts';
import { bottom } from '../../../../game/base/geometry.ts';
import { isOneCardAlone } from '../../../../game/features/value-note/value-note.ts';
import { layoutValueNote } from '../../../../game/features/value-note/value-note-layout.ts';
import { layoutTable } from '../../../../game/table/layout/layout-table.ts';
import { clearlyOverlap, expectWithin, SCREENS } from '../../support/screens.ts';

describe('one card alone makes the value', () => {
  test('of a hand of different suits, with the card just drawn too', () => {
    expect(isOneCardAlone(parseCards('Ks 8h 3d'), 3)).toBe(true);
    expect(isOneCardAlone(parseCards('Ks 8h 3d 9c'), 3)).toBe(true);
  });

  test('not of one with two cards of a suit, of three of a kind, or of no cards', () => {
    expect(isOneCardAlone(parseCards('Ks 8s 3d'), 3)).toBe(false);
    expect(isOneCardAlone(parseCards('8s 8h 8d'), null)).toBe(false);
    expect(isOneCardAlone([], null)).toBe(false);
  });
});

/** The size of a text of so many px in one line, when it is wrapped at a width. */
const wrapped = (length: number, line: number) => (width: number) => ({
  width: Math.min(width, length),
  height: Math.ceil(length / (width * 0.85)) * line,
});

test('the note lies over no card, plate or pile, on the screen, at any size', () => {
  fc.assert(
    fc.property(SCREENS, fc.integer({ min: 2, max: 10 }), (screen, seats) => {
      const layout = layoutTable(screen, seats);
      const { small } = layout.type;
      const sheet = layoutValueNote(layout, wrapped(small * 30, small * 1.25));
      expectWithin(sheet, layout.inner, 'the note');
      const { stock, discard, kitty, buttons } = layout;
      for (const thing of [
        stock,
        discard,
        kitty,
        buttons,
        ...layout.seats.flatMap(({ plate, hand }) => [
          plate,
          { ...hand.bounds, y: hand.bounds.y + hand.lift, height: hand.bounds.height - hand.lift },
        ]),
      ]) {
        expect(clearlyOverlap(sheet, thing)).toBe(false);
      }
    }),
  );
});

test.each([
  [390, 844],
  [360, 740],
])('at %d × %d it leaves the message visible', (width, height) => {
  const safe = { top: 0, right: 0, bottom: 0, left: 0 };
  const layout = layoutTable({ width, height, safe }, 10);
  const { small } = layout.type;
  const sheet = layoutValueNote(layout, wrapped(small * 30, small * 1.25));
  expect(sheet.y).toBeGreaterThanOrEqual(bottom(layout.message));
});
