/** The mats under the rows of golf. */
import type Phaser from 'phaser';
import { matFrame } from '../art/mat.ts';
import { centre } from '../../base/geometry.ts';
import { DEPTH, type Stage } from '../stage.ts';
import type { TableState } from '../../model/table-state.ts';

const OUT_ALPHA = 0.35;

export class MatsView {
  readonly #stage: Stage;
  readonly #mats: Phaser.GameObjects.Image[];

  constructor(stage: Stage) {
    this.#stage = stage;
    const hasMats = stage.layout.seats[0].hand.mat !== null;
    this.#mats = hasMats ? stage.seats.map((_, seat) => stage.image(matFrame(seat === stage.bottom), DEPTH.mat)) : [];
  }

  /** Puts the mats in their places in the layout; textures may be new. */
  place(state: TableState): void {
    for (const [seat, image] of this.#mats.entries()) {
      const { mat } = this.#stage.seat(seat).hand;
      if (mat === null) continue;
      const { x, y } = centre(mat);
      this.#stage.reframe(image, matFrame(seat === this.#stage.bottom)).setPosition(x, y);
    }
    this.show(state);
  }

  /** The mat of a seat that is out fades. */
  show({ seats }: TableState): void {
    for (const [seat, image] of this.#mats.entries()) image.setAlpha(seats[seat].out ? OUT_ALPHA : 1);
  }
}
