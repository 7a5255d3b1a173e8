/** The showdown: hands open one after the other and count up, then whoever loses sinks, is told why, and pays. */
import { easeOut } from '../../base/easing.ts';
import { DURATION } from '../../base/theme/motion.ts';
import { COUNT_UP, halfOpen, openings, payments, verdictTime } from '../../model/schedule.ts';
import type { TableState } from '../../model/table-state.ts';
import { areCoins } from '../../model/tokens.ts';
import type { CardsView } from '../cards/cards-view.ts';
import type { SeatView } from '../seats/seat-view.ts';
import type { Stage } from '../stage.ts';
import type { PilesView } from '../views/piles-view.ts';
import type { Run } from './animator.ts';
import { hopCoin } from './effects.ts';

/** Updates everything that is not animated to a state, by default the new one. */
export type Sync = (shown?: TableState) => void;

/** What moves on a table. */
export interface MovingParts {
  stage: Stage;
  seats: readonly SeatView[];
  piles: PilesView;
  cards: CardsView;
}

/** Values above this have names. */
const HIGHEST_COUNT = 40;

export class Showdown {
  readonly #parts: MovingParts;

  constructor(parts: MovingParts) {
    this.#parts = parts;
  }

  /** The hands open one after the other, each with its value, which counts up where it was hidden. */
  async open(before: TableState, state: TableState, run: Run, sync: Sync): Promise<void> {
    const { cards } = this.#parts;
    const open = new Set<number>();
    sync(halfOpen(before, state, (seat) => open.has(seat)));
    await Promise.all(
      openings(state).map(async ({ seat, at }) => {
        await run.wait(at);
        await cards.hands.show(state, run, seat);
        if (!this.#isKnown(seat)) await this.#countUp(seat, state.seats[seat].value ?? 0, run);
        open.add(seat);
        sync(halfOpen(before, state, (other) => open.has(other)));
      }),
    );
  }

  /** Whether a seat's value could be read before: only in golf does nobody know all of a row of their own. */
  #isKnown(seat: number): boolean {
    const { stage } = this.#parts;
    return stage.sees(seat) && stage.rules.play !== 'golf';
  }

  async #countUp(seat: number, value: number, run: Run): Promise<void> {
    if (value > HIGHEST_COUNT || run.reducedMotion || run.isInstant) return;
    let shown = -1;
    await run.animate({
      duration: COUNT_UP,
      update: (share) => {
        const now = Math.floor(value * easeOut(share));
        if (now !== shown) this.#parts.seats[seat].countTo(now);
        shown = now;
      },
    });
  }

  /** The hand sinks and the table says why; once that is read, the tokens go. */
  async lose(seat: number, before: TableState, state: TableState, run: Run, sync: Sync): Promise<void> {
    const { stage, seats, cards } = this.#parts;
    sync({ ...state, seats: before.seats, kitty: before.kitty });
    await Promise.all([cards.hands.regroup(state, seat, run, DURATION.flight), run.wait(verdictTime(before))]);
    if (areCoins(stage.tokens)) await this.#pay(seat, before, state, run);
    sync();
    if (!areCoins(stage.tokens)) await seats[seat].tokens.stress(run);
    await seats[seat].react('loses', run);
  }

  async #pay(seat: number, before: TableState, state: TableState, run: Run): Promise<void> {
    const { stage, seats, piles } = this.#parts;
    const had = before.seats[seat].tokens;
    const has = state.seats[seat].tokens;
    const paid = payments(had, has).map((payment, index) => ({
      payment,
      from: seats[seat].tokens.at(had - 1 - index),
      to: piles.coinPlace(before.kitty + index),
    }));
    seats[seat].tokens.show(has, Math.max(had, stage.rules.lives + state.extraSteps));
    await Promise.all(
      paid.map(({ payment: { rolls, leaves, lands }, from, to }) =>
        hopCoin(stage, from, to, run, { rolls, delay: leaves, duration: lands - leaves }),
      ),
    );
  }
}
