/** Where everything on the table is, on screens of every size. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { around, bottom, centre, union, type Rect } from '../../../../game/base/geometry.ts';
import { HOVER_SCALE } from '../../../../game/base/theme/motion.ts';
import { TARGET_SIZE } from '../../../../game/base/theme/theme.ts';
import { layoutScale, toLayout, toPage } from '../../../../game/base/layout-scale.ts';
import type { Screen } from '../../../../game/base/viewport.ts';
import { layoutHud, takeBackPlace } from '../../../../game/table/hud/hud-layout.ts';
import { cardBox, fan, raised, row } from '../../../../game/table/layout/hand-layout.ts';
import { layoutTable, type Hands, type LayoutPurpose } from '../../../../game/table/layout/layout-table.ts';
import type { TableLayout } from '../../../../game/table/layout/layout.ts';
import { printPlace } from '../../../../game/table/layout/print-place.ts';
import { expectClear, expectTouchable, expectWithin } from '../../support/screens.ts';

/** Screens of every size in both orientations, whose free part is at least that of a small phone. */
const screens: fc.Arbitrary<Screen> = fc
  .tuple(fc.integer({ min: 640, max: 3840 }), fc.integer({ min: 360, max: 2160 }), fc.boolean(), fc.nat(50), fc.nat(34))
  .map(([long, short, upright, notch, bar]) => ({
    width: (upright ? short : long) + notch,
    height: (upright ? long : short) + notch + bar,
    safe: { top: notch, right: 0, bottom: bar, left: notch },
  }));

const DEALT: readonly Hands[] = [
  { handSize: 3, play: 'draw-discard' },
  { handSize: 4, play: 'draw-discard' },
  { handSize: 3, play: 'golf' },
  { handSize: 3, play: 'pool' },
  { handSize: 4, play: 'pool' },
];

const screenOf = (width: number, height: number): Screen => ({
  width,
  height,
  safe: { top: 0, right: 0, bottom: 0, left: 0 },
});

/** How many a pack has cards for: their hands, and those in the middle. */
function mostAt({ handSize, play }: Hands): number {
  return Math.floor((52 - (play === 'pool' ? 3 : 1)) / handSize);
}

/** What a table is laid out for: in a room with words above it, and there with one's own hand first. */
const PURPOSES: readonly LayoutPurpose[] = [{}, { hasHeader: true }, { hasHeader: true, isHandFirst: true }];

function forEveryTable(check: (layout: TableLayout, handSize: number) => void): void {
  const tables = fc
    .constantFrom(...DEALT)
    .chain((dealt) =>
      fc.tuple(screens, fc.integer({ min: 2, max: mostAt(dealt) }), fc.constant(dealt), fc.constantFrom(...PURPOSES)),
    );
  fc.assert(
    fc.property(tables, ([screen, seats, dealt, purpose]) =>
      check(layoutTable(screen, seats, dealt, purpose), dealt.handSize),
    ),
    {
      numRuns: 200,
      // Nearly square windows leave the least room for buttons.
      examples: [
        [[screenOf(610, 640), 4, { handSize: 4, play: 'draw-discard' }, {}]],
        [[screenOf(683, 360), 8, { handSize: 3, play: 'golf' }, {}]],
        [[screenOf(640, 360), 17, { handSize: 3, play: 'golf' }, {}]],
        ...DEALT.flatMap((dealt) =>
          PURPOSES.map((purpose): [[Screen, number, Hands, LayoutPurpose]] => [
            [screenOf(360, 640), mostAt(dealt), dealt, purpose],
          ]),
        ),
      ],
    },
  );
}

type Named = [name: string, rect: Rect];

/** Everything that lies on the table, but for hands that lie on their plates. */
function everything(layout: TableLayout): Named[] {
  const { header, stock, discard, pool, swap, pass, kitty, held, message, buttons, seats } = layout;
  const takeBack = takeBackPlace(layout);
  return [
    ...Object.entries(layoutHud(layout)),
    ['stock', stock],
    ...(pool.length === 0 ? [['discard pile', discard] as Named] : pool.map((place): Named => ['the pool', place])),
    ...(takeBack === null ? [] : [['button that takes back', takeBack] as Named]),
    ...(swap === null ? [] : [['button that swaps all', swap] as Named]),
    ...(pass === null ? [] : [['button that passes', pass] as Named]),
    ['kitty', kitty],
    ...(held === null ? [] : [['waiting card', held] as Named]),
    ['message', message],
    ...(header === undefined ? [] : [['header', header] as Named]),
    ['buttons', buttons],
    ...seats.flatMap(({ plate, hand: { bounds } }, seat): Named[] => {
      const isStacked = bounds.y > plate.y && bottom(bounds) < bottom(plate) && bounds.x > plate.x;
      return [[`plate ${seat}`, plate], ...(isStacked ? [] : [[`hand ${seat}`, bounds] as Named])];
    }),
  ];
}

test('on every screen nothing lies over anything else or leaves the safe area, and all can be touched, for 2 to 17 seats', () => {
  forEveryTable((layout, handSize) => {
    const { stock, discard, pool, swap, pass, topBar, topBarEnd, buttons, seats, held } = layout;
    const print = printPlace(layout);
    expectClear([...everything(layout), ...(print === null ? [] : [['the print', print] as const])]);
    for (const [name, rect] of everything(layout))
      expectWithin(rect, name === 'header' ? layout.screen : layout.inner, name);
    // Nobody draws from the stock beside a pool.
    const middle = swap === null || pass === null ? [stock, discard] : [...pool, swap, pass];
    const takeBack = takeBackPlace(layout);
    // Many seats may leave no room for it; its key is there then.
    if (seats.length < 8) expect(takeBack).not.toBeNull();
    expectTouchable([
      ...middle,
      topBar,
      topBarEnd,
      buttons,
      ...Object.values(layoutHud(layout)),
      ...(takeBack === null ? [] : [takeBack]),
    ]);
    // For a card under its neighbour, the visible strip counts.
    const places = fan(seats[0].hand, held === null ? handSize + 1 : 3);
    for (const [index, place] of places.slice(1).entries())
      expect(Math.hypot(place.x - places[index].x, place.y - places[index].y)).toBeGreaterThan(TARGET_SIZE - 0.5);
    for (const { hand } of seats)
      for (const place of row(hand, 3)) expectWithin(cardBox(place, hand.cardWidth), hand.bounds, 'a card');
  });
});

test.each([
  [1280, 720, 10],
  [390, 844, 5],
  [390, 844, 10],
  [1280, 720, 17],
  [390, 844, 12],
  [390, 844, 17],
])('on %d × %d for %d seats go round clockwise from below', (width, height, seats) => {
  const plates = layoutTable(screenOf(width, height), seats)
    .seats.slice(1)
    .map(({ plate }) => plate);
  const hub = centre(union(plates));
  const turns = plates
    .map(centre)
    .map(({ x, y }) => (Math.atan2(hub.x - x, y - hub.y) + 2 * Math.PI + 1e-6) % (2 * Math.PI));
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
});

test.each([
  [360, 640],
  [390, 844],
])(
  'on a phone of %d × %d a hand that comes first is a third as large again, and all that is touched is low',
  (width, height) => {
    for (const dealt of DEALT.filter(({ play }) => play !== 'golf')) {
      const usual = layoutTable(screenOf(width, height), 4, dealt, { hasHeader: true });
      const { seats, stock, pool, buttons, swap } = layoutTable(screenOf(width, height), 4, dealt, {
        hasHeader: true,
        isHandFirst: true,
      });
      expect(seats[0].hand.cardWidth / usual.seats[0].hand.cardWidth).toBeGreaterThan(
        dealt.handSize === 3 ? 1.33 : 1.2,
      );
      for (const rect of [...(swap === null ? [stock] : pool), seats[0].hand.bounds, buttons])
        expect(bottom(rect)).toBeGreaterThan(height / 3);
    }
  },
);

test.each([
  [1, 'a table for 1'],
  [18, 'seats are 2 to 17'],
])('a table for %d is refused by number', (seats, why) => {
  expect(() => layoutTable(screenOf(1280, 720), seats)).toThrow(why);
});

test('open cards of the others cover no face', () => {
  forEveryTable(({ seats }, handSize) => {
    for (const { face, hand } of seats.slice(1)) {
      const circle = around(face, 2 * face.radius, 2 * face.radius);
      for (const place of row(hand, handSize))
        expectClear([
          ['the face', circle],
          ['a card', cardBox(place, hand.cardWidth)],
        ]);
    }
  });
});

test('a lifted card that grows under the mouse does not cover what the table says', () => {
  forEveryTable(({ seats: [{ hand }], message }, handSize) => {
    for (const place of fan(hand, handSize + 1)) {
      const { x, y } = hand.mat === null ? raised(place, hand.lift) : place;
      const width = hand.cardWidth * HOVER_SCALE;
      expectClear([
        ['what the table says', message],
        ['a card', cardBox({ x, y, angle: place.angle }, width)],
      ]);
    }
  });
});

test('where 1280 × 1024 is enlarged four times the buttons can still be hit', () => {
  const screen = screenOf(320, 256);
  const scale = layoutScale(screen);
  for (const dealt of DEALT) {
    const layout = layoutTable(toLayout(screen, scale), 4, dealt);
    for (const button of [...Object.values(layoutHud(layout)), layout.buttons]) {
      const { width, height } = toPage(button, scale);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  }
});
