/** The light in the room: it goes down when somebody has knocked, and comes up for the showdown. */
import type Phaser from 'phaser';
import { toInteger } from '../../base/theme/colours.ts';
import type { TableState } from '../../model/table-state.ts';
import type { Run } from '../animation/animator.ts';
import { DEPTH, type Stage } from '../stage.ts';

/** How dark it gets in the evening, 0 to 1; by day hardly, so that dark texts on the felt stay readable. */
const DARKNESS = 0.34;
/** In ms at speed 1. */
const DIMMING = 500;

export class RoomLight {
  readonly #stage: Stage;
  readonly #veil: Phaser.GameObjects.Rectangle;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#veil = stage.scene.add
      .rectangle(0, 0, 1, 1)
      .setOrigin(0)
      .setDepth(DEPTH.ground + 2)
      .setAlpha(0);
    stage.layer.add(this.#veil);
  }

  /** As bright as it is in the state, without motion. */
  place(state: TableState): void {
    const { layout, theme } = this.#stage;
    this.#veil.setFillStyle(toInteger(theme.colours.shadow)).setSize(layout.screen.width, layout.screen.height);
    this.#veil.setAlpha(this.#darkness(state));
  }

  /** Becomes as bright as it is in the state. */
  async follow(state: TableState, run: Run): Promise<void> {
    const [from, to] = [this.#veil.alpha, this.#darkness(state)];
    if (from === to) return;
    await run.animate({ duration: DIMMING, update: (share) => this.#veil.setAlpha(from + (to - from) * share) });
  }

  #darkness({ knocker, phase }: TableState): number {
    return knocker >= 0 && phase === 'play' ? DARKNESS * this.#stage.theme.shade ** 2 : 0;
  }
}
