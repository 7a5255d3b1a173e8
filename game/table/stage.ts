/** What all parts of the table share: scene, theme, layout, and the textures with every picture at its size. */
import type { Point, Size } from '../base/geometry.ts';
import type { SeatLayout, TableLayout } from './layout/layout.ts';
import { scaleToPage } from '../base/canvas.ts';
import { element } from '../base/elements.ts';
import type { Viewport } from '../base/viewport.ts';
import type Phaser from 'phaser';
import type { HouseRules } from '../../engine/rules/table.ts';
import { CARD_ASPECT, type Theme } from '../base/theme/theme.ts';
import { withCloth } from '../base/theme/cloths.ts';
import { groundTexture } from './art/felt.ts';
import { printPictures } from './art/felt-prints.ts';
import { matPictures } from './art/mat.ts';
import type { Picture } from './art/pen.ts';
import { drawSheet } from './art/sheet.ts';
import type { SeatInfo } from '../catalogue/table-setup.ts';
import { seatPictures, tablePictures } from './art/table-pictures.ts';
import { courtLetters } from '../i18n/court-letters.ts';
import { backPictures, facePictures } from './cards/card-pictures.ts';
import { busSize } from './bus/route.ts';
import { tokenPictures } from './art/token-pictures.ts';
import { layoutTable, type LayoutPurpose } from './layout/layout-table.ts';
import { nextMarkSize } from './layout/next-place.ts';
import { clothOf, tokenKind, type TokenKind } from '../model/tokens.ts';
import { PageText, type PageTextStyle } from './page/page-text.ts';

interface StageOptions {
  seats: readonly SeatInfo[];
  /** The seat at the bottom of the screen. */
  bottom: number;
  theme: Theme;
  rules: HouseRules;
  purpose?: LayoutPurpose | undefined;
}

/** Depths of everything on the table. Cards in a hand take `hand` to `hand` + 9, seat by seat. */
export const DEPTH = {
  ground: 0,
  plate: 10,
  mat: 18,
  dish: 20,
  slot: 30,
  stock: 40,
  discards: 60,
  light: 100,
  hand: 200,
  ownHand: 400,
  loss: 480,
  flying: 600,
  coin: 700,
  highlight: 800,
  ring: 850,
} as const;

/** Of everything that lies over the buttons around the table. */
const ABOVE = 9500;

const TEXTURES = 'table ';
/** Between two suits that are drawn ahead of time, in ms. */
const IDLE_DELAY = 120;
/** Beyond this many px of faces the piles show the faces of one's own hand, drawn smaller. */
const MOST_FACE_PIXELS = 11_000_000;

/** Coins and badges at the seats, and the count on the stock, in CSS px. */
export function badgeSize({ type }: TableLayout): number {
  return Math.round(type.small * 1.75);
}

/** Widths in which cards are shown, the largest first. */
function cardWidths({ seats, pileWidth }: TableLayout, dpr: number): number[] {
  const own = seats[0].hand.cardWidth;
  const pixels = (width: number): number => 52 * width * width * CARD_ASPECT * dpr * dpr;
  const middle = pixels(own) + pixels(pileWidth) > MOST_FACE_PIXELS ? [] : [pileWidth];
  return [...new Set([own, ...middle, seats[1].hand.cardWidth])];
}

export class Stage {
  readonly scene: Phaser.Scene;
  #theme!: Theme;
  seats: readonly SeatInfo[];
  readonly rules: HouseRules;
  readonly #purpose: LayoutPurpose;
  readonly tokens: TokenKind;
  bottom: number;
  /** The seat whose hand is open, -1 for nobody's. */
  viewer = -1;
  /** All hands are open, whoever views them. */
  showsAll = false;
  readonly layer: Phaser.GameObjects.Layer;
  /** Over the buttons around the table too, and below its questions: what everybody looks at for a moment. */
  readonly above: Phaser.GameObjects.Layer;
  layout!: TableLayout;
  /** Device px for one CSS px. */
  dpr = 1;
  readonly #wordsLayer = element('div', { className: 'table-words', ariaHidden: 'true' });
  readonly #wordsAbove = element('div', { className: 'table-words above', ariaHidden: 'true' });
  /** Widths of the cards that are drawn, the largest first, in CSS px. */
  widths: readonly number[] = [];
  coinSize = 0;
  #sheet = '';
  #ground = '';
  #sheetScale = 1;
  /** By size and suit. */
  #faceKeys: readonly (readonly string[])[] = [];
  #drawAheadTimer: Phaser.Time.TimerEvent | undefined;

  constructor(scene: Phaser.Scene, { seats, bottom, theme, rules, purpose = {} }: StageOptions) {
    this.scene = scene;
    this.seats = seats;
    this.bottom = bottom;
    this.rules = rules;
    this.#purpose = purpose;
    this.theme = theme;
    this.tokens = tokenKind(rules);
    this.layer = scene.add.layer();
    this.above = scene.add.layer().setDepth(ABOVE);
  }

  /** What the next `resize` draws with: the theme that was set, with the cloth of the game. */
  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = withCloth(theme, clothOf(this.rules));
  }

  /** Whether the hand of a seat is open before the showdown. */
  sees(seat: number): boolean {
    return this.showsAll || seat === this.viewer;
  }

  /** Key of the texture with all pictures but the faces of the cards, and of the ground. */
  get sheet(): string {
    return this.#sheet;
  }

  get ground(): string {
    return this.#ground;
  }

  /** The scale at which an image of the sheet has its size in CSS px. */
  get unit(): number {
    return 1 / this.#sheetScale;
  }

  /**
   * Lays the table out again and draws what has changed its size. The camera shows CSS px from here on. Textures of the
   * old size stay until `discardOldTextures`, since images still show them.
   */
  resize(size: Viewport): void {
    this.layout = layoutTable(size, this.seats.length, this.rules, this.#purpose);
    this.dpr = size.dpr;
    this.scene.cameras.main.setOrigin(0, 0).setZoom(size.dpr);
    for (const layer of [this.#wordsLayer, this.#wordsAbove]) scaleToPage(layer, size);
    const { layout, theme, seats } = this;
    const look = JSON.stringify([
      theme.look,
      theme.suits[1].main,
      courtLetters(),
      theme.colours.back,
      size,
      this.#purpose,
      seats,
      this.tokens,
      this.rules.handSize,
      this.rules.play,
    ]);
    this.widths = cardWidths(layout, size.dpr);
    this.#faceKeys = this.widths.map((width, size) =>
      theme.suits.map(
        ({ main }, suit) =>
          `${TEXTURES}faces ${JSON.stringify([theme.look, main, suit, courtLetters(), size, width, this.dpr])}`,
      ),
    );
    this.coinSize = layout.seats[1].coins.height;
    // Plates and faces have the sizes of their places at the table, so each way to turn it has a sheet of its own.
    this.#sheet = `${TEXTURES}things ${this.bottom} ${look}`;
    const { textures } = this.scene;
    this.#ground = groundTexture(textures, `${TEXTURES}ground`, layout, theme, size.dpr);
    this.#drawAhead();
    if (textures.exists(this.#sheet)) {
      this.#sheetScale = (textures.get(this.#sheet).customData as { scale: number }).scale;
      return;
    }
    this.#sheetScale = drawSheet(textures, this.#sheet, this.#pictures(), size.dpr);
    textures.get(this.#sheet).customData = { scale: this.#sheetScale };
  }

  #pictures(): Picture[] {
    const { layout, theme, seats } = this;
    return [
      ...backPictures(this.widths, theme),
      ...tablePictures(
        {
          coin: this.coinSize,
          dish: layout.kitty.width,
          badge: badgeSize(layout),
          next: nextMarkSize(layout),
          pile: layout.pool[0] ?? layout.discard,
        },
        theme,
      ),
      ...tokenPictures(this.rules, { coin: this.coinSize, bus: busSize(layout) }, theme),
      ...printPictures(layout, clothOf(this.rules), theme),
      ...matPictures(layout, theme),
      ...seats.flatMap((who, seat) => seatPictures(seat, this.seat(seat), who, theme)),
    ];
  }

  /**
   * The texture with the faces of a card's suit at the width of that place in `widths`. Faces are drawn suit by suit
   * when the first is turned up, or earlier in idle time: drawing them all at once takes too long.
   */
  faces(suit: number, size: number): string {
    const key = this.#faceKeys[size][suit];
    const { textures } = this.scene;
    if (!textures.exists(key)) {
      drawSheet(textures, key, facePictures(suit, this.widths[size], size, this.theme), this.dpr);
    }
    return key;
  }

  /** Draws the faces that nobody has asked for yet, a suit at a time. */
  #drawAhead(): void {
    this.#drawAheadTimer?.remove();
    const all = this.widths.flatMap((_, size) => this.theme.suits.map((__, suit) => ({ suit, size })));
    this.#drawAheadTimer = this.scene.time.addEvent({
      delay: IDLE_DELAY,
      loop: true,
      callback: () => {
        const missing = all.find(({ suit, size }) => !this.scene.textures.exists(this.#faceKeys[size][suit]));
        if (missing === undefined) this.#drawAheadTimer?.remove();
        else this.faces(missing.suit, missing.size);
      },
    });
  }

  /** Removes the textures of other sizes. The current ones are kept for the next match. */
  discardOldTextures(): void {
    const { textures } = this.scene;
    const kept = new Set([this.#sheet, this.#ground, ...this.#faceKeys.flat()]);
    for (const key of textures.getTextureKeys()) {
      if (key.startsWith(TEXTURES) && !kept.has(key)) textures.remove(key);
    }
  }

  /** Layout of a seat by its number in the match. */
  seat(seat: number): SeatLayout {
    const count = this.seats.length;
    return this.layout.seats[(seat - this.bottom + count) % count];
  }

  /** An image of the sheet, centred on its place. */
  image(frame: string, depth: number): Phaser.GameObjects.Image {
    const image = this.scene.add.image(0, 0, this.#sheet, frame).setDepth(depth).setScale(this.unit);
    this.layer.add(image);
    return image;
  }

  /** Lets an image show a frame of the current sheet at its size. */
  reframe(image: Phaser.GameObjects.Image, frame: string): Phaser.GameObjects.Image {
    return image.setTexture(this.#sheet, frame).setScale(this.unit);
  }

  /** Words over everything on the canvas. */
  words(style?: PageTextStyle): PageText {
    if (!this.#wordsLayer.isConnected) document.body.append(this.#wordsLayer, this.#wordsAbove);
    return new PageText(this.#wordsLayer, style);
  }

  /** Words over the others, which step back by as much as `setVeil` says. */
  wordsAbove(style?: PageTextStyle): PageText {
    return new PageText(this.#wordsAbove, style);
  }

  /**
   * Darkens the words of the table and what can be pressed there, and hides them behind a shade, for what everybody looks at.
   * @param share 0 for not at all, 1 for wholly
   * @param shade an ellipse in the layout, by its middle and its radii
   */
  setVeil(share: number, shade: Point & Size = { x: 0, y: 0, width: 1, height: 1 }): void {
    const { style, dataset } = document.documentElement;
    dataset.isVeiled = String(share > 0);
    style.setProperty('--veil', String(share));
    for (const [side, length] of Object.entries(shade)) style.setProperty(`--shade-${side}`, `${length}px`);
  }

  destroy(): void {
    this.#drawAheadTimer?.remove();
    this.layer.destroy();
    this.above.destroy();
    this.setVeil(0);
    this.#wordsLayer.remove();
    this.#wordsAbove.remove();
  }
}
