/** Draws scenes again while they are shown, after light, language or suits have changed. */
import type Phaser from 'phaser';

/**
 * Returns a function that restarts a scene at its next step, once, however often it is called before. The scene does not
 * restart if another has taken its place by then: both would be shown.
 * Call it before anything else of the scene follows its `shutdown`: then what it opens with is asked for first.
 * @param opening gives what it opens with; asked at the last moment, so that nothing pressed until then is lost
 */
export function redrawer(scene: Phaser.Scene, opening: () => object): () => void {
  let data: object | undefined;
  const restart = (): void => {
    data = {};
    scene.scene.restart(data);
  };
  scene.events.once('shutdown', () => {
    scene.events.off('preupdate', restart);
    if (data !== undefined) Object.assign(data, opening());
  });
  return () => {
    scene.events.off('preupdate', restart);
    scene.events.once('preupdate', restart);
  };
}

/** Calls back once the scene has been shown for the first time, unless it ends or restarts before that. */
export function onceShown(scene: Phaser.Scene, callback: () => void): void {
  const { events } = scene.game;
  events.once('postrender', callback);
  scene.events.once('shutdown', () => events.off('postrender', callback));
}

/** For what comes later: wraps callbacks so that they do nothing once the scene has ended or restarted. */
export function onlyUntilShutdown(
  scene: Phaser.Scene,
): <Arguments extends unknown[]>(callback: (...given: Arguments) => void) => (...given: Arguments) => void {
  let isOver = false;
  scene.events.once('shutdown', () => {
    isOver = true;
  });
  return (callback) =>
    (...given) => {
      if (!isOver) callback(...given);
    };
}
