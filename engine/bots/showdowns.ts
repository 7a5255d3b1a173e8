/** Guessed showdowns, and what a hand is worth in them. */
import { remembered } from '../remembered.ts';
import { declaresAtShowdown } from '../rules/idle.ts';
import { changeOfPoints, scoreDeclared, scoreShowdown, type DealScore } from '../scoring.ts';
import type { View } from '../view.ts';
import { paysWhenShown } from './hands.ts';

/** Tokens (or points) that a deal gains the seat of a view, compared with the others' mean. */
export function gainOf(view: View, { losses, points }: DealScore): number {
  const { points: before, seat: own } = view;
  let others = 0;
  for (let seat = 0; seat < losses.length; seat++)
    if (seat !== own) others += lossOf(view, losses, seat) - changeOfPoints(points[seat], before[seat]);
  return others / (view.table.aliveCount - 1) - lossOf(view, losses, own) + changeOfPoints(points[own], before[own]);
}

/** Nobody loses more than it takes to be eliminated. */
function lossOf({ rules, tokens }: View, losses: Int8Array, seat: number): number {
  return Math.min(losses[seat], tokens[seat] + (rules.grace ? 1 : 0));
}

/** Scores hands that are shown, by their strengths. Parameters as for `scoreShowdown`. */
export function scoreShown(
  { rules, table }: Pick<View, 'rules' | 'table'>,
  strengths: Float64Array,
  knocker: number,
  outcome: DealScore,
): void {
  if (!declaresAtShowdown(rules)) return scoreShowdown(rules, strengths, knocker, outcome);
  const declared = Array.from(strengths, (strength) => Number(paysWhenShown(rules, strength)));
  if (declared.includes(1)) return scoreDeclared(rules, table.alive, declared, knocker, outcome);
  return scoreShowdown(rules, strengths, knocker, outcome);
}

interface GuessedShowdown {
  /** By seat, what is compared; NaN for a seat that is out. */
  strengths: Float64Array;
  weight: number;
}

/** Showdowns as one seat guesses them, each with a weight. */
export class Showdowns {
  protected readonly view: View;
  readonly #knocker: number;
  readonly #guessed: GuessedShowdown[] = [];
  readonly #worths = new Map<number, number>();
  readonly #outcome: DealScore;

  /** @param knocker the seat whose knock they follow, -1 for none */
  constructor(view: View, knocker: number) {
    this.view = view;
    this.#knocker = knocker;
    this.#outcome = { losses: new Int8Array(view.players), points: new Int8Array(view.players) };
  }

  /** @param strengths by seat; the own seat's is ignored */
  add(strengths: Float64Array, weight: number): void {
    this.#guessed.push({ strengths, weight });
  }

  /** Tokens (or points) that a hand of this strength gains on average, compared with the others' mean. */
  worth(strength: number): number {
    return remembered(this.#worths, strength, (shown) => this.#meanGain(shown));
  }

  /** The same for declaring now. */
  worthOfDeclaring(): number {
    const { rules, players, seat, table } = this.view;
    const declared = Uint8Array.from({ length: players }, (_, other) => (other === seat ? 1 : 0));
    scoreDeclared(rules, table.alive, declared, this.#knocker, this.#outcome);
    return gainOf(this.view, this.#outcome);
  }

  #meanGain(strength: number): number {
    let sum = 0;
    let total = 0;
    for (const { strengths, weight } of this.#guessed) {
      strengths[this.view.seat] = strength;
      scoreShown(this.view, strengths, this.#knocker, this.#outcome);
      sum += weight * gainOf(this.view, this.#outcome);
      total += weight;
    }
    return total > 0 ? sum / total : 0;
  }
}
