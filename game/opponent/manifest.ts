/**
 * The list of trained policies that the page serves beside itself (`models/manifest.json`).
 */
import * as v from 'valibot';
import { USUAL_FACTOR_COST } from '../../engine/bots/character.ts';

const ModelSchema = v.object({
  name: v.string(),
  /** ONNX file, relative to the manifest. */
  file: v.string(),
  /** Name of the rules that the policy was trained for; `all` for every table. */
  rules: v.string(),
  /** Fewest and most players that it was trained for. */
  players: v.tuple([v.number(), v.number()]),
  /** Version of the observation that it reads. */
  observation: v.number(),
  /**
   * Chance to win a match of two that goes with an action which it plays e times as rarely as its favourite
   * (`training/cli/mistakes.ts`); the usual where it has not been measured.
   */
  factorCost: v.optional(v.number(), USUAL_FACTOR_COST),
});
export type Model = v.InferOutput<typeof ModelSchema>;

const ManifestSchema = v.object({
  format: v.literal('thirty-one-models/1'),
  models: v.array(ModelSchema),
});

const ALL_RULES = 'all';

/** What the game needs of a policy. */
export type Wanted = { rules: string; players: readonly [number, number]; observation: number };

/**
 * The models that a manifest lists.
 * @throws {Error} when it is not a manifest, with the key that is wrong.
 */
export function readManifest(json: unknown): Model[] {
  const parsed = v.safeParse(ManifestSchema, json);
  if (parsed.success) return parsed.output.models;
  const [issue] = parsed.issues;
  throw new Error(`The list of models cannot be read: ${v.getDotPath(issue) ?? 'its top level'}: ${issue.message}`);
}

/**
 * The first model that can play at the wanted table: a specialist for its rules before one for all.
 * @throws {Error} when there is none, and whether it is the rules, the seats or the observation that rules them out.
 */
export function pickModel(models: readonly Model[], wanted: Wanted): Model {
  const [fewest, most] = wanted.players;
  const forRules = [wanted.rules, ALL_RULES].flatMap((name) => models.filter(({ rules }) => rules === name));
  if (forRules.length === 0) throw new Error(`There is no trained model for the rules "${wanted.rules}".`);
  const forSeats = forRules.filter(({ players }) => players[0] <= fewest && players[1] >= most);
  if (forSeats.length === 0) throw new Error(`No trained model plays with ${fewest} to ${most} players.`);
  const fitting = forSeats.find(({ observation }) => observation === wanted.observation);
  if (fitting === undefined) {
    const found = forSeats.map(({ name, observation }) => `"${name}" reads version ${observation}`).join(', ');
    throw new Error(`The game gives observations of version ${wanted.observation}, but ${found}.`);
  }
  return fitting;
}
