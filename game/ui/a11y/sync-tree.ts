/** The one tree of the page, whatever scene is shown. */
import type Phaser from 'phaser';
import { AccessibleTree } from './accessible-tree.ts';
import type { AccessibleScreen } from './accessible-screen.ts';

let made: AccessibleTree | undefined;

/** Makes it when it is first asked for. */
export function pageTree(): AccessibleTree {
  made ??= new AccessibleTree();
  return made;
}

/** Keeps the tree in line with a scene, frame by frame, as long as the scene lasts. */
export function syncTree(scene: Phaser.Scene, update: (tree: AccessibleTree) => void): void {
  const tree = pageTree();
  const follow = (): void => update(tree);
  scene.game.canvas.setAttribute('aria-hidden', 'true');
  scene.events.on('postupdate', follow);
  scene.events.once('shutdown', () => {
    scene.events.off('postupdate', follow);
    tree.follow(null);
  });
}

/** Lets a scene be read that has nothing on its canvas to be pressed. */
export function tellScene(scene: Phaser.Scene, screen: () => AccessibleScreen): void {
  syncTree(scene, (tree) => tree.show(screen(), []));
}
