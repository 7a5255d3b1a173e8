/** How strong opponents are, and how they like to play. */
import {
  DEAL,
  DRAW,
  HAMMER,
  LOOK,
  STAND,
  SUDDEN_DEATH,
  TAKE,
  discardedBy,
  isDiscard,
  isKnock,
  type Action,
} from '../actions.ts';
import { MOST_POINTS, pointsOf } from '../cards.ts';

/** From one who only knows the rules to the full policy. */
export const LEVELS = ['beginner', 'casual', 'regular', 'strong', 'master'] as const;
/** How strong an opponent is. */
export type Level = (typeof LEVELS)[number];

interface LevelFacts {
  /** One line for the menu. */
  words: string;
  /**
   * The most that one decision may give away, in chance to win a match of two players: 0.01 is one match in a hundred.
   * At larger tables the same decision costs less.
   */
  allowance: number;
  /** Share of matches of two that it wins from `expert`, as measured with both policies (`models/levels.md`). */
  beatsExpert: number;
  /** Its strength as a rating, where the expert has 1500, by the same matches and those between neighbouring levels. */
  rating: number;
}

export const LEVEL_FACTS: Readonly<Record<Level, LevelFacts>> = {
  beginner: {
    words: 'Knows the rules, and learns the rest from you',
    allowance: 0.12,
    beatsExpert: 0.12,
    rating: 1200,
  },
  casual: { words: 'Plays for fun, and lets chances slip', allowance: 0.095, beatsExpert: 0.21, rating: 1290 },
  regular: { words: 'Plays every week', allowance: 0.07, beatsExpert: 0.37, rating: 1400 },
  strong: { words: 'Forgives little', allowance: 0.045, beatsExpert: 0.52, rating: 1500 },
  master: { words: 'Hardly makes a mistake', allowance: 0, beatsExpert: 0.63, rating: 1580 },
};

/** `even` has no preferences; the others prefer certain actions where that costs little. */
export const PLAYING_STYLES = ['even', 'early-knocker', 'hoarder', 'gambler', 'cautious'] as const;
/** How an opponent likes to play. */
export type PlayingStyle = (typeof PLAYING_STYLES)[number];

/** The `factorCost` of a policy for which it has not been measured. */
export const USUAL_FACTOR_COST = 0.006;

interface StyleFacts {
  /** One line for the menu. */
  words: string;
  /** How much it likes an action, from 0 to 1. */
  likes: (action: Action) => number;
}

export const STYLE_FACTS: Readonly<Record<PlayingStyle, StyleFacts>> = {
  even: { words: 'No habits to read', likes: () => 0 },
  'early-knocker': { words: 'Knocks before you are ready', likes: (action) => (isKnock(action) ? 1 : 0) },
  hoarder: { words: 'Takes from the discard pile, keeps high cards', likes: keepsHigh },
  gambler: { words: 'Goes for thirty-one from the stock', likes: triesLuck },
  cautious: { words: 'Knocks late, and likes to see what comes', likes: playsSafe },
};

function keepsHigh(action: Action): number {
  if (action === TAKE) return 1;
  return isDiscard(action) ? 1 - pointsOf(discardedBy(action)) / MOST_POINTS : 0;
}

function triesLuck(action: Action): number {
  if (action === DRAW || action === SUDDEN_DEATH || action === HAMMER) return 1;
  return isKnock(action) ? 0 : 0.5;
}

function playsSafe(action: Action): number {
  if (isKnock(action) || action === SUDDEN_DEATH) return 0;
  return action === TAKE || action === STAND || action === LOOK || action === DEAL ? 1 : 0.6;
}
