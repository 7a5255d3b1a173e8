import { EventEmitter } from 'node:events';
import type Phaser from 'phaser';
import { expect, test, vi } from 'vitest';
import { onlyUntilShutdown } from '../../../game/scenes/redraw.ts';

test('what comes when a scene has ended or restarted does nothing there', () => {
  const events = new EventEmitter();
  const callback = vi.fn<(news: string) => void>();
  const tell = onlyUntilShutdown({ events } as unknown as Phaser.Scene)(callback);
  tell('in time');
  events.emit('shutdown');
  tell('too late');
  expect(callback.mock.calls).toEqual([['in time']]);
});
