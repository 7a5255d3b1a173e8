/**
 * Hands shown large in a highlight, one below the other: each card comes from its seat, where it is gone meanwhile, and lands with
 * what it counts; then the value is called out. A single hand lies in the middle with its value below, in amber light.
 */
import type Phaser from 'phaser';
import type { Card } from '../../../engine/cards.ts';
import { between, easeOut, phase } from '../../base/easing.ts';
import { clamp, type Point } from '../../base/geometry.ts';
import { mix, toInteger } from '../../base/theme/colours.ts';
import { CARD_ASPECT } from '../../base/theme/theme.ts';
import { DISPLAY_FACE } from '../../base/theme/typography.ts';
import { CARD_STEPS, HIGHLIGHT_TURN, VALUE_STEP, type HighlightHand } from '../../model/highlights.ts';
import type { Picture } from '../art/pen.ts';
import { cardPictures, faceFrame, shadowFrame } from '../cards/card-pictures.ts';
import { IDLE_DIM } from '../cards/card-poses.ts';
import { DIMMED, type CardSprite, type Pose } from '../cards/card-sprite.ts';
import type { HandCards } from '../cards/hand-cards.ts';
import type { PageText } from '../page/page-text.ts';
import type { Stage } from '../stage.ts';
import {
  change,
  course,
  portraitOf,
  portraitPicture,
  presence,
  type AddPicture,
  type HighlightMoment,
} from './highlight-scene.ts';

/** Width of a card as a share of the shorter side of the screen, with one hand and with two, and its limits in CSS px. */
const CARD = { share: [0.21, 0.145], least: 44, most: 132 } as const;
/** Between two cards, and between two hands, in card widths. */
const GAP = 0.12;
/** Width of the place for a portrait, and of that for a value, in card widths. */
const SIDE = { face: 0.86, value: 1.1 };
/** How long a card takes to its place, and a value to land, in ms at speed 1; how much larger a value is when it appears. */
const FLIES = 340;
const LANDS = 180;
const POP = 0.3;
/** Size of what a card counts, and of a value, beside its hand or below, in card widths. */
const POINTS = 0.24;
const VALUE = { beside: 0.5, below: 0.62 };
/** Size of a value in several words, such as "Pair K". */
const VALUE_IN_WORDS = 0.3;
/** Width of the light behind a single hand, in card widths. */
const LIGHT = 6.4;

interface LaidCard {
  image: Phaser.GameObjects.Image;
  shadow: Phaser.GameObjects.Image;
  points: PageText | null;
  from: Pick<Pose, 'x' | 'y' | 'angle' | 'width'>;
  to: Point;
  /** When it lands. */
  at: number;
  /** Where it has its whole size. */
  scale: number;
}

interface HandRow {
  face: Phaser.GameObjects.Image | null;
  cards: LaidCard[];
  value: PageText;
  valueAt: number;
}

export class HighlightHands {
  readonly #stage: Stage;
  readonly #hands: readonly HighlightHand[];
  readonly #sprites: readonly CardSprite[];
  readonly #width: number;
  #rows: HandRow[] = [];
  #light: Phaser.GameObjects.Image | null = null;

  constructor(stage: Stage, hands: readonly HighlightHand[], held: HandCards) {
    this.#stage = stage;
    this.#hands = hands;
    this.#sprites = hands.flatMap(({ seat }) => held.of(seat));
    const { screen, inner } = stage.layout;
    const share = CARD.share[this.#isSingle ? 0 : 1];
    const wanted = clamp(Math.min(screen.width, screen.height) * share, CARD.least, CARD.most);
    this.#width = Math.min(wanted, (inner.width * 0.94) / this.#cardWidths);
  }

  /** Of all that is shown, in CSS px. */
  get width(): number {
    return this.#width * this.#cardWidths;
  }

  get #cardWidths(): number {
    const most = Math.max(0, ...this.#hands.map(({ cards }) => cards.length));
    return most * (1 + GAP) + (this.#isSingle ? 0 : SIDE.value + SIDE.face + GAP);
  }

  get #isSingle(): boolean {
    return this.#hands.length < 2;
  }

  get #rowHeight(): number {
    return this.#width * (CARD_ASPECT + POINTS * 1.4 + (this.#isSingle ? VALUE.below * 1.3 : 0));
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
    const faces = this.#isSingle ? [] : this.#hands;
    return [
      ...cardPictures([this.#width], stage.theme).filter(({ name }) => wanted.includes(name)),
      ...faces.map(({ seat }) => portraitPicture(stage, seat, this.#width * SIDE.face)),
    ];
  }

  /** Lays the hands out below the middle of their upper edge. */
  build(add: AddPicture, top: Point): void {
    const step = this.#rowHeight + this.#width * GAP;
    this.#rows = this.#hands.map((hand, row) => {
      const y = top.y + row * step + (this.#width * CARD_ASPECT) / 2;
      return this.#buildRow(hand, add, { x: top.x, y }, row);
    });
    if (this.#rows.length !== 1) return;
    const size = this.#width * LIGHT;
    this.#light = add('amber', 1).setDisplaySize(size, size);
    this.#light.setPosition(top.x, top.y + (this.#width * CARD_ASPECT) / 2);
  }

  #buildRow(
    { seat, cards, counts, points, value }: HighlightHand,
    add: AddPicture,
    { x: middle, y }: Point,
    row: number,
  ): HandRow {
    const width = this.#width;
    const step = width * (1 + GAP);
    const aside = this.#isSingle ? 0 : SIDE.face + GAP;
    const whole = cards.length * step - width * GAP + width * (this.#isSingle ? 0 : SIDE.value + aside);
    const left = middle - whole / 2;
    const first = left + width * aside + width / 2;
    // The second hand begins to land when the first has.
    const begins = row * CARD_STEPS[1];
    const laid = cards.map((card: Card, index): LaidCard => {
      const to = { x: first + index * step, y };
      const said = points.length > 0 && counts[index] ? this.#text(String(points[index]), width * POINTS) : null;
      said?.setPosition(to.x, y + (width * CARD_ASPECT) / 2 + width * POINTS * 0.75);
      const shadow = add(shadowFrame(0), 2);
      const image = add(faceFrame(card, 0), 2);
      if (!counts[index]) image.setTint(toInteger(mix('#ffffff', DIMMED, IDLE_DIM)));
      const from = this.#sprites.find((sprite) => sprite.card === card)?.pose ?? { ...to, angle: 0, width };
      return { image, shadow, points: said, from, to, at: begins + CARD_STEPS[index], scale: image.scale };
    });
    const called = this.#text(value, width * (this.#isSingle ? VALUE.below : VALUE.beside));
    if (this.#isSingle) {
      called.setColor(this.#stage.theme.colours.accent);
      called.setPosition(middle, y + width * (CARD_ASPECT / 2 + POINTS * 1.4 + VALUE.below * 0.6));
    } else {
      this.#fit(called, width * SIDE.value, width * VALUE_IN_WORDS);
      called.setPosition(first + (cards.length - 0.5) * step + (width * SIDE.value) / 2, y);
    }
    const face = this.#isSingle ? null : add(portraitOf(seat), 2).setPosition(left + (width * SIDE.face) / 2, y);
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

  /** As they are at a moment. The cards at the seats are there again when these have left. */
  draw(moment: HighlightMoment): void {
    const { after, reducedMotion, staying } = moment;
    for (const sprite of this.#sprites) {
      sprite.alpha = 1 - staying;
      sprite.draw();
    }
    this.#light?.setAlpha(staying * change(moment, [CARD_STEPS[0], VALUE_STEP]));
    for (const { face, cards, value, valueAt } of this.#rows) {
      face?.setAlpha(presence(moment));
      for (const card of cards) this.#drawCard(card, moment);
      const called = change(moment, [valueAt, valueAt + LANDS]);
      value.setAlpha(staying * called).setScale(reducedMotion ? 1 : 1 + POP * (1 - easeOut(called)));
    }
    if (after >= HIGHLIGHT_TURN.caught && !this.#isSingle) this.#markBeaten();
  }

  #drawCard({ image, shadow, points, from, to, at, scale }: LaidCard, moment: HighlightMoment): void {
    const { way, alpha } = course(moment, [at - FLIES, at]);
    const width = between(from.width, this.#width, way);
    for (const part of [shadow, image]) {
      part
        .setPosition(between(from.x, to.x, way), between(from.y, to.y, way))
        .setRotation(between(from.angle, 0, way))
        .setScale((scale * width) / this.#width)
        .setAlpha(moment.staying * alpha);
    }
    points?.setAlpha(moment.staying * phase(moment.after, at, at + 1));
  }

  /** The value of the last hand is the one that was beaten. */
  #markBeaten(): void {
    this.#rows.at(-1)?.value.setColor(this.#stage.theme.colours.textSoft);
    this.#rows.at(-1)?.face?.setTint(toInteger(this.#stage.theme.colours.coinGone));
  }

  /** Takes the words away, and gives the seats their cards back. */
  destroy(): void {
    for (const sprite of this.#sprites) {
      sprite.alpha = 1;
      sprite.draw();
    }
    for (const { cards, value } of this.#rows) {
      value.destroy();
      for (const { points } of cards) points?.destroy();
    }
  }
}
