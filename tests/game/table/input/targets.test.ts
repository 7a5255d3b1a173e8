import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DECLARE,
  discardOf,
  DRAW,
  HAMMER,
  KNOCK,
  knockWith,
  PASS,
  QUIET,
  STAND,
  TAKE,
} from '../../../../engine/actions.ts';
import { parseCard, parseCards } from '../../../../engine/cards.ts';
import { centre } from '../../../../game/base/geometry.ts';
import { Confirmation } from '../../../../game/table/input/confirmation.ts';
import { layoutTable } from '../../../../game/table/layout/layout-table.ts';
import { targetAt, targetsFor } from '../../../../game/table/input/targets.ts';
import { CONFIRM_WINDOW } from '../../../../game/base/theme/motion.ts';
import { TARGET_SIZE } from '../../../../game/base/theme/theme.ts';

const safe = { top: 0, right: 0, bottom: 0, left: 0 };
const hand = parseCards('Qh Jc Ah 3s');
const top = parseCard('7h');
const sizes = fc.tuple(
  fc.constantFrom([390, 844], [844, 390], [1280, 720], [360, 640], [640, 360], [3840, 2160]),
  fc.integer({ min: 2, max: 10 }),
);

describe('targets', () => {
  test('a tap on the middle of each finds it, in every layout', () => {
    fc.assert(
      fc.property(sizes, ([[width, height], seats]) => {
        const layout = layoutTable({ width, height, safe }, seats);
        for (const actions of [[DRAW, TAKE, KNOCK], hand.map(discardOf), [TAKE, PASS]]) {
          const targets = targetsFor(actions, layout, hand, top);
          expect(targets).toHaveLength(actions.length);
          for (const target of targets) {
            expect(targetAt(targets, centre(target.bounds))).toBe(target);
            expect(Math.min(target.bounds.width, target.bounds.height)).toBeGreaterThanOrEqual(TARGET_SIZE - 0.5);
          }
        }
      }),
    );
  });

  test('bare felt is no target', () => {
    const layout = layoutTable({ width: 1280, height: 720, safe }, 4);
    expect(targetAt(targetsFor([DRAW, TAKE, KNOCK], layout, hand, top), { x: 400, y: 420 })).toBeNull();
  });

  test('where the discard knocks the plaque stands for the chosen card alone', () => {
    const layout = layoutTable({ width: 390, height: 844, safe }, 4);
    const actions = [...hand.map(discardOf), ...hand.map(knockWith)];
    const kinds = (chosen?: number) =>
      targetsFor(actions, layout, hand, top, chosen).filter(({ kind }) => kind !== 'card');
    expect(kinds()).toEqual([]);
    expect(kinds(hand[2]).map(({ action }) => action)).toEqual([knockWith(hand[2])]);
  });

  test('are called by what they do', () => {
    const layout = layoutTable({ width: 1280, height: 720, safe }, 4);
    const labels = targetsFor([DRAW, TAKE, KNOCK, discardOf(hand[0])], layout, hand, top).map(({ label }) => label);
    expect(labels).toEqual([
      'Draw from the stock',
      'Take the seven of hearts',
      'Put down the queen of hearts',
      'Knock',
    ]);
  });
});

describe('what cannot be taken back', () => {
  test('a first tap on the stock or the plaque does nothing, a second within two seconds does it', () => {
    for (const action of [DRAW, KNOCK]) {
      const confirmation = new Confirmation();
      expect(confirmation.tap(action, 0)).toBe(false);
      expect(confirmation.tap(action, CONFIRM_WINDOW)).toBe(true);
    }
  });

  test('a second tap that comes too late counts as a first one', () => {
    const confirmation = new Confirmation();
    confirmation.tap(KNOCK, 0);
    expect(confirmation.tap(KNOCK, CONFIRM_WINDOW + 1)).toBe(false);
    expect(confirmation.tap(KNOCK, CONFIRM_WINDOW + 2)).toBe(true);
  });

  test('taps on two different things confirm neither', () => {
    const confirmation = new Confirmation();
    confirmation.tap(DRAW, 0);
    expect(confirmation.tap(KNOCK, 10)).toBe(false);
    expect(confirmation.armed(20)).toBe(KNOCK);
  });

  test('a chosen card waits for its second tap as long as it takes', () => {
    const confirmation = new Confirmation();
    confirmation.tap(discardOf(5), 0);
    expect(confirmation.tap(discardOf(5), 60_000)).toBe(true);
  });

  test('taking the open card needs one tap, and so does saying thirty-one', () => {
    expect(new Confirmation().tap(TAKE, 0)).toBe(true);
    expect(new Confirmation().tap(DECLARE, 0)).toBe(true);
  });

  test('what ends a deal or lets a 31 go by needs two', () => {
    for (const action of [HAMMER, PASS, STAND, QUIET]) expect(new Confirmation().tap(action, 0)).toBe(false);
  });

  test('a knock with a card that is not repeated leaves the card chosen', () => {
    const confirmation = new Confirmation();
    confirmation.tap(knockWith(7), 0);
    expect(confirmation.armed(CONFIRM_WINDOW + 1)).toBe(discardOf(7));
  });
});
