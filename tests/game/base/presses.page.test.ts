/** Which presses reach the canvas. */
import { beforeEach, describe, expect, test } from 'vitest';
import { followFirstButton, isTakenBack, letFingersPinch } from '../../../game/base/presses.ts';

const [LEFT, MIDDLE, RIGHT] = [0, 1, 2];
const [NONE_DOWN, LEFT_DOWN] = [0, 1];

let canvas: HTMLElement;
let reached: string[];

beforeEach(() => {
  canvas = document.createElement('canvas');
  document.body.append(canvas);
  reached = [];
  for (const type of ['mousedown', 'mouseup', 'mousemove'] as const) {
    canvas.addEventListener(type, (event) => {
      const isBack = isTakenBack({ wasCanceled: false, event });
      reached.push(`${type} ${event.button}${isBack ? ' taken back' : ''}`);
    });
  }
  followFirstButton(canvas);
});

function mouse(type: string, button: number, buttons: number): void {
  canvas.dispatchEvent(new MouseEvent(type, { button, buttons, bubbles: true, cancelable: true }));
}

describe('a mouse', () => {
  test('presses the canvas with its first button', () => {
    mouse('mousedown', LEFT, LEFT_DOWN);
    mouse('mouseup', LEFT, NONE_DOWN);
    expect(reached).toEqual(['mousedown 0', 'mouseup 0']);
  });

  test('does nothing with any other, also while the first one is down', () => {
    mouse('mousedown', LEFT, LEFT_DOWN);
    for (const button of [MIDDLE, RIGHT, 3, 4]) {
      mouse('mousedown', button, LEFT_DOWN);
      mouse('mouseup', button, LEFT_DOWN);
    }
    mouse('mousemove', LEFT, LEFT_DOWN);
    mouse('mouseup', LEFT, NONE_DOWN);
    expect(reached).toEqual(['mousedown 0', 'mousemove 0', 'mouseup 0']);
  });

  test('that was released where nobody saw it takes its press back once it is here again', () => {
    mouse('mousedown', LEFT, LEFT_DOWN);
    mouse('mousemove', LEFT, LEFT_DOWN);
    mouse('mousemove', LEFT, NONE_DOWN);
    mouse('mousemove', LEFT, NONE_DOWN);
    expect(reached).toEqual(['mousedown 0', 'mousemove 0', 'mouseup 0 taken back', 'mousemove 0', 'mousemove 0']);
  });
});

describe('fingers', () => {
  /** A touch event with so many fingers left. @returns whether it may become a press of a mouse, and whether it is taken back */
  function touch(type: string, fingers: number): { isMouse: boolean; isBack: boolean } {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, { touches: Array.from({ length: fingers }, () => ({})) });
    const isMouse = canvas.dispatchEvent(event);
    return { isMouse, isBack: isTakenBack({ wasCanceled: false, event: event as TouchEvent }) };
  }

  beforeEach(() => letFingersPinch(canvas));

  test('that tap press once: no mouse follows them', () => {
    expect(touch('touchstart', 1)).toMatchObject({ isMouse: true });
    expect(touch('touchend', 0)).toEqual({ isMouse: false, isBack: false });
  });

  test('that pinch press nothing, whichever is lifted first; the next one does', () => {
    touch('touchstart', 1);
    touch('touchstart', 2);
    expect(touch('touchend', 1).isBack).toBe(true);
    expect(touch('touchend', 0).isBack).toBe(true);
    touch('touchstart', 1);
    expect(touch('touchend', 0).isBack).toBe(false);
  });
});

test('a touch that the system cancels is taken back, one that is lifted is not', () => {
  const event = new MouseEvent('touchend');
  expect(isTakenBack({ wasCanceled: true, event })).toBe(true);
  expect(isTakenBack({ wasCanceled: false, event })).toBe(false);
});
