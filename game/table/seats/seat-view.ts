/** A seat: plate, face, name, tokens, last action, and the marks for turn, knock and dealer. */
import type Phaser from 'phaser';
import { DISPLAY_FACE, LEAST_SIZE } from '../../base/theme/typography.ts';
import type { Run } from '../animation/animator.ts';
import type { Gesture } from '../../base/animals.ts';
import { hump } from '../../base/easing.ts';
import { bottom, centre, right, type Point } from '../../base/geometry.ts';
import { beginningOf } from '../../base/letters.ts';
import type { SeatInfo } from '../../catalogue/table-setup.ts';
import type { SeatLayout } from '../layout/layout.ts';
import { words as spoken } from '../../i18n/words.ts';
import { GESTURE_DURATION } from '../../model/schedule.ts';
import { cardSign, shownValue, valueLabel, valueSign } from '../../model/sentences.ts';
import { DEPTH, type Stage } from '../stage.ts';
import type { SeatState, TableState, Worth } from '../../model/table-state.ts';
import { graceName, outName, shorterNames } from '../../model/token-names.ts';
import { gestureAt } from './gestures.ts';
import type { PageText } from '../page/page-text.ts';
import { TextLine } from './text-line.ts';
import { createTokens, type TokensView } from './tokens-view.ts';

const OUT_ALPHA = 0.38;
/** Fist and dealer's chip shrink with the face, to no less than this share of their size. */
const LEAST_BADGE = 0.62;
/** How far a face looks aside, as a share of its radius. */
const GLANCE = 0.16;

function nameLines(name: string): string[] {
  return [
    name,
    ...[9, 7, 5, 3].filter((letters) => letters < name.length).map((letters) => `${beginningOf(name, letters)}…`),
  ];
}

function actionLines({ action, exchange }: SeatState): string[] {
  if (exchange === null) return [action];
  const lines = spoken().table.does.exchanged(cardSign(exchange.taken), cardSign(exchange.laid));
  return lines[0] === action ? lines : [action];
}

export class SeatView {
  readonly #stage: Stage;
  readonly #seat: number;
  readonly #plate: Phaser.GameObjects.Image;
  readonly #ring: Phaser.GameObjects.Image;
  readonly #face: Phaser.GameObjects.Image;
  readonly #fist: Phaser.GameObjects.Image;
  readonly #dealer: Phaser.GameObjects.Image;
  /** Around a seat that has lost in the deal, and how many tokens. */
  readonly #lossRing: Phaser.GameObjects.Image;
  readonly #loss: Phaser.GameObjects.Image;
  readonly #lost: PageText;
  readonly #name: TextLine;
  readonly #action: TextLine;
  readonly tokens: TokensView;

  constructor(stage: Stage, seat: number) {
    this.#stage = stage;
    this.#seat = seat;
    this.#ring = stage.image(`ring-${seat}`, DEPTH.plate).setAlpha(0);
    this.#plate = stage.image(`plate-${seat}`, DEPTH.plate + 1);
    this.#face = stage.image(`face-of-${seat}`, DEPTH.plate + 2);
    this.#name = new TextLine(stage);
    this.tokens = createTokens(stage);
    this.#action = new TextLine(stage);
    this.#fist = stage.image('fist', DEPTH.plate + 5).setVisible(false);
    this.#dealer = stage.image('dealer', DEPTH.plate + 4).setVisible(false);
    this.#lossRing = stage.image(`loss-ring-${seat}`, DEPTH.plate).setVisible(false);
    this.#loss = stage.image('loss', DEPTH.loss).setVisible(false);
    this.#lost = stage.words().setVisible(false);
  }

  /** Puts everything in its place in the layout; textures may be new. */
  place(): void {
    const { plate, face, name, coins, action } = this.#stage.seat(this.#seat);
    const middle = centre(plate);
    const stage = this.#stage;
    stage.reframe(this.#plate, `plate-${this.#seat}`).setPosition(middle.x, middle.y);
    stage.reframe(this.#ring, `ring-${this.#seat}`).setPosition(middle.x, middle.y);
    stage.reframe(this.#lossRing, `loss-ring-${this.#seat}`).setPosition(middle.x, middle.y);
    stage.reframe(this.#face, `face-of-${this.#seat}`).setPosition(face.x, face.y);
    const aside = face.radius * 0.72;
    stage.reframe(this.#fist, 'fist').setPosition(face.x - aside, face.y + aside * 0.8);
    stage.reframe(this.#dealer, 'dealer').setPosition(face.x - aside, face.y - aside * 0.9);
    const small = Math.min(1, Math.max(LEAST_BADGE, (face.radius * 0.95) / this.#fist.displayWidth));
    this.#fist.setScale(this.#fist.scale * small);
    this.#dealer.setScale(this.#dealer.scale * small * 0.85);
    this.#placeLoss();
    this.#name.show(shorterNames(stage.seats[this.#seat].name), stage.theme.colours.text);
    this.#name.place(name);
    const own = this.#seat === stage.bottom;
    this.#action.setFont(own ? { face: DISPLAY_FACE } : { strong: false });
    this.#action.place(action);
    // In one line with the name they follow it.
    const x = coins.x > name.x ? Math.min(coins.x, name.x + this.#name.width + coins.height) : coins.x;
    this.tokens.place({ ...coins, x }, name.align === 'center');
  }

  #placeLoss(): void {
    const stage = this.#stage;
    stage.reframe(this.#loss, 'loss');
    const { x, y } = lossPlace(stage.seat(this.#seat), this.#loss.displayWidth);
    this.#loss.setPosition(x, y);
    this.#lost.setPosition(this.#loss.x, this.#loss.y);
    this.#lost.setFontSize(Math.max(LEAST_SIZE, this.#loss.displayWidth * 0.5)).setColor(stage.theme.colours.danger);
  }

  get facePoint(): Point {
    const { face } = this.#stage.seat(this.#seat);
    return { x: face.x, y: face.y };
  }

  get ring(): Phaser.GameObjects.Image {
    return this.#ring;
  }

  /** Shows the seat's state. `places` is how many tokens a seat can have, or the points that win. */
  show(state: TableState, places: number, worth: Worth | null): void {
    const seat = state.seats[this.#seat];
    const { colours } = this.#stage.theme;
    const turn = state.turn === this.#seat;
    const alpha = seat.out ? OUT_ALPHA : 1;
    for (const part of [this.#plate, this.#face]) part.setAlpha(alpha);
    const names = nameLines(this.#stage.seats[this.#seat].name);
    const { scoring } = this.#stage.rules;
    // Beside one's own name there is only room for the tokens: the sum of one's hands is shown with the value.
    const adds = this.#addsUp(seat) && this.#seat !== this.#stage.bottom;
    this.#name.show(
      adds ? names.map((name) => `${name} · ${seat.points}`) : names,
      turn ? colours.accent : colours.text,
    );
    this.#name.setAlpha(seat.out ? 0.6 : 1);
    const count = scoring === 'points' ? seat.points : seat.out ? -1 : seat.tokens;
    this.tokens.show(count, Math.max(places, count));
    this.tokens.setAlpha(alpha);
    const { words, colour } = this.#line(state, seat, worth);
    this.#action.show(words, colour);
    this.#fist.setVisible(state.knocker === this.#seat);
    this.#showLoss(state);
    this.#dealer.setVisible(state.dealer === this.#seat && !seat.out);
  }

  #showLoss({ losses }: TableState): void {
    const lost = losses.find((loss) => loss.seat === this.#seat)?.lost ?? 0;
    this.#lossRing.setVisible(lost > 0);
    this.#loss.setVisible(lost > 0);
    this.#lost.setVisible(lost > 0).setText(this.#stage.tokens === 'letters' ? `+${lost}` : `−${lost}`);
  }

  /** Shows a number in place of the value while it counts up. */
  countTo(value: number): void {
    this.#action.show([String(value)], this.#stage.theme.colours.accent);
  }

  /** Whether the values of a seat's hands are added up beside its tokens. */
  #addsUp({ points }: SeatState): boolean {
    const { handPoints, scoring } = this.#stage.rules;
    return handPoints && scoring === 'lives' && points > 0;
  }

  #line(state: TableState, seat: SeatState, worth: Worth | null): { words: readonly string[]; colour: string } {
    const { colours } = this.#stage.theme;
    const lost = state.losses.some((loss) => loss.seat === this.#seat);
    if (worth !== null) {
      const { value, suit, rank = null } = worth;
      const colour = lost ? colours.danger : colours.accent;
      const isOthersRow = seat.value === null && this.#seat !== this.#stage.bottom;
      // For others' rows the action is shown together with the value.
      if (isOthersRow && seat.action !== '') {
        return { words: [`${seat.action} · ${shownValue(value)}`, valueSign(value, suit)], colour };
      }
      const words = [
        rank === null ? valueLabel(value, suit) : spoken().cards.inRank(shownValue(value), rank),
        valueSign(value, suit),
      ];
      const adds = this.#addsUp(seat) && this.#seat === this.#stage.bottom;
      return {
        words: adds ? [...words.map((word) => spoken().tokens.inAll(word, seat.points)), ...words] : words,
        colour,
      };
    }
    const { rules, tokens } = this.#stage;
    if (seat.out) return { words: [tokens === 'places' ? '' : outName(rules)], colour: colours.textSoft };
    const grace = seat.onGrace && tokens !== 'places' ? shorterNames(graceName(rules, state.extraSteps)) : [];
    if (seat.action !== '') {
      const colour = state.knocker === this.#seat ? colours.danger : colours.textSoft;
      return { words: [...grace.map((name) => `${seat.action} · ${name}`), ...actionLines(seat)], colour };
    }
    if (grace.length > 0) return { words: grace, colour: colours.danger };
    // Until it has done something, a bot says what it is.
    return { words: kindInWords(this.#stage.seats[this.#seat]), colour: colours.textSoft };
  }

  /** Lets the ring appear or fade. */
  async light(on: boolean, run: Run, duration: number): Promise<void> {
    const from = this.#ring.alpha;
    const to = on ? 1 : 0;
    if (from === to) return;
    await run.animate({ duration, update: (share) => this.#ring.setAlpha(from + (to - from) * share) });
  }

  /** The face nods, shakes or hops; with reduced motion it stays where it is. */
  async react(gesture: Gesture, run: Run, delay = 0): Promise<void> {
    if (run.reducedMotion) return;
    const { face } = this.#stage.seat(this.#seat);
    await run.animate({
      duration: GESTURE_DURATION,
      delay,
      update: (share) => {
        const { x, y } = gestureAt(gesture, share);
        this.#face.setPosition(face.x + x * face.radius, face.y + y * face.radius);
      },
    });
  }

  /** The face looks towards a point and back. */
  async glance(at: Point, run: Run, duration: number): Promise<void> {
    const { face } = this.#stage.seat(this.#seat);
    const way = Math.hypot(at.x - face.x, at.y - face.y) || 1;
    const reach = face.radius * GLANCE;
    await run.animate({
      duration,
      update: (share) => {
        const aside = hump(share) * reach;
        this.#face.setPosition(face.x + ((at.x - face.x) / way) * aside, face.y + ((at.y - face.y) / way) * aside);
      },
    });
  }
}

/** Badges that must fit into the width of a plate for one to be clear of the words in its middle. */
const ROOMY = 5;

/** Where the badge of a loss covers least: beside a face with its name, in the corner of a wide plate, on the face of a narrow one. */
function lossPlace({ face, name, plate }: SeatLayout, size: number): Point {
  const aside = face.radius * 0.72;
  if (name.align === 'left' && name.x > face.x) {
    return { x: Math.min(face.x + aside, name.x - size * 0.6), y: face.y - aside * 0.8 };
  }
  if (plate.width > ROOMY * size) return { x: right(plate) - size / 2, y: bottom(plate) - size * 0.45 };
  return { x: Math.min(face.x, face.x + face.radius - size), y: face.y };
}

/**
 * How well a bot plays and whether it adapts, or that it is the double of somebody who is named; empty for a person. Longer
 * first, for where there is room.
 */
function kindInWords({ level, adapts, isDouble, name }: SeatInfo): readonly string[] {
  const { levels, adapting, friendsDouble, ownDouble } = spoken().seats;
  if (level !== undefined) return adapts === true ? [adapting(levels[level]), `${levels[level]}+`] : [levels[level]];
  return [isDouble === true && name !== ownDouble ? friendsDouble : ''];
}
