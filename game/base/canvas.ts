/**
 * The canvas fills the window at the screen's resolution. Everything is laid out in CSS pixels; in a window that is too
 * small for that, in layout pixels, which are smaller than CSS pixels.
 */
import type Phaser from 'phaser';
import type { Resolution } from './dynamic-resolution.ts';
import type { Rect } from './geometry.ts';
import { layoutScale, toLayout, toPage } from './layout-scale.ts';
import type { Viewport } from './viewport.ts';

/** Above this, more pixels cost frame rate without visible benefit, except on small screens held close to the eyes. */
const MAX_PIXEL_RATIO = 2;
const MAX_SMALL_PIXEL_RATIO = 3;
/** Maximum area of such a screen, in CSS px. */
const SMALL_AREA = 480 * 1000;

/** Where frames come too slowly, the picture has as many canvas pixels for each CSS pixel as the next of these; one is sharp enough to be read. */
const COARSER_RATIOS = [2, 1.5, 1];

/** The longest side of what the graphics can draw, in device px; not known before they have begun. */
let longestSide = Infinity;

/** The most canvas pixels for each CSS pixel that come quickly enough, the latest last. */
const mostRatios = [Infinity];

function pixelRatio(): number {
  const { innerWidth, innerHeight, devicePixelRatio } = window;
  const isSmall = innerWidth * innerHeight <= SMALL_AREA;
  const most = Math.min(
    isSmall ? MAX_SMALL_PIXEL_RATIO : MAX_PIXEL_RATIO,
    longestSide / Math.max(innerWidth, innerHeight, 1),
  );
  return Math.min(devicePixelRatio || 1, most, ...mostRatios);
}

/** The longest side of a texture that all but a few devices have, in px; browsers that hide which one it is say 2,048. */
const USUAL_TEXTURE = 4096;

/** The longest side of a texture, in px. */
export function longestTexture(): number {
  return Math.min(USUAL_TEXTURE, longestSide);
}

/** The window in layout px, and CSS px per layout px. */
type ScaledViewport = Viewport & { scale: number };

/** Measured once for each size: reading the page's style in every frame is slow. */
let measured: ScaledViewport | undefined;

/** Letters of browsers, in CSS px, where nobody has chosen another size. */
const USUAL_LETTERS = 16;
const MOST_TEXT_SCALE = 2;

/** The page's stylesheet provides the safe area as custom properties, and leaves the size of letters as the person has chosen it. */
function measure(): ScaledViewport {
  const style = getComputedStyle(document.documentElement);
  const inset = (side: string) => Number.parseFloat(style.getPropertyValue(`--safe-${side}`)) || 0;
  const area = {
    width: window.innerWidth,
    height: window.innerHeight,
    safe: { top: inset('top'), right: inset('right'), bottom: inset('bottom'), left: inset('left') },
  };
  const letters = Number.parseFloat(style.fontSize) || USUAL_LETTERS;
  const textScale = Math.min(MOST_TEXT_SCALE, Math.max(1, letters / USUAL_LETTERS));
  const scale = layoutScale(area, { textScale });
  return { ...toLayout(area, scale), scale, dpr: pixelRatio() * scale };
}

/** The current window. */
export function viewport(): ScaledViewport {
  measured ??= measure();
  return measured;
}

/** Converts canvas to page coordinates, in CSS px. */
export function onPage(place: Rect): Rect {
  return toPage(place, viewport().scale);
}

/** Lays an element over the canvas so that lengths in it are those of a view on the canvas. */
export function scaleToPage({ style }: HTMLElement, { width, height, dpr }: Viewport): void {
  style.width = `${width}px`;
  style.height = `${height}px`;
  style.transform = `scale(${dpr / pixelRatio()})`;
}

/** A side of the canvas in its own pixels: at least one, even in a minimised window. */
function canvasLength(length: number): number {
  return Math.max(1, Math.round(length * pixelRatio()));
}

/** Phaser's initial scale configuration for the current window. */
export function initialScale(): Phaser.Types.Core.ScaleConfig {
  const ratio = pixelRatio();
  return { width: canvasLength(window.innerWidth), height: canvasLength(window.innerHeight), zoom: 1 / ratio };
}

/** Keeps the canvas at the size of the window and the resolution of the screen. @returns how to draw it in fewer pixels */
export function fitToWindow(game: Phaser.Game): Resolution {
  const fit = () => {
    measured = undefined;
    const ratio = pixelRatio();
    game.scale.setZoom(1 / ratio);
    // Before Phaser measures the canvas: if a canvas pixel is a CSS pixel, it does not update the style.
    game.canvas.style.width = `${window.innerWidth}px`;
    game.canvas.style.height = `${window.innerHeight}px`;
    game.scale.resize(canvasLength(window.innerWidth), canvasLength(window.innerHeight));
  };
  window.addEventListener('resize', fit);
  game.events.once('ready', () => {
    const { gl } = (game.renderer ?? {}) as Partial<Phaser.Renderer.WebGL.WebGLRenderer>;
    if (gl === undefined) return;
    longestSide = gl.getParameter(gl.MAX_TEXTURE_SIZE) as number;
    if (Math.max(game.canvas.width, game.canvas.height) > longestSide) fit();
  });
  const followPixelRatio = () => {
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', () => (fit(), followPixelRatio()), { once: true });
  };
  followPixelRatio();
  return {
    coarsen: () => {
      const ratio = COARSER_RATIOS.find((coarser) => coarser < pixelRatio());
      if (ratio === undefined) return false;
      mostRatios.push(ratio);
      fit();
      return true;
    },
    refine: () => {
      mostRatios.pop();
      fit();
    },
  };
}

/** Makes a scene's main camera use layout pixels. @param onResize called now and at every new size */
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
