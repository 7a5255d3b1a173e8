/** Which policy of a folder plays some rules, as the game chooses it. */
import { join } from 'node:path';
import { preset, resolveRules } from '../../../engine/rules/resolve.ts';
import { ALL_RULES, suitedFor } from '../../../engine/rules/suited.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { UsageError } from '../command/usage-error.ts';
import { readListedModels, type ListedModel } from './manifest.ts';

/** The policy file for rules and players: one for these very rules, else one for all. @throws {UsageError} where there is none */
export function policyFor(folder: string, rules: HouseRules, players: number): string {
  const listed = (readListedModels(folder) ?? []).map((model) => ({ ...model, rules: rulesOf(model) }));
  const found = suitedFor(listed, rules).find(({ players: [fewest, most] }) => fewest <= players && players <= most);
  if (found !== undefined) return join(folder, found.file);
  throw new UsageError(
    `no policy in ${folder} plays "${rules.name}" with ${players}: allowed is --model with a policy file`,
  );
}

function rulesOf({ rules }: ListedModel): HouseRules | typeof ALL_RULES {
  if (typeof rules !== 'string') return resolveRules(rules);
  return rules === ALL_RULES ? ALL_RULES : preset(rules);
}
