import type Phaser from 'phaser';
import { expect, test, vi } from 'vitest';
import { showRecords } from '../../../game/scenes/open-records.ts';
import { watch } from '../../../game/scenes/watch.ts';
import type { ReplayOpening } from '../../../game/scenes/replay.ts';
import type { Services } from '../../../game/scenes/services.ts';

vi.mock('../../../game/scenes/replay.ts', () => ({ ReplayScene: vi.fn() }));

/** A menu that has been left while code was on its way. */
function leftMenu() {
  const start = vi.fn<() => void>();
  const on = vi.fn<() => void>();
  const scene = { scene: { isActive: () => false, manager: { keys: {} }, start }, events: { on } };
  return { scene: scene as unknown as Phaser.Scene, start, on };
}

test('records that come when the menu has been left are not opened', async () => {
  const { scene, on } = leftMenu();
  await showRecords(scene, {} as Services);
  expect(on).not.toHaveBeenCalled();
});

test('a match to be watched again does not begin when the scene has been left', async () => {
  const { scene, start } = leftMenu();
  await watch(scene, {} as Services, {} as ReplayOpening);
  expect(start).not.toHaveBeenCalled();
});
