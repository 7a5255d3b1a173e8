import { describe, expect, test } from 'vitest';
import { PictureChanges, type Camera, type Scene, type Thing } from '../../../game/base/picture-changes.ts';

const camera: Camera = {
  visible: true,
  x: 0,
  y: 0,
  width: 800,
  height: 480,
  scrollX: 0,
  scrollY: 0,
  zoomX: 1,
  zoomY: 1,
  alpha: 1,
  backgroundColor: { color: 0, alpha: 1 },
};
const card: Thing = { visible: true, x: 10, y: 20, scaleX: 1, scaleY: 1, rotation: 0, alpha: 1, depth: 1, frame: {} };
const style = {
  fontFamily: 'Inter',
  fontSize: '14px',
  fontStyle: '600',
  color: '#fff',
  backgroundColor: null,
  align: 'left',
  resolution: 1,
  wordWrapWidth: null,
};
const word: Thing = { ...card, text: 'Knock', style };
const drawing: Thing = { ...card, commandBuffer: [4, 0xffffff, 1] };

function scene(...list: Thing[]): Scene {
  return { cameras: { cameras: [camera] }, children: { list } };
}

/** Whether a second picture differs from a first. */
function differs(before: Scene[], after: Scene[]): boolean {
  const changes = new PictureChanges();
  changes.lookAt(before);
  return changes.lookAt(after);
}

describe('a picture', () => {
  test('is new the first time', () => {
    expect(new PictureChanges().lookAt([scene(card)])).toBe(true);
  });

  test('of an empty canvas is drawn too', () => {
    expect(new PictureChanges().lookAt([scene()])).toBe(true);
  });

  test('is the same while nothing changes', () => {
    expect(differs([scene(card, word, drawing)], [scene(card, word, drawing)])).toBe(false);
  });

  test('is drawn again after it was invalidated', () => {
    const changes = new PictureChanges();
    changes.lookAt([scene(card)]);
    changes.invalidate();
    expect([changes.lookAt([scene(card)]), changes.lookAt([scene(card)])]).toEqual([true, false]);
  });

  test.each<[string, Thing, Partial<Thing>]>([
    ['a card moves', card, { x: 11 }],
    ['a card turns', card, { rotation: 0.1 }],
    ['a card is turned over', card, { frame: {} }],
    ['a card is dimmed', card, { tintTopLeft: 0x999999 }],
    ['a card is hidden', card, { visible: false }],
    ['a card fades', card, { alpha: 0.5 }],
    ['a card comes to lie above others', card, { depth: 2 }],
    ['words change', word, { text: 'Pass' }],
    ['words change their colour', word, { style: { ...style, color: '#000' } }],
    ['a drawing goes on', drawing, { commandBuffer: [4, 0xffffff, 1, 5] }],
    ['a drawing is another of the same length', drawing, { commandBuffer: [4, 0xff0000, 1] }],
  ])('differs when %s', (_, thing, change) => {
    expect(differs([scene(thing)], [scene({ ...thing, ...change })])).toBe(true);
  });

  test('differs when something comes or goes', () => {
    expect([differs([scene(card)], [scene(card, card)]), differs([scene(card, card)], [scene(card)])]).toEqual([
      true,
      true,
    ]);
  });

  test('differs when what lies in a container or layer does', () => {
    const hand = (thing: Thing): Thing => ({ ...card, list: [{ ...card, list: [thing] }] });
    const inside = { ...card };
    const before = scene(hand(inside));
    expect(differs([before], [scene(hand({ ...inside, y: 21 }))])).toBe(true);
  });

  test('does not differ by what cannot be seen', () => {
    const hidden = { ...card, visible: false };
    expect(differs([scene(card, hidden)], [scene(card, { ...hidden, x: 11 })])).toBe(false);
  });

  test('differs when the camera does, or another scene has come', () => {
    const zoomed: Scene = { ...scene(card), cameras: { cameras: [{ ...camera, zoomX: 2 }] } };
    expect(differs([scene(card)], [zoomed])).toBe(true);
    expect(differs([scene()], [scene(), scene()])).toBe(true);
  });
});
