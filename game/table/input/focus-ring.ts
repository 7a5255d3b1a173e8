/** The ring around the keyboard focus: a bright line between two dark ones. */
import type Phaser from 'phaser';
import { toInteger } from '../../base/theme/colours.ts';
import { RADIUS } from '../../base/theme/theme.ts';
import { raised } from '../layout/hand-layout.ts';
import { DEPTH, type Stage } from '../stage.ts';
import type { Target } from './targets.ts';

const GAP = 4;
const LINES = [
  { width: 7, role: 'focusKeyline' },
  { width: 3, role: 'focus' },
] as const;

export class FocusRing {
  readonly #stage: Stage;
  readonly #graphics: Phaser.GameObjects.Graphics;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#graphics = stage.scene.add.graphics().setDepth(DEPTH.ring);
    stage.layer.add(this.#graphics);
  }

  hide(): void {
    this.#graphics.clear();
  }

  /** Shows the ring around a target that has risen by `lift` px. */
  show({ place, width, height }: Target, lift: number): void {
    const { x, y, angle } = raised(place, lift);
    const [w, h] = [width + 2 * GAP, height + 2 * GAP];
    const pen = this.#graphics.clear().setPosition(x, y).setRotation(angle);
    for (const line of LINES) {
      pen.lineStyle(line.width, toInteger(this.#stage.theme.colours[line.role]));
      pen.strokeRoundedRect(-w / 2, -h / 2, w, h, RADIUS.button);
    }
  }
}
