/** The coins of a seat, so that they can be counted at a glance; an outline marks a lost one. */
import type Phaser from 'phaser';
import { centre, type Point, type Rect } from '../../base/geometry.ts';
import { DEPTH, type Stage } from '../stage.ts';
import type { TokensView } from './token-display.ts';

/** Distance of neighbours as a multiple of their size, if there is room. */
const PITCH = 1.14;

export class Coins implements TokensView {
  readonly #stage: Stage;
  #images: Phaser.GameObjects.Image[] = [];
  #area: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #centred = false;
  #count = 0;
  #places = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  place(area: Rect, centred: boolean): void {
    this.#area = area;
    this.#centred = centred;
    this.#draw();
  }

  /** Shows `count` coins and outlines up to `places`. */
  show(count: number, places: number): void {
    if (count === this.#count && places === this.#places) return;
    this.#count = count;
    this.#places = places;
    this.#draw();
  }

  /** The place of a coin by its number. */
  at(index: number): Point {
    const size = this.#area.height;
    const step = this.#places > 1 ? Math.min(size * PITCH, (this.#area.width - size) / (this.#places - 1)) : 0;
    const length = size + step * (this.#places - 1);
    const left = this.#centred ? centre(this.#area).x - length / 2 : this.#area.x;
    return { x: left + size / 2 + index * step, y: this.#area.y + size / 2 };
  }

  setAlpha(alpha: number): void {
    for (const image of this.#images) image.setAlpha(alpha);
  }

  /** Coins need no emphasis: the one that is lost is seen moving. */
  stress(): Promise<void> {
    return Promise.resolve();
  }

  #draw(): void {
    for (const image of this.#images) image.destroy();
    const size = this.#area.height;
    this.#images = Array.from({ length: this.#places }, (_, index) => {
      const { x, y } = this.at(index);
      const image = this.#stage.image(index < this.#count ? 'coin' : 'gone', DEPTH.plate + 3).setPosition(x, y);
      return image.setDisplaySize(size, size);
    });
  }
}
