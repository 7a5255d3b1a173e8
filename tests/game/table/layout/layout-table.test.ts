import type { TableLayout } from '../../../../game/table/layout/layout.ts';
import type { Screen } from '../../../../game/base/viewport.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bottom, centre, right, union, type Rect } from '../../../../game/base/geometry.ts';
import { layoutHud } from '../../../../game/table/hud/hud-layout.ts';
import { layoutTable, type Hands } from '../../../../game/table/layout/layout-table.ts';
import { printPlace } from '../../../../game/table/layout/print-place.ts';
import { cardBox, fan, row } from '../../../../game/table/layout/hand-layout.ts';
import { TARGET_SIZE } from '../../../../game/base/theme/theme.ts';
import { BASE_TYPE } from '../../../../game/base/theme/typography.ts';
import { expectClear, expectWithin, HAIR } from '../../support/screens.ts';

const landscapes = fc.record({ long: fc.integer({ min: 640, max: 3840 }), short: fc.integer({ min: 360, max: 2160 }) });
const insets = fc.record({
  top: fc.integer({ min: 0, max: 50 }),
  right: fc.integer({ min: 0, max: 50 }),
  bottom: fc.integer({ min: 0, max: 34 }),
  left: fc.integer({ min: 0, max: 50 }),
});

/** Screens of every size in both orientations, whose free part is at least that of a small phone. */
const screens: fc.Arbitrary<Screen> = fc
  .tuple(landscapes, fc.boolean(), insets)
  .map(([{ long, short }, upright, safe]) => ({
    width: (upright ? short : long) + safe.left + safe.right,
    height: (upright ? long : short) + safe.top + safe.bottom,
    safe,
  }));
const seatCounts = fc.integer({ min: 2, max: 10 });

function everything(layout: TableLayout): [string, Rect][] {
  const stacked = (index: number): boolean => {
    const { plate, hand } = layout.seats[index];
    return hand.bounds.y > plate.y && bottom(hand.bounds) < bottom(plate) && hand.bounds.x > plate.x;
  };
  return [
    ...Object.entries(layoutHud(layout)).map(([name, rect]): [string, Rect] => [`button for ${name}`, rect]),
    ['stock', layout.stock],
    ...(layout.pool.length === 0
      ? [['discard pile', layout.discard] as [string, Rect]]
      : layout.pool.map((place, index): [string, Rect] => [`place ${index} of the pool`, place])),
    ...(layout.swap === null ? [] : [['button that swaps all', layout.swap] as [string, Rect]]),
    ['kitty', layout.kitty],
    ...(layout.held === null ? [] : [['waiting card', layout.held] as [string, Rect]]),
    ['message', layout.message],
    ['buttons', layout.buttons],
    ...layout.seats.flatMap(({ plate, hand }, index): [string, Rect][] => [
      [`plate ${index}`, plate],
      ...(stacked(index) ? [] : [[`hand ${index}`, hand.bounds] as [string, Rect]]),
    ]),
  ];
}

const DEALT: readonly Hands[] = [
  { handSize: 3, play: 'draw-discard' },
  { handSize: 4, play: 'draw-discard' },
  { handSize: 3, play: 'golf' },
  { handSize: 3, play: 'pool' },
  { handSize: 4, play: 'pool' },
];
const hands = fc.constantFrom(...DEALT);

const nearlySquare: Screen = { width: 610, height: 640, safe: { top: 0, right: 0, bottom: 0, left: 0 } };
const lowAndShort: Screen = { width: 683, height: 360, safe: { top: 0, right: 0, bottom: 0, left: 0 } };

function forEveryTable(check: (layout: TableLayout, screen: Screen) => void): void {
  fc.assert(
    fc.property(screens, seatCounts, hands, (screen, seats, dealt) => check(layoutTable(screen, seats, dealt), screen)),
    // Nearly square windows leave the least room for buttons.
    {
      numRuns: 400,
      examples: [
        [nearlySquare, 4, { handSize: 4, play: 'draw-discard' }],
        [lowAndShort, 8, { handSize: 3, play: 'golf' }],
      ],
    },
  );
}

describe('on every screen from 360 × 640 to 3840 × 2160, for 2 to 10 seats', () => {
  test('nothing lies over anything else', () => {
    forEveryTable((layout) => expectClear(everything(layout)));
  });

  test('nothing leaves the safe area', () => {
    forEveryTable((layout) => {
      for (const [name, rect] of everything(layout)) expectWithin(rect, layout.inner, name);
    });
  });

  test('what is printed on the felt lies on it, under nothing', () => {
    forEveryTable((layout) => {
      const print = printPlace(layout);
      if (print === null) return;
      expectWithin(print, layout.felt, 'the print');
      for (const [name, rect] of everything(layout))
        expectClear([
          ['the print', print],
          [name, rect],
        ]);
    });
  });

  test('everything that can be touched measures 44 px and more', () => {
    forEveryTable((layout) => {
      // Nobody draws from the stock beside a pool.
      const { stock, discard, pool, swap, topBar, topBarEnd, buttons } = layout;
      const middle = swap === null ? [stock, discard] : [...pool, swap];
      for (const rect of [...middle, topBar, topBarEnd, buttons]) {
        expect(Math.min(rect.width, rect.height)).toBeGreaterThanOrEqual(TARGET_SIZE);
      }
      // For a card under its neighbour, the visible strip counts.
      const places = fan(layout.seats[0].hand, layout.held === null ? 4 : 3);
      for (const [index, place] of places.slice(1).entries()) {
        expect(Math.hypot(place.x - places[index].x, place.y - places[index].y)).toBeGreaterThan(TARGET_SIZE - 0.5);
      }
      // At most two buttons share the area.
      expect(Math.max(layout.buttons.width, layout.buttons.height)).toBeGreaterThanOrEqual(2 * TARGET_SIZE);
    });
  });

  test('upright, your hand and the piles lie in the lower two thirds', () => {
    forEveryTable((layout, screen) => {
      if (layout.orientation !== 'portrait') return;
      for (const rect of [layout.stock, layout.discard, layout.seats[0].hand.bounds]) {
        expect(rect.y).toBeGreaterThanOrEqual(screen.height / 3 - HAIR);
      }
    });
  });

  test('hands stay within their bounds, fanned and straight', () => {
    forEveryTable((layout) => {
      for (const [seat, { hand }] of layout.seats.entries()) {
        const cards = seat === 0 && hand.mat === null ? 4 : 3;
        const rows = hand.mat === null ? [...row(hand, 3), ...row(hand, 4)] : row(hand, 3);
        for (const place of [...fan(hand, cards), ...rows]) {
          expectWithin(cardBox(place, hand.cardWidth), hand.bounds, `card of seat ${seat}`);
        }
        for (const place of row(hand, 3)) {
          const risen = cardBox({ ...place, y: place.y - hand.lift }, hand.cardWidth);
          expectWithin(risen, hand.bounds, `risen card of seat ${seat}`);
        }
      }
    });
  });

  test('in golf every row lies on its mat, and one’s own cards side by side', () => {
    forEveryTable((layout) => {
      for (const [seat, { hand }] of layout.seats.entries()) {
        expect(hand.mat === null, `mat of seat ${seat}`).toBe(layout.held === null);
        if (hand.mat === null) continue;
        expectWithin(hand.mat, hand.bounds, `mat of seat ${seat}`);
        const cards = row(hand, 3).map((place) => cardBox(place, hand.cardWidth));
        for (const card of cards) expectWithin(card, hand.mat, `card of seat ${seat}`);
        if (seat === 0) expect(cards[1].x).toBeGreaterThan(right(cards[0]));
        else expect(cards[1].x - cards[0].x).toBeGreaterThan(hand.cardWidth / 2);
      }
    });
  });

  test('a plate holds its face, its coins and its lines, one clear of the other', () => {
    forEveryTable((layout) => {
      for (const [seat, { plate, face, name, coins, action }] of layout.seats.entries()) {
        const disc = {
          x: face.x - face.radius,
          y: face.y - face.radius,
          width: 2 * face.radius,
          height: 2 * face.radius,
        };
        const lines = [name, action].map((slot) => ({
          x: slot.align === 'center' ? slot.x - slot.width / 2 : slot.x,
          y: slot.y - slot.size * 0.6,
          width: slot.width,
          height: slot.size * 1.2,
        }));
        const parts: [string, Rect][] = [
          ['face', disc],
          ['name', lines[0]],
          ['coins', coins],
          ['action', lines[1]],
        ];
        for (const [what, rect] of parts) expectWithin(rect, plate, `${what} of seat ${seat}`);
        expectClear(parts, `at seat ${seat}`);
        expect(name.width).toBeGreaterThanOrEqual(name.size * 2.4);
        expect(action.width).toBeGreaterThanOrEqual(BASE_TYPE.small * 4.4);
      }
    });
  });
});

test('seats go round clockwise: left, along the top, right', () => {
  const { seats, stock } = layoutTable(
    { width: 1280, height: 720, safe: { top: 0, right: 0, bottom: 0, left: 0 } },
    10,
  );
  const angles = seats.slice(1).map(({ plate }) => {
    const turn = Math.atan2(plate.x + plate.width / 2 - 640, stock.y + stock.height - plate.y);
    return turn;
  });
  expect(angles).toEqual(angles.toSorted((a, b) => a - b));
});

test.each([4, 5, 6, 7, 8, 9])(
  'upright, %d others in two rows go round clockwise too, from left below to right below',
  (others) => {
    const safe = { top: 0, right: 0, bottom: 0, left: 0 };
    const plates = layoutTable({ width: 390, height: 844, safe }, others + 1)
      .seats.slice(1)
      .map(({ plate }) => plate);
    expect(new Set(plates.map(({ y }) => y)).size).toBe(2);
    const hub = centre(union(plates));
    // Clockwise from below; a seat right below the middle is the first.
    const turns = plates
      .map(centre)
      .map(({ x, y }) => (Math.atan2(hub.x - x, y - hub.y) + 2 * Math.PI + 1e-6) % (2 * Math.PI));
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  },
);

test.each([
  [1280, 720],
  [844, 390],
  [390, 844],
])('at %d × %d every game has its print, however many play', (width, height) => {
  const safe = { top: 0, right: 0, bottom: 0, left: 0 };
  for (let seats = 2; seats <= 10; seats++) {
    for (const game of DEALT)
      expect(printPlace(layoutTable({ width, height, safe }, seats, game)), `${seats} at ${game.play}`).not.toBeNull();
  }
});

test('a table for one or eleven is refused by number', () => {
  const screen = { width: 1280, height: 720, safe: { top: 0, right: 0, bottom: 0, left: 0 } };
  expect(() => layoutTable(screen, 1)).toThrow('a table for 1');
  expect(() => layoutTable(screen, 11)).toThrow('seats are 2 to 10');
});
