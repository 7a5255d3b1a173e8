/**
 * The canvas fills the window, with as many pixels as the screen shows. Everything is laid out in CSS pixels; on a window
 * that is too small for that, in px of the layout, each of which is less than a CSS pixel.
 */
import type Phaser from 'phaser';
import type { Rect } from './geometry.ts';
import { layoutScale, toLayout, toPage } from './layout-scale.ts';
import type { Viewport } from './viewport.ts';

/** Above this, more pixels cost frames and nobody sees them, except on small screens held close to the eyes. */
const MAX_PIXEL_RATIO = 2;
const MAX_SMALL_PIXEL_RATIO = 3;
/** How large such a screen is at most, in CSS px. */
const SMALL_AREA = 480 * 1000;

/** Canvas pixels for each CSS pixel. */
function pixelRatio(): number {
  const isSmall = window.innerWidth * window.innerHeight <= SMALL_AREA;
  return Math.min(window.devicePixelRatio || 1, isSmall ? MAX_SMALL_PIXEL_RATIO : MAX_PIXEL_RATIO);
}

/** The window in px of the layout, and how many CSS px one of them is. */
type Window = Viewport & { scale: number };

/** Measured once for each size: asking the page for its style in every frame takes long. */
let measured: Window | undefined;

/** The page's stylesheet hands the safe area over in custom properties. */
function measure(): Window {
  const style = getComputedStyle(document.documentElement);
  const inset = (side: string) => Number.parseFloat(style.getPropertyValue(`--safe-${side}`)) || 0;
  const area = {
    width: window.innerWidth,
    height: window.innerHeight,
    safe: { top: inset('top'), right: inset('right'), bottom: inset('bottom'), left: inset('left') },
  };
  const scale = layoutScale(area);
  return { ...toLayout(area, scale), scale, dpr: pixelRatio() * scale };
}

/** The window as it is now. */
export function viewport(): Window {
  measured ??= measure();
  return measured;
}

/** Where something on the canvas lies on the page, in CSS px. */
export function onPage(place: Rect): Rect {
  return toPage(place, viewport().scale);
}

/** A side of the canvas in its own pixels: there is always one to draw on, also in a window that is folded away. */
function canvasLength(length: number): number {
  return Math.max(1, Math.round(length * pixelRatio()));
}

/** What Phaser is to be started with for the window as it is now. */
export function initialScale(): Phaser.Types.Core.ScaleConfig {
  const ratio = pixelRatio();
  return { width: canvasLength(window.innerWidth), height: canvasLength(window.innerHeight), zoom: 1 / ratio };
}

/** Keeps the canvas as large as the window and as fine as the screen, when either changes. */
export function fitToWindow(game: Phaser.Game): void {
  const fit = () => {
    measured = undefined;
    const ratio = pixelRatio();
    game.scale.setZoom(1 / ratio);
    // Before Phaser measures the canvas: it leaves the style as it was where a canvas pixel is a CSS pixel.
    game.canvas.style.width = `${window.innerWidth}px`;
    game.canvas.style.height = `${window.innerHeight}px`;
    game.scale.resize(canvasLength(window.innerWidth), canvasLength(window.innerHeight));
  };
  window.addEventListener('resize', fit);
  const followPixelRatio = () => {
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', () => (fit(), followPixelRatio()), { once: true });
  };
  followPixelRatio();
}

/** Lets a scene's main camera show pixels of the layout, and tells the scene of every new size, the present one first. */
export function inCssPixels(scene: Phaser.Scene, onResize: (size: Viewport) => void): void {
  const follow = () => {
    const size = viewport();
    scene.cameras.main.setOrigin(0, 0).setZoom(size.dpr);
    onResize(size);
  };
  scene.scale.on('resize', follow);
  scene.events.once('shutdown', () => scene.scale.off('resize', follow));
  follow();
}

/** What Phaser hears on the window too, so that it misses no release beside the canvas. */
const PRESSES = ['mousedown', 'mouseup', 'touchstart', 'touchend', 'touchcancel'];

/** Keeps presses on what lies over the canvas, a paper, a toast or a strip, from what lies below it there. */
export function shieldCanvas(): void {
  for (const press of PRESSES) {
    document.addEventListener(press, (event) => {
      if (event.target instanceof Element && event.target.closest('dialog, .toasts, .replay') !== null)
        event.stopPropagation();
    });
  }
}
