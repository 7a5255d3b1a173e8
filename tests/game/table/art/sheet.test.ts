import { EventEmitter } from 'node:events';
import type Phaser from 'phaser';
import { expect, test } from 'vitest';
import { OwnSheet } from '../../../../game/table/art/sheet.ts';

test('a sheet of pictures has a texture of its own, takes it along when the scene ends, and cannot be drawn after that', () => {
  const keys = new Set(['another']);
  const textures = { exists: (key: string) => keys.has(key), remove: (key: string) => keys.delete(key) };
  const events = new EventEmitter();
  const scene = { textures, events } as unknown as Phaser.Scene;
  const [sheet, other] = [new OwnSheet(scene), new OwnSheet(scene)];
  expect(sheet.key).not.toBe(other.key);
  keys.add(sheet.key);
  events.emit('shutdown');
  expect([...keys]).toEqual(['another']);
  expect(() => sheet.draw([], 1)).toThrow(`${sheet.key} is drawn after its end`);
});
