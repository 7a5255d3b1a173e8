/** A seat: plate, face, name, coins, last action, and the marks for turn, knock and dealer. */
import type Phaser from 'phaser';
import { DISPLAY_FACE } from '../../theme/type.ts';
import type { Run } from '../animator.ts';
import { hump } from '../easing.ts';
import { centre, type Point } from '../geometry.ts';
import { valueSign, valueText } from '../sentences.ts';
import { DEPTH, type Stage } from '../stage.ts';
import type { SeatState, TableState } from '../table-state.ts';
import { Coins } from './coins.ts';
import { TextLine } from './text-line.ts';

const OUT_ALPHA = 0.38;
/** How far a face looks aside, in shares of its radius. */
const GLANCE = 0.16;

/** A hand's value with its suit, where one suit makes it. */
export type Worth = { value: number; suit: number | null };

export class SeatView {
  readonly #stage: Stage;
  readonly #seat: number;
  readonly #plate: Phaser.GameObjects.Image;
  readonly #ring: Phaser.GameObjects.Image;
  readonly #face: Phaser.GameObjects.Image;
  readonly #fist: Phaser.GameObjects.Image;
  readonly #dealer: Phaser.GameObjects.Image;
  readonly #name: TextLine;
  readonly #action: TextLine;
  readonly coins: Coins;

  constructor(stage: Stage, seat: number) {
    this.#stage = stage;
    this.#seat = seat;
    const own = seat === stage.human;
    this.#ring = stage.image(`ring-${seat}`, DEPTH.plate).setAlpha(0);
    this.#plate = stage.image(`plate-${seat}`, DEPTH.plate + 1);
    this.#face = stage.image(`face-of-${seat}`, DEPTH.plate + 2);
    this.#name = new TextLine(stage, DEPTH.plate + 3);
    this.coins = new Coins(stage);
    this.#action = new TextLine(stage, DEPTH.plate + 3, own ? { face: DISPLAY_FACE } : { strong: false });
    this.#fist = stage.image('fist', DEPTH.plate + 5).setVisible(false);
    this.#dealer = stage.image('dealer', DEPTH.plate + 4).setVisible(false);
  }

  /** Puts everything where the layout has it; textures may be new. */
  place(): void {
    const { plate, face, name, coins, action } = this.#stage.seat(this.#seat);
    const middle = centre(plate);
    const stage = this.#stage;
    stage.reframe(this.#plate, `plate-${this.#seat}`).setPosition(middle.x, middle.y);
    stage.reframe(this.#ring, `ring-${this.#seat}`).setPosition(middle.x, middle.y);
    stage.reframe(this.#face, `face-of-${this.#seat}`).setPosition(face.x, face.y);
    const aside = face.radius * 0.72;
    stage.reframe(this.#fist, 'fist').setPosition(face.x - aside, face.y + aside * 0.8);
    stage.reframe(this.#dealer, 'dealer').setPosition(face.x - aside, face.y - aside * 0.9);
    const small = Math.min(1, (face.radius * 0.95) / this.#fist.displayWidth);
    this.#fist.setScale(this.#fist.scale * small);
    this.#dealer.setScale(this.#dealer.scale * small * 0.85);
    this.#name.place(name);
    this.#action.place(action);
    this.coins.place(coins, name.align === 'center');
  }

  get facePoint(): Point {
    const { face } = this.#stage.seat(this.#seat);
    return { x: face.x, y: face.y };
  }

  get ring(): Phaser.GameObjects.Image {
    return this.#ring;
  }

  /** Shows what the state says of the seat. `places` is how many coins a seat can hold. */
  show(state: TableState, places: number, worth: Worth | null): void {
    const seat = state.seats[this.#seat];
    const { colours } = this.#stage.theme;
    const turn = state.turn === this.#seat;
    const alpha = seat.out ? OUT_ALPHA : 1;
    for (const part of [this.#plate, this.#face]) part.setAlpha(alpha);
    this.#name.show([this.#stage.seats[this.#seat].name], turn ? colours.accent : colours.text);
    this.#name.setAlpha(seat.out ? 0.6 : 1);
    this.coins.show(seat.tokens, Math.max(places, seat.tokens));
    this.coins.setAlpha(alpha);
    const { words, colour } = this.#line(state, seat, worth);
    this.#action.show(words, colour);
    this.#fist.setVisible(state.knocker === this.#seat);
    this.#dealer.setVisible(state.dealer === this.#seat && !seat.out);
  }

  #line(state: TableState, seat: SeatState, worth: Worth | null): { words: readonly string[]; colour: string } {
    const { colours } = this.#stage.theme;
    const lost = state.losses.some((loss) => loss.seat === this.#seat);
    if (worth !== null) {
      const { value, suit } = worth;
      const colour = lost ? colours.danger : colours.accent;
      return { words: [valueText(value, suit), valueSign(value, suit)], colour };
    }
    if (seat.out) return { words: ['out'], colour: colours.textSoft };
    if (seat.action !== '') {
      return { words: [seat.action], colour: state.knocker === this.#seat ? colours.danger : colours.textSoft };
    }
    if (seat.onGrace) return { words: ['on the county', 'county'], colour: colours.danger };
    return { words: [''], colour: colours.textSoft };
  }

  /** Lets the ring appear or fade. */
  async light(on: boolean, run: Run, duration: number): Promise<void> {
    const from = this.#ring.alpha;
    const to = on ? 1 : 0;
    if (from === to) return;
    await run.animate({ duration, update: (share) => this.#ring.setAlpha(from + (to - from) * share) });
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
