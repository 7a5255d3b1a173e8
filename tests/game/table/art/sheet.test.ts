import { EventEmitter } from 'node:events';
import type Phaser from 'phaser';
import { describe, expect, it } from 'vitest';
import { OwnSheet } from '../../../../game/table/art/sheet.ts';

function fakeScene() {
  const keys = new Set<string>();
  const textures = { exists: (key: string) => keys.has(key), remove: (key: string) => keys.delete(key) };
  const events = new EventEmitter();
  return { scene: { textures, events } as unknown as Phaser.Scene, keys, events };
}

describe('a sheet of pictures that belongs to one part of a scene', () => {
  it('has a texture that no other replaces', () => {
    const { scene } = fakeScene();
    expect(new OwnSheet(scene).key).not.toBe(new OwnSheet(scene).key);
  });

  it('takes its texture along when the scene ends, and no other', () => {
    const { scene, keys, events } = fakeScene();
    const sheet = new OwnSheet(scene);
    keys.add(sheet.key).add('another');
    events.emit('shutdown');
    expect([...keys]).toEqual(['another']);
  });

  it('cannot be drawn after its scene has ended: it would never be removed', () => {
    const { scene, events } = fakeScene();
    const sheet = new OwnSheet(scene);
    events.emit('shutdown');
    expect(() => sheet.draw([], 1)).toThrow(`${sheet.key} is drawn after its end`);
  });
});
