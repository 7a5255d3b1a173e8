/** Page elements that belong to a scene. */
import type Phaser from 'phaser';

/** Closes what is open over a scene once another scene replaces it; a scene that only restarts keeps it. */
export function closeWith(scene: Phaser.Scene, close: () => void): void {
  const closeUnlessRestarted = (): void => {
    scene.game.events.once('poststep', () => {
      if (scene.scene.isActive()) return;
      scene.events.off('shutdown', closeUnlessRestarted);
      close();
    });
  };
  scene.events.on('shutdown', closeUnlessRestarted);
}
