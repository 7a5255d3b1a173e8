import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutValueNote } from '../../../../game/features/first-notes/value-note-layout.ts';
import { layoutTable } from '../../../../game/table/layout/layout-table.ts';
import { clearlyOverlap, expectWithin, SCREENS } from '../../support/screens.ts';

/** The size of a text of so many px in one line, when it is wrapped at a width. */
const wrapped = (length: number, line: number) => (width: number) => ({
  width: Math.min(width, length),
  height: Math.ceil(length / (width * 0.85)) * line,
});

test('the note lies over no card but its edge, no plate and no pile, on the screen, at any size', () => {
  fc.assert(
    fc.property(SCREENS, fc.integer({ min: 2, max: 10 }), (screen, seats) => {
      const layout = layoutTable(screen, seats);
      const { small } = layout.type;
      const sheet = layoutValueNote(layout, wrapped(small * 42, small * 1.25));
      expectWithin(sheet, layout.inner, 'the note');
      const { stock, discard, kitty, buttons } = layout;
      for (const thing of [
        stock,
        discard,
        kitty,
        buttons,
        ...layout.seats.flatMap(({ plate, hand }) => [
          plate,
          {
            ...hand.bounds,
            y: hand.bounds.y + hand.lift + small / 2,
            height: hand.bounds.height - hand.lift - small / 2,
          },
        ]),
      ]) {
        expect(clearlyOverlap(sheet, thing)).toBe(false);
      }
    }),
  );
});
