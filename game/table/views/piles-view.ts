/** The stock, the place of the discards or the places of the pool, and the dish for lost coins. */
import type Phaser from 'phaser';
import { POOL_SIZE } from '../../../engine/pack.ts';
import { CARD_ASPECT } from '../../base/theme/theme.ts';
import { backFrame, haloFrame, SHADOW_SPREAD, shadowFrame } from '../cards/card-pictures.ts';
import { bottom, centre, type Point } from '../../base/geometry.ts';
import { badgeSize, DEPTH, type Stage } from '../stage.ts';
import type { TableState } from '../../model/table-state.ts';
import { TextLine } from '../seats/text-line.ts';
import { areCoins } from '../../model/tokens.ts';

const CARDS_A_LAYER = 9;
const MOST_LAYERS = 6;
/** Width of a pile with its shadow or its light, in widths of a card: a little more than of one card. */
const AURA = 1 + 2.4 * SHADOW_SPREAD;
/** The most coins that the dish shows. */
const MOST_COINS = 16;

export class PilesView {
  readonly #stage: Stage;
  readonly #slots: Phaser.GameObjects.Image[];
  readonly #lights: Phaser.GameObjects.Image[];
  readonly #shadow: Phaser.GameObjects.Image;
  readonly #layers: Phaser.GameObjects.Image[];
  readonly #badge: Phaser.GameObjects.Image;
  readonly #count: TextLine;
  readonly #dish: Phaser.GameObjects.Image;
  #coins: Phaser.GameObjects.Image[] = [];
  #kitty = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
    // Of the stock, then of the discards or of each place of the pool.
    const places = stage.rules.play === 'pool' ? 1 + POOL_SIZE : 2;
    this.#slots = Array.from({ length: places }, () => stage.image('slot', DEPTH.slot));
    this.#lights = this.#slots.map(() => stage.image(haloFrame(0), DEPTH.slot + 1).setVisible(false));
    this.#shadow = stage.image(shadowFrame(0), DEPTH.stock - 1);
    this.#layers = Array.from({ length: MOST_LAYERS }, (_, index) => stage.image(backFrame(0), DEPTH.stock + index));
    this.#badge = stage.image('badge', DEPTH.stock + MOST_LAYERS);
    this.#count = new TextLine(stage);
    this.#dish = stage.image('dish', DEPTH.dish);
  }

  place(state: TableState): void {
    const { stock, discard, pool, kitty, pileWidth, type } = this.#stage.layout;
    const size = Math.max(
      0,
      this.#stage.widths.findLastIndex((width) => width >= pileWidth - 0.5),
    );
    for (const [index, area] of [stock, ...(pool.length > 0 ? pool : [discard])].entries()) {
      const { x, y } = centre(area);
      const { width } = area;
      this.#stage
        .reframe(this.#slots[index], 'slot')
        .setPosition(x, y)
        .setScale(this.#slots[index].scaleX * (width / pileWidth));
      this.#lights[index]
        .setTexture(this.#stage.sheet, haloFrame(size))
        .setDisplaySize(width * AURA, width * (CARD_ASPECT + AURA - 1))
        .setPosition(x, y);
    }
    const at = centre(stock);
    for (const [index, layer] of this.#layers.entries()) {
      layer
        .setTexture(this.#stage.sheet, backFrame(size))
        .setDisplaySize(stock.width, stock.height)
        .setPosition(at.x, at.y - index * 1.3);
    }
    this.#shadow
      .setTexture(this.#stage.sheet, shadowFrame(size))
      .setDisplaySize(stock.width * 1.4, stock.width * (CARD_ASPECT + 0.4))
      .setPosition(at.x, at.y + 4);
    const badge = badgeSize(this.#stage.layout);
    const corner = { x: stock.x + badge * 0.3, y: bottom(stock) - badge * 0.3 };
    this.#stage.reframe(this.#badge, 'badge').setPosition(corner.x, corner.y);
    this.#count.place({ ...corner, width: badge, align: 'center', size: type.small });
    const dish = centre(kitty);
    this.#stage.reframe(this.#dish, 'dish').setPosition(dish.x, dish.y);
    this.#kitty = -1;
    this.show(state);
  }

  show({ stock, kitty: paid }: TableState): void {
    const hasCoins = areCoins(this.#stage.tokens);
    const kitty = hasCoins ? paid : 0;
    this.#dish.setVisible(hasCoins);
    const layers = Math.min(MOST_LAYERS, Math.ceil(stock / CARDS_A_LAYER));
    for (const [index, layer] of this.#layers.entries()) layer.setVisible(index < layers);
    this.#shadow.setVisible(layers > 0);
    this.#badge.setVisible(stock > 0);
    this.#count.show([stock > 0 ? String(stock) : ''], this.#stage.theme.colours.text);
    if (kitty === this.#kitty) return;
    this.#kitty = kitty;
    for (const coin of this.#coins) coin.destroy();
    this.#coins = Array.from({ length: Math.min(kitty, MOST_COINS) }, (_, index) => {
      const { x, y } = this.coinPlace(index);
      return this.#stage
        .image('coin', DEPTH.dish + 1)
        .setPosition(x, y)
        .setDisplaySize(this.#size, this.#size);
    });
  }

  /** Lights the piles that can be chosen. @param open the discards, or by place the cards of the pool */
  light(stock: boolean, open: readonly boolean[]): void {
    this.#lights[0].setVisible(stock);
    for (const [index, light] of this.#lights.slice(1).entries()) light.setVisible(open[index] ?? false);
  }

  get #size(): number {
    return Math.min(this.#stage.coinSize, this.#stage.layout.kitty.width * 0.3);
  }

  /** The place of a coin in the dish by its number: a sunflower's spiral. */
  coinPlace(index: number): Point {
    const { x, y } = centre(this.#stage.layout.kitty);
    const reach = this.#stage.layout.kitty.width * 0.25;
    const distance = reach * Math.sqrt((index % MOST_COINS) / MOST_COINS);
    const angle = index * 2.39996;
    return { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) };
  }

  get coins(): readonly Phaser.GameObjects.Image[] {
    return this.#coins;
  }
}
