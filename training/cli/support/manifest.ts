/** The list of the models that the game offers, as commands read and write it (docs/formats.md#the-list-of-models), and which of them plays some rules. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { asUsageError, UsageError } from '../command/usage-error.ts';
import { parseJson } from '../command/json.ts';
import { writeAtomically } from './write-atomically.ts';
import { listedRules, suitedFor } from '../../../engine/rules/suited.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';

const FILE = 'manifest.json';

const Listed = v.looseObject({
  name: v.string(),
  file: v.string(),
  rules: v.union([v.string(), v.record(v.string(), v.unknown())]),
  players: v.tuple([v.number(), v.number()]),
  observation: v.number(),
  factorCost: v.optional(v.number()),
  critic: v.optional(v.string()),
  card: v.optional(v.string()),
  bytes: v.optional(v.number()),
});
export type ListedModel = v.InferOutput<typeof Listed>;

const Manifest = v.looseObject({ models: v.array(Listed) });
type Manifest = v.InferOutput<typeof Manifest>;

/** @returns what a folder's list says; null where it has none. @throws {UsageError} where it cannot be read */
export function readListedModels(folder: string): ListedModel[] | null {
  return readManifest(folder)?.models ?? null;
}

/** Replaces the models of a folder's list, and keeps what else it says; a line for each. @throws {UsageError} where there is none */
export function writeListedModels(folder: string, models: readonly ListedModel[]): void {
  const manifest = readManifest(folder);
  if (manifest === null)
    throw new UsageError(`there is no ${join(folder, FILE)}: allowed is the folder of the game's models`);
  const { models: _before, ...rest } = manifest;
  const facts = Object.entries(rest).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  const lines = models.map((model) => `    ${inOneLine(model)}`);
  writeAtomically(join(folder, FILE), `{\n${facts.join('')}  "models": [\n${lines.join(',\n')}\n  ]\n}\n`);
}

function readManifest(folder: string): Manifest | null {
  const file = join(folder, FILE);
  if (!existsSync(file)) return null;
  return asUsageError([Error], `"${file}" is not a model manifest: `, () => {
    // Checked only, so that keys stay in their order.
    const json: unknown = parseJson(readFileSync(file));
    v.assert(Manifest, json);
    return json;
  });
}

/** JSON with a space after each comma and colon, and inside braces. */
function inOneLine(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replaceAll(/\[\n\s*/g, '[')
    .replaceAll(/\n\s*\]/g, ']')
    .replaceAll(/\n\s*/g, ' ');
}

/** The policy file for rules and players: one for these very rules, else one for all. @throws {UsageError} where there is none */
export function policyFor(folder: string, rules: HouseRules, players: number): string {
  const listed = (readListedModels(folder) ?? []).map((model) => ({ ...model, rules: listedRules(model.rules) }));
  const found = suitedFor(listed, rules).find(({ players: [fewest, most] }) => fewest <= players && players <= most);
  if (found !== undefined) return join(folder, found.file);
  throw new UsageError(
    `no policy in ${folder} plays "${rules.name}" with ${players}: allowed is --model with a policy file`,
  );
}
