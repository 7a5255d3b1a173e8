/** Things of the page that belong to a scene. */
import type Phaser from 'phaser';

/** Closes what lies over a scene once another scene takes its place; a scene that is only drawn anew keeps it. */
export function closeWith(scene: Phaser.Scene, close: () => void): void {
  const closeUnlessBack = (): void => {
    scene.game.events.once('poststep', () => {
      if (scene.scene.isActive()) return;
      scene.events.off('shutdown', closeUnlessBack);
      close();
    });
  };
  scene.events.on('shutdown', closeUnlessBack);
}
