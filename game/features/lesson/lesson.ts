/** A lesson: deals with stacked packs, in which every step waits for one action. Nothing here draws. */
import { isDiscard, KNOCK, parseAction, TAKE, type Action } from '../../../engine/actions.ts';
import { parseCards, type Card } from '../../../engine/cards.ts';
import { Match } from '../../../engine/match.ts';
import { packOf } from '../../../engine/pack.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { withSeen, type SeenEvent } from '../../../engine/seen.ts';

/** The seat of the person, and of the other player. */
export const LEARNER = 0;
export const PARTNER = 1;
const PLAYERS = 2;

/** The cards of a deal in notation; the rest of the pack follows those of the stock. */
export interface LessonDeal {
  dealer: number;
  /** By seat. */
  hands: readonly [string, string];
  /** The first discard, or the pool; empty where nothing is turned up. */
  turnUp: string;
  /** From the top. */
  stock: string;
}

/** What a step is about, which the note must not cover. */
export type Subject = 'own hand' | 'piles' | 'everybody';

export interface LessonStep {
  name: string;
  about: Subject;
  /** Dealt when the step begins. */
  deal?: LessonDeal;
  /** What is played when the step begins, by the other player. */
  before?: readonly string[];
  /** The action that it waits for, in notation; null if there is only something to read. */
  wants: string | null;
}

/** What somebody tried instead of what a step waits for. */
export type Attempt = 'draw' | 'take' | 'knock' | 'discard';

export interface LessonPlan {
  rules: HouseRules;
  steps: readonly LessonStep[];
  /** Whether one may leave it and go on with it another day. */
  resumes: boolean;
  heading: (step: LessonStep) => string;
  /** @param partner the name of the other player */
  text: (step: LessonStep, partner: string) => string;
  /** What is said of something else that was tried. */
  reply: (step: LessonStep, attempt: Attempt) => string;
}

/** The whole pack in the order that deals these cards, first dealt first; the other cards follow in their usual order. */
export function packFor(rules: HouseRules, { dealer, hands, turnUp, stock }: LessonDeal): Card[] {
  const held = hands.map(parseCards);
  const dealt = Array.from({ length: rules.handSize }, (_, round) =>
    held.map((__, step) => held[(dealer + 1 + step) % PLAYERS][round]),
  ).flat();
  const chosen = [...dealt, ...parseCards(turnUp), ...parseCards(stock)];
  return [...chosen, ...Array.from(packOf(rules)).filter((card) => !chosen.includes(card))];
}

function attemptOf(action: Action): Attempt {
  if (isDiscard(action)) return 'discard';
  return action === TAKE ? 'take' : action === KNOCK ? 'knock' : 'draw';
}

export class Lesson {
  readonly match: Match;
  readonly #plan: LessonPlan;
  #at = 0;

  /** @param listener called with everything that happens at the table, in order */
  constructor(plan: LessonPlan, listener: (event: SeenEvent) => void) {
    this.#plan = plan;
    const dealer = plan.steps[0].deal?.dealer ?? LEARNER;
    this.match = new Match(plan.rules, PLAYERS, { seed: 0, dealer, listener: withSeen(listener) });
    this.#enter();
  }

  /** The number of the step, from 0. */
  get at(): number {
    return this.#at;
  }

  get step(): LessonStep {
    return this.#plan.steps[this.#at];
  }

  get isLast(): boolean {
    return this.#at === this.#plan.steps.length - 1;
  }

  /** What the step waits for; null if there is only something to read. */
  get wanted(): Action | null {
    const { wants } = this.step;
    return wants === null ? null : parseAction(wants);
  }

  /** What can be tried: all that the rules allow, while the step waits for an action. */
  get legal(): readonly Action[] {
    return this.wanted === null ? [] : this.match.legalActions();
  }

  /**
   * Tries an action. The right one is played, and so is whatever the partner does then.
   * @returns null for the right action; for any other a friendly sentence about why not
   */
  answer(action: Action): string | null {
    if (this.wanted === null) throw new Error(`the step "${this.step.name}" waits for no action`);
    if (action !== this.wanted) return this.#plan.reply(this.step, attemptOf(action));
    this.match.apply(action);
    this.#advance();
    return null;
  }

  /** Leaves a step that is only read for the next one; stays at the last. */
  nextStep(): void {
    if (this.wanted === null && !this.isLast) this.#advance();
  }

  /** Goes through all steps before one, as if everything had been done right. */
  skipTo(step: number): void {
    while (this.#at < step && !this.isLast) {
      if (this.wanted === null) this.nextStep();
      else this.answer(this.wanted);
    }
  }

  #advance(): void {
    this.#at++;
    this.#enter();
  }

  #enter(): void {
    const { deal, before = [] } = this.step;
    if (deal !== undefined) this.match.startDeal(packFor(this.#plan.rules, deal));
    for (const action of before) this.match.apply(parseAction(action));
  }
}
