/** The button that asks for a hint: a light bulb. */
import type Phaser from 'phaser';
import { drawLightBulb } from '../../table/art/light-bulb.ts';
import { DEPTH } from '../../table/stage.ts';
import type { Rect } from '../../base/geometry.ts';
import { words } from '../../i18n/words.ts';
import { toInteger } from '../../base/theme/colours.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { Button } from '../../ui/widgets/button.ts';

/** Size of the light bulb as a share of its button's. */
const SHARE = 0.54;

export class HintButton {
  readonly button: Button;
  readonly #bulb: Phaser.GameObjects.Graphics;
  #theme: Theme;

  constructor(scene: Phaser.Scene, theme: Theme, onPress: () => void) {
    this.#theme = theme;
    this.button = new Button(scene, theme, {
      label: words().hints.button,
      face: '',
      kind: 'plate',
      isAside: true,
      onPress,
    });
    this.#bulb = scene.add.graphics();
    this.button.object.add(this.#bulb).setDepth(DEPTH.button);
  }

  place(bounds: Rect): void {
    this.button.place(bounds, 0);
    const { width, height } = this.button.bounds;
    const size = Math.min(width, height) * SHARE;
    const colour = toInteger(this.#theme.colours.text);
    drawLightBulb(this.#bulb.clear(), { x: width / 2, y: height / 2 }, size, colour);
  }

  /** Labels it in the current language. */
  refreshText(): void {
    this.button.rename(words().hints.button, '');
  }

  get isShown(): boolean {
    return this.button.object.visible;
  }

  /** Shows it or not, and whether it can be pressed. */
  show(isThere: boolean, isEnabled: boolean): void {
    this.button.enable(isEnabled);
    this.button.object.setVisible(isThere);
  }

  /** Takes the colours of another theme, from the next placing on. */
  setTheme(theme: Theme): void {
    this.#theme = theme;
    this.button.setTheme(theme);
  }
}
