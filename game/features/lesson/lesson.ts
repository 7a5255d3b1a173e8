/** The steps of the lesson: a match with stacked packs, in which every step waits for one action. Nothing here draws. */
import { isDiscard, KNOCK, parseAction, TAKE, type Action } from '../../../engine/actions.ts';
import { parseCard, parseCards, type Card } from '../../../engine/cards.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { Match } from '../../../engine/match.ts';
import { packOf } from '../../../engine/pack.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { words } from '../../i18n/words.ts';
import { LEARNER, STEPS, type LessonDeal, type LessonStep } from './steps.ts';

/** The standard game. */
export const LESSON_RULES: HouseRules = preset('scat');
const PLAYERS = 2;

/** The whole pack in the order that deals these cards, first dealt first; the other cards follow in their usual order. */
export function packFor({ dealer, hands, turnUp, stock }: LessonDeal): Card[] {
  const held = hands.map(parseCards);
  const dealt = Array.from({ length: LESSON_RULES.handSize }, (_, round) =>
    held.map((__, step) => held[(dealer + 1 + step) % PLAYERS][round]),
  ).flat();
  const chosen = [...dealt, parseCard(turnUp), ...parseCards(stock)];
  return [...chosen, ...Array.from(packOf(LESSON_RULES)).filter((card) => !chosen.includes(card))];
}

/** What somebody tried instead of what a step waits for. */
type Attempt = 'draw' | 'take' | 'knock' | 'discard';

function attemptOf(action: Action): Attempt {
  if (isDiscard(action)) return 'discard';
  return action === TAKE ? 'take' : action === KNOCK ? 'knock' : 'draw';
}

export class Lesson {
  readonly match: Match;
  #at = 0;

  /** @param listener called with everything that happens at the table, in order */
  constructor(listener: (event: MatchEvent) => void) {
    this.match = new Match(LESSON_RULES, PLAYERS, { seed: 0, dealer: STEPS[0].deal?.dealer ?? LEARNER, listener });
    this.#enter();
  }

  /** The number of the step, from 0. */
  get at(): number {
    return this.#at;
  }

  get step(): LessonStep {
    return STEPS[this.#at];
  }

  get isLast(): boolean {
    return this.#at === STEPS.length - 1;
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
    if (action !== this.wanted) return wrongWords(this.step, attemptOf(action));
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
    if (deal !== undefined) this.match.startDeal(packFor(deal));
    for (const action of before) this.match.apply(parseAction(action));
  }
}

/** What is said about a wrong attempt in a step. */
function wrongWords({ name }: LessonStep, attempt: Attempt): string {
  const said: Partial<Record<Attempt, string>> =
    name in words().lesson.wrong ? words().lesson.wrong[name as never] : {};
  const reply = said[attempt];
  if (reply === undefined) throw new Error(`nothing is said of "${attempt}" in the step "${name}"`);
  return reply;
}
