/** What stored items must look like, but for those that need the engine to be read (`match-schemas.ts`). */
import * as v from 'valibot';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { RULES_SCOPES } from '../../../engine/rules/suited.ts';
import type { KeptRules } from '../../catalogue/library.ts';
import type { Rating } from '../../model/rating.ts';
import type { Practice } from '../../model/spaced-repetition.ts';
import type { CourseLog } from '../teaching/course-log.ts';
import type { Strength } from '../teaching/strength.ts';

export type Schema<T> = v.GenericSchema<unknown, T>;

/** What a function accepts; what it throws says more than an issue of a schema could. */
export const accepted = <T>(read: (thing: unknown) => T): Schema<T> => v.pipe(v.unknown(), v.transform(read));

/** ISO 8601 in UTC. */
export const time = v.pipe(v.string(), v.isoTimestamp());
export const integer = v.pipe(v.number(), v.integer());
export const bytes = v.instance(Uint8Array<ArrayBuffer>);

export const RulesSchema = accepted((thing) => {
  resolveRules(thing);
  return thing as KeptRules;
});

export const ReachedSchema = v.object({
  /** The end of the match in which it was. */
  reached: time,
});
/** Something that was reached once: an opponent of the ladder that was beaten, or a goal. */
export type Reached = v.InferOutput<typeof ReachedSchema>;

export const RatingSchema: Schema<Rating> = v.object({
  rating: v.number(),
  deviation: v.number(),
  volatility: v.number(),
});

export const PracticeSchema: Schema<Practice> = v.object({
  step: v.number(),
  due: v.nullable(v.string()),
  answered: v.string(),
});

const range = v.object({ mean: v.number(), low: v.number(), high: v.number() });
const StrengthSchema: Schema<Strength> = v.object({
  matches: v.number(),
  expert: range,
  start: v.nullable(v.object({ wins: range, expert: range, gain: range })),
});

/** The fewest and the most players. */
const players = v.tuple([v.number(), v.number()]);

export const BotSchema = v.object({
  name: v.string(),
  /** When it came. */
  added: time,
  origin: v.picklist(['taught', 'brought']),
  /** The rules file that it was trained on, or many rules. */
  rules: v.union([v.picklist(RULES_SCOPES), RulesSchema]),
  players,
  observation: v.number(),
  /** As in the manifest of models; that of the policy which it started from, until its own has been measured. */
  factorCost: v.number(),
  isCostMeasured: v.boolean(),
  hasCritic: v.boolean(),
  /** Decisions that it has learnt from. */
  decisions: v.number(),
  /** As it was measured at its end; null for never. */
  strength: v.nullable(StrengthSchema),
  /** The policy that it started from, and was measured against: `file` as it is listed, null for none. */
  start: v.nullable(v.string()),
  /** Whether it plays in place of the listed policies. */
  isUsed: v.boolean(),
});
/** A bot of the person's own; its files are in another store. */
export type KeptBot = v.InferOutput<typeof BotSchema>;

export const GuestSchema = v.object({
  /** When somebody sat down against it. */
  received: time,
  name: v.string(),
  rules: RulesSchema,
  players,
  observation: v.number(),
  factorCost: v.number(),
  policy: bytes,
});
/** A policy in mid-course against which somebody has sat down. */
export type KeptGuest = v.InferOutput<typeof GuestSchema>;

export const CourseSchema: Schema<CourseLog> = v.pipe(
  v.looseObject({
    plan: v.looseObject({ rules: RulesSchema, players }),
    start: v.nullable(v.object({ file: v.string(), factorCost: v.number() })),
    progress: v.nullable(
      v.object({ share: v.number(), iteration: v.number(), decisions: v.number(), seconds: v.number() }),
    ),
    measured: v.array(v.object({ seconds: v.number(), strength: StrengthSchema })),
    habits: v.nullable(v.looseObject({ habits: v.array(v.looseObject({})), knocks: v.array(v.looseObject({})) })),
    plays: v.nullable(v.array(v.looseObject({ record: v.looseObject({}) }))),
    losses: v.nullable(v.record(v.string(), v.number())),
  }),
  v.transform((course) => course as unknown as CourseLog),
);
