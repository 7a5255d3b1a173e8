/** Scenes drawn by the page, in a document that draws nothing: what is asked of its pens. */
import { expect, test, vi } from 'vitest';
import type Phaser from 'phaser';
import { PageRenderer } from '../../../../game/table/page/page-renderer.tsx';
import { element } from '../../../../game/base/elements.ts';

const source = { image: element('canvas') };
const frame = (cutX: number) => ({ source, cutX, cutY: 0, cutWidth: 20, cutHeight: 30 });
const seen = { alpha: 1, depth: 0, willRender: () => true };
const PLACE = { x: 7, y: 8, rotation: 0.5, scaleX: 2, scaleY: 1, originX: 0.5, originY: 0 };
const image = { ...seen, ...PLACE, frame: frame(0), isTinted: false, tintTopLeft: 0xffffff };
const veil = {
  ...seen,
  ...PLACE,
  width: 40,
  height: 9,
  fillColor: 0x0a0b0c,
  fillAlpha: 0.5,
  isStroked: true,
  lineWidth: 2,
  strokeColor: 1,
};

/** A table on which things are shown, one frame after the other. */
function table() {
  const root = element('div');
  const renderer = new PageRenderer(root);
  const scene = { scale: { zoom: 0.5 } } as Phaser.Scene;
  const camera = { zoom: 3, scrollX: 0, scrollY: 4, width: 90, height: 60 } as Phaser.Cameras.Scene2D.Camera;
  const show = (...things: object[]): HTMLElement[] => {
    renderer.preRender();
    renderer.render(scene, things as Phaser.GameObjects.Image[], camera);
    renderer.postRender();
    return [...root.querySelectorAll<HTMLElement>('.scene > *')];
  };
  return { root, show };
}

/** Counts pictures that are drawn from now on. */
const pens = () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext');

test('things stand in their places, at the scale of the canvas', () => {
  const { root, show } = table();
  const [shown] = show(image);
  expect(shown.style.transform).toBe('translate(7px, 8px) rotate(0.5rad) scale(2, 1) translate(-50%, 0%)');
  expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual(['20', '30']);
  expect(root.querySelector<HTMLElement>('.scene')?.style.transform).toBe('scale(1.5) translate(0px, -4px)');
});

test('what lies higher comes later, in a layer too, and what cannot be seen not at all', () => {
  const { show } = table();
  const at = (depth: number, more: object = {}) => ({ ...image, depth, x: depth, ...more });
  const layer = { ...seen, depth: 3, list: [at(9), at(5)] };
  const places = show(at(4), layer, at(1), at(2, { willRender: () => false })).map(({ style }) => style.transform);
  expect(places.map((place) => Number.parseInt(place.slice('translate('.length), 10))).toEqual([1, 5, 9, 4]);
});

test('what moves keeps its element and its picture; what shows something else is drawn anew', () => {
  const { show } = table();
  const card = { ...image };
  const [before] = show(card);
  const drawn = pens();
  const [moved] = show(Object.assign(card, { x: 50, alpha: 0.5 }));
  expect([moved, moved.style.opacity]).toEqual([before, '0.5']);
  expect(drawn).not.toHaveBeenCalled();
  show(Object.assign(card, { frame: frame(20) }));
  expect(drawn).toHaveBeenCalledOnce();
  expect(show()).toEqual([]);
});

test('a tint dims, and a rectangle has its colours', () => {
  const [dim, bright, rectangle] = table().show({ ...image, isTinted: true, tintTopLeft: 0x333333 }, image, veil);
  expect([dim.style.filter, bright.style.filter]).toEqual(['brightness(0.2)', '']);
  const { width, height, background, outline } = rectangle.style;
  expect([width, height, background, outline]).toEqual([
    '40px',
    '9px',
    'rgba(10, 11, 12, 0.5)',
    'rgba(0, 0, 1, 1) solid 2px',
  ]);
});

test('what is drawn with a pen has the size of the window, and is drawn anew when it changes', () => {
  const { show } = table();
  const renderCanvas = vi.fn();
  const ring = { ...seen, x: 0, y: 0, rotation: 0, commandBuffer: [1], renderCanvas };
  const [shown] = show(ring);
  expect([shown.getAttribute('width'), shown.style.transform]).toEqual(['90', `scale(${1 / 3})`]);
  show(ring);
  expect(renderCanvas).toHaveBeenCalledOnce();
  expect(show({ ...ring, commandBuffer: [] })).toEqual([]);
  show(Object.assign(ring, { commandBuffer: [1, 2] }));
  expect(renderCanvas).toHaveBeenCalledTimes(2);
});
