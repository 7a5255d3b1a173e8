import type Phaser from 'phaser';
import { changeScene } from '../base/change-scene.ts';
import { withWords } from '../i18n/words.ts';
import type { ReplayOpening } from './replay.ts';
import type { Services } from './services.ts';

/** Leaves a scene for the replay of a match. */
export async function watch(scene: Phaser.Scene, services: Services, replaying: ReplayOpening): Promise<void> {
  const { ReplayScene } = await withWords(['records', 'review', 'match', 'table'], import('./replay.ts'));
  if (!scene.scene.isActive()) return;
  const { manager } = scene.scene;
  if (manager.keys.replay === undefined) manager.add('replay', new ReplayScene(services));
  changeScene(scene, 'replay', replaying);
}
