/** What a won match has and a lost one has not: the lamp’s light around the winner's face, and coins that rain behind it. */
import type Phaser from 'phaser';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { centre, type Rect } from '../../base/geometry.ts';
import type { Theme } from '../../base/theme/theme.ts';
import type { Viewport } from '../../base/viewport.ts';
import type { StepPace } from '../../model/presentation-queue.ts';
import { drawGlow } from '../../table/art/table-pictures.ts';
import { OwnSheet } from '../../table/art/sheet.ts';
import { tokenPictures } from '../../table/art/token-pictures.ts';

/** In CSS px. */
const LIGHT = 160;
const COIN = 30;
const COINS = 44;
/** Above the ground, below everything else. */
const DEPTH = -5;
/** The light's width in multiples of the face's. */
const LIGHT_REACH = 2.6;
/** The shortest fall, the longest one, and how long coins keep coming, in ms at speed 1. */
const FALL = { shortest: 1400, longest: 2600, coming: 1100 };

/** Numbers from 0 to 1 that are spread evenly, however many are taken, and differ with the stride. */
const spread = (index: number, stride: number): number => (index * stride) % 1;

export class Celebration {
  readonly #scene: Phaser.Scene;
  readonly #theme: Theme;
  readonly #rules: HouseRules;
  readonly #sheet: OwnSheet;
  #light: Phaser.GameObjects.Image | undefined;
  #coins: Phaser.GameObjects.Image[] = [];
  #unit = 1;

  constructor(scene: Phaser.Scene, theme: Theme, rules: HouseRules) {
    this.#scene = scene;
    this.#theme = theme;
    this.#rules = rules;
    this.#sheet = new OwnSheet(scene);
  }

  /** Puts the light behind the winner's face, if there is room for one; coins that are still falling are gone. */
  place(winner: Rect | null, { dpr }: Viewport): void {
    const { colours } = this.#theme;
    this.#light?.destroy();
    this.#light = undefined;
    for (const coin of this.#coins) coin.destroy();
    this.#coins = [];
    const tokens = tokenPictures(this.#rules, { coin: COIN, bus: { width: COIN, height: COIN } }, this.#theme);
    const light = { name: 'light', width: LIGHT, height: LIGHT };
    const pictures = [
      { ...light, draw: (pen: CanvasRenderingContext2D) => drawGlow(pen, colours.lamp, LIGHT) },
      ...tokens.filter(({ name }) => name === 'coin'),
    ];
    this.#unit = this.#sheet.draw(pictures, dpr);
    if (winner === null) return;
    const { x, y } = centre(winner);
    const width = winner.width * LIGHT_REACH;
    this.#light = this.#scene.add.image(x, y, this.#sheet.key, 'light').setDisplaySize(width, width).setDepth(DEPTH);
  }

  /** Lets coins fall over the whole window, once. */
  rain({ width, height }: Viewport, { scale }: StepPace): void {
    for (let index = 0; index < COINS; index++) {
      const coin = this.#scene.add
        .image(spread(index, 0.618) * width, -COIN, this.#sheet.key, 'coin')
        .setScale(this.#unit)
        .setDepth(DEPTH);
      this.#coins.push(coin);
      const duration = (FALL.shortest + spread(index, 0.37) * (FALL.longest - FALL.shortest)) * scale;
      const delay = spread(index, 0.71) * FALL.coming * scale;
      this.#scene.tweens.add({
        targets: coin,
        y: height + COIN,
        duration,
        delay,
        ease: 'Quad.in',
        onComplete: () => coin.destroy(),
      });
      this.#scene.tweens.add({
        targets: coin,
        scaleX: -this.#unit,
        duration: duration / 5,
        delay,
        yoyo: true,
        repeat: 2,
      });
    }
  }
}
