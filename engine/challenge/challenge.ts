/**
 * Challenges (docs/formats.md#challenges): a deal, or a match, that somebody has played against bots, for somebody else to
 * play in the same seat with the same cards. What was played before comes along, and is checked by playing it again.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { EXTRA_STEP, formatAction, parseAction } from '../actions.ts';
import { KeyedChance, KeyedNumbers, keyFor, placeOf, type Purpose } from '../fair/recipe.ts';
import { Match, type MatchOptions, type MatchStart } from '../match.ts';
import {
  answerBetween,
  attempt,
  checkBots,
  checkResult,
  DealBots,
  Entry,
  Hash,
  readRules,
  readShape,
  RecordError,
  Result,
  Seats,
  shapeError,
  type DealBot,
  type DealRecord,
  type MatchRecord,
} from '../record.ts';
import { compactRulesFile, RULES_FORMAT } from '../rules/resolve.ts';
import type { HouseRules } from '../rules/table.ts';
import { shortened } from '../shortened.ts';

export const CHALLENGE_FORMAT = 'thirty-one-challenge/1';

export const ACTION_SEPARATOR = ', ';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const DealShape = v.strictObject({
  /** As in a record. */
  before: v.optional(v.array(Entry), []),
  secret: Hash,
  bots: DealBots,
  /** Without new stocks and pools, which follow from the secret. */
  actions: v.string(),
  result: Result,
});
export const ChallengeShape = v.strictObject({
  format: v.literal(CHALLENGE_FORMAT),
  rules: v.looseObject({ format: v.literal(RULES_FORMAT) }),
  players: v.array(v.string()),
  /** Of whoever takes it up. */
  seat: count,
  word: v.string(),
  /** Of a single deal: what stood before it. */
  start: v.optional(
    v.strictObject({
      deal: v.pipe(count, v.minValue(1)),
      dealer: count,
      tokens: Seats,
      points: Seats,
      extraSteps: count,
    }),
  ),
  deals: v.pipe(v.array(DealShape), v.minLength(1)),
});

/** The format as it is written. */
export type ChallengeFile = v.InferInput<typeof ChallengeShape>;

/** As key, for the secrets of deals that go on where nobody has played before. */
const ONWARD_KEY = utf8ToBytes('thirty-one-challenge/1');

/** The chance of a challenge: from the secrets of the deals that were played before. */
export class ChallengeChance extends KeyedChance {
  readonly #secrets: readonly Uint8Array[];
  readonly #first: number;
  readonly #word: string;

  /**
   * @param secrets of the deals in turn, in hexadecimal, at least one
   * @param first the number of the first of them in its match
   * @param word that went into them
   */
  constructor(secrets: readonly string[], first: number, word: string) {
    super();
    this.#secrets = secrets.map((secret) => hexToBytes(secret));
    this.#first = first;
    this.#word = word;
  }

  override numbers(deal: number, purpose: Purpose): KeyedNumbers {
    const last = this.#secrets[this.#secrets.length - 1];
    const secret =
      this.#secrets[deal - this.#first] ?? hmac(sha256, ONWARD_KEY, concatBytes(last, utf8ToBytes(String(deal))));
    return new KeyedNumbers(keyFor(secret, purpose, placeOf(deal).position, this.#word));
  }
}

export interface Challenge {
  file: v.InferOutput<typeof ChallengeShape>;
  rules: HouseRules;
  /** Decides everything as it was decided before. */
  chance: ChallengeChance;
  /** What stands before its only deal; null for a match from its beginning. */
  start: MatchStart | null;
}

/**
 * The challenge to play what is recorded: one of its deals, or all of it.
 * @param seat of whoever played it
 * @param deal its number, from 1; null for the whole match
 * @returns null where that cannot be: the record does not say what chance decided or who played, or others are people
 */
export function challengeOf(record: MatchRecord, seat: number, deal: number | null): ChallengeFile | null {
  const { rules, players, fair, deals } = record;
  const chosen = deal === null ? deals : deals.slice(deal - 1, deal);
  const complete = chosen.flatMap((one) => partsOf(one, seat, deal === null) ?? []);
  if (fair === undefined || complete.length === 0 || complete.length < chosen.length) return null;
  return {
    format: CHALLENGE_FORMAT,
    rules: compactRulesFile(readRules(rules)),
    players,
    seat,
    word: fair.word,
    ...(deal !== null && { start: startOf(record, deal) }),
    deals: complete,
  };
}

/** A deal of a challenge; null where the record says too little, or another person played. */
function partsOf(
  { before, secret, bots, actions, result }: DealRecord,
  seat: number,
  withAnswers: boolean,
): ChallengeFile['deals'][number] | null {
  const isComplete = bots?.every((bot, index) => index === seat || bot?.level !== undefined) ?? false;
  if (secret === undefined || bots === undefined || !isComplete) return null;
  const played = actions.flatMap(([by, text]) => (by === -1 ? [] : [text]));
  return {
    ...(withAnswers && before.length > 0 && { before }),
    secret,
    bots: bots.map((bot, index) => (index === seat ? null : bot && withoutKnowledge(bot))),
    actions: played.join(ACTION_SEPARATOR),
    result,
  };
}

/** Somebody else will be played by bots that do not know them. */
function withoutKnowledge(bot: DealBot): DealBot {
  const { knows: _, ...others } = bot;
  return others;
}

function startOf({ players, deals }: MatchRecord, deal: number): NonNullable<ChallengeFile['start']> {
  const earlier = deals.slice(0, deal - 1);
  const { dealer, tokens } = deals[deal - 1];
  const answers = deals.slice(0, deal).flatMap(({ before }) => before);
  return {
    deal,
    dealer,
    tokens,
    points: players.map((_, seat) => earlier.reduce((sum, { result }) => sum + result.points[seat], 0)),
    extraSteps: answers.filter(([, action]) => action === formatAction(EXTRA_STEP)).length,
  };
}

/**
 * Reads a challenge and checks everything in it.
 * @param json parsed JSON
 * @throws {RecordError} at the first thing that is wrong
 */
export function readChallenge(json: unknown): Challenge {
  const file = readShape(ChallengeShape, json);
  const { players, seat, start, deals, word } = file;
  if (seat >= players.length) throw shapeError('seat', `${seat}: allowed is 0 to ${players.length - 1}`);
  if (start !== undefined && deals.length > 1)
    throw shapeError('deals', `${deals.length} deals: allowed is 1 with "start"`);
  for (const [index, { bots }] of deals.entries()) {
    checkBots(bots, players.length, `deals.${index}.bots`, index + 1);
    const missing = bots.findIndex(
      (bot, place) => place !== seat && bot?.level === undefined && bot?.double === undefined,
    );
    if (missing >= 0) throw shapeError(`deals.${index}.bots.${missing}`, 'a bot with a level is needed', index + 1);
  }
  const secrets = deals.map(({ secret }) => secret);
  const challenge: Challenge = {
    file,
    rules: readRules(file.rules),
    chance: new ChallengeChance(secrets, start?.deal ?? 1, word),
    start: start ?? null,
  };
  playedBefore(challenge);
  return challenge;
}

/** A match in which a challenge is taken up. @param listeners receive what happens in it */
export function challengeMatch(
  { file, rules, chance, start }: Omit<Challenge, 'file'> & { file: Pick<Challenge['file'], 'players'> },
  listeners: Pick<MatchOptions, 'listener' | 'recorder'> = {},
): Match {
  return new Match(rules, file.players.length, { ...listeners, chance, ...(start && { start }) });
}

/**
 * Plays the deals of a match in turn, each after what was answered before it.
 * @param first the number of the first of them
 * @param playDeal plays one that has begun to its end
 * @returns what that gives, by deal
 * @throws {RecordError} where that cannot be
 */
export function playDeals<Played>(
  match: Match,
  first: number,
  deals: readonly Pick<v.InferOutput<typeof DealShape>, 'before'>[],
  playDeal: (index: number) => Played,
): Played[] {
  return deals.map(({ before }, index) => {
    attempt(first + index, 0, () => {
      for (const [seat, text] of before) answerBetween(match, seat, text);
      match.startDeal();
    });
    return playDeal(index);
  });
}

/** Plays a challenge as it was played before. @throws {RecordError} where that cannot be, or the result is another */
export function playedBefore(challenge: Challenge, listeners: Pick<MatchOptions, 'listener' | 'recorder'> = {}): Match {
  const { file, start } = challenge;
  const first = start?.deal ?? 1;
  const match = attempt(first, 0, () => challengeMatch(challenge, listeners));
  playDeals(match, first, file.deals, (index) => {
    const { actions, result } = file.deals[index];
    const deal = first + index;
    for (const [place, text] of actionsOf(actions).entries()) {
      if (match.phase !== 'deal')
        throw new RecordError(deal, place + 1, `${shortened(text)}: the deal was over`, { is: 'deal-over' });
      attempt(deal, place + 1, () => match.apply(parseAction(text)));
    }
    if (match.phase === 'deal') throw new RecordError(deal, 0, 'the deal is not complete', { is: 'incomplete' });
    checkResult(result, match.dealResult(), deal);
  });
  return match;
}

export function actionsOf(actions: string): string[] {
  return actions === '' ? [] : actions.split(ACTION_SEPARATOR);
}
