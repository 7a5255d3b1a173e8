/** Small key names, drawn beside what the keys do. */
import type Phaser from 'phaser';
import type { Point } from '../../base/geometry.ts';
import { toInteger } from '../../base/theme/colours.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { addText } from './text.ts';

/** A key's name and the middle of where it is shown, in CSS px. */
export interface KeyCap {
  key: string;
  at: Point;
}

const SIZE = 22;

export class KeyCaps {
  readonly #scene: Phaser.Scene;
  #theme: Theme;
  readonly #layer: Phaser.GameObjects.Container;

  constructor(scene: Phaser.Scene, theme: Theme, depth: number) {
    this.#scene = scene;
    this.#theme = theme;
    this.#layer = scene.add.container(0, 0).setDepth(depth);
  }

  /** Sets the theme that the next key caps are drawn in. */
  setTheme(theme: Theme): void {
    this.#theme = theme;
  }

  /** Replaces the key caps that are shown. */
  show(caps: readonly KeyCap[]): void {
    this.#layer.removeAll(true);
    const { colours } = this.#theme;
    for (const { key, at } of caps) {
      const shape = this.#scene.add.graphics();
      const words = addText(this.#scene, key, { size: 13, colour: colours.text, strong: true });
      const width = Math.max(SIZE, words.width + 12);
      shape
        .fillStyle(toInteger(colours.plateEdge))
        .fillRoundedRect(at.x - width / 2, at.y - SIZE / 2, width, SIZE + 2, 5)
        .fillStyle(toInteger(colours.plate))
        .fillRoundedRect(at.x - width / 2 + 1, at.y - SIZE / 2 + 1, width - 2, SIZE - 2, 4);
      words.setPosition(at.x, at.y);
      this.#layer.add([shape, words]);
    }
  }
}
