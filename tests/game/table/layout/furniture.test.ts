import type { TableLayout } from '../../../../game/table/layout/layout.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hintAside, layoutHud } from '../../../../game/table/hud/hud-layout.ts';
import { busSize, pointAlong, routeLength, routeOf, stopOf, wayBetween } from '../../../../game/table/bus/route.ts';
import { around, centre, grown, overlap, type Rect } from '../../../../game/base/geometry.ts';
import { nextMarkSize, nextPlace } from '../../../../game/table/layout/next-place.ts';
import { layoutTable, type Hands } from '../../../../game/table/layout/layout-table.ts';
import { cardBox, fan, row } from '../../../../game/table/layout/hand-layout.ts';
import { layoutQuestion } from '../../../../game/table/layout/question-layout.ts';
import { TARGET_SIZE } from '../../../../game/base/theme/theme.ts';
import { expectWithin, clearlyOverlap } from '../../support/screens.ts';

const safe = { top: 0, right: 0, bottom: 0, left: 0 };

const tables = fc.record({
  long: fc.integer({ min: 640, max: 3840 }),
  short: fc.integer({ min: 360, max: 2160 }),
  upright: fc.boolean(),
  seats: fc.integer({ min: 2, max: 10 }),
  handSize: fc.constantFrom(3, 4),
  play: fc.constantFrom<Hands['play']>('draw-discard', 'pool'),
});

function forEveryTable(check: (layout: TableLayout, handSize: number) => void): void {
  fc.assert(
    fc.property(tables, ({ long, short, upright, seats, handSize, play }) => {
      const [width, height] = upright ? [short, long] : [long, short];
      check(layoutTable({ width, height, safe }, seats, { handSize, play }), handSize);
    }),
    { numRuns: 150 },
  );
}

const inTheWay = ({ seats }: TableLayout): Rect[] => seats.flatMap(({ plate, hand }) => [plate, hand.bounds]);

describe('on every screen, for 2 to 10 seats with three or four cards', () => {
  test('the buttons in the corners cover no seat, no hand and no other button', () => {
    forEveryTable((layout) => {
      const buttons = Object.values(layoutHud(layout));
      const things = [...buttons, ...inTheWay(layout)];
      for (const [index, button] of buttons.entries()) {
        expectWithin(button, layout.inner);
        expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(TARGET_SIZE);
        for (const other of things.slice(index + 1)) expect(clearlyOverlap(button, other)).toBe(false);
      }
    });
  });

  test('a question covers the piles and no seat, and its answers can be touched', () => {
    forEveryTable((layout) => {
      const { sheet, answers } = layoutQuestion(layout, 2);
      for (const lies of [layout.stock, layout.discard, ...layout.pool]) expectWithin(lies, sheet);
      for (const other of inTheWay(layout)) expect(clearlyOverlap(sheet, other)).toBe(false);
      for (const answer of answers) {
        expectWithin(answer, sheet);
        expect(Math.min(answer.width, answer.height)).toBeGreaterThanOrEqual(TARGET_SIZE);
      }
    });
  });

  test('whoever is asked can ask for a hint, beside the question and out of the way of all else', () => {
    forEveryTable((layout) => {
      const aside = hintAside(layout);
      if (aside === null) return;
      expectWithin(aside, layout.inner);
      const { hint: _, ...corners } = layoutHud(layout);
      const others = [layoutQuestion(layout, 2).sheet, ...Object.values(corners), ...inTheWay(layout)];
      for (const other of others) expect(clearlyOverlap(aside, other)).toBe(false);
    });
  });

  test('one’s own cards and the one just drawn keep within their bounds, a finger’s width apart', () => {
    forEveryTable(({ seats: [{ hand }] }, handSize) => {
      const places = fan(hand, handSize + 1);
      for (const place of [...places, ...row(hand, handSize)]) {
        expectWithin(cardBox(place, hand.cardWidth), hand.bounds);
      }
      for (const [index, place] of places.slice(1).entries()) {
        expect(Math.hypot(place.x - places[index].x, place.y - places[index].y)).toBeGreaterThan(TARGET_SIZE - 0.5);
      }
    });
  });

  test('the bus stays on the screen all the way round', () => {
    forEveryTable((layout) => {
      const route = routeOf(layout);
      const { width, height } = busSize(layout);
      for (let share = 0; share < 1; share += 0.02) {
        const { x, y } = pointAlong(route, share * routeLength(route));
        expectWithin({ x: x - width / 2, y: y - height / 2, width, height }, layout.screen);
      }
    });
  });
});

test('the mark of whoever is next is at the edge of their plate, clear of its texts and of all cards', () => {
  forEveryTable((layout) => {
    const size = nextMarkSize(layout);
    for (const [seat, { plate, name, coins, action }] of layout.seats.entries()) {
      const turn = layout.seats.at(seat - 1)!;
      const at = nextPlace(turn.plate, plate);
      const mark = around(at, size, size);
      expectWithin(mark, layout.screen);
      expect(clearlyOverlap(mark, plate)).toBe(true);
      // It points from the seat on turn to the next one.
      const [x, y] = [centre(plate).x - at.x, centre(plate).y - at.y];
      expect(x * Math.cos(at.angle) + y * Math.sin(at.angle)).toBeCloseTo(Math.hypot(x, y), 3);
      const texts = [name, action].map((slot) => {
        const box = around(slot, slot.width, slot.size);
        return slot.align === 'left' ? { ...box, x: slot.x } : box;
      });
      const reach = grown(mark, -size * 0.25);
      for (const other of [...texts, coins, layout.stock, layout.discard]) expect(overlap(reach, other)).toBe(false);
    }
  });
});

test.each([
  [1280, 720],
  [844, 390],
  [390, 844],
  [360, 640],
])('at %d × %d the bus waits beside one’s own plate, and hides nothing of it', (width, height) => {
  const layout = layoutTable({ width, height, safe }, 5);
  const at = pointAlong(routeOf(layout), stopOf(layout, layout.seats[0]));
  const bus = busSize(layout);
  const box = { x: at.x - bus.width / 2, y: at.y - bus.height / 2, ...bus };
  expect(clearlyOverlap(box, layout.buttons)).toBe(false);
  for (const { plate, hand } of layout.seats) {
    expect(clearlyOverlap(box, plate)).toBe(false);
    expect(clearlyOverlap(box, hand.bounds)).toBe(false);
  }
});

test('the bus comes to the seats in the order of their turns', () => {
  for (const [width, height, seats] of [
    [1280, 720, 5],
    [844, 390, 5],
    [390, 844, 5],
    [390, 844, 7],
    [390, 844, 10],
  ]) {
    const layout = layoutTable({ width, height, safe }, seats);
    const route = routeOf(layout);
    const [own, ...others] = layout.seats.map((seat) => stopOf(layout, seat));
    const ways = others.map((stop) => wayBetween(route, own, stop));
    expect(ways).toEqual(ways.toSorted((a, b) => a - b));
  }
});
