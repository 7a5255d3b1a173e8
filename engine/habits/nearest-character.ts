/** Which of the game's characters somebody plays like: what they did, by each level and style, with Bayes' rule. */
import type { Action } from '../actions.ts';
import { choiceChances, type CharacterTraits } from '../bots/character.ts';
import { LEVELS, PLAYING_STYLES, type Level, type PlayingStyle } from '../bots/characters.ts';
import { sumOf } from '../statistics.ts';
import type { ObservedDecision } from './habits.ts';

/** A decision with the actions that its rows stand for, and the policy's probability of each, however small. */
export interface PlayedDecision extends ObservedDecision {
  legal: readonly Action[];
  byPolicy: ArrayLike<number>;
  /** The number of its deal in the match; left out where deals are not told apart. */
  deal?: number;
}

/** Share of the decisions in which anybody does anything: no character explains all that a person does. */
const SLIPS = 0.02;
/** From this probability on a style is told. */
const CLEAR = 0.95;

/** The character that plays most like somebody. */
export interface NearestCharacter {
  level: Level;
  /** Null where none is clearly the likeliest. */
  style: PlayingStyle | null;
  /** The log-likelihood of a decision, on average, by the likeliest character. */
  mean: number;
}

const CHARACTERS: readonly CharacterTraits[] = LEVELS.flatMap((level) =>
  PLAYING_STYLES.map((style) => ({ level, style })),
);

/** @param decisions at least one @param factorCost of the policy (`engine/bots/character.ts`) */
export function nearestCharacter(decisions: readonly PlayedDecision[], factorCost: number): NearestCharacter {
  const sums = CHARACTERS.map((character) =>
    decisions.reduce((sum, decision) => sum + Math.log(chanceOf(character, decision, factorCost)), 0),
  );
  const highest = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - highest));
  const total = sumOf(shares);
  const shareOf = (isMeant: (character: CharacterTraits) => boolean): number =>
    shares.reduce((sum, share, i) => sum + (isMeant(CHARACTERS[i]) ? share : 0), 0) / total;
  const level = likeliest(LEVELS, (one) => shareOf((character) => character.level === one));
  const ofStyle = (one: PlayingStyle): number => shareOf(({ style }) => style === one);
  const style = likeliest(PLAYING_STYLES, ofStyle);
  return { level, style: ofStyle(style) >= CLEAR ? style : null, mean: highest / decisions.length };
}

/** How likely a character does what was done. */
function chanceOf(character: CharacterTraits, { legal, byPolicy, chosen }: PlayedDecision, factorCost: number): number {
  const chances: number[] = [];
  for (const [i, action] of legal.entries()) chances[action] = byPolicy[i];
  const shares = choiceChances(character, legal, { chances, factorCost });
  return (1 - SLIPS) * shares[chosen] + SLIPS / legal.length;
}

function likeliest<T>(all: readonly T[], shareOf: (one: T) => number): T {
  const shares = all.map(shareOf);
  return all[shares.indexOf(Math.max(...shares))];
}
