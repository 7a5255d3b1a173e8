/** Waits for the fonts, so that no text is ever drawn in the wrong one, and for whatever else has to be there first. */
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
