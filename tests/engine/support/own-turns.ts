/** A second reading of when hands are declared that are declared only at the end of their players' own turns. */
import type { HouseRules } from '../../../engine/rules/table.ts';

/** Whether some rules have hands declared so. */
export function declaresInTurns({ declareEnds, declareWhen, play }: HouseRules): boolean {
  return declareWhen === 'own-turn' && declareEnds !== 'at-showdown' && play !== 'golf';
}

/** Follows who has knocked and declared, and throws where a turn ends with a full hand that had to be declared then. */
export class OwnTurns {
  readonly #isPlayed: boolean;
  readonly #isBarredByKnock: boolean;
  readonly #holdsFull: (seat: number) => boolean;
  /** Whose turn it is, or was the last. */
  #seat = -1;
  /** Whether a hand may be declared at the end of that turn. */
  #mayDeclare = false;
  #hasKnock = false;
  readonly #declared = new Set<number>();

  /** @param holdsFull whether a seat holds a hand now that may be declared */
  constructor(rules: HouseRules, holdsFull: (seat: number) => boolean) {
    this.#isPlayed = declaresInTurns(rules) && rules.declare === 'automatic';
    this.#isBarredByKnock = !rules.declareAfterKnock;
    this.#holdsFull = holdsFull;
  }

  begin(): void {
    this.#mayDeclare = false;
    this.#hasKnock = false;
    this.#declared.clear();
  }

  turn(seat: number): void {
    this.check();
    this.#seat = seat;
    this.#mayDeclare = !this.#hasKnock || !this.#isBarredByKnock;
  }

  knock(): void {
    this.#hasKnock = true;
    this.#mayDeclare = false;
  }

  /** A declared hand voids a knock. */
  declare(seat: number): void {
    this.#declared.add(seat);
    this.#hasKnock = false;
  }

  /** Throws where the turn that is over has left such a hand. */
  check(): void {
    const seat = this.#seat;
    if (!this.#isPlayed || !this.#mayDeclare || this.#declared.has(seat) || !this.#holdsFull(seat)) return;
    throw new Error(`seat ${seat} ends its turn with a full hand that it does not declare`);
  }
}
