/**
 * An opponent with a level and a playing style: the policy, allowed to give something away in each decision.
 *
 * What an action gives away is read off the policy itself. The probabilities of a policy that was trained with an
 * entropy bonus fall exponentially with what an action costs (Neu, Jonsson and Gómez 2017, "A unified view of
 * entropy-regularized Markov decision processes"). Measurements agree (`models/levels.md`): each factor of e in
 * probability costs about the same match-winning chance, the factor cost.
 */
import type { Action } from '../actions.ts';
import type { Bot } from './bot.ts';
import { LEVEL_FACTS, STYLE_FACTS, type Level, type PlayingStyle } from './characters.ts';
import type { KnownRivals } from '../observation.ts';
import { createExpertAtLevel } from './expert-at-level.ts';
import { guided } from './guidance.ts';
import { orExpert, questionOf, type EvaluateOne } from './policy.ts';
import { placeByShare } from '../random.ts';
import { sumOf } from '../statistics.ts';
import { decisionChance, type DecisionSeed } from './view-seed.ts';

/** What a playing style adds for the action that it likes most, in chance to win a match of two players. */
const LIKING_WORTH = 0.023;
/** An action that costs the whole allowance is chosen e to this power times less often than one that costs nothing. */
const RESTRAINT = 2;
/** Smaller probabilities are taken as this. */
const LEAST_CHANCE = 1e-30;

/** How a character plays. */
export interface CharacterTraits {
  level: Level;
  style: PlayingStyle;
}

/** Who plays, and by which policy. */
export interface CharacterOptions extends CharacterTraits {
  evaluate: EvaluateOne;
  /**
   * What every factor of e costs by which the policy plays an action less often: chance to win a match of two players,
   * so .006 is 6 matches in a thousand. Measured for each policy (`training/cli/mistakes.ts`); called after `evaluate`.
   */
  factorCost: () => number;
  /** What the policy is told of the others at the table, where it reads that. */
  known?: KnownRivals;
  /** The same seed and the same view give the same decision. */
  seed?: DecisionSeed;
  name?: string;
  /** Receives, before each answer, how close the decision was for the policy: 0 obvious, 1 a toss-up. */
  onDecision?: (doubt: number) => void;
}

/** A bot that plays with that level and playing style; an even master plays the policy's favourite. */
export function createCharacter({
  evaluate,
  factorCost,
  level,
  style,
  known,
  seed = 31,
  name = `${level}/${style}`,
  onDecision,
}: CharacterOptions): Bot {
  const bot: Bot = {
    name,
    async decide(view, legal): Promise<Action> {
      if (legal.length === 1) {
        onDecision?.(0);
        return legal[0];
      }
      const { observation, mask } = questionOf(view, legal, known);
      const random = decisionChance(view, seed);
      const chances = await guided(evaluate)(observation, mask);
      onDecision?.(doubtOf(legal.map((action) => chances[action])));
      return choiceOf({ level, style }, legal, { chances, factorCost: factorCost(), at: random.unit() });
    },
  };
  return orExpert(bot, createExpertAtLevel(level, seed));
}

/** The policy's probabilities in a situation, by action, and what a factor of e costs. */
interface JudgedSituation {
  chances: ArrayLike<number>;
  factorCost: number;
}

/** Which of the legal actions a character chooses. */
export function choiceOf(
  character: CharacterTraits,
  legal: readonly Action[],
  { at, ...judged }: JudgedSituation & { at: number },
): Action {
  return legal[placeByShare(weightsOf(character, legal, judged), at)];
}

/** By legal action, how likely a character chooses it, from 0 to 1. */
export function choiceChances(character: CharacterTraits, legal: readonly Action[], judged: JudgedSituation): number[] {
  const weights = weightsOf(character, legal, judged);
  const sum = sumOf(weights);
  return weights.map((weight) => weight / sum);
}

/** By legal action, how often it is chosen, compared with the others: worse than the best by the whole allowance, never. */
function weightsOf({ level, style }: CharacterTraits, legal: readonly Action[], judged: JudgedSituation): number[] {
  const { likes } = STYLE_FACTS[style];
  const { allowance } = LEVEL_FACTS[level];
  const worths = legal.map(
    (action) =>
      judged.factorCost * Math.log(Math.max(judged.chances[action], LEAST_CHANCE)) + LIKING_WORTH * likes(action),
  );
  const best = Math.max(...worths);
  if (allowance === 0) return worths.map((_, i) => (i === worths.indexOf(best) ? 1 : 0));
  return worths.map((worth) => (best - worth <= allowance ? Math.exp((-RESTRAINT * (best - worth)) / allowance) : 0));
}

/** How close the policy's two favourites are, from 0 to 1. */
export function doubtOf(probabilities: ArrayLike<number>): number {
  const [first, second] = Array.from(probabilities).sort((a, b) => b - a);
  return first > 0 ? second / first : 1;
}
