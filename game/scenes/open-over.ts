/** Opening dialogs whose code is loaded when it is needed. */
import type Phaser from 'phaser';
import { closeWith } from '../ui/dialogs/close-with.ts';

/** Opens a dialog over a scene as soon as its code has loaded, unless the scene has ended by then. */
export async function openOver<Code>(
  scene: Phaser.Scene,
  coming: Promise<Code>,
  open: (code: Code) => () => void,
): Promise<void> {
  const code = await coming;
  if (scene.scene.isActive()) closeWith(scene, open(code));
}
