import { describe, expect, test } from 'vitest';
import {
  CHANGE,
  discardOf,
  KNOCK,
  knockWith,
  parseAction,
  PASS,
  STAND,
  SWAP_ALL,
  TAKE,
  takeOf,
} from '../../../../engine/actions.ts';
import type { OpenDecision } from '../../../../engine/open-decision.ts';
import { NO_CARD, parseCard, parseCards } from '../../../../engine/cards.ts';
import { around, centre, overlap, type Rect } from '../../../../game/base/geometry.ts';
import { TARGET_SIZE } from '../../../../game/base/theme/theme.ts';
import { targetAt, targetsFor } from '../../../../game/table/input/targets.ts';
import { turn } from '../../../../game/i18n/en/table.ts';
import { layoutTable } from '../../../../game/table/layout/layout-table.ts';
import { expectTouchable } from '../../support/screens.ts';

const safe = { top: 0, right: 0, bottom: 0, left: 0 };
const HAND = parseCards('Qh Jc Ah 3s');
const TOP = parseCard('7h');
const POOL = parseCards('7h 8d 9s');
const TURN = ['draw', 'take', 'knock'].map(parseAction);
const EXCHANGE = [...POOL.map(takeOf), SWAP_ALL, CHANGE, PASS, KNOCK];

const atTable = (actions: number[], chosen = NO_CARD, [width, height, seats] = [390, 844, 4]) =>
  targetsFor(actions, layoutTable({ width, height, safe }, seats), HAND, TOP, chosen);
const atPool = (actions: number[], [width, height, seats] = [1280, 720, 4], phase: OpenDecision['phase'] = 'draw') =>
  targetsFor(
    actions,
    layoutTable({ width, height, safe }, seats, { handSize: 3, play: 'pool' }),
    HAND,
    NO_CARD,
    NO_CARD,
    null,
    POOL,
    { phase, pass: 'turn' },
  );

describe('targets', () => {
  test.each([
    [390, 844, 10],
    [640, 360, 7],
  ])('a tap on the middle of each finds it, on %d × %d for %d', (...size) => {
    for (const targets of [TURN, HAND.map(discardOf), [TAKE, PASS]].map((actions) => atTable(actions, NO_CARD, size))) {
      for (const target of targets) expect(targetAt(targets, centre(target.bounds))).toBe(target);
    }
    const targets = atPool(EXCHANGE, size);
    for (const target of targets) expect(targetAt(targets, centre(target.bounds))).toBe(target);
    expectTouchable(targets.map(({ bounds }) => bounds));
  });

  test.each([
    [1280, 720, 4],
    [390, 844, 4],
    [844, 390, 4],
    [360, 640, 6],
  ])('a knock stands alone, far from a swap of all and a pass, on %d × %d for %d', (...size) => {
    const targets = atPool(EXCHANGE, size);
    const boundsOf = (action: number) => targets.find((target) => target.action === action)?.bounds as Rect;
    const knock = boundsOf(KNOCK);
    for (const other of [SWAP_ALL, PASS].map(boundsOf)) {
      const [{ x, y }, from] = [centre(other), centre(knock)];
      expect(Math.hypot(x - from.x, y - from.y)).toBeGreaterThan(2 * TARGET_SIZE);
      expect(overlap(around(from, knock.width + TARGET_SIZE, knock.height + TARGET_SIZE), other)).toBe(false);
    }
  });

  test('are piles first, then the hand, then buttons, and are called by what they do', () => {
    const labels = (targets: ReturnType<typeof atTable>) => targets.map(({ kind, label }) => `${kind}: ${label}`);
    expect(labels(atTable([...TURN, discardOf(HAND[0])]))).toEqual([
      'stock: Draw from the stock',
      'discard: Take the seven of hearts',
      'card: Discard the queen of hearts',
      'plaque: Knock',
    ]);
    expect(labels(atPool(EXCHANGE))).toEqual([
      'stock: Ask for three new cards',
      'pool: Take the seven of hearts',
      'pool: Take the eight of diamonds',
      'pool: Take the nine of spades',
      'button: Swap all',
      'button: Pass',
      'plaque: Knock',
    ]);
    // After the first of two exchanges.
    expect(labels(atPool([takeOf(POOL[0]), PASS], undefined, 'second-exchange')).at(-1)).toBe('button: Done');
  });

  test('of a knock with the discard are the chosen card alone', () => {
    const actions = [...HAND.map(discardOf), ...HAND.map(knockWith)];
    const plaques = (chosen?: number) => atTable(actions, chosen).filter(({ kind }) => kind !== 'card');
    expect(plaques()).toEqual([]);
    expect(plaques(HAND[2]).map(({ action }) => action)).toEqual([knockWith(HAND[2])]);
  });

  test('of such a knock have a place beside the buttons of what may be done instead', () => {
    const actions = [...HAND.map(discardOf), ...HAND.map(knockWith), STAND, PASS];
    const places = atTable(actions, HAND[2]).filter(({ kind }) => kind !== 'card');
    expect(places.map(({ action }) => action)).toEqual([knockWith(HAND[2]), STAND, PASS]);
    for (const target of places) expect(targetAt(places, centre(target.bounds))).toBe(target);
  });

  test('of a pass are called by what it ends', () => {
    const layout = layoutTable({ width: 390, height: 844, safe }, 4);
    const labelWhere = (pass: OpenDecision['pass']) =>
      targetsFor([PASS], layout, HAND, TOP, NO_CARD, null, [], { phase: 'draw', pass }).at(-1)?.label;
    expect([labelWhere('deal'), labelWhere('turn')]).toEqual([turn.pass, turn.passOn]);
  });
});
