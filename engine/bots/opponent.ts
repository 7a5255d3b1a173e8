/** An opponent as the game seats it: a character, or somebody's double; each played by a policy, or by the expert until that has come. */
import { createDouble, createDoublesExpert } from '../habits/double.ts';
import { readPackedModes, readPackedRival } from '../habits/packed.ts';
import type { Bot } from './bot.ts';
import { createCharacter, type CharacterOptions, type CharacterTraits } from './character.ts';
import { createExpertAtLevel } from './expert-at-level.ts';
import type { DecisionSeed } from './view-seed.ts';

/**
 * `double` are the habits of one (`engine/habits/packed.ts`), `knows` is what a character knows of the others' habits, by
 * seat, where its policy reads that (`engine/habits/packed.ts`).
 */
export type OpponentTraits = (CharacterTraits & { knows?: (string | null)[] }) | { double: string };

type OpponentOptions = Pick<CharacterOptions, 'evaluate' | 'factorCost' | 'onDecision'> & { seed: DecisionSeed };

/** @throws {RangeError} where it is a double without habits, or what it knows cannot be read */
export function createOpponent(traits: OpponentTraits, options: OpponentOptions): Bot {
  if ('double' in traits) return createDouble({ modes: readPackedModes(traits.double), name: 'double', ...options });
  const { level, style, knows } = traits;
  const known = knows?.map((one) => (one === null ? null : readPackedRival(one)));
  return createCharacter({ level, style, ...(known !== undefined && { known }), ...options });
}

export function createStandIn(traits: OpponentTraits, seed: DecisionSeed): Bot {
  return 'double' in traits ? createDoublesExpert(seed) : createExpertAtLevel(traits.level, seed);
}
