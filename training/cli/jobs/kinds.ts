/** All kinds of work. A thread loads only the one that it does. */
import type { JobKind } from './job-kind.ts';

/** `hasOwnThread`: a part that learns leaves much behind, so that each gets a thread of its own. */
export const KINDS = {
  games: { load: async () => (await import('./kinds/games.ts')).games, hasOwnThread: false },
  deviations: { load: async () => (await import('./kinds/deviations.ts')).deviations, hasOwnThread: false },
  mistakes: { load: async () => (await import('./kinds/mistakes.ts')).mistakes, hasOwnThread: false },
  exploiter: { load: async () => (await import('./kinds/exploiter.ts')).exploiter, hasOwnThread: true },
  specialist: { load: async () => (await import('./kinds/specialist.ts')).specialist, hasOwnThread: true },
  ablation: { load: async () => (await import('./kinds/ablation.ts')).ablation, hasOwnThread: true },
} as const;

export type KindName = keyof typeof KINDS;

type KindOf<Name extends KindName> = Awaited<ReturnType<(typeof KINDS)[Name]['load']>>;

export type SharedOf<Name extends KindName> =
  KindOf<Name> extends JobKind<infer Shared, infer _Part, infer _Result> ? Shared : never;
export type PartOf<Name extends KindName> =
  KindOf<Name> extends JobKind<infer _Shared, infer Part, infer _Result> ? Part : never;
export type ResultOf<Name extends KindName> =
  KindOf<Name> extends JobKind<infer _Shared, infer _Part, infer Result> ? Result : never;
