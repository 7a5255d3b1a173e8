/** All kinds of work. A thread loads only the one that it does. */
import type { JobKind } from './job-kind.ts';

/**
 * `hasOwnThread`: a part that learns leaves much behind, so that each gets a thread of its own, and has checkpoints.
 * `atOnce`: how many parts of a long job other machines get at once, so that they have 10 to 60 seconds to do.
 */
export const KINDS = {
  games: { load: async () => (await import('./kinds/games.ts')).games, hasOwnThread: false, atOnce: 8 },
  mistakes: { load: async () => (await import('./kinds/mistakes.ts')).mistakes, hasOwnThread: false, atOnce: 4 },
  reviews: { load: async () => (await import('./kinds/reviews.ts')).reviews, hasOwnThread: false, atOnce: 4 },
  positions: { load: async () => (await import('./kinds/positions.ts')).positions, hasOwnThread: false, atOnce: 1 },
  exploiter: { load: async () => (await import('./kinds/exploiter.ts')).exploiter, hasOwnThread: true, atOnce: 1 },
  specialist: { load: async () => (await import('./kinds/specialist.ts')).specialist, hasOwnThread: true, atOnce: 1 },
} as const;

export type KindName = keyof typeof KINDS;

type KindOf<Name extends KindName> = Awaited<ReturnType<(typeof KINDS)[Name]['load']>>;

export type SharedOf<Name extends KindName> =
  KindOf<Name> extends JobKind<infer Shared, infer _Part, infer _Result> ? Shared : never;
export type PartOf<Name extends KindName> =
  KindOf<Name> extends JobKind<infer _Shared, infer Part, infer _Result> ? Part : never;
export type ResultOf<Name extends KindName> =
  KindOf<Name> extends JobKind<infer _Shared, infer _Part, infer Result> ? Result : never;

export async function kindOf(name: KindName): Promise<JobKind<unknown, unknown, unknown>> {
  return (await KINDS[name].load()) as JobKind<unknown, unknown, unknown>;
}
