import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHANGE, discardOf, DRAW, KNOCK, knockWith, PASS, TAKE, takeOf } from '../../../../engine/actions.ts';
import { NO_CARD, parseCard, parseCards } from '../../../../engine/cards.ts';
import { centre, right } from '../../../../game/base/geometry.ts';
import { layoutTable } from '../../../../game/table/layout/layout-table.ts';
import { targetAt, targetsFor } from '../../../../game/table/input/targets.ts';
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

  test('with a pool the stock stands for a new one, large enough for a finger and beside the cards', () => {
    const pool = parseCards('7h 8d 9s');
    fc.assert(
      fc.property(sizes, ([[width, height], seats]) => {
        const layout = layoutTable({ width, height, safe }, seats, { handSize: 3, play: 'pool' });
        const actions = [...pool.map(takeOf), CHANGE, KNOCK, PASS];
        const targets = targetsFor(actions, layout, hand, NO_CARD, NO_CARD, null, pool);
        for (const target of targets) expect(targetAt(targets, centre(target.bounds))).toBe(target);
        const asked = targets.find(({ action }) => action === CHANGE);
        expect(asked).toMatchObject({ kind: 'stock', label: 'Ask for three new cards' });
        expect(Math.min(asked!.bounds.width, asked!.bounds.height)).toBeGreaterThanOrEqual(TARGET_SIZE);
        expect(right(asked!.bounds)).toBeLessThanOrEqual(layout.pool[0].x);
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
    expect(labels).toEqual(['Draw from the stock', 'Take the seven of hearts', 'Discard the queen of hearts', 'Knock']);
    const pool = parseCards('2c 5d 9s');
    const withPool = layoutTable({ width: 1280, height: 720, safe }, 4, { handSize: 3, play: 'pool' });
    const passAmong = (taken: number) => {
      const actions = [...pool.slice(0, taken).map(takeOf), PASS];
      return targetsFor(actions, withPool, hand, NO_CARD, NO_CARD, null, pool).at(-1)?.label;
    };
    expect([passAmong(3), passAmong(2)]).toEqual(['Pass', 'Done']);
  });
});
