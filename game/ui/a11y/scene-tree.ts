/** The one mirror of the page, whatever scene is shown. */
import type Phaser from 'phaser';
import { Mirror } from './accessible-tree.ts';
import type { MirrorScreen } from './accessible-screen.ts';

let made: Mirror | undefined;

/** Makes it when it is first asked for. */
export function pageMirror(): Mirror {
  made ??= new Mirror();
  return made;
}

/** Keeps the mirror in line with a scene, frame by frame, as long as the scene lasts. */
export function mirrorScene(scene: Phaser.Scene, update: (mirror: Mirror) => void): void {
  const mirror = pageMirror();
  const follow = (): void => update(mirror);
  scene.game.canvas.setAttribute('aria-hidden', 'true');
  scene.events.on('postupdate', follow);
  scene.events.once('shutdown', () => {
    scene.events.off('postupdate', follow);
    mirror.follow(null);
  });
}

/** Lets a scene be read that has nothing on its canvas to be pressed. */
export function tellScene(scene: Phaser.Scene, screen: () => MirrorScreen): void {
  mirrorScene(scene, (mirror) => mirror.show(screen(), []));
}
