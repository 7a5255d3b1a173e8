/** Decisions that are no turn, as questions: before the first turn, on a full hand, and between two deals. */
import {
  BUY_IN,
  DEAL,
  DECLARE,
  DRAW,
  HAMMER,
  LEAVE,
  LOOK,
  QUIET,
  SUDDEN_DEATH,
  TAKE,
  type Action,
} from '../../engine/actions.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { declaredName, shownValue } from './sentences.ts';
import { coinWords } from './tokens.ts';

export type Question = {
  title: string;
  text: string;
  /** What the answers are called, by action, in the order in which they lie. */
  answers: ReadonlyMap<Action, string>;
  /** What is answered for a person who lets the moment pass; null where there is no hurry. */
  otherwise: Action | null;
};

/** What a question tells besides the rules. */
export type Asked = {
  /** What the hand is worth to its holder, null where nobody has looked. */
  value: number | null;
  extraSteps: number;
};

/** "Thirty-one!" for the values that have a word, else the value. */
function called(rules: HouseRules, value: number): string {
  if (rules.threeAces !== null) return `${declaredName(rules, value)}!`;
  const words: Record<number, string> = { 31: 'Thirty-one', 41: 'Forty-one' };
  return `${words[value] ?? shownValue(value)}!`;
}

/** The question that these actions answer, null in a turn. */
export function questionOf(actions: readonly Action[], rules: HouseRules, asked: Asked): Question | null {
  const has = (action: Action): boolean => actions.includes(action);
  const goal = rules.scoring === 'points' ? 'highest scores' : 'lowest loses';
  if (has(DRAW) || has(TAKE)) return null;
  if (has(LOOK)) {
    return {
      title: 'Shotgun?',
      text: `Turn all cards up now, unseen: it counts as your knock, ${goal}.`,
      answers: new Map([
        [HAMMER, 'Cards up!'],
        [LOOK, 'Look first'],
      ]),
      otherwise: null,
    };
  }
  if (has(SUDDEN_DEATH)) {
    return {
      title: 'Sudden death?',
      text: `Everybody has one card, unseen. Turn them up now: ${goal}.`,
      answers: new Map([
        [SUDDEN_DEATH, 'Cards up!'],
        [DEAL, 'Deal on'],
      ]),
      otherwise: null,
    };
  }
  if (has(DECLARE)) {
    const value = asked.value ?? 31;
    return {
      title: `You hold ${shownValue(value)}`,
      text: `Say so before the ring has run down, or it counts ${value === 41 ? 40 : 30}.`,
      answers: new Map([
        [DECLARE, called(rules, value)],
        [QUIET, 'Keep quiet'],
      ]),
      otherwise: QUIET,
    };
  }
  if (has(BUY_IN)) {
    const coins = coinWords(rules, rules.lives + asked.extraSteps);
    return {
      title: 'You are out',
      text: `Pay a stake and come back${coins === null ? '' : ` with ${coins}`}?`,
      answers: new Map([
        [BUY_IN, 'Buy in'],
        [LEAVE, 'Stay out'],
      ]),
      otherwise: null,
    };
  }
  return null;
}
