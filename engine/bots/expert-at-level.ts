/**
 * The expert at the level of an opponent: it plays until the policy has been loaded, or where none can be. Fewer slips
 * make it stronger, and they were chosen so that it wins about as often as the policy of that level.
 */
import { PASS, isKnock } from '../actions.ts';
import type { Bot } from './bot.ts';
import type { Level } from './characters.ts';
import { createExpert, type ExpertHabits } from './expert.ts';
import { decisionChance, type DecisionSeed } from './view-seed.ts';

/** By level, the share of decisions in turns that are left to chance (training/experiments/expert-at-level.md). */
const SLIPS: Readonly<Record<Level, number>> = { beginner: 0.3, casual: 0.18, regular: 0.08, strong: 0, master: 0 };
/** What wins more than half of the matches against the usual expert, though not as many as the policy. */
const MASTER_HABITS: ExpertHabits = { knocksLower: 2, giftShare: 0.55 };

/**
 * A bot that plays as the expert, but now and then draws or discards at random; it never ends the deal by chance.
 * @param seed the same seed and the same view give the same slips
 */
export function createExpertAtLevel(level: Level, seed: DecisionSeed = 31): Bot {
  const expert = level === 'master' ? createExpert(seed, MASTER_HABITS) : createExpert(seed);
  const slips = SLIPS[level];
  return {
    name: `expert@${level}`,
    decide(view, legal) {
      if (legal.length === 1) return legal[0];
      const random = decisionChance(view, seed);
      // No question that everybody answers.
      const isTurn = ['draw', 'discard', 'golf-place'].includes(view.phase);
      if (!isTurn || random.unit() >= slips) return expert.decide(view, legal);
      const harmless = legal.filter((action) => !isKnock(action) && action !== PASS);
      return harmless[random.below(harmless.length)];
    },
  };
}
