/** Games between bots, as `arena` and `ladder` count them: a part is some packs, each played in all rotations. */
import type { Bot, BotFactory } from '../../../../engine/bots/bot.ts';
import type { MatchRecord } from '../../../../engine/record.ts';
import type { HouseRules } from '../../../../engine/rules/table.ts';
import {
  BrokenSeries,
  samplePacks,
  type Game,
  type PackSamples,
  type Measure,
} from '../../../learner/evaluation/arena.ts';
import { createBot, filesOfSpec, loadControl } from '../../bots/bots.ts';
import { UsageError } from '../../command/usage-error.ts';
import { type JobKind, samples } from '../job-kind.ts';
import * as v from 'valibot';

export interface GamesShared {
  control: string | null;
  seed: number;
  hasRecords: boolean;
}

export interface GamesPart {
  rules: HouseRules;
  specs: readonly string[];
  measure: Measure;
  first: number;
  packs: number;
}

export interface GamesResult {
  samples: PackSamples;
  records: { record: MatchRecord; game: Game }[];
}

/** What a bot that failed has left of a part. Only where the part was played in this thread does anybody see it. */
export class BrokenGames extends UsageError {
  readonly played: GamesResult;

  constructor(cause: UsageError, played: GamesResult) {
    super(cause.message, { cause });
    this.played = played;
  }
}

export const games: JobKind<GamesShared, GamesPart, GamesResult> = {
  async prepare({ control: controlFile, seed, hasRecords }) {
    const control = controlFile === null ? null : await loadControl(controlFile);
    return async ({ rules, specs, measure, first, packs }, onProgress) => {
      // Created for each part, so that what they do does not depend on the parts before.
      const bots: (Bot | BotFactory)[] = [];
      for (const [i, spec] of specs.entries()) bots.push(await createBot(spec, seed + first * specs.length + i));
      const records: GamesResult['records'] = [];
      try {
        const options = {
          rules,
          bots,
          seed,
          first,
          onProgress: (done: number) => onProgress(done / packs),
          ...(control && { control }),
          ...(hasRecords && { onRecord: (record: MatchRecord, game: Game) => void records.push({ record, game }) }),
        };
        return { samples: await samplePacks(options, packs, measure === 'deals' ? 1 : Infinity), records };
      } catch (error) {
        if (!(error instanceof BrokenSeries)) throw error;
        const { cause, samples } = error;
        throw cause instanceof UsageError ? new BrokenGames(cause, { samples, records }) : cause;
      } finally {
        await Promise.all(bots.map(async (bot) => ('close' in bot ? bot.close() : undefined)));
      }
    };
  },

  filesOf: ({ control }, parts) => [
    ...parts.flatMap(({ specs }) => specs.flatMap(filesOfSpec)),
    ...(control === null ? [] : [control]),
  ],

  isResult(value, { specs, packs }): value is GamesResult {
    const series = v.pipe(v.array(samples(packs)), v.length(specs.length));
    const PackSamples = v.object({ lost: series, gained: series, won: series, luck: series });
    return v.is(v.object({ samples: PackSamples, records: v.array(v.unknown()) }), value);
  },
};
