/** The emblem on the cloth. */
import type Phaser from 'phaser';
import { centre } from '../../base/geometry.ts';
import { INK } from '../art/felt-prints.ts';
import { printPlace } from '../layout/print-place.ts';
import { DEPTH, type Stage } from '../stage.ts';

export class PrintView {
  readonly #stage: Stage;
  readonly #image: Phaser.GameObjects.Image;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#image = stage.image('glow', DEPTH.ground + 1).setAlpha(INK);
  }

  /** Puts it where there is room for it in the stage's layout, if anywhere. */
  place(): void {
    const place = printPlace(this.#stage.layout);
    this.#image.setVisible(place !== null);
    if (place === null) return;
    const { x, y } = centre(place);
    this.#stage.reframe(this.#image, 'print').setPosition(x, y);
  }
}
