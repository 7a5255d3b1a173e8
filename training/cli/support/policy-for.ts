/** Which policy of a folder plays some rules, as the game chooses it. */
import { join } from 'node:path';
import { differingKeys } from '../../../engine/rules/equivalent.ts';
import { PRESETS, preset, resolveRules } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { UsageError } from '../command/usage-error.ts';
import { readListedModels, type ListedModel } from './manifest.ts';

/** The policy file for rules and players: one for these very rules, else one for all. @throws {UsageError} where there is none */
export function policyFor(folder: string, rules: HouseRules, players: number): string {
  const fits = (readListedModels(folder) ?? []).filter(
    ({ players: [fewest, most] }) => fewest <= players && players <= most,
  );
  const found = fits.find((model) => isFor(model, rules)) ?? fits.find((model) => model.rules === 'all');
  if (found !== undefined) return join(folder, found.file);
  throw new UsageError(
    `no policy in ${folder} plays "${rules.name}" with ${players}: allowed is --model with a policy file`,
  );
}

function isFor({ rules: listed }: ListedModel, rules: HouseRules): boolean {
  if (listed === 'all') return false;
  if (typeof listed !== 'string') return differingKeys(resolveRules(listed), rules).length === 0;
  return PRESETS.some((name) => name === listed) && differingKeys(preset(listed), rules).length === 0;
}
