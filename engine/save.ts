/**
 * A match that is not over, as plain JSON: the record so far, and what has happened since. It is read as records are, by
 * playing it again and checking everything.
 */
import * as v from 'valibot';
import { CHANGE, DEAL, DRAW, isFlip, isReplace, KEEP, LOOK, parseAction, type Action } from './actions.ts';
import { SealedChance } from './fair/sealed-chance.ts';
import { chanceOf, type Match, type MatchChance, type MatchOptions } from './match.ts';
import {
  DealBots,
  Entry,
  Hash,
  RecordError,
  Recorder,
  Rerun,
  Seats,
  checkBots,
  checkSeals,
  checkEqual,
  shapeError,
  readRecord,
  readShape,
  winnersIn,
  type MatchRecord,
  type OpenDeal,
} from './record.ts';

const SAVE_FORMAT = 'thirty-one-save/3';

const SaveShape = v.strictObject({
  format: v.literal(SAVE_FORMAT),
  /** All deals that are complete (docs/formats.md#match-records); its `winner` is null, and it has no `winners`. */
  record: v.unknown(),
  /** What was answered since, as before a deal of a record. */
  before: v.array(Entry),
  /** Who deals, or dealt last, or will deal first. */
  dealer: v.number(),
  /** The deal in progress, with the same keys as in a record; null between deals. */
  deal: v.nullable(
    v.strictObject({ tokens: Seats, deck: v.string(), actions: v.array(Entry), bots: v.optional(DealBots) }),
  ),
  /** Of a sealed match: the last secret of each chain so far, in hexadecimal, to be shown to nobody. */
  lastSecrets: v.optional(v.pipe(v.array(Hash), v.minLength(1))),
});

/** The format as it is written. */
export type MatchSave = Omit<v.InferOutput<typeof SaveShape>, 'record'> & { record: MatchRecord };

/** What decides later shuffles, and who hears of the match. */
export type ResumeOptions = MatchChance & Pick<MatchOptions, 'listener'> & { drawSecret?: () => Uint8Array };

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
  const { openDeal, answers, sealed } = recorder;
  return {
    format: SAVE_FORMAT,
    record: recorder.record(match, names),
    before: [...answers],
    dealer: match.dealer,
    deal: openDeal && openDealOf(openDeal),
    ...(sealed && { lastSecrets: sealed.lastSecrets }),
  };
}

function openDealOf(openDeal: OpenDeal): MatchSave['deal'] {
  const { before: _, dealer: __, ...deal } = openDeal;
  return deal;
}

/** A saved match without somebody's last decision, and what came of that. */
export interface TakenBack {
  save: MatchSave;
  /** Whether nothing hidden was seen by the decision, and nobody has moved since. */
  isUnseen: boolean;
}

/**
 * Takes back the last decision that a seat has made in the deal that is being played, and everything after it; null where it has
 * made none. Whoever decides as before is answered as before.
 */
export function takeBack({ deal, ...save }: MatchSave, seat: number): TakenBack | null {
  const at = deal?.actions.findLastIndex(([who]) => who === seat) ?? -1;
  if (deal === null || at < 0) return null;
  const { actions } = deal;
  return {
    save: { ...save, deal: { ...deal, actions: actions.slice(0, at) } },
    isUnseen: at === actions.length - 1 && !showsCards(parseAction(actions[at][1])),
  };
}

/** Whether somebody sees a card by an action that lay face down until then. */
function showsCards(action: Action): boolean {
  return [DRAW, LOOK, DEAL, KEEP, CHANGE].includes(action) || isReplace(action) || isFlip(action);
}

/**
 * A match that goes on exactly as the saved one would, except for what is shuffled from here on.
 * @param json parsed JSON
 * @param options `chance` or `seed` decide every later shuffle of a match that is not sealed; `drawSecret` gives 32
 *   unpredictable bytes, should a sealed one outlast its chain; `listener` receives every event from the first deal on
 * @throws {RecordError} at the first thing that is wrong in it
 */
export function resumeMatch(json: unknown, { drawSecret = noSecret, listener, ...later }: ResumeOptions): Resumed {
  const { record, before, dealer, deal, lastSecrets } = readSave(json);
  const sealed = sealedChance(record, lastSecrets, drawSecret);
  const recorder = new Recorder(sealed);
  const rerun = new Rerun(record, {
    dealer,
    chance: sealed ?? chanceOf(later),
    ...(listener && { listener }),
    recorder,
    playedBy: (bots) => recorder.playedBy(bots),
  });
  const { match } = rerun;
  rerun.playDeals();
  checkSeals(record, match.rules);
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
  checkEqual('winners', winnersIn(record), [], 0);
  if (match.phase === 'over')
    throw new RecordError(0, 0, 'the match is over: there is nothing to resume', { is: 'match-over' });
  return { match, recorder, names: record.players };
}

function noSecret(): never {
  throw new RangeError('the chain of secrets is at its end, and no other was given');
}

/** @throws {RecordError} where the secrets are not those that the record commits to */
function sealedChance(
  { fair }: MatchRecord,
  lastSecrets: MatchSave['lastSecrets'],
  drawSecret: () => Uint8Array,
): SealedChance | null {
  if (fair === undefined && lastSecrets === undefined) return null;
  if (fair !== undefined && lastSecrets !== undefined) {
    const sealed = new SealedChance(lastSecrets, fair.word, drawSecret);
    if (sealed.seal.commitment === fair.commitment) return sealed;
  }
  throw shapeError('lastSecrets', 'they do not belong to what the record commits to');
}

function readSave(json: unknown): MatchSave {
  const save = readShape(SaveShape, json);
  const record = readRecord(save.record);
  checkBots(save.deal?.bots, record.players.length, 'deal.bots', record.deals.length + 1);
  return { ...save, record };
}
