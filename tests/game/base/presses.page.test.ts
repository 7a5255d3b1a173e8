/** Which presses reach the canvas. */
import { beforeEach, describe, expect, test } from 'vitest';
import { followFirstButton, isTakenBack, letFingersPinch } from '../../../game/base/presses.ts';

let canvas: HTMLElement;
let reached: string[];

beforeEach(() => {
  canvas = document.createElement('canvas');
  document.body.append(canvas);
  reached = [];
  for (const type of ['mousedown', 'mouseup', 'mousemove'] as const) {
    canvas.addEventListener(type, (event) => {
      const isBack = isTakenBack({ wasCanceled: false, event });
      reached.push(`${type.slice(5)}${event.button}${isBack ? ' back' : ''}`);
    });
  }
});

describe('a mouse', () => {
  /** Events by their kinds, buttons, and what is down then. */
  const LEFT: [string, number, number] = ['down', 0, 1];
  const others = [1, 2, 3, 4].flatMap((button): (typeof LEFT)[] => [
    ['down', button, 1],
    ['up', button, 1],
  ]);

  test.each<[string, (typeof LEFT)[], string[]]>([
    ['presses the canvas with its first button', [LEFT, ['up', 0, 0]], ['down0', 'up0']],
    ['does nothing with any other', [LEFT, ...others, ['move', 0, 1], ['up', 0, 0]], ['down0', 'move0', 'up0']],
    [
      'that was released where nobody saw it takes its press back once it is here again',
      [LEFT, ['move', 0, 1], ['move', 0, 0], ['move', 0, 0]],
      ['down0', 'move0', 'up0 back', 'move0', 'move0'],
    ],
  ])('%s', (_, events, seen) => {
    followFirstButton(canvas);
    for (const [type, button, buttons] of events)
      canvas.dispatchEvent(new MouseEvent(`mouse${type}`, { button, buttons, bubbles: true, cancelable: true }));
    expect(reached).toEqual(seen);
  });
});

describe('fingers', () => {
  /** A touch event with so many fingers left. @returns whether it may become a press of a mouse, and whether it is taken back */
  function touch(type: string, fingers: number): [isMouse: boolean, isBack: boolean] {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, { touches: Array.from({ length: fingers }, () => ({})) });
    return [canvas.dispatchEvent(event), isTakenBack({ wasCanceled: false, event: event as TouchEvent })];
  }

  test('that tap press once: no mouse follows them; those that pinch press nothing, whichever is lifted first', () => {
    letFingersPinch(canvas);
    expect([touch('touchstart', 1)[0], touch('touchend', 0)]).toEqual([true, [false, false]]);
    for (const fingers of [1, 2]) touch('touchstart', fingers);
    expect([touch('touchend', 1)[1], touch('touchend', 0)[1]]).toEqual([true, true]);
    touch('touchstart', 1);
    expect(touch('touchend', 0)[1]).toBe(false);
  });

  test('whose touch the system cancels take it back, one that is lifted does not', () => {
    const event = new MouseEvent('touchend');
    expect([true, false].map((wasCanceled) => isTakenBack({ wasCanceled, event }))).toEqual([true, false]);
  });
});
