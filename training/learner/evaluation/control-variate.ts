/**
 * Luck of the cards as a control variate: at each draw from the stock, how much better the card was for its seat, by a
 * frozen value function, than the other cards that could have come. Its expectation over the order of the stock is 0,
 * whatever the value function says, so it can be subtracted from results without bias (AIVAT's terms for chance: Burch,
 * Schmid, Moravčík, Morrill and Bowling 2018). Dealt hands are left out: in single deals their luck cancels out over
 * the rotations, and in matches it divided the variance by 1.04 to 1.06 more, for a third more time.
 */
import { ACTION_COUNT } from '../../../engine/actions.ts';
import type { Card } from '../../../engine/cards.ts';
import type { Deal } from '../../../engine/deal.ts';
import { OBSERVATION_SIZE, writeObservation } from '../../../engine/observation.ts';
import type { Random } from '../../../engine/random.ts';
import type { View } from '../../../engine/view.ts';
import type { Session } from '../network/session.ts';

/** Rows that are evaluated at once. */
const BATCH = 512;
/**
 * How many of the other cards stand for all that could have been drawn. Measured with two players: 4 divide the
 * variance of duplicate deals by 1.6, 6 by 1.7, all of them by 1.77, with five times the rows.
 */
const STANDARD_SAMPLES = 6;

/** Receives the luck of one seat: what it gained over the mean, in units of equity. */
export type Credit = (luck: number) => void;

/** A credit whose rows are still to be evaluated. */
interface Pending {
  /** The row of the card that was drawn; those of the others follow. */
  row: number;
  others: number;
  /** What a value is divided by to be equity. */
  unit: number;
  credit: Credit;
}

/** Estimates luck by a value function: the output `value` of a policy file. */
export class CardLuck {
  readonly #session: Session;
  readonly #samples: number;
  readonly #mask = new Float32Array(BATCH * ACTION_COUNT).fill(1);
  #observation = new Float32Array(BATCH * OBSERVATION_SIZE);
  #rows = 0;
  #pending: Pending[] = [];

  /**
   * @param session executes a policy file
   * @param samples how many cards stand for all that could have been drawn
   */
  constructor(session: Session, samples = STANDARD_SAMPLES) {
    this.#session = session;
    this.#samples = samples;
  }

  /**
   * Notes that the seat to act has just drawn from the stock.
   * @param view the seat's
   * @param random chooses the samples; the same for all rotations of a pack, so that what they have in common cancels
   * out
   */
  async drew(deal: Deal, view: View, random: Random, credit: Credit): Promise<void> {
    const others = stockOf(deal);
    const count = Math.min(this.#samples, others.length);
    // Systematic sampling: every card as likely as any other, and all suits and ranks among them.
    const start = random.unit();
    if (count === 0) return;
    while (!this.#hasRoom(1 + count)) await this.settle();
    const { drawn } = view;
    const row = this.#addRow(view);
    for (let i = 0; i < count; i++) {
      view.drawn = others[Math.floor(((start + i) * others.length) / count)];
      this.#addRow(view);
    }
    view.drawn = drawn;
    this.#pending.push({ row, others: count, unit: deal.table.aliveCount, credit });
  }

  /** Evaluates all pending rows. Only then is all luck credited. */
  async settle(): Promise<void> {
    if (this.#pending.length === 0) return;
    const observation = this.#observation;
    const pending = this.#pending;
    const rows = this.#rows;
    this.#observation = new Float32Array(BATCH * OBSERVATION_SIZE);
    this.#pending = [];
    this.#rows = 0;
    const { value } = await this.#session.run({
      observation: { data: observation.subarray(0, rows * OBSERVATION_SIZE), dims: [rows, OBSERVATION_SIZE] },
      mask: { data: this.#mask.subarray(0, rows * ACTION_COUNT), dims: [rows, ACTION_COUNT] },
    });
    const values = value.data;
    for (const { row, others, unit, credit } of pending) {
      let sum = 0;
      for (let other = row + 1; other <= row + others; other++) sum += values[other];
      credit((values[row] - sum / others) / unit);
    }
  }

  /** Checked again after each wait: others add rows meanwhile. */
  #hasRoom(rows: number): boolean {
    return this.#rows + rows <= BATCH;
  }

  #addRow(view: View): number {
    writeObservation(view, this.#observation, this.#rows * OBSERVATION_SIZE);
    return this.#rows++;
  }
}

function stockOf({ stock, stockEnd, stockTop }: Deal): Card[] {
  return Array.from(stock.subarray(stockTop, stockEnd)).sort((a, b) => a - b);
}
