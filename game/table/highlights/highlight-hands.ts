/** Hands shown large in a highlight, one below the other: each card lands with what it counts, then the value is called out. */
import type Phaser from 'phaser';
import type { Card } from '../../../engine/cards.ts';
import { easeOut, phase } from '../../base/easing.ts';
import { clamp, type Point } from '../../base/geometry.ts';
import { mix, toInteger } from '../../base/theme/colours.ts';
import { CARD_ASPECT } from '../../base/theme/theme.ts';
import { DISPLAY_FACE } from '../../base/theme/typography.ts';
import { CARD_STEPS, VALUE_STEP, type HighlightHand } from '../../model/highlights.ts';
import { drawSeatFace } from '../art/faces.ts';
import type { Picture } from '../art/pen.ts';
import type { OwnSheet } from '../art/sheet.ts';
import { cardPictures, faceFrame, shadowFrame } from '../cards/card-pictures.ts';
import { IDLE_DIM } from '../cards/card-poses.ts';
import { DIMMED } from '../cards/card-sprite.ts';
import type { PageText } from '../page/page-text.ts';
import { DEPTH, type Stage } from '../stage.ts';

/** Width of a card as a share of the shorter side of the screen, with one hand and with two, and its limits in CSS px. */
const CARD = { share: [0.21, 0.145], least: 44, most: 132 } as const;
/** Between two cards, and between two hands, in card widths. */
const GAP = 0.12;
/** Width of the place for a portrait, and of that for a value, in card widths. */
const SIDE = { face: 0.86, value: 1.1 };
/** How much larger a card or a word is when it appears, and how long it takes to land, in ms at speed 1. */
const POP = 0.3;
const LANDS = 180;
/** Size of what a card counts, and of a value, in card widths. */
const POINTS = 0.24;
const VALUE = 0.5;
/** Size of a value in several words, such as "Pair K". */
const VALUE_IN_WORDS = 0.3;

/** A card, and what it counts. */
interface LaidCard {
  image: Phaser.GameObjects.Image;
  shadow: Phaser.GameObjects.Image;
  points: PageText | null;
  at: number;
}

interface HandRow {
  face: Phaser.GameObjects.Image | null;
  cards: LaidCard[];
  value: PageText;
  valueAt: number;
}

/** Frames of the portraits beside the hands. */
const portraitOf = (seat: number): string => `portrait of ${seat}`;

export class HighlightHands {
  readonly #stage: Stage;
  readonly #hands: readonly HighlightHand[];
  readonly #width: number;
  #rows: HandRow[] = [];
  #scale = 1;

  constructor(stage: Stage, hands: readonly HighlightHand[]) {
    this.#stage = stage;
    this.#hands = hands;
    const { screen, inner } = stage.layout;
    const share = CARD.share[hands.length > 1 ? 1 : 0];
    const wanted = clamp(Math.min(screen.width, screen.height) * share, CARD.least, CARD.most);
    const most = Math.max(0, ...hands.map(({ cards }) => cards.length));
    this.#width = Math.min(wanted, (inner.width * 0.94) / (most * (1 + GAP) + SIDE.value + this.#faceWidth));
  }

  /** Room for a portrait, in card widths: there is none beside a single hand, whose owner stands above it. */
  get #faceWidth(): number {
    return this.#hands.length > 1 ? SIDE.face + GAP : 0;
  }

  get #rowHeight(): number {
    return this.#width * (CARD_ASPECT + POINTS * 1.4);
  }

  /** Of all rows, in CSS px. */
  get height(): number {
    const rows = this.#hands.length;
    return rows * this.#rowHeight + Math.max(0, rows - 1) * this.#width * GAP;
  }

  /** What has to be drawn for it. */
  get pictures(): Picture[] {
    const stage = this.#stage;
    const wanted = [...this.#hands.flatMap(({ cards }) => cards.map((card) => faceFrame(card, 0))), shadowFrame(0)];
    const size = this.#width * SIDE.face;
    return [
      ...cardPictures([this.#width], stage.theme).filter(({ name }) => wanted.includes(name)),
      ...(this.#hands.length > 1 ? this.#hands : []).map(({ seat }) => ({
        name: portraitOf(seat),
        width: size,
        height: size,
        draw: (pen: CanvasRenderingContext2D): void => drawSeatFace(pen, stage.seats[seat], size),
      })),
    ];
  }

  /** Lays the hands out around a middle. @param sheet with its pictures @param scale of the sheet's pictures */
  create(sheet: OwnSheet, scale: number, top: Point): void {
    this.#scale = scale;
    const step = this.#rowHeight + this.#width * GAP;
    this.#rows = this.#hands.map((hand, row) => {
      const y = top.y + row * step + this.#rowHeight / 2;
      return this.#createRow(hand, sheet, { x: top.x, y }, row);
    });
  }

  #createRow(
    { seat, cards, counts, points, value }: HighlightHand,
    sheet: OwnSheet,
    middle: Point,
    row: number,
  ): HandRow {
    const { scene, above } = this.#stage;
    const width = this.#width;
    const step = width * (1 + GAP);
    const whole = cards.length * step + width * SIDE.value + width * this.#faceWidth;
    const left = middle.x - whole / 2;
    const first = left + width * this.#faceWidth + width / 2;
    const cardY = middle.y - width * POINTS * 0.7;
    const image = (frame: string, x: number): Phaser.GameObjects.Image => {
      const made = scene.add
        .image(x, cardY, sheet.key, frame)
        .setDepth(DEPTH.highlight + 2)
        .setScale(this.#scale);
      above.add(made);
      return made;
    };
    // The second hand begins to land when the first has.
    const begins = row * CARD_STEPS[1];
    const laid = cards.map((card: Card, index): LaidCard => {
      const x = first + index * step;
      const said = points.length > 0 && counts[index] ? this.#text(String(points[index]), width * POINTS) : null;
      said?.setPosition(x, cardY + (width * CARD_ASPECT) / 2 + width * POINTS * 0.75);
      const shadow = image(shadowFrame(0), x);
      const face = image(faceFrame(card, 0), x);
      if (!counts[index]) face.setTint(toInteger(mix('#ffffff', DIMMED, IDLE_DIM)));
      return { image: face, shadow, points: said, at: begins + CARD_STEPS[index] };
    });
    const called = this.#text(value, width * VALUE);
    this.#fit(called, width * SIDE.value, width * VALUE_IN_WORDS);
    called.setPosition(first + (cards.length - 0.5) * step + (width * SIDE.value) / 2, cardY);
    const face = this.#faceWidth > 0 ? image(portraitOf(seat), left + (width * SIDE.face) / 2) : null;
    return { face, cards: laid, value: called, valueAt: begins + VALUE_STEP };
  }

  #text(said: string, size: number): PageText {
    const { theme } = this.#stage;
    const words = this.#stage.wordsAbove({ face: DISPLAY_FACE });
    return words.setText(said).setColor(theme.colours.text).setFontSize(Math.round(size));
  }

  /** Lets words that are too wide for a place stand below one another, smaller. */
  #fit(text: PageText, room: number, size: number): void {
    if (text.width <= room) return;
    text.setFontSize(Math.round(size)).setWrap(room);
    if (text.width > room) text.setFontSize(Math.floor((size * room) / text.width));
  }

  /** As it is so many ms after the beginning. @param opacity of everything together */
  draw(after: number, opacity: number, reducedMotion: boolean): void {
    for (const { face, cards, value, valueAt } of this.#rows) {
      face?.setAlpha(opacity);
      for (const { image, shadow, points, at } of cards) {
        const landed = easeOut(phase(after, at - LANDS, at));
        for (const part of [shadow, image]) {
          part.setScale(this.#scale * (reducedMotion ? 1 : 1 + POP * (1 - landed))).setAlpha(opacity * landed);
        }
        points?.setAlpha(opacity * phase(after, at, at + 1));
      }
      const called = phase(after, valueAt, valueAt + LANDS);
      value.setAlpha(opacity * called).setScale(reducedMotion ? 1 : 1 + POP * (1 - easeOut(called)));
    }
  }

  /** Marks the value of the last hand as the one that was beaten. */
  markBeaten(): void {
    this.#rows.at(-1)?.value.setColor(this.#stage.theme.colours.textSoft);
    this.#rows.at(-1)?.face?.setTint(toInteger(this.#stage.theme.colours.coinGone));
  }

  destroy(): void {
    for (const { face, cards, value } of this.#rows) {
      for (const thing of [face, value, ...cards.flatMap(({ image, shadow, points }) => [image, shadow, points])])
        thing?.destroy();
    }
    this.#rows = [];
  }
}
