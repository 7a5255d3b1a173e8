/** The button with the lamp on it, which asks for a hint. */
import type Phaser from 'phaser';
import { drawLamp } from '../../table/art/lamp.ts';
import type { Rect } from '../../base/geometry.ts';
import { words } from '../../i18n/words.ts';
import { toInteger } from '../../base/theme/colours.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { Button } from '../../ui/widgets/button.ts';

/** Above the cards, as all that lies over the table. */
const DEPTH = 9000;
/** Size of the lamp as a share of its button's. */
const SHARE = 0.54;

export class HintButton {
  readonly button: Button;
  readonly #lamp: Phaser.GameObjects.Graphics;
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
    this.#lamp = scene.add.graphics();
    this.button.object.add(this.#lamp).setDepth(DEPTH);
  }

  place(bounds: Rect): void {
    this.button.place(bounds, 0);
    const { width, height } = this.button.bounds;
    const size = Math.min(width, height) * SHARE;
    const colour = toInteger(this.#theme.colours.text);
    drawLamp(this.#lamp.clear(), { x: width / 2, y: height / 2 }, size, colour);
  }

  /** Says what it does in the language that is spoken now. */
  retell(): void {
    this.button.rename(words().hints.button, '');
  }

  get isShown(): boolean {
    return this.button.object.visible;
  }

  /** Whether it is there at all, and whether it can be pressed. */
  show(isThere: boolean, isEnabled: boolean): void {
    this.button.enable(isEnabled);
    this.button.object.setVisible(isThere);
  }

  /** Shows it in the colours of another theme from the next time on that it is placed. */
  setTheme(theme: Theme): void {
    this.#theme = theme;
    this.button.setTheme(theme);
  }
}
