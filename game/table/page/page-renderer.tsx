/**
 * Draws the scenes of the table without WebGL: everything in them is an element of the page, with the picture that its texture
 * has of it, which the browser moves, turns and fades.
 */
import { render, type ComponentChild } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type Phaser from 'phaser';
import type { Pen } from '../art/pen.ts';
import './page-renderer.css';

type SceneCamera = Phaser.Cameras.Scene2D.Camera;
/** What a scene shows, in layers or not. */
type Drawable = Phaser.GameObjects.Image | Phaser.GameObjects.Rectangle | Phaser.GameObjects.Graphics;
type Drawables = readonly (Drawable | Phaser.GameObjects.Layer)[];

/** In place of Phaser's renderer, which is told of every frame, and of each scene in it. */
export class PageRenderer {
  readonly #root: HTMLElement;
  #scenes: ComponentChild[] = [];

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  preRender(): void {
    this.#scenes = [];
  }

  render({ scale }: Phaser.Scene, things: Drawables, camera: SceneCamera): void {
    const { zoom, scrollX, scrollY } = camera;
    // A pixel of a canvas would be `scale.zoom` CSS px.
    const transform = `scale(${zoom * scale.zoom}) translate(${-scrollX}px, ${-scrollY}px)`;
    this.#scenes.push(
      <div key={camera} class="scene" style={{ transform }}>
        {seen(things, camera).map((thing) => (
          <Picture key={thing} {...pictureOf(thing, camera)} />
        ))}
      </div>,
    );
  }

  postRender(): void {
    render(this.#scenes, this.#root);
  }
}

function seen(things: Drawables, camera: SceneCamera): Drawable[] {
  return things
    .filter((thing) => thing.willRender(camera) && !('commandBuffer' in thing && thing.commandBuffer.length === 0))
    .toSorted((a, b) => a.depth - b.depth)
    .flatMap((thing) => ('list' in thing ? seen(thing.list as Drawable[], camera) : [thing]));
}

interface PictureProps {
  /** In its own px. */
  width: number;
  height: number;
  draw: (pen: Pen) => void;
  /** It is drawn anew when this changes. */
  of: unknown;
  style: Record<string, string | number>;
}

function pictureOf(thing: Drawable, camera: SceneCamera): PictureProps {
  if ('commandBuffer' in thing) return drawingOf(thing, camera);
  const { x, y, rotation, scaleX, scaleY, originX, originY, alpha: opacity } = thing;
  const origin = `translate(${-100 * originX}%, ${-100 * originY}%)`;
  const transform = `translate(${x}px, ${y}px) rotate(${rotation}rad) scale(${scaleX}, ${scaleY}) ${origin}`;
  return 'fillColor' in thing ? rectangleOf(thing, { transform, opacity }) : imageOf(thing, { transform, opacity });
}

function imageOf(
  { frame, isTinted, tintTopLeft }: Phaser.GameObjects.Image,
  style: PictureProps['style'],
): PictureProps {
  const { source, cutX, cutY, cutWidth: width, cutHeight: height } = frame;
  return {
    width,
    height,
    draw: (pen) => pen.drawImage(source.image as HTMLCanvasElement, cutX, cutY, width, height, 0, 0, width, height),
    of: frame,
    // All tints are greys, or close to it.
    style: { ...style, filter: isTinted ? `brightness(${(tintTopLeft & 0xff) / 0xff})` : '' },
  };
}

function rectangleOf(
  { width, height, fillColor, fillAlpha, isStroked, lineWidth, strokeColor }: Phaser.GameObjects.Rectangle,
  style: PictureProps['style'],
): PictureProps {
  const colour = (value: number, alpha = 1): string =>
    `rgba(${value >> 16}, ${(value >> 8) & 0xff}, ${value & 0xff}, ${alpha})`;
  const outline = isStroked ? `${lineWidth}px solid ${colour(strokeColor)}` : '';
  const size = { width: `${width}px`, height: `${height}px` };
  return {
    width: 1,
    height: 1,
    draw: () => undefined,
    of: null,
    style: { ...style, ...size, background: colour(fillColor, fillAlpha), outline },
  };
}

/** What is drawn with a pen, in the px of the camera. */
function drawingOf(drawing: Phaser.GameObjects.Graphics, camera: SceneCamera): PictureProps {
  const { commandBuffer, x, y, rotation, alpha } = drawing;
  const { width, height, zoom } = camera;
  return {
    width,
    height,
    draw: (pen) => (drawing as unknown as DrawnByPen).renderCanvas(CANVAS, drawing, camera, null, pen),
    of: JSON.stringify([commandBuffer, x, y, rotation, alpha, width, height, zoom]),
    style: { transform: `scale(${1 / zoom})` },
  };
}

/** `Graphics` can draw with any pen, as its `generateTexture` does, and asks that of a renderer; its types do not say so. */
interface DrawnByPen {
  renderCanvas: (renderer: typeof CANVAS, drawing: object, camera: SceneCamera, parent: null, pen: Pen) => void;
}
const CANVAS = { blendModes: ['source-over'], antialias: true };

function Picture({ width, height, draw, of, style }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    // A canvas with a new size is empty.
    const pen = Object.assign(canvas.current!, { width, height }).getContext('2d');
    if (pen !== null) draw(pen);
  }, [of]);
  return <canvas ref={canvas} style={style} />;
}
