/** Questions for decisions outside a turn: before the first turn, on a full hand, and between two deals. */
import {
  BUY_IN,
  CHANGE,
  DEAL,
  DECLARE,
  HAMMER,
  KEEP,
  KNOCK,
  LEAVE,
  LOOK,
  PASS,
  QUIET,
  SUDDEN_DEATH,
  type Action,
} from '../../engine/actions.ts';
import type { Card } from '../../engine/cards.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import type { ViewPhase } from '../../engine/view.ts';
import { fullTotal, handValue, undeclaredValue } from '../../engine/value.ts';
import { words } from '../i18n/words.ts';
import { declaredName, shownValue } from './sentences.ts';
import { coinWords } from './token-names.ts';

export interface Question {
  title: string;
  text: string;
  /** The labels of the answers, by action, in the order on the screen. */
  answers: ReadonlyMap<Action, string>;
  /** The answer if the person lets the time pass; null if there is no time limit. */
  otherwise: Action | null;
}

/** What a question depends on besides the rules. */
interface QuestionContext {
  /** What the hand is worth to its holder, null where nobody has looked. */
  value: number | null;
  hand: readonly Card[];
  extraSteps: number;
}

/** The question that is asked in a phase, null in a turn. */
export function questionOf(phase: ViewPhase, rules: HouseRules, asked: QuestionContext): Question | null {
  const byPoints = rules.scoring === 'points';
  const { shotgun, suddenDeath, declare, buyIn } = words().questions;
  if (phase === 'shotgun') {
    return {
      title: shotgun.title,
      text: shotgun.text(byPoints),
      answers: new Map([
        [HAMMER, shotgun.yes],
        [LOOK, shotgun.no],
      ]),
      otherwise: null,
    };
  }
  if (phase === 'sudden-death') {
    return {
      title: suddenDeath.title,
      text: suddenDeath.text(byPoints),
      answers: new Map([
        [SUDDEN_DEATH, suddenDeath.yes],
        [DEAL, suddenDeath.no],
      ]),
      otherwise: null,
    };
  }
  if (phase === 'dealer-choice') return dealerChoiceOf(asked.value);
  if (phase === 'knock') return knockAfterSwap(asked.value ?? 0);
  if (phase === 'declare') {
    // One may be asked again about a hand that counts less since one has kept it quiet.
    const isSeen = asked.value !== null && asked.hand.length > 0;
    const value = isSeen ? handValue(rules, asked.hand) : (asked.value ?? 31);
    const name = declaredName(rules, value, asked.hand);
    return {
      title: declare.title(shownValue(value)),
      text: declare.text(value === fullTotal(rules) ? value - 1 : undeclaredValue(rules, asked.hand)),
      answers: new Map([
        [DECLARE, rules.play === 'pool' ? declare.fire(name) : declare.yes(name)],
        [QUIET, declare.no],
      ]),
      otherwise: QUIET,
    };
  }
  if (phase === 'buy-in') {
    return {
      title: buyIn.title,
      text: buyIn.text(coinWords(rules, rules.lives + asked.extraSteps)),
      answers: new Map([
        [BUY_IN, buyIn.yes],
        [LEAVE, buyIn.no],
      ]),
      otherwise: null,
    };
  }
  return null;
}

/** Of the dealer, before the pool is turned up. @param value of the hand, null where it is not known */
function dealerChoiceOf(value: number | null): Question {
  const { dealerChoice } = words().questions;
  return {
    title: dealerChoice.title,
    text: dealerChoice.text(value === null ? null : shownValue(value)),
    answers: new Map([
      [KEEP, dealerChoice.keep],
      [CHANGE, dealerChoice.change],
    ]),
    otherwise: null,
  };
}

/** Of whoever has swapped all. @param value of the hand that this has left */
function knockAfterSwap(value: number): Question {
  const { knock } = words().questions;
  return {
    title: knock.title,
    text: knock.text(shownValue(value)),
    answers: new Map([
      [KNOCK, knock.yes],
      [PASS, knock.no],
    ]),
    otherwise: null,
  };
}
