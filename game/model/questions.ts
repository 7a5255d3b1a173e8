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

interface QuestionContext {
  /** What the hand is worth to its holder, null where nobody has looked. */
  value: number | null;
  hand: readonly Card[];
  extraSteps: number;
}

type LabelledAction = readonly [Action, string];

/** @param otherwise the answer if the person lets the time pass */
function twoWays(
  title: string,
  text: string,
  first: LabelledAction,
  second: LabelledAction,
  otherwise: Action | null = null,
): Question {
  return { title, text, answers: new Map([first, second]), otherwise };
}

/** The question that is asked in a phase, null in a turn. */
export function questionOf(phase: ViewPhase, rules: HouseRules, asked: QuestionContext): Question | null {
  const byPoints = rules.scoring === 'points';
  const { shotgun, suddenDeath, declare, buyIn } = words().questions;
  if (phase === 'shotgun') {
    return twoWays(shotgun.title, shotgun.text(byPoints), [HAMMER, shotgun.yes], [LOOK, shotgun.no]);
  }
  if (phase === 'sudden-death') {
    return twoWays(
      suddenDeath.title,
      suddenDeath.text(byPoints),
      [SUDDEN_DEATH, suddenDeath.yes],
      [DEAL, suddenDeath.no],
    );
  }
  if (phase === 'dealer-choice') return dealerChoiceOf(asked.value);
  if (phase === 'knock') return knockAfterSwap(asked.value ?? 0);
  if (phase === 'declare') {
    // One may be asked again about a hand that counts less since one has kept it quiet.
    const isSeen = asked.value !== null && asked.hand.length > 0;
    const value = isSeen ? handValue(rules, asked.hand) : (asked.value ?? 31);
    const name = declaredName(rules, value, asked.hand);
    return twoWays(
      declare.title(shownValue(value)),
      declare.text(value === fullTotal(rules) ? value - 1 : undeclaredValue(rules, asked.hand)),
      [DECLARE, rules.play === 'pool' ? declare.fire(name) : declare.yes(name)],
      [QUIET, declare.no],
      QUIET,
    );
  }
  if (phase === 'buy-in') {
    return twoWays(
      buyIn.title,
      buyIn.text(coinWords(rules, rules.lives + asked.extraSteps)),
      [BUY_IN, buyIn.yes],
      [LEAVE, buyIn.no],
    );
  }
  return null;
}

/** Of the dealer, before the pool is turned up. @param value of the hand, null where it is not known */
function dealerChoiceOf(value: number | null): Question {
  const { dealerChoice } = words().questions;
  return twoWays(
    dealerChoice.title,
    dealerChoice.text(value === null ? null : shownValue(value)),
    [KEEP, dealerChoice.keep],
    [CHANGE, dealerChoice.change],
  );
}

/** Of whoever has swapped all. @param value of the hand that this has left */
function knockAfterSwap(value: number): Question {
  const { knock } = words().questions;
  return twoWays(knock.title, knock.text(shownValue(value)), [KNOCK, knock.yes], [PASS, knock.no]);
}
