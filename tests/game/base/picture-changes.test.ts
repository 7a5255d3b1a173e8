import { expect, test } from 'vitest';
import { PictureChanges, type Camera, type Scene, type Thing } from '../../../game/base/picture-changes.ts';

const SIZE = { x: 0, y: 0, width: 800, height: 480, scrollX: 0, scrollY: 0, zoomX: 1, zoomY: 1 };
const camera: Camera = { visible: true, ...SIZE, alpha: 1, backgroundColor: { color: 0, alpha: 1 } };
const card: Thing = { visible: true, x: 10, y: 20, scaleX: 1, scaleY: 1, rotation: 0, alpha: 1, depth: 1, frame: {} };
const drawing: Thing = { ...card, commandBuffer: [4, 0xffffff, 1] };
const hidden: Thing = { ...card, visible: false };
const inContainers = (thing: Thing): Thing => ({ ...card, list: [{ ...card, list: [thing] }] });

const scene = (...list: Thing[]): Scene => ({ cameras: { cameras: [camera] }, children: { list } });
const zoomed: Scene = { ...scene(card), cameras: { cameras: [{ ...camera, zoomX: 2 }] } };

/** Whether a second picture differs from a first. */
function differs(before: Scene[], after: Scene[]): boolean {
  const changes = new PictureChanges();
  changes.lookAt(before);
  return changes.lookAt(after);
}

test.each<[string, Thing, Partial<Thing>]>([
  ['a card moves', card, { x: 11 }],
  ['a card turns', card, { rotation: 0.1 }],
  ['a card is turned over', card, { frame: {} }],
  ['a card is dimmed', card, { tintTopLeft: 0x999999 }],
  ['a card is hidden', card, { visible: false }],
  ['a card fades', card, { alpha: 0.5 }],
  ['a card comes to lie above others', card, { depth: 2 }],
  ['a drawing goes on', drawing, { commandBuffer: [4, 0xffffff, 1, 5] }],
  ['a drawing is another of the same length', drawing, { commandBuffer: [4, 0xff0000, 1] }],
])('a picture differs when %s, also in a container', (_, thing, change) => {
  expect(differs([scene(thing)], [scene({ ...thing, ...change })])).toBe(true);
  expect(differs([scene(inContainers(thing))], [scene(inContainers({ ...thing, ...change }))])).toBe(true);
});

test.each<[string, Scene[], Scene[], boolean]>([
  ['is the same while nothing changes', [scene(card, drawing)], [scene(card, drawing)], false],
  ['is the same where what changes cannot be seen', [scene(card, hidden)], [scene(card, { ...hidden, x: 11 })], false],
  ['differs when something comes', [scene(card)], [scene(card, card)], true],
  ['differs when something goes', [scene(card, card)], [scene(card)], true],
  ['differs when the camera does', [scene(card)], [zoomed], true],
  ['differs when another scene has come', [scene()], [scene(), scene()], true],
])('a picture %s', (_, before, after, isOther) => expect(differs(before, after)).toBe(isOther));

test('a picture is new the first time, of an empty canvas too, and after it was invalidated', () => {
  const changes = new PictureChanges();
  const looks = [changes.lookAt([scene()]), changes.lookAt([scene()])];
  changes.invalidate();
  expect([...looks, changes.lookAt([scene()]), changes.lookAt([scene()])]).toEqual([true, false, true, false]);
});
