/** A game with a pool, played to its end by touch, and its gestures one by one; `presets.test.ts` plays it by pointer or keys. */
import { describe, expect, test } from 'vitest';
import { parseCard } from '../../engine/cards.ts';
import { preset } from '../../engine/rules/resolve.ts';
import type { Point } from '../../game/base/geometry.ts';
import { fan } from '../../game/table/layout/hand-layout.ts';
import { layoutTable } from '../../game/table/layout/layout-table.ts';
import { builtGame, PHONE, WINDOW } from './support/built-game.ts';
import { playToTheEnd, POINTER_INPUT } from './support/player.ts';
import type { Screen } from './support/screen.ts';
import { chooseShortGame } from './support/tables.ts';
import type { Visit } from './support/visit.ts';

const game = builtGame();

const OPPONENTS = 2;

/** Sits down to a match of Schwimmen with one token each. */
async function sitDown(visit: Visit): Promise<void> {
  await visit.applySettings({ opponents: OPPONENTS, explainsPool: false });
  await chooseShortGame(visit, 'schwimmen');
  await visit.pressButton('Play');
  await visit.seeScene('table');
}

/** Waits for a turn in which one may exchange; keeps a hand that has been dealt to oneself as the dealer. */
async function aTurn(visit: Visit): Promise<Screen> {
  const screen = await visit.see('a decision', ({ targets }) => targets?.length > 0);
  if (!screen.legal.includes('keep')) return screen;
  await POINTER_INPUT.act(visit, screen, 'keep');
  return visit.see('a turn', ({ targets, legal }) => targets.length > 0 && legal.includes('swap-all'));
}

test('a match is played to its end by touch on a phone', async () => {
  await game.visiting(PHONE, async (visit) => {
    await sitDown(visit);
    const { result } = await playToTheEnd(visit, POINTER_INPUT);
    expect(result.standings).toHaveLength(1 + OPPONENTS);
  });
});

/** The middle of the visible part of a card of one's own hand. */
function ownCard({ viewport }: typeof WINDOW, { shown }: Screen, index: number): Point {
  const screen = { ...viewport, safe: { top: 0, right: 0, bottom: 0, left: 0 } };
  const { hand } = layoutTable(screen, 1 + OPPONENTS, preset('schwimmen')).seats[0];
  const { x, y } = fan(hand, (shown.hand as number[]).length)[index];
  return { x: x - hand.cardWidth * 0.2, y };
}

function middleOf({ targets }: Screen, action: string): Point {
  const { x, y, width, height } = targets.find((target) => target.action === action)!.bounds;
  return { x: x + width / 2, y: y + height / 2 };
}

async function drag(visit: Visit, from: Point, to: Point): Promise<void> {
  await visit.pull(from, to);
  await visit.page.mouse.up();
}

/** The first card that can be taken, as an action and as a card. */
function firstTake({ legal }: Screen): { action: string; card: number } {
  const action = legal.find((one) => one.startsWith('take '))!;
  return { action, card: parseCard(action.slice('take '.length)) };
}

/** Whether one has taken a card, and has yet to give one. */
const isGiving = ({ legal }: Screen) => legal.some((one) => one.startsWith('discard'));

/** Waits until the first card of the hand has become another one. */
function seeExchanged(visit: Visit, before: Screen, taken: number): Promise<Screen> {
  const [given] = before.shown.hand as number[];
  return visit.see('the exchange', ({ shown }) => {
    const hand = shown.hand as number[];
    return hand.length === 3 && hand.includes(taken) && !hand.includes(given);
  });
}

describe('a card of the pool and one of one’s own change places', () => {
  test.each<[string, (visit: Visit, turn: Screen) => Promise<void>]>([
    [
      'by a press on either, the pool first',
      async (visit, turn) => {
        await POINTER_INPUT.act(visit, turn, firstTake(turn).action);
        const next = await visit.see('what to give', isGiving);
        expect((next.shown.pool as (number | null)[]).filter((card) => card === null)).toHaveLength(1);
        const at = ownCard(WINDOW, next, (next.shown.hand as number[]).indexOf((turn.shown.hand as number[])[0]));
        await visit.page.mouse.click(at.x, at.y);
      },
    ],
    [
      'by a press on either, one’s own first',
      async (visit, turn) => {
        const own = ownCard(WINDOW, turn, 0);
        await visit.page.mouse.click(own.x, own.y);
        await visit.see('what to do next', ({ shown }) => String(shown.message).includes('Now tap the card'));
        const { x, y } = middleOf(turn, firstTake(turn).action);
        await visit.page.mouse.click(x, y);
      },
    ],
    [
      'when the card of the pool is dragged onto the other',
      (visit, turn) => drag(visit, middleOf(turn, firstTake(turn).action), ownCard(WINDOW, turn, 0)),
    ],
    [
      'when one’s own is dragged onto the card of the pool',
      (visit, turn) => drag(visit, ownCard(WINDOW, turn, 0), middleOf(turn, firstTake(turn).action)),
    ],
  ])('%s', async (_way, exchange) => {
    await game.visiting(WINDOW, async (visit) => {
      await sitDown(visit);
      const turn = await aTurn(visit);
      await exchange(visit, turn);
      await seeExchanged(visit, turn, firstTake(turn).card);
    });
  });
});
