/** Which policy of a folder plays some rules, as the game chooses it. */
import { join } from 'node:path';
import { listedRules, suitedFor } from '../../../engine/rules/suited.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { UsageError } from '../command/usage-error.ts';
import { readListedModels } from './manifest.ts';

/** The policy file for rules and players: one for these very rules, else one for all. @throws {UsageError} where there is none */
export function policyFor(folder: string, rules: HouseRules, players: number): string {
  const listed = (readListedModels(folder) ?? []).map((model) => ({ ...model, rules: listedRules(model.rules) }));
  const found = suitedFor(listed, rules).find(({ players: [fewest, most] }) => fewest <= players && players <= most);
  if (found !== undefined) return join(folder, found.file);
  throw new UsageError(
    `no policy in ${folder} plays "${rules.name}" with ${players}: allowed is --model with a policy file`,
  );
}
