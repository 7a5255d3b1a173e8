/** The canvas fills the window, with as many pixels as the screen shows; everything is laid out in CSS pixels. */
import type Phaser from 'phaser';
import type { Viewport } from './viewport.ts';

/** Above this, more pixels cost frames and nobody sees them, except on small screens held close to the eyes. */
const MAX_PIXEL_RATIO = 2;
const MAX_SMALL_PIXEL_RATIO = 3;
/** How large such a screen is at most, in CSS px. */
const SMALL_AREA = 480 * 1000;

/** Canvas pixels for each CSS pixel. */
export function pixelRatio(): number {
  const isSmall = window.innerWidth * window.innerHeight <= SMALL_AREA;
  return Math.min(window.devicePixelRatio || 1, isSmall ? MAX_SMALL_PIXEL_RATIO : MAX_PIXEL_RATIO);
}

/** The window as it is now. The page's stylesheet hands the safe area over in custom properties. */
export function viewport(): Viewport {
  const style = getComputedStyle(document.documentElement);
  const inset = (side: string) => Number.parseFloat(style.getPropertyValue(`--safe-${side}`)) || 0;
  return {
    width: window.innerWidth,
    height: window.innerHeight,
    dpr: pixelRatio(),
    safe: { top: inset('top'), right: inset('right'), bottom: inset('bottom'), left: inset('left') },
  };
}

/** What Phaser is to be started with for the window as it is now. */
export function initialScale(): Phaser.Types.Core.ScaleConfig {
  const ratio = pixelRatio();
  return { width: window.innerWidth * ratio, height: window.innerHeight * ratio, zoom: 1 / ratio };
}

/** Keeps the canvas as large as the window and as fine as the screen, when either changes. */
export function fitToWindow(game: Phaser.Game): void {
  const fit = () => {
    const ratio = pixelRatio();
    game.scale.setZoom(1 / ratio);
    // Before Phaser measures the canvas: it leaves the style as it was where a canvas pixel is a CSS pixel.
    game.canvas.style.width = `${window.innerWidth}px`;
    game.canvas.style.height = `${window.innerHeight}px`;
    game.scale.resize(Math.round(window.innerWidth * ratio), Math.round(window.innerHeight * ratio));
  };
  window.addEventListener('resize', fit);
  const followPixelRatio = () => {
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', () => (fit(), followPixelRatio()), { once: true });
  };
  followPixelRatio();
}

/** Lets a scene's main camera show CSS pixels, and tells the scene of every new size, the present one first. */
export function inCssPixels(scene: Phaser.Scene, onResize: (size: Viewport) => void): void {
  const follow = () => {
    scene.cameras.main.setOrigin(0, 0).setZoom(pixelRatio());
    onResize(viewport());
  };
  scene.scale.on('resize', follow);
  scene.events.once('shutdown', () => scene.scale.off('resize', follow));
  follow();
}

/** What Phaser hears on the window too, so that it misses no release beside the canvas. */
const PRESSES = ['mousedown', 'mouseup', 'touchstart', 'touchend', 'touchcancel'];

/** Keeps presses on what lies over the canvas, a paper, a slip or a strip, from what lies below it there. */
export function shieldCanvas(): void {
  for (const press of PRESSES) {
    document.addEventListener(press, (event) => {
      if (event.target instanceof Element && event.target.closest('dialog, .slips, .replay') !== null)
        event.stopPropagation();
    });
  }
}
