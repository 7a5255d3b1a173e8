/** Scenes that are drawn anew while they are shown: the light, the language or the suits have changed. */
import type Phaser from 'phaser';

/**
 * How to have a scene drawn anew: it begins again at its next step, once however often that was asked for before. Not
 * where another scene has taken its place by then: both would be shown.
 * @param opening what it begins again with, asked for at that step
 */
export function redrawer(scene: Phaser.Scene, opening: () => object): () => void {
  const restart = (): void => void scene.scene.restart(opening());
  scene.events.once('shutdown', () => scene.events.off('preupdate', restart));
  return () => {
    scene.events.off('preupdate', restart);
    scene.events.once('preupdate', restart);
  };
}

/** Calls back once the scene has been shown for the first time, unless it is over or begins again before that. */
export function onceShown(scene: Phaser.Scene, callback: () => void): void {
  const { events } = scene.game;
  events.once('postrender', callback);
  scene.events.once('shutdown', () => events.off('postrender', callback));
}
