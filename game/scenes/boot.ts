/** Waits for the fonts, so that no text is drawn in the wrong one, and for whatever else the game needs first. */
import * as Phaser from 'phaser';
import { changeScene } from '../base/change-scene.ts';

export class BootScene extends Phaser.Scene {
  readonly #needed: Promise<unknown>;

  constructor(needed: Promise<unknown>) {
    super('boot');
    this.#needed = needed;
  }

  async create(): Promise<void> {
    await this.#needed;
    changeScene(this, 'menu');
  }
}
