/** One deal as a state machine: from the shuffled pack to the losses (docs/rules-reference.md#the-standard-game). */
import { DECLARE, formatAction, type Action } from './actions.ts';
import type { Card } from './cards.ts';
import { answerInTurn } from './deal/ending-turns.ts';
import { answerKnock } from './deal/knocks.ts';
import { answerDealerChoice, answerDealtHand, answerShotgun, answerSuddenDeath, openDeal } from './deal/opening.ts';
import { ANSWERS, DealState, type Reshuffle } from './deal/state.ts';
import type { WayOfPlaying } from './deal/ways/way.ts';
import { wayOf } from './deal/ways/ways.ts';
import type { Random } from './random.ts';
import type { HouseRules } from './rules/table.ts';

/**
 * A deal. Mutable: `start` deals, `apply` plays, until `phase` is `over`; the same object then serves the next deal.
 * Nothing is allocated while a deal is played without a listener.
 */
export class Deal extends DealState {
  readonly #way: WayOfPlaying;

  /** @param random shuffles the discards into a new stock */
  constructor(rules: HouseRules, players: number, random: Random | Reshuffle) {
    super(rules, players, typeof random === 'function' ? random : (cards, count) => random.shuffle(cards, count));
    this.#way = wayOf(rules);
  }

  /**
   * Deals.
   * @param deck the whole shuffled pack, first dealt first
   * @param dealer a seat that is still in
   * @param tokens by seat; -1 for a seat that is out of the match
   * @param matchPoints by seat; none where absent
   */
  start(deck: ArrayLike<Card>, dealer: number, tokens: ArrayLike<number>, matchPoints?: ArrayLike<number>): void {
    this.dealCards(deck, dealer, tokens, matchPoints);
    openDeal(this);
  }

  /** Legal actions of the seat to act, in no particular order. */
  legalActions(): Action[] {
    return Array.from(this.legal.subarray(0, this.#listLegal()));
  }

  /**
   * Writes the legal actions of the seat to act.
   * @param out room for `ACTION_COUNT` integers
   * @returns how many there are
   */
  writeLegal(out: Int16Array | number[]): number {
    const count = this.#listLegal();
    for (let i = 0; i < count; i++) out[i] = this.legal[i];
    return count;
  }

  /** Whether the seat to act may play an action. */
  isLegal(action: Action): boolean {
    // Whoever chose the action has mostly had them listed: asked here, so that V8 need not compile the listing into this.
    const count = this.legalCount < 0 ? this.#listLegal() : this.legalCount;
    for (let i = 0; i < count; i++) if (this.legal[i] === action) return true;
    return false;
  }

  /** Plays an action of the seat to act. @throws {RangeError} when it is not legal; the deal is then unchanged. */
  apply(action: Action): void {
    if (!this.isLegal(action)) {
      const allowed = this.legalActions().map(formatAction).join(', ') || 'nothing, the deal is over';
      throw new RangeError(`${formatAction(action)} is not legal for seat ${this.seat}: allowed is ${allowed}`);
    }
    this.legalCount = -1;
    switch (this.phase) {
      case this.beginning:
        return this.#way.begin(this, action);
      case 'draw':
      case 'discard':
      case 'golf-place':
      case 'second-exchange':
        return this.#way.end(this, action);
      case 'shotgun':
        return answerShotgun(this, action);
      case 'sudden-death':
        return answerSuddenDeath(this, action);
      case 'dealer-choice':
        return answerDealerChoice(this, action);
      case 'declare':
        return answerDeclare(this, action);
      case 'knock':
        return answerKnock(this, action);
      case 'over':
        return undefined;
    }
  }

  /** A deal in the same state. @param random as in the constructor */
  clone(random: Random | Reshuffle): Deal {
    const copy = new Deal(this.rules, this.players, random);
    copy.copyFrom(this);
    return copy;
  }

  #listLegal(): number {
    if (this.legalCount < 0) {
      const count = listLegalActions(this, this.#way);
      this.legalCount = this.rules.packs === 1 ? count : withoutRepeats(this.legal, count);
    }
    return this.legalCount;
  }
}

/**
 * Lists the legal actions of the seat that is asked in `legal`. `whyNot` in `legality.ts` says why any other is not legal.
 * @returns how many there are
 */
function listLegalActions(deal: DealState, way: WayOfPlaying): number {
  const { legal, phase } = deal;
  // The phases of most decisions come first: this is asked all the time.
  if (phase === deal.beginning) return way.listBeginnings(deal, legal);
  const answers = ANSWERS[phase];
  if (answers === null) return way.listEnds(deal, legal);
  for (let i = 0; i < answers.length; i++) legal[i] = answers[i];
  return answers.length;
}

/** What is done with either of two equal cards is one action. @returns how many there are left */
function withoutRepeats(legal: Int16Array, listed: number): number {
  let count = 0;
  for (let i = 0; i < listed; i++) {
    let first = 0;
    while (legal[first] !== legal[i]) first++;
    if (first === i) legal[count++] = legal[i];
  }
  return count;
}

/** Plays the answer of a seat with a full hand, in its turn or before the first turn. */
function answerDeclare(deal: DealState, action: Action): void {
  const { seat } = deal;
  if (action === DECLARE) deal.table.note(seat, DECLARE);
  else {
    deal.quiet[seat] = 1;
    deal.listener?.({ type: 'kept-quiet', seat });
  }
  return deal.askingDealtHands ? answerDealtHand(deal, action) : answerInTurn(deal, action);
}
