import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contains, grown } from '../../../../game/base/geometry.ts';
import { layoutTable } from '../../../../game/table/layout/layout-table.ts';
import { rapPoint } from '../../../../game/table/layout/rap-point.ts';

const RADIUS = 16;
const sizes = fc.constantFrom([390, 844], [844, 390], [1280, 720], [360, 640], [640, 360], [3840, 2160]);

test('every seat raps on the felt in front of it, clear of its cards', () => {
  fc.assert(
    fc.property(sizes, fc.integer({ min: 2, max: 10 }), ([width, height], seats) => {
      const layout = layoutTable({ width, height, safe: { top: 0, right: 0, bottom: 0, left: 0 } }, seats);
      for (const seat of layout.seats) {
        const point = rapPoint(layout, seat, RADIUS);
        expect(contains(grown(seat.hand.bounds, RADIUS), point)).toBe(false);
        expect(contains(layout.felt, point)).toBe(true);
      }
    }),
  );
});
