/** The list of trained policies that is served with the page (`models/manifest.json`). */
import * as v from 'valibot';
import { USUAL_FACTOR_COST } from '../../engine/bots/characters.ts';
import { allowsPlayersOf } from '../../engine/rules/equivalent.ts';
import { RulesError } from '../../engine/rules/resolve.ts';
import { listedRules, playersWithPolicies, suitedFor, type PlayedRules } from '../../engine/rules/suited.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { firstIssue } from '../../engine/shortened.ts';

const ModelSchema = v.object({
  name: v.string(),
  /** ONNX file, relative to the manifest. */
  file: v.string(),
  /** Its critic, relative to the manifest: whoever teaches it further learns faster with that. */
  critic: v.optional(v.string()),
  /**
   * What the policy was trained for: the name of a preset, a rules file as an object, or a scope: every preset in it and
   * house rules drawn at random (`engine/rules/held-out.ts`).
   */
  rules: v.pipe(
    v.union([v.string(), v.record(v.string(), v.unknown())]),
    v.rawTransform<string | Record<string, unknown>, PlayedRules>(({ dataset: { value }, addIssue, NEVER }) => {
      try {
        return listedRules(value);
      } catch (error) {
        if (!(error instanceof RulesError)) throw error;
        addIssue({ message: error.message });
        return NEVER;
      }
    }),
  ),
  /** Minimum and maximum number of players that it was trained for. */
  players: v.tuple([v.number(), v.number()]),
  observation: v.number(),
  /**
   * Match-winning chance, between two players, that an action costs which it plays e times less often than its favourite
   * (`training/cli/mistakes.ts`); a usual value if it has not been measured.
   */
  factorCost: v.optional(v.number(), USUAL_FACTOR_COST),
});
export type Model = v.InferOutput<typeof ModelSchema>;

const ManifestSchema = v.object({
  format: v.literal('thirty-one-models/1'),
  models: v.array(ModelSchema),
});

/**
 * What the game needs of a policy: it must know these rules, for every number of players that they allow; `isListed` where it
 * must be one of the manifest, and none of the person's own; `guest` is the SHA-256 of a policy that plays instead.
 */
export interface WantedModel {
  rules: HouseRules;
  observation: number;
  isListed?: boolean;
  guest?: string;
}

/** The models that a manifest lists. @throws {Error} if it is not a manifest, naming the key that is wrong */
export function readManifest(json: unknown): Model[] {
  const parsed = v.safeParse(ManifestSchema, json);
  if (parsed.success) return parsed.output.models;
  throw new Error(`The list of models cannot be read: ${firstIssue(parsed.issues)}`);
}

type NoModel =
  /** None was trained for these rules. */
  | { is: 'rules'; name: string }
  /** None of those that were can play with this many players. */
  | { is: 'players'; fewest: number; most: number }
  /** They read other versions of the observation than the game's. */
  | { is: 'observation'; given: number; read: readonly Pick<Model, 'name' | 'observation'>[] };

type PickedModel = { model: Model } | { model: null; because: NoModel };

/**
 * The first model that can play by the wanted rules, with every number of players that they allow and with which policies
 * play at all: a specialist for these rules before one for many.
 */
export function pickModel(models: readonly Model[], { rules, observation }: WantedModel): PickedModel {
  const forRules = suitedFor(models, rules);
  if (forRules.length === 0) return { model: null, because: { is: 'rules', name: rules.name } };
  const players = playersWithPolicies(rules);
  const forSeats = players === null ? [] : forRules.filter((model) => allowsPlayersOf(model, { players }));
  const [fewest, most] = rules.players;
  if (forSeats.length === 0) return { model: null, because: { is: 'players', fewest, most } };
  const model = forSeats.find((one) => one.observation === observation);
  return model === undefined
    ? { model: null, because: { is: 'observation', given: observation, read: forSeats } }
    : { model };
}

/** Why no model can play, as a sentence for debugging. */
export function noModelReason(because: NoModel): string {
  switch (because.is) {
    case 'rules':
      return `There is no trained model for the rules "${because.name}".`;
    case 'players':
      return `No trained model plays with ${because.fewest} to ${because.most} players.`;
    case 'observation': {
      const read = because.read.map(({ name, observation }) => `"${name}" reads version ${observation}`);
      return `The game gives observations of version ${because.given}, but ${read.join(', ')}.`;
    }
  }
}
