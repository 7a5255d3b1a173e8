/** The sign on the sound button: a loudspeaker with waves, or crossed out. */
import type Phaser from 'phaser';
import { toInteger } from '../../base/theme/colours.ts';
import type { Theme } from '../../base/theme/theme.ts';
import type { Button } from '../../ui/widgets/button.ts';

/** Size of the sign as a share of its button's. */
const SHARE = 0.46;
/** How far the waves reach to either side, in radians. */
const SPREAD = 0.8;

export class SoundSign {
  readonly #button: Button;
  #colour: number;
  readonly #shape: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene, theme: Theme, button: Button) {
    this.#button = button;
    this.#colour = toInteger(theme.colours.text);
    this.#shape = scene.add.graphics();
    button.object.add(this.#shape);
  }

  /** Takes the colours of another theme at the next `show`. */
  setTheme({ colours }: Theme): void {
    this.#colour = toInteger(colours.text);
  }

  /** Draws it in the middle of its button. */
  show(isMuted: boolean): void {
    const { width, height } = this.#button.bounds;
    const size = Math.min(width, height) * SHARE;
    const shape = this.#shape.clear().setPosition(width / 2, height / 2);
    const [left, high] = [-size / 2, size / 2];
    shape.fillStyle(this.#colour);
    shape.beginPath().moveTo(left, -high * 0.36);
    for (const [x, y] of [
      [0.2, -0.36],
      [0.46, -0.84],
      [0.46, 0.84],
      [0.2, 0.36],
      [0, 0.36],
    ]) {
      shape.lineTo(left + size * x, high * y);
    }
    shape.closePath().fillPath();
    shape.lineStyle(Math.max(1.5, size * 0.09), this.#colour);
    const mouth = left + size * 0.52;
    if (isMuted) {
      const reach = size * 0.17;
      const middle = mouth + size * 0.28;
      shape.lineBetween(middle - reach, -reach, middle + reach, reach);
      shape.lineBetween(middle - reach, reach, middle + reach, -reach);
      return;
    }
    for (const radius of [size * 0.22, size * 0.44]) {
      shape.beginPath();
      shape.arc(mouth, 0, radius, -SPREAD, SPREAD);
      shape.strokePath();
    }
  }
}
