/** Waits for the typefaces, so that no word is ever set in the wrong one. */
import * as Phaser from 'phaser';

export class BootScene extends Phaser.Scene {
  readonly #fonts: Promise<void>;

  constructor(fonts: Promise<void>) {
    super('boot');
    this.#fonts = fonts;
  }

  async create(): Promise<void> {
    await this.#fonts;
    this.scene.start('menu');
  }
}
