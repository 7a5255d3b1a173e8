import { describe, expect, test } from 'vitest';
import { builtGame, WINDOW } from './support/built-game.ts';
import type { Screen } from './support/screen.ts';
import { bots } from './support/tables.ts';

const { visiting } = builtGame();

describe('the built game', () => {
  test('the table is left while cards are dealt, and nobody is asked anything there any more', async () => {
    await visiting(WINDOW, async (visit) => {
      await visit.sitDown({ speed: 'normal', opponents: 1 });
      await visit.see('cards that fly', ({ scene, isQueueEmpty }) => scene === 'table' && !isQueueEmpty);
      await visit.pressButton('Menu');
      await visit.see('the question, while they fly', (screen) => screen.question !== null && !screen.isQueueEmpty);
      await visit.pressButton('Leave');
      await visit.seeScene('menu');
      await visit.frames(5);
    });
  });

  test('the deal is heard after the first touch, and silence is remembered', async () => {
    await visiting(WINDOW, async (visit) => {
      const menu = await visit.seeScene('menu');
      expect(menu.sound).toEqual({ is: 'waiting', heard: {} });
      await visit.chooseSpeed('Instant');
      await visit.pressButton('Play');
      await visit.see('a card that is heard', ({ sound }) => sound.heard.slide > 0);
      await visit.pressButton('Sound');
      await visit.page.reload();
      const { settings } = await visit.seeScene('menu');
      expect(settings.isMuted).toBe(true);
    });
  });

  test('the table is laid out anew when the window turns', async () => {
    await visiting(WINDOW, async (visit) => {
      await visit.sitDown({ opponents: 3 });
      await visit.seeTurn();
      await visit.page.setViewportSize({ width: 420, height: 860 });
      const { targets, buttons } = await visit.see('everything within the new window', (screen) =>
        [...screen.targets, ...screen.buttons].every(({ bounds }) => bounds.x + bounds.width <= 420),
      );
      for (const { bounds } of [...targets, ...buttons]) expect(bounds.y + bounds.height).toBeLessThanOrEqual(860);
      const canvas = await visit.page.locator('canvas').boundingBox();
      expect(canvas).toEqual({ x: 0, y: 0, width: 420, height: 860 });
      await visit.pressButton('Menu');
      await visit.see('the question', ({ question }) => question !== null);
    });
  });

  test('turning the window, another speed and a skip in the middle of a deal leave everything where it belongs', async () => {
    await visiting(WINDOW, async (visit) => {
      await visit.sitDown({ speed: 'normal', opponents: 3 });
      const dealing = ({ shown }: Screen) => shown?.phase === 'dealing' && (shown.stock as number) < 48;
      await visit.see('cards that fly', dealing);
      await visit.page.setViewportSize({ width: 420, height: 860 });
      await visit.page.keyboard.press('s');
      expect((await visit.screen()).settings.speed).toBe('double');
      await visit.page.mouse.click(210, 560);
      await visit.page.keyboard.press('s');
      expect((await visit.screen()).settings.speed).toBe('instant');
      const { shown } = await visit.seeTurn();
      expect(shown.hand).toHaveLength(3);
      expect((shown.open as number[][]).map((cards) => cards.length)).toEqual([3, 0, 0, 0]);
    });
  });

  test('who only watches is asked nothing, and sees no hand before the showdown', async () => {
    await visiting(WINDOW, async (visit) => {
      await visit.sitDown({ opponents: 1, seats: bots(10) });
      const play = await visit.see('the play', ({ shown }) => shown?.phase === 'play');
      expect(play.shown).toMatchObject({ viewer: -1, hand: [] });
      await visit.pressButton('The result');
      const { headline } = await visit.see('the result', ({ scene }) => scene === 'result');
      expect(headline).toMatch(/^(Bear|Fox) wins the match$/);
    });
  });

  test('cards of one’s own hand are dragged to another place, and stay there', async () => {
    await visiting(WINDOW, async (visit) => {
      await visit.sitDown({ opponents: 1 });
      const before = await visit.seeTurn();
      const hand = before.shown.hand as number[];
      const { width, height } = WINDOW.viewport;
      await visit.pull({ x: 0.43 * width, y: 0.84 * height }, { x: 0.6 * width, y: 0.84 * height });
      await visit.page.mouse.up();
      await visit.see('the card at its new place', ({ shown }) => {
        return JSON.stringify(shown.hand) === JSON.stringify([...hand.slice(1), hand[0]]);
      });
    });
  });
});
