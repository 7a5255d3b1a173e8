/** Which presses reach the canvas, and which of them are taken back: those that end without having been released. */
import type Phaser from 'phaser';

/** How long a second click belongs to the one before, in ms. */
export const DOUBLE_CLICK = 500;

/** Events that Phaser also listens to on the window, so that it misses no release outside the canvas. */
const PRESSES = ['mousedown', 'mouseup', 'touchstart', 'touchend', 'touchcancel'];

/** Stops presses on dialogs, toasts, fields, the buttons at the table and the replay bar from reaching the canvas below them. */
export function shieldCanvas(): void {
  for (const press of PRESSES) {
    document.addEventListener(press, (event) => {
      if (
        event.target instanceof Element &&
        event.target.closest('dialog, .toasts, .replay, .table-page, input') !== null
      )
        event.stopPropagation();
    });
  }
}

/** The first button of a mouse: the left one, or whichever its owner has chosen. */
const FIRST = 0;
/** It among the buttons that are down. */
const FIRST_OF_BUTTONS = 1;

/** Ends of presses from which nothing comes. */
const takenBack = new WeakSet<Event>();

/**
 * Lets the first button of a mouse press the canvas, and no other, also while the first one is down. A release that went to
 * another window is made up for as soon as the mouse is back.
 * @param page whose events they are
 */
export function followFirstButton(canvas: HTMLElement, page: Window = window): void {
  let isDown = false;
  const follow = (event: MouseEvent): void => {
    if (event.button === FIRST) isDown = event.type === 'mousedown';
    else event.stopImmediatePropagation();
  };
  for (const press of ['mousedown', 'mouseup'] as const) page.addEventListener(press, follow, { capture: true });
  page.addEventListener(
    'mousemove',
    ({ buttons, clientX, clientY }) => {
      if (!isDown || (buttons & FIRST_OF_BUTTONS) !== 0) return;
      const release = new MouseEvent('mouseup', { clientX, clientY, button: FIRST, bubbles: true });
      takenBack.add(release);
      canvas.dispatchEvent(release);
    },
    { capture: true },
  );
}

/**
 * Lets two fingers pinch the canvas like any page, and press nothing on it. Phaser, which would prevent that with every touch,
 * is told not to; what browsers then make of a tap for pages that know no touch, a press of a mouse, is kept from following.
 */
export function letFingersPinch(canvas: HTMLElement, page: Window = window): void {
  let isPinch = false;
  const onStart = ({ touches }: TouchEvent): void => {
    isPinch ||= touches.length > 1;
  };
  const onEnd = (event: TouchEvent): void => {
    if (isPinch) takenBack.add(event);
    isPinch &&= event.touches.length > 0;
  };
  page.addEventListener('touchstart', onStart, { capture: true, passive: true });
  for (const end of ['touchend', 'touchcancel'] as const) page.addEventListener(end, onEnd, { capture: true });
  // After Phaser, which ignores what has been prevented.
  canvas.addEventListener('touchend', (event) => {
    if (event.cancelable) event.preventDefault();
  });
}

/** Whether a press that has ended is taken back: the system took the finger away, it pinched, or nobody saw the release. */
export function isTakenBack({ wasCanceled, event }: Pick<Phaser.Input.Pointer, 'wasCanceled' | 'event'>): boolean {
  return wasCanceled || takenBack.has(event);
}
