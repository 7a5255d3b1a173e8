/**
 * Match records (docs/formats.md#match-records): written while a match is played, read and checked by playing them
 * again.
 */
import * as v from 'valibot';
import { EXTRA_STEP, formatAction, parseAction, type Action } from './actions.ts';
import { LEVELS, PLAYING_STYLES } from './bots/characters.ts';
import { CARD_COUNT, formatCard, formatCards, parseCards, type Card } from './cards.ts';
import { seededChance, type Chance } from './chance.ts';
import { DEAL_ENDS } from './events.ts';
import { brokenSeal } from './fair/check-seals.ts';
import { FAIR_FORMAT, type RevealedDeal, type SealedPart } from './fair/recipe.ts';
import type { SealedChance } from './fair/sealed-chance.ts';
import { arePackedModes, isPackedRival } from './habits/packed.ts';
import { Match, type DealResult, type MatchOptions, type MatchRecorder } from './match.ts';
import { packOf } from './pack.ts';
import { equalBefore, renewalsIn } from './public.ts';
import { RULES_FORMAT, RulesError, checkPlayers, resolveRules, rulesFile, type RulesProblem } from './rules/resolve.ts';
import type { HouseRules } from './rules/table.ts';
import { issueInWords, shortened } from './shortened.ts';

const RECORD_FORMAT = 'thirty-one-record/2';

/** A new stock among the actions. */
export const RESHUFFLE = 'reshuffle';
/** A new pool among the actions. */
export const RENEW = 'renew';

export const Seats = v.array(v.number());
/** Checked by hand: there may be a million of them, and a nested schema creates objects for each. */
export const Entry = v.custom<[number, string]>(
  isEntry,
  (issue) => `${shortened(JSON.stringify(issue.input))}: allowed is [seat, action]`,
);
/** Of a deal. */
export const Result = v.strictObject({
  end: v.picklist(DEAL_ENDS),
  values: v.array(v.nullable(v.number())),
  losses: Seats,
  points: Seats,
  tokens: Seats,
  eliminated: Seats,
});
const POLICY = /^(expert|[0-9a-f]{64})$/;
const DealBot = v.strictObject({
  /** SHA-256 of the policy's file in hexadecimal, or `expert`; left out where it is not known, or not the same throughout. */
  policy: v.optional(v.pipe(v.string(), v.regex(POLICY, 'allowed is "expert" or the SHA-256 of a file'))),
  level: v.optional(v.picklist(LEVELS)),
  style: v.optional(v.picklist(PLAYING_STYLES)),
  /** Of a double, which has neither level nor style: its habits (`engine/habits/packed.ts`). */
  double: v.optional(v.pipe(v.string(), v.check(arePackedModes, 'allowed are three letters for each weight'))),
  /** What it knew of the others' habits, by seat (`engine/habits/packed.ts`); null where that was nothing. */
  knows: v.optional(
    v.array(v.nullable(v.pipe(v.string(), v.check(isPackedRival, 'allowed is a letter for each number')))),
  ),
});
/** By seat, which bot played; null for a person. */
export const DealBots = v.array(v.nullable(DealBot));
export const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'allowed are 32 bytes in hexadecimal'));
const SealShape = v.strictObject({
  format: v.literal(FAIR_FORMAT),
  commitment: Hash,
  word: v.string(),
});
const DealRecord = v.strictObject({
  before: v.array(Entry),
  dealer: v.number(),
  tokens: Seats,
  deck: v.string(),
  actions: v.array(Entry),
  result: Result,
  bots: v.optional(DealBots),
  /** Everything that chance decided in a sealed deal follows from it (docs/formats.md#fair-dealing). */
  secret: v.optional(Hash),
  /** Of the chain that begins with this deal, for all but the first chain. */
  commitment: v.optional(Hash),
});
const RecordShape = v.strictObject({
  format: v.literal(RECORD_FORMAT),
  rules: v.looseObject({ format: v.literal(RULES_FORMAT) }),
  players: v.array(v.string()),
  fair: v.optional(SealShape),
  deals: v.array(DealRecord),
  winner: v.nullable(v.number()),
  /** The seats that share the win, where there are several; `winner` is null then. */
  winners: v.optional(v.pipe(Seats, v.minLength(2))),
});

/** What a record says of who played a bot in a deal. */
export type DealBot = v.InferOutput<typeof DealBot>;
/** By seat, who played the bots of a deal; null for a person. */
export type DealBots = readonly (DealBot | null)[];
/** A deal of a record, complete. */
export type DealRecord = v.InferOutput<typeof DealRecord>;
/** A deal in progress, as far as it has been played. */
export type OpenDeal = Omit<DealRecord, 'result' | keyof RevealedDeal>;
/** A match as it is written down. */
export type MatchRecord = v.InferOutput<typeof RecordShape>;

/** Writes a match down while it is played: hand it to the match as its `recorder`. */
export class Recorder implements MatchRecorder {
  readonly #deals: DealRecord[] = [];
  #before: [number, string][] = [];
  #current: OpenDeal | null = null;
  #bots: DealBots | undefined;
  /** The match's chance, where it can be checked afterwards. */
  readonly sealed: SealedChance | null;

  constructor(sealed: SealedChance | null = null) {
    this.sealed = sealed;
  }

  /** The deal in progress, null between deals. */
  get openDeal(): OpenDeal | null {
    return this.#current;
  }

  /** What was answered since the last complete deal. */
  get answers(): readonly [number, string][] {
    return this.#current?.before ?? this.#before;
  }

  /** Notes who plays the bots: in the deal in progress, or between deals in the next one. */
  playedBy(bots: DealBots | undefined): void {
    this.#bots = bots;
    if (this.#current !== null) this.#noteBots(this.#current);
  }

  dealStarted(match: Match): void {
    this.#current = {
      before: this.#before,
      dealer: match.dealer,
      tokens: Array.from(match.tokens),
      deck: formatCards(match.deck),
      actions: [],
    };
    this.#noteBots(this.#current);
    this.#before = [];
  }

  #noteBots(deal: OpenDeal): void {
    if (this.#bots === undefined) delete deal.bots;
    else deal.bots = [...this.#bots];
  }

  acted(seat: number, action: Action): void {
    this.#current?.actions.push([seat, formatAction(action)]);
  }

  reshuffled(cards: ArrayLike<Card>, count: number): void {
    this.#current?.actions.push([-1, `${RESHUFFLE} ${formatCards(Array.from(cards).slice(0, count))}`]);
  }

  poolRenewed(cards: ArrayLike<Card>): void {
    this.#current?.actions.push([-1, renewal(cards)]);
  }

  answered(seat: number, action: Action): void {
    this.#before.push([seat, formatAction(action)]);
  }

  dealEnded(match: Match): void {
    if (this.#current) {
      this.#deals.push({ ...this.#current, result: match.dealResult(), ...this.sealed?.reveal(match.dealNumber) });
    }
    this.#current = null;
    this.#bots = undefined;
  }

  /** The record of all deals that are complete. @param names of the players, by seat */
  record(match: Match, names: readonly string[]): MatchRecord {
    return {
      format: RECORD_FORMAT,
      rules: rulesFile(match.rules),
      players: [...names],
      ...(this.sealed && { fair: this.sealed.seal }),
      deals: this.#deals,
      winner: match.winner,
      ...(match.winners.length > 1 && { winners: [...match.winners] }),
    };
  }
}

/** The seats that have won the match of a record: none where it is not over, several where they share the win. */
export function winnersIn({ winner, winners }: Pick<MatchRecord, 'winner' | 'winners'>): readonly number[] {
  return winners ?? (winner === null ? [] : [winner]);
}

/** Whether a person has decided in a seat throughout a deal, as far as the record says. @param deal its number, from 1 */
export function isByPerson({ deals }: MatchRecord, seat: number, deal: number): boolean {
  return (deals[deal - 1].bots?.[seat] ?? null) === null;
}

/** Whether some bot of a record knew something of the others, and adapted. */
export function hasAdapted({ deals }: MatchRecord): boolean {
  return deals.some(({ bots }) => bots?.some((bot) => bot?.knows !== undefined) === true);
}

function renewal(cards: ArrayLike<Card>): string {
  return `${RENEW} ${formatCards(Array.from(cards))}`;
}

/** What is wrong with a record, for messages in other languages. */
type RecordFault =
  /** The part at `path` does not have the shape that the format asks for; `path` is empty for the whole record. */
  | { is: 'shape'; path: string }
  | { is: 'rules'; problem: RulesProblem }
  | { is: 'incomplete' | 'deal-over' | 'match-over' | 'no-reshuffle' | 'no-renewal' }
  /** `seat` acts, but it is the turn of `turn`. */
  | { is: 'turn'; seat: number; turn: number }
  | { is: 'card-twice' | 'card-missing' | 'card-foreign'; card: Card }
  | { is: 'differs'; what: string; recorded: string; played: string }
  /** What was sealed does not follow from the commitment, the secrets and the word. */
  | { is: 'unsealed'; what: SealedPart }
  /** The engine does not allow what is written there. */
  | { is: 'refused' };

/** What is wrong with a record, and where; deals and actions are counted from 1, and 0 stands for none. */
export class RecordError extends Error {
  override name = 'RecordError';
  readonly deal: number;
  readonly action: number;
  readonly reason: string;
  readonly fault: RecordFault;

  constructor(deal: number, action: number, reason: string, fault: RecordFault = { is: 'refused' }) {
    const place = deal === 0 ? '' : action === 0 ? `deal ${deal}: ` : `deal ${deal}, action ${action}: `;
    super(place + reason);
    this.deal = deal;
    this.action = action;
    this.reason = reason;
    this.fault = fault;
  }
}

/** What replaying a record found. */
export interface Replay {
  record: MatchRecord;
  match: Match;
  deals: number;
  actions: number;
}

/** What receives the events of a record's match while it is played again. */
type ReplayListeners = Pick<MatchOptions, 'listener' | 'recorder'>;

/**
 * Plays a record again and checks everything in it.
 * @param json parsed JSON
 * @throws {RecordError} at the first thing that is wrong.
 */
export function replayRecord(json: unknown, listeners: ReplayListeners = {}): Replay {
  const record = readRecord(json);
  const rerun = new Rerun(record, listeners);
  rerun.playDeals();
  checkSeals(record, rerun.match.rules);
  const { winner, winners } = rerun.match;
  checkEqual('winner', record.winner, winner, 0);
  checkEqual('winners', winnersIn(record), winners, 0);
  return { record, match: rerun.match, deals: record.deals.length, actions: rerun.actions };
}

/** How a record is played again, and who hears of it. */
type RerunOptions = ReplayListeners & {
  /** Who deals first where the record holds no deal. */
  dealer?: number;
  /** Decides what comes after everything recorded. */
  chance?: Chance;
  playedBy?: (bots: DealBots | undefined) => void;
};

/** Plays a record again, and what came after it, and checks everything. */
export class Rerun {
  readonly match: Match;
  /** How many actions have been played. */
  actions = 0;

  readonly #record: MatchRecord;
  readonly #playedBy: (bots: DealBots | undefined) => void;
  readonly #pack: Uint8Array;
  /** The deal that is played, counted from 1, its entries, and which of them is next. */
  #deal = 0;
  #entries: readonly [number, string][] = [];
  #next = 0;
  /** Whether a recorded deal is being played. */
  #isPlaying = false;

  /** @throws {RecordError} for invalid rules, or rules that so many players cannot play by */
  constructor(record: MatchRecord, options: RerunOptions = {}) {
    const { dealer = 0, chance = seededChance(0), playedBy = () => undefined, ...listeners } = options;
    this.#record = record;
    this.#playedBy = playedBy;
    const rules = readRules(record.rules);
    const players = record.players.length;
    this.#pack = packOf(rules);
    attempt(0, 0, () => checkPlayers(rules, players));
    const first = record.deals[0]?.dealer ?? dealer;
    const matchOptions = { ...listeners, dealer: first, chance: this.#recorded(chance) };
    this.match = attempt(1, 0, () => new Match(rules, players, matchOptions));
  }

  /** Plays all deals of the record. @throws {RecordError} */
  playDeals(): void {
    for (const deal of this.#record.deals) {
      this.playDeal(deal);
      if (this.match.phase === 'deal') {
        throw new RecordError(this.#deal, deal.actions.length, 'the deal is not complete', { is: 'incomplete' });
      }
      checkResult(deal.result, this.match.dealResult(), this.#deal);
    }
  }

  /** Plays a deal as far as it was recorded, after the answers before it. @throws {RecordError} */
  playDeal({ before, dealer, tokens, deck: cards, actions, bots }: OpenDeal): void {
    const { match } = this;
    this.#deal++;
    this.playBetween(before, this.#deal);
    checkEqual('tokens', tokens, Array.from(match.tokens), this.#deal);
    const deck = readCards(cards, this.#deal, 0);
    checkSameCards(this.#pack, deck, this.#deal, 0);
    this.#entries = actions;
    this.#next = 0;
    this.#isPlaying = true;
    this.#playedBy(bots);
    attempt(this.#deal, 0, () => match.startDeal(deck));
    checkEqual('dealer', dealer, match.dealer, this.#deal);
    this.#checkRenewals(0);
    while (this.#next < actions.length) {
      const place = this.#next + 1;
      const [seat, text] = actions[this.#next++];
      if (match.phase !== 'deal')
        throw new RecordError(this.#deal, place, `${shortened(text)}: the deal was over`, { is: 'deal-over' });
      if (seat !== match.seat) {
        const reason = `seat ${seat} acts, but it is seat ${match.seat}'s turn`;
        throw new RecordError(this.#deal, place, reason, { is: 'turn', seat, turn: match.seat });
      }
      const { historyLength } = match.deal.table;
      attempt(this.#deal, place, () => match.apply(parseAction(text)));
      this.actions++;
      this.#checkRenewals(historyLength);
    }
    this.#isPlaying = false;
  }

  /** Renewals of the pool must be what was recorded next. @param from the entry of the history that comes next */
  #checkRenewals(from: number): void {
    for (const pool of renewalsIn(this.match.deal.table, from)) {
      const [seat, text] = this.#entries[this.#next++] ?? [0, ''];
      const expected = renewal(pool);
      if (seat === -1 && text === expected) continue;
      const reason = `the pool is renewed here: "${expected}" by seat -1 must follow`;
      throw new RecordError(this.#deal, this.#next, reason, { is: 'no-renewal' });
    }
  }

  /** Plays the answers before a deal. @param deal its number, for errors @throws {RecordError} */
  playBetween(before: readonly (readonly [number, string])[], deal: number): void {
    const { match } = this;
    for (const [seat, text] of before) attempt(deal, 0, () => answerBetween(match, seat, text));
  }

  /** The chance of the match that is played again: new stocks are the recorded ones, as far as the record goes. */
  #recorded(later: Chance): Chance {
    return {
      dealer: (players) => later.dealer(players),
      pack: (cards, count, deal) => later.pack(cards, count, deal),
      stock: (cards, count, deal, ordinal) => {
        if (this.#isPlaying) this.#reshuffle(cards, count);
        else later.stock(cards, count, deal, ordinal);
      },
    };
  }

  #reshuffle(cards: Uint8Array, count: number): void {
    const deal = this.#deal;
    const entries = this.#entries;
    const next = this.#next;
    const [seat, text] = entries[next] ?? [0, ''];
    if (seat !== -1 || text.split(' ', 1)[0] !== RESHUFFLE) {
      throw new RecordError(deal, next + 1, 'the stock is empty here: a reshuffle must follow', { is: 'no-reshuffle' });
    }
    const order = readCards(text.slice(RESHUFFLE.length), deal, next + 1);
    checkSameCards(cards.subarray(0, count), order, deal, next + 1);
    cards.set(order);
    this.#next++;
  }
}

/** Plays an answer between deals, in notation. @throws {RangeError} if it is not allowed now */
export function answerBetween(match: Match, seat: number, text: string): void {
  const action = parseAction(text);
  if (action === EXTRA_STEP && seat === -1) match.extendSteps();
  else if (seat === match.seat) match.apply(action);
  else throw new RangeError(`before the deal, "${shortened(text)}" by seat ${seat}: seat ${match.seat} is asked`);
}

function isEntry(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && Number.isInteger(value[0]) && typeof value[1] === 'string';
}

/**
 * Reads a record without playing it: checks its shape, not whether the deals went as it says.
 * @throws {RecordError} at the first part that is missing or has the wrong shape.
 */
export function readRecord(json: unknown): MatchRecord {
  const record = readShape(RecordShape, json);
  const { players, fair, deals } = record;
  for (const [index, { bots, secret, commitment }] of deals.entries()) {
    if ((secret ?? commitment) !== undefined && fair === undefined)
      throw shapeError(`deals.${index}.secret`, 'the record has no "fair", which it belongs to', index + 1);
    checkBots(bots, players.length, `deals.${index}.bots`, index + 1);
  }
  return record;
}

/** What has the shape that a format asks for. @throws {RecordError} at the first part that has not */
export function readShape<Shape extends v.GenericSchema>(shape: Shape, json: unknown): v.InferOutput<Shape> {
  const parsed = v.safeParse(shape, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = issue.path?.map((item) => item.key) ?? [];
  const deal = path[0] === 'deals' && typeof path[1] === 'number' ? path[1] + 1 : 0;
  const action = deal > 0 && path[2] === 'actions' && typeof path[3] === 'number' ? path[3] + 1 : 0;
  throw shapeError(path.join('.'), issueInWords(issue), deal, action);
}

/** @throws {RecordError} unless there is a bot or null for each player */
export function checkBots(bots: DealBots | undefined, players: number, path: string, deal: number): void {
  if (bots === undefined || bots.length === players) return;
  throw shapeError(path, `${bots.length} seats, but there are ${players} players`, deal);
}

/** An error about a part that does not have the shape that the format asks for. */
export function shapeError(path: string, message: string, deal = 0, action = 0): RecordError {
  return new RecordError(deal, action, `${path === '' ? '' : `"${shortened(path)}": `}${message}`, {
    is: 'shape',
    path,
  });
}

/** Rules from outside. @throws {RecordError} if they cannot be played */
export function readRules(file: unknown): HouseRules {
  try {
    return resolveRules(file);
  } catch (error) {
    if (error instanceof RulesError) throw new RecordError(0, 0, `rules: ${error.message}`, faultOf(error));
    throw error;
  }
}

/** Turns what the engine refuses into an error that says where in the record it is. */
export function attempt<T>(deal: number, action: number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof RecordError || !(error instanceof RangeError || error instanceof RulesError)) throw error;
    throw new RecordError(deal, action, error.message, faultOf(error));
  }
}

function faultOf(error: Error): RecordFault {
  return error instanceof RulesError && error.problem !== null
    ? { is: 'rules', problem: error.problem }
    : { is: 'refused' };
}

function readCards(text: string, deal: number, action: number): Card[] {
  return attempt(deal, action, () => parseCards(text));
}

/** @throws {RecordError} where something that was sealed does not follow from secrets and word */
export function checkSeals({ fair, ...record }: MatchRecord, rules: HouseRules): void {
  const broken = fair && brokenSeal({ fair, ...record }, rules);
  if (!broken) return;
  const { deal, action, what } = broken;
  throw new RecordError(deal, action, UNSEALED[what], { is: 'unsealed', what });
}

const UNSEALED: Readonly<Record<SealedPart, string>> = {
  secret: 'its secret does not follow from the one before',
  dealer: 'the dealer does not follow from secret and word',
  pack: 'the pack does not follow from secret and word',
  stock: 'the new stock does not follow from secret and word',
};

function checkSameCards(wanted: Uint8Array, found: readonly Card[], deal: number, action: number): void {
  const [allowed, counts] = [countsOf(wanted), countsOf(found)];
  const surplus = found.find((card, i) => equalBefore(found, i) >= Math.max(allowed[card], 1));
  const faults = [
    ['card-twice', surplus !== undefined && allowed[surplus] > 1 ? 'is there too often' : 'is there twice', surplus],
    ['card-missing', 'is missing', wanted.find((card) => counts[card] < allowed[card])],
    ['card-foreign', 'does not belong there', found.find((card) => allowed[card] === 0)],
  ] as const;
  for (const [is, what, card] of faults)
    if (card !== undefined) throw new RecordError(deal, action, `${formatCard(card)} ${what}`, { is, card });
}

/** By card, how often it is there. */
function countsOf(cards: ArrayLike<Card>): Uint8Array {
  const counts = new Uint8Array(CARD_COUNT);
  for (let i = 0; i < cards.length; i++) counts[cards[i]]++;
  return counts;
}

/** @throws {RecordError} where the engine's result of a deal differs from the recorded one */
export function checkResult(recorded: DealResult, played: DealResult, deal: number): void {
  for (const key of Object.keys(played) as (keyof DealResult)[]) {
    checkEqual(`result.${key}`, recorded[key], played[key], deal);
  }
}

/** What a record states about a deal: one value, or one for each seat. */
type Fact = string | number | null | readonly (number | null)[];

/** @throws {RecordError} where the engine's result differs from the recorded one */
export function checkEqual(what: string, recorded: Fact, played: Fact, deal: number): void {
  if (isSame(recorded, played)) return;
  const fault = {
    is: 'differs',
    what,
    recorded: shortened(JSON.stringify(recorded)),
    played: JSON.stringify(played),
  } as const;
  throw new RecordError(
    deal,
    0,
    `"${what}" is recorded as ${fault.recorded}, but the engine gives ${fault.played}`,
    fault,
  );
}

function isSame(left: Fact, right: Fact): boolean {
  if (!Array.isArray(left) || !Array.isArray(right)) return left === right;
  return left.length === right.length && left.every((value, i) => value === right[i]);
}
