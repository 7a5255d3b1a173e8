/**
 * A match that is not over, as plain JSON: the record so far, and what has happened since. It is read as records are, by
 * playing it again and checking everything.
 */
import * as v from 'valibot';
import type { Match, MatchOptions } from './match.ts';
import { Random } from './random.ts';
import {
  DealBots,
  Entry,
  RecordError,
  Recorder,
  Rerun,
  Seats,
  checkBots,
  checkEqual,
  shapeError,
  readRecord,
  type MatchRecord,
  type OpenDeal,
} from './record.ts';

/** The version that is written. */
export const SAVE_FORMAT = 'thirty-one-save/2';
/** An earlier version, which is read too: it does not say who plays the bots. */
const FIRST_SAVE_FORMAT = 'thirty-one-save/1';

const SaveShape = v.strictObject({
  format: v.picklist([FIRST_SAVE_FORMAT, SAVE_FORMAT]),
  /** All deals that are complete (docs/formats.md#match-records); its `winner` is null. */
  record: v.unknown(),
  /** What was answered since, as before a deal of a record. */
  before: v.array(Entry),
  /** Who deals, or dealt last, or will deal first. */
  dealer: v.number(),
  /** The deal in progress, with the same keys as in a record; null between deals. */
  deal: v.nullable(
    v.strictObject({ tokens: Seats, deck: v.string(), actions: v.array(Entry), bots: v.optional(DealBots) }),
  ),
});

/** The format as it is written. */
export type MatchSave = Omit<v.InferOutput<typeof SaveShape>, 'record'> & { record: MatchRecord };

/** A saved match, ready to go on. */
export interface Resumed {
  match: Match;
  /** Holds the record so far, and continues it. */
  recorder: Recorder;
  /** Names of the players, by seat. */
  names: readonly string[];
}

/**
 * The match as it is now. The result shares its data with the recorder: copy or serialise it at once.
 * @param recorder the one that has recorded all of the match
 * @param names of the players, by seat
 * @throws {RangeError} when the match is over: its record then holds everything
 */
export function saveMatch(match: Match, recorder: Recorder, names: readonly string[]): MatchSave {
  if (match.phase === 'over') throw new RangeError('the match is over: there is nothing to resume');
  const { openDeal, answers } = recorder;
  return {
    format: SAVE_FORMAT,
    record: recorder.record(match, names),
    before: [...answers],
    dealer: match.dealer,
    deal: openDeal && openDealOf(openDeal),
  };
}

function openDealOf({ tokens, deck, actions, bots }: OpenDeal): MatchSave['deal'] {
  return { tokens, deck, actions, ...(bots !== undefined && { bots }) };
}

/**
 * A match that goes on exactly as the saved one would, except for what is shuffled from here on.
 * @param json parsed JSON
 * @param options `seed` decides every later shuffle; `listener` receives every event from the first deal on
 * @throws {RecordError} at the first thing that is wrong in it
 */
export function resumeMatch(json: unknown, options: Pick<MatchOptions, 'seed' | 'listener' | 'reshuffle'>): Resumed {
  const { record, before, dealer, deal } = readSave(json);
  const recorder = new Recorder();
  const random = new Random(options.seed);
  const rerun = new Rerun(record, dealer, {
    reshuffle: (cards, count) => random.shuffle(cards, count),
    ...options,
    seed: random.seed(),
    recorder,
    playedBy: (bots) => recorder.playedBy(bots),
  });
  const { match } = rerun;
  rerun.playDeals();
  const next = record.deals.length + 1;
  if (deal === null) {
    rerun.playBetween(before, next);
    checkEqual('dealer', dealer, match.dealer, next);
  } else {
    rerun.playDeal({ before, dealer, ...deal });
    if (match.phase !== 'deal')
      throw new RecordError(next, deal.actions.length, 'the deal is over: it must be in the record', {
        is: 'deal-over',
      });
  }
  checkEqual('winner', record.winner, null, 0);
  if (match.phase === 'over')
    throw new RecordError(0, 0, 'the match is over: there is nothing to resume', { is: 'match-over' });
  return { match, recorder, names: record.players };
}

function readSave(json: unknown): MatchSave {
  const parsed = v.safeParse(SaveShape, json);
  if (parsed.success) {
    const record = readRecord(parsed.output.record);
    const { format, deal } = parsed.output;
    if (format === FIRST_SAVE_FORMAT && deal?.bots !== undefined)
      throw shapeError('deal.bots', `only ${SAVE_FORMAT} has this key`);
    checkBots(deal?.bots, record.players.length, 'deal.bots', record.deals.length + 1);
    return { ...parsed.output, record };
  }
  const [issue] = parsed.issues;
  throw shapeError(v.getDotPath(issue) ?? '', issue.message);
}
