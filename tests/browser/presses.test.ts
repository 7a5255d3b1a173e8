/** What a mouse and fingers do that presses nothing. */
import { expect, test } from 'vitest';
import { expectAbsent } from './support/absence.ts';
import { builtGame, PHONE, WINDOW } from './support/built-game.ts';
import type { Rect } from '../../game/base/geometry.ts';
import type { Visit } from './support/visit.ts';

const { visiting } = builtGame();

const middle = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

/** From the menu to the first turn at a table. @returns where the stock is */
async function toTheTable(visit: Visit): Promise<{ x: number; y: number }> {
  await visit.pressButton('Play');
  const { targets } = await visit.seeTurn();
  return middle(targets.find(({ action }) => action === 'draw')!.bounds);
}

const mayDraw = async (visit: Visit) => (await visit.screen()).targets.some(({ action }) => action === 'draw');
const hasDrawn = (visit: Visit) =>
  visit.see('the drawn card', ({ targets }) => targets.some(({ action }) => action.startsWith('discard')));

test('a mouse’s other buttons press nothing, nor does a press whose release nobody saw; the first button does', async () => {
  await visiting(WINDOW, async (visit) => {
    const { mouse } = visit.page;
    await visit.applySettings({ opponents: 1 });
    const { buttons } = await visit.screen();
    const play = middle(buttons.find(({ label }) => label === 'Play')!.bounds);
    await mouse.click(play.x, play.y, { button: 'right' });
    await mouse.click(play.x, play.y, { button: 'middle' });
    await visit.frames(3);
    expect((await visit.screen()).scene).toBe('menu');
    const stock = await toTheTable(visit);
    await mouse.move(stock.x, stock.y);
    await mouse.down();
    await mouse.click(stock.x, stock.y, { button: 'right' });
    // As if the button had been released over another window.
    await visit.page.evaluate(({ x, y }) => {
      const at = { clientX: x, clientY: y, buttons: 0, bubbles: true };
      document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent('mousemove', at));
    }, stock);
    await visit.frames(3);
    expect(await mayDraw(visit)).toBe(true);
    await mouse.up();
    await mouse.click(stock.x, stock.y);
    await hasDrawn(visit);
  });
});

test('fingers that pinch press nothing, nor does one that the system takes away; a tap does', async () => {
  await visiting(PHONE, async (visit) => {
    await visit.applySettings({ opponents: 1 });
    const { x, y } = await toTheTable(visit);
    const devTools = await visit.page.context().newCDPSession(visit.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...fingers: number[]) =>
      devTools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: fingers.map((away, id) => ({ x: x + away, y, id })),
      });
    await expectAbsent('a drawn card', async () => ((await mayDraw(visit)) ? [] : ['drawn']), {
      once: async () => {
        await touch('touchStart', 0);
        await touch('touchStart', 0, 10);
        await touch('touchMove', -10, 20);
        await touch('touchEnd');
        await touch('touchStart', 0);
        await touch('touchCancel');
        await visit.frames(3);
      },
    });
    await visit.page.touchscreen.tap(x, y);
    await hasDrawn(visit);
  });
});

test('a card that is dragged leaves no name of a key behind, and has it again in its place', async () => {
  await visiting(WINDOW, async (visit) => {
    const { mouse } = visit.page;
    await visit.applySettings({ opponents: 1 });
    const { x, y } = await toTheTable(visit);
    const names = async () => (await visit.page.locator('kbd').allTextContents()).toSorted().join(' ');
    const before = await names();
    expect(before.split(' ')).toContain('t');
    const { targets } = await visit.screen();
    const discard = middle(targets.find(({ action }) => action === 'take')!.bounds);
    await visit.pull(discard, { x, y: y + 200 });
    await expect.poll(names).toBe(before.replace('t', '').trim());
    await mouse.move(discard.x, discard.y, { steps: 5 });
    await mouse.up();
    await expect.poll(names).toBe(before);
  });
});
