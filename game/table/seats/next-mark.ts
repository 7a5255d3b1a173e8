/** A small arrow at the plate of the player whose turn comes next. */
import type Phaser from 'phaser';
import type { TableState } from '../../model/table-state.ts';
import { nextPlace } from '../layout/next-place.ts';
import { DEPTH, type Stage } from '../stage.ts';

export class NextMark {
  readonly #stage: Stage;
  readonly #image: Phaser.GameObjects.Image;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#image = stage.image('next', DEPTH.plate + 6).setVisible(false);
  }

  /** Shows who is next, or nothing where nobody is; textures may be new. */
  show({ next, turn }: TableState): void {
    const isOther = turn >= 0 && next >= 0 && next !== turn;
    this.#stage.reframe(this.#image, 'next').setVisible(isOther);
    if (!isOther) return;
    const { x, y, angle } = nextPlace(this.#stage.seat(turn).plate, this.#stage.seat(next).plate);
    this.#image.setPosition(x, y).setRotation(angle);
  }
}
