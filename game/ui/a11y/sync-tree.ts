/** The page's one accessible tree, shared by all scenes. */
import type Phaser from 'phaser';
import { AccessibleTree } from './accessible-tree.ts';
import type { AccessibleScreen } from './accessible-screen.ts';

let made: AccessibleTree | undefined;

/** The tree, created on first use. */
export function pageTree(): AccessibleTree {
  made ??= new AccessibleTree();
  return made;
}

/** Updates the tree from a scene after every frame, as long as the scene lasts. */
export function syncTree(scene: Phaser.Scene, update: (tree: AccessibleTree) => void): void {
  const tree = pageTree();
  const follow = (): void => update(tree);
  scene.events.on('postupdate', follow);
  scene.events.once('shutdown', () => {
    scene.events.off('postupdate', follow);
    tree.follow(null);
  });
}

/** Syncs the tree with a scene whose canvas has nothing to press. */
export function syncStaticScene(scene: Phaser.Scene, screen: () => AccessibleScreen): void {
  syncTree(scene, (tree) => tree.show(screen(), []));
}
