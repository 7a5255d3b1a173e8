/** Waits for the typefaces, so that no word is ever set in the wrong one, and for what else there has to be first. */
import * as Phaser from 'phaser';

export class BootScene extends Phaser.Scene {
  readonly #needed: Promise<unknown>;

  constructor(needed: Promise<unknown>) {
    super('boot');
    this.#needed = needed;
  }

  async create(): Promise<void> {
    await this.#needed;
    this.scene.start('menu');
  }
}
