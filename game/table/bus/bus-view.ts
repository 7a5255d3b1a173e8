/** The small bus that drives around on the rail to the player on turn. */
import type Phaser from 'phaser';
import { DURATION } from '../../base/theme/motion.ts';
import type { Run } from '../animation/animator.ts';
import { easeInOut, hump } from '../../base/easing.ts';
import { DEPTH, type Stage } from '../stage.ts';
import { pointAlong, routeOf, stopOf, wayBetween, type Route } from './route.ts';

/** How far it sways on its way, in radians, and how often. */
const SWAY = 0.05;
const SWAYS = 3;

export class BusView {
  readonly #stage: Stage;
  readonly #image: Phaser.GameObjects.Image;
  #route!: Route;
  /** How far along the route it is, in CSS px. */
  #along = 0;
  /** The seat where it stops or to which it drives, -1 before the first. */
  #seat = -1;
  /** Counts trips: a newer one ends the one before. */
  #trip = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#image = stage.image('bus', DEPTH.plate + 8);
  }

  /** Puts it at the seat whose turn it is, or leaves it at its seat if it is nobody's, for any size of the table. */
  place(turn: number): void {
    const { layout } = this.#stage;
    this.#trip += 1;
    if (turn >= 0) this.#seat = turn;
    this.#route = routeOf(layout);
    this.#stage.reframe(this.#image, 'bus');
    this.#along = stopOf(layout, this.#stage.seat(Math.max(0, this.#seat)));
    this.#draw(0, 1);
  }

  /** Drives to a seat, always clockwise. */
  async drive(seat: number, run: Run): Promise<void> {
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.#trip += 1;
    const trip = this.#trip;
    const from = this.#along;
    const to = stopOf(this.#stage.layout, this.#stage.seat(seat));
    const way = wayBetween(this.#route, from, to);
    await run.animate({
      duration: run.reducedMotion ? DURATION.fade * 2 : DURATION.drive,
      update: (share) => {
        if (trip !== this.#trip) return;
        if (run.reducedMotion) {
          this.#along = share < 0.5 ? from : to;
          this.#draw(0, Math.abs(2 * share - 1));
          return;
        }
        this.#along = from + way * easeInOut(share);
        this.#draw(Math.sin(share * SWAYS * 2 * Math.PI) * SWAY * hump(share), 1);
      },
    });
  }

  #draw(sway: number, alpha: number): void {
    const { x, y } = pointAlong(this.#route, this.#along);
    const ahead = pointAlong(this.#route, this.#along + 2);
    // It stays upright all the way around, like a pin that is pushed along, and faces the way it is going.
    if (Math.abs(ahead.x - x) > 0.5) this.#image.setFlipX(ahead.x < x);
    this.#image.setPosition(x, y).setRotation(sway).setAlpha(alpha);
  }
}
