/** Changes from one scene to another, so that never two of them are shown. */
import type Phaser from 'phaser';

/** Scenes that end at the next step. */
const leaving = new WeakSet<Phaser.Scene>();

/**
 * Ends a scene and starts another in its place, both at the next step. Does nothing if the scene has ended or is being
 * left already: what was pressed or came late must not start a second scene over the first.
 * @param data what the other scene opens with
 * @returns whether the other scene will start
 */
export function changeScene(from: Phaser.Scene, to: string, data?: object): boolean {
  if (leaving.has(from) || !from.scene.isActive()) return false;
  leaving.add(from);
  from.events.once('shutdown', () => leaving.delete(from));
  from.scene.start(to, data);
  return true;
}
