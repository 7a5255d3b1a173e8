/** How well the opponents know some rules: whether their policy was trained on them, on similar ones, or on neither. */
import { rulesUnknownToPolicy } from '../../engine/rule-features.ts';
import { allowsPlayersOf, canonicalRules, differingKeys } from '../../engine/rules/equivalent.ts';
import { heldOutPair, HIGHEST_RANDOM_MINIMUM, RANDOM_CHANGES, type HeldOut } from '../../engine/rules/held-out.ts';
import { PRESETS, preset } from '../../engine/rules/resolve.ts';
import { isScope } from '../../engine/rules/suited.ts';
import type { HouseRules, RuleName } from '../../engine/rules/table.ts';
import { pickModel, type Model } from './manifest.ts';

export type Familiarity =
  /** The policy was trained on exactly this game: a preset, or equivalent rules. */
  | { knows: 'trained'; preset: string | null }
  /** It was trained on house rules of this kind; `changes` are the keys that differ from the nearest preset. */
  | { knows: 'near'; preset: string; changes: readonly RuleName[] }
  | { knows: 'not'; because: Unfamiliar };

type Unfamiliar =
  | { is: 'no-policy' }
  /** A pair of rules that training leaves out on purpose. */
  | { is: 'held-out'; pair: HeldOut }
  /** It is not told of some of them, and plays as if they were not there. */
  | { is: 'untold' }
  /** The minimum value to knock is higher than any in training. */
  | { is: 'high-minimum' }
  /** More keys differ from every preset than in training. */
  | { is: 'far'; preset: string; changes: readonly RuleName[] };

const MOST_CHANGES = Math.max(...RANDOM_CHANGES);

/** How well the policy that would play knows some rules. @param observation version of the game's observations */
export function familiarityWith(rules: HouseRules, models: readonly Model[], observation: number): Familiarity {
  const { model: policy } = pickModel(models, { rules, observation });
  if (policy === null) return { knows: 'not', because: { is: 'no-policy' } };
  if (!isScope(policy.rules)) {
    return { knows: 'trained', preset: PRESETS.includes(policy.rules.name) ? policy.rules.name : null };
  }
  const nearest = nearestPreset(rules);
  if (nearest.changes.length === 0 && allowsPlayersOf(preset(nearest.preset), rules)) {
    return { knows: 'trained', preset: nearest.preset };
  }
  const canonical = canonicalRules(rules);
  if (rulesUnknownToPolicy(canonical).length > 0) return { knows: 'not', because: { is: 'untold' } };
  const pair = heldOutPair(canonical);
  if (pair !== null) return { knows: 'not', because: { is: 'held-out', pair } };
  if (canonical.knockMinimum > HIGHEST_RANDOM_MINIMUM) return { knows: 'not', because: { is: 'high-minimum' } };
  if (nearest.changes.length > MOST_CHANGES) return { knows: 'not', because: { is: 'far', ...nearest } };
  return { knows: 'near', ...nearest };
}

/** The preset that is most similar to some rules, and the keys in which they differ. */
export function nearestPreset(rules: HouseRules): { preset: string; changes: readonly RuleName[] } {
  const all = PRESETS.map((name) => ({ preset: name, changes: differingKeys(rules, preset(name)) }));
  return all.reduce((best, one) => (one.changes.length < best.changes.length ? one : best));
}
