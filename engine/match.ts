/** A match: deals until a winner is known (docs/rules-reference.md#tokens, docs/rules-reference.md#extra-steps). */
import { BetweenDeals } from './between-deals.ts';
import { BUY_IN, EXTRA_STEP, LEAVE, formatAction, type Action } from './actions.ts';
import { NO_CARD, type Card } from './cards.ts';
import { seededChance, type Chance } from './chance.ts';
import { Deal } from './deal.ts';
import type { DealEnd, DealEvent, MatchEvent } from './events.ts';
import { whyNot, type IllegalReason } from './legality.ts';
import { nextDealer } from './next-dealer.ts';
import { deckSize, packOf } from './pack.ts';
import { renewalsIn } from './public.ts';
import { receivedTokens } from './receiving.ts';
import { addsUpHands, afterAllOut } from './rules/idle.ts';
import { checkPlayers } from './rules/resolve.ts';
import type { HouseRules } from './rules/table.ts';
import { settleTokens } from './scoring.ts';
import { dealsLeft, placesOf, seatsWhere, winnersOf } from './standings.ts';
import { View, viewOf } from './view.ts';

/** `between`: the next deal may start, once nobody is asked whether to buy in. */
type MatchPhase = 'between' | 'deal' | 'over';

/** A deal's result as records and bots get it (docs/formats.md#match-records). */
export interface DealResult {
  end: DealEnd;
  values: (number | null)[];
  losses: number[];
  points: number[];
  tokens: number[];
  eliminated: number[];
}

/** Receives everything that a record holds, as it happens (`record.ts`). */
export interface MatchRecorder {
  dealStarted(match: Match): void;
  acted(seat: number, action: Action): void;
  /** The first `count` cards are the new stock. */
  reshuffled(cards: ArrayLike<Card>, count: number): void;
  /** These cards are the new pool. */
  poolRenewed(cards: ArrayLike<Card>): void;
  /** Between deals; seat -1 where all agreed. */
  answered(seat: number, action: Action): void;
  dealEnded(match: Match): void;
}

/** What stands before a deal in the middle of a match. */
export interface MatchStart {
  /** The number of that deal, from 1. */
  deal: number;
  dealer: number;
  tokens: readonly number[];
  points: readonly number[];
  extraSteps: number;
}

/** How a match begins, and who hears of it. */
export type MatchOptions = MatchChance & {
  /** Who deals first; drawn at random where absent. */
  dealer?: number;
  /** Where the match is not played from its beginning; `dealer` comes before its dealer. */
  start?: MatchStart | undefined;
  /** Receives every event, in order, and the match after it. */
  listener?: (event: MatchEvent, match: Match) => void;
  /** Writes down everything that a record holds. */
  recorder?: Partial<MatchRecorder>;
};

/** What decides who deals first and every shuffle: a seed, or any other source of chance. */
export type MatchChance = { seed: number; chance?: undefined } | { chance: Chance; seed?: undefined };

export function chanceOf({ seed, chance }: MatchChance): Chance {
  return chance ?? seededChance(seed);
}

/** A match. `startDeal` deals, `apply` plays, until `phase` is `over`. */
export class Match {
  readonly rules: HouseRules;
  readonly players: number;
  readonly deal: Deal;
  phase: MatchPhase = 'between';
  /** By seat; 0 is on grace, -1 eliminated. All 0 in a race for points. */
  readonly tokens: Int16Array;
  /** By seat: points scored, or hand values added up with `handPoints`. */
  readonly points: Float64Array;
  /** By seat, how often it may still buy in. */
  readonly buyInsLeft: Uint8Array;
  /** By seat, the number of the deal that eliminated it; 0 while it is in. */
  readonly eliminatedIn: Uint32Array;
  dealer: number;
  /** Deals started, so the number of the current one, from 1. */
  dealNumber = 0;
  /** Whether a deal has begun here, wherever the match began. */
  hasDealt = false;
  /** The seats that have won, the lowest first: none before the end, several where they share the win. */
  winners: readonly number[] = [];
  /** The pack as dealt, first dealt first. */
  readonly deck: Uint8Array;

  #chance: Chance;
  /** New stocks in the current deal. */
  #stocks = 0;
  readonly #listener: ((event: MatchEvent) => void) | null;
  readonly #recorder: Partial<MatchRecorder> | null;
  readonly #views: (View | undefined)[];
  #between: BetweenDeals;
  #tokensAfterDeal = new Int16Array(0);

  /** @throws {RulesError} when so many players cannot play by these rules, or {RangeError} for a dealer without a seat */
  constructor(rules: HouseRules, players: number, options: MatchOptions) {
    checkPlayers(rules, players);
    const { listener, start, dealer = start?.dealer } = options;
    if (dealer !== undefined && !(Number.isInteger(dealer) && dealer >= 0 && dealer < players)) {
      throw new RangeError(`the dealer is seat ${dealer}: allowed is 0 to ${players - 1}`);
    }
    this.rules = rules;
    this.players = players;
    this.#chance = chanceOf(options);
    this.#recorder = options.recorder ?? null;
    this.deal = new Deal(rules, players, (cards, count) => {
      this.#chance.stock(cards, count, this.dealNumber, ++this.#stocks);
      this.#recorder?.reshuffled?.(cards, count);
    });
    this.#listener = listener ? (event) => listener(event, this) : null;
    this.deal.listener = this.#listener as ((event: DealEvent) => void) | null;
    this.tokens = new Int16Array(players);
    this.points = new Float64Array(players);
    this.buyInsLeft = new Uint8Array(players);
    this.eliminatedIn = new Uint32Array(players);
    this.deck = packOf(rules);
    this.#giveTokens();
    this.#between = new BetweenDeals(this);
    this.dealer = dealer ?? this.#chance.dealer(players);
    this.#views = Array.from({ length: players });
    if (start !== undefined) {
      checkStart(start, rules, players);
      this.#startFrom(start);
    }
  }

  /**
   * Begins another match by the same rules, with the same listener and recorder, in the memory of this one: as a new one
   * would be, for whoever plays so many that creating them takes long.
   */
  restart(chance: MatchChance): void {
    this.#chance = chanceOf(chance);
    this.phase = 'between';
    this.winners = [];
    this.dealNumber = 0;
    this.hasDealt = false;
    this.points.fill(0);
    this.eliminatedIn.fill(0);
    this.deck.set(packOf(this.rules));
    this.#giveTokens();
    this.#between = new BetweenDeals(this);
    this.dealer = this.#chance.dealer(this.players);
  }

  #giveTokens(): void {
    const { scoring, lives, buyIns } = this.rules;
    this.tokens.fill(scoring === 'points' ? 0 : lives);
    this.buyInsLeft.fill(scoring === 'points' ? 0 : buyIns);
  }

  #startFrom({ deal, tokens, points, extraSteps }: MatchStart): void {
    this.dealNumber = deal - 1;
    this.tokens.set(tokens);
    this.points.set(points);
    this.#between.extraSteps = extraSteps;
    for (const [seat, count] of tokens.entries()) if (count < 0) this.eliminatedIn[seat] = this.dealNumber;
  }

  /** The seat that has won the match alone; null before the end, and where several share the win (`winners`). */
  get winner(): number | null {
    return this.winners.length === 1 ? this.winners[0] : null;
  }

  /** Who decides now: in a deal, or whether to buy in; -1 when nobody is asked. */
  get seat(): number {
    return this.phase === 'deal' ? this.deal.seat : this.#between.seat;
  }

  /** How often the players have agreed on an extra step. */
  get extraSteps(): number {
    return this.#between.extraSteps;
  }

  /** Legal actions of that seat. */
  legalActions(): Action[] {
    if (this.phase === 'deal') return this.deal.legalActions();
    return this.seat < 0 ? [] : [BUY_IN, LEAVE];
  }

  /** Why an action is not legal for that seat, null where it is; `not-asked` when nobody is asked. */
  whyNot(action: Action): IllegalReason | null {
    return this.seat < 0 ? { is: 'not-asked' } : whyNot(this.view(this.seat), action);
  }

  /** What a seat may know. The view is reused from call to call. */
  view(seat: number): View {
    const view = viewOf(this.deal, seat, (this.#views[seat] ??= new View(this.rules, this.deal.table)));
    if (this.phase !== 'deal') {
      view.tokens.set(this.tokens);
      view.points.set(this.points);
    }
    view.dealsLeft = dealsLeft(this.rules, this.dealNumber);
    if (this.phase === 'between' && this.#between.isAsked(seat)) {
      view.phase = 'buy-in';
      view.handCount = 0;
      view.drawn = NO_CARD;
    }
    return view;
  }

  /**
   * Shuffles and deals.
   * @param deck the pack to deal instead of a shuffled one, first dealt first
   * @throws {RangeError} while a deal or a question is open, or after the match.
   */
  startDeal(deck?: ArrayLike<Card>): void {
    if (this.phase !== 'between' || this.seat >= 0) {
      throw new RangeError(`no deal can start: ${this.phase === 'over' ? 'the match is over' : 'a decision is open'}`);
    }
    if (this.hasDealt) this.dealer = nextDealer(this.deal, this.tokens, this.dealer);
    this.hasDealt = true;
    this.dealNumber++;
    this.#stocks = 0;
    if (deck) this.deck.set(deck);
    else this.#chance.pack(this.deck, deckSize(this.rules), this.dealNumber);
    this.phase = 'deal';
    this.#recorder?.dealStarted?.(this);
    this.#listener?.({
      type: 'deal-began',
      deal: this.dealNumber,
      dealer: this.dealer,
      tokens: Array.from(this.tokens),
    });
    this.deal.start(this.deck, this.dealer, this.tokens, this.points);
    this.#noteRenewals(0);
    if (this.deal.phase === 'over') this.#settle();
  }

  /** Records every renewal of the pool. @param from the entry of the history that comes next */
  #noteRenewals(from: number): void {
    if (this.#recorder) for (const pool of renewalsIn(this.deal.table, from)) this.#recorder.poolRenewed?.(pool);
  }

  /**
   * Plays an action of the seat that decides.
   * @throws {RangeError} when it is not legal; the match is then unchanged.
   */
  apply(action: Action): void {
    if (this.phase === 'deal') {
      if (this.#recorder && this.deal.isLegal(action)) this.#recorder.acted?.(this.deal.seat, action);
      const { historyLength } = this.deal.table;
      this.deal.apply(action);
      this.#noteRenewals(historyLength);
      if (this.deal.phase === 'over') this.#settle();
      return;
    }
    const { seat } = this;
    if (seat < 0 || (action !== BUY_IN && action !== LEAVE)) {
      const allowed = seat < 0 ? 'nobody is asked' : `allowed is ${formatAction(BUY_IN)}, ${formatAction(LEAVE)}`;
      throw new RangeError(`${formatAction(action)} is not legal between deals: ${allowed}`);
    }
    this.#recorder?.answered?.(seat, action);
    this.#between.answer(action === BUY_IN);
    this.#listener?.(
      action === BUY_IN ? { type: 'bought-in', seat, tokens: this.tokens[seat] } : { type: 'left', seat },
    );
  }

  /** Whether the players may agree on one more step now. */
  get mayExtendSteps(): boolean {
    return this.phase === 'between' && this.hasDealt && this.#between.mayExtend;
  }

  /**
   * One more step at the end, agreed by all: everybody still in gains a token, and those whom the last deal eliminated
   * stay in.
   * @throws {RangeError} when that is not allowed now.
   */
  extendSteps(): void {
    if (!this.mayExtendSteps) throw new RangeError(`${formatAction(EXTRA_STEP)} is not allowed now`);
    this.#recorder?.answered?.(-1, EXTRA_STEP);
    this.#between.extend();
    this.#listener?.({ type: 'extra-step', tokens: Array.from(this.tokens) });
  }

  /** The result of the last deal that ended. */
  dealResult(): DealResult {
    const { deal } = this;
    return {
      end: deal.end,
      values: Array.from(deal.values, (value) => (Number.isNaN(value) ? null : value)),
      losses: Array.from(deal.losses),
      points: Array.from(this.#pointsOfDeal()),
      tokens: Array.from(this.#tokensAfterDeal),
      eliminated: seatsWhere(this.players, (seat) => deal.tokens[seat] >= 0 && this.#tokensAfterDeal[seat] < 0),
    };
  }

  /**
   * The seats from first to last place. Seats that share the win share the first place, and seats eliminated in the same
   * deal another, unless hand points rank them.
   * @returns by place, best first, the seats that share it
   */
  places(): number[][] {
    return placesOf(this);
  }

  #pointsOfDeal(): ArrayLike<number> {
    if (this.rules.scoring === 'points') return this.deal.points;
    if (!addsUpHands(this.rules) || this.deal.end === 'void') return new Float64Array(this.players);
    return this.deal.values.map((value) => (Number.isNaN(value) ? 0 : value));
  }

  #settle(): void {
    const { deal, rules } = this;
    this.phase = 'between';
    const before = this.tokens.slice();
    const isEverybodyOut = rules.scoring === 'lives' && settleTokens(rules, this.tokens, deal.losses, this.dealer) < 0;
    const allOut = isEverybodyOut ? afterAllOut(rules) : null;
    if (this.#listener && rules.scoring === 'lives') announceLosses(this, before, this.#listener);
    if (rules.tokenTo === 'highest' && rules.scoring === 'lives' && !isEverybodyOut) this.#receive();
    if (allOut === 'all-return') this.#between.returnAll();
    if (this.#listener && allOut !== null && allOut !== 'shared') announceStaying(this, before, this.#listener);
    this.#addPoints();
    this.#tokensAfterDeal = this.tokens.slice();
    const eliminated: number[] = [];
    for (let seat = 0; seat < this.players; seat++) {
      if (before[seat] < 0 || this.tokens[seat] >= 0) continue;
      this.eliminatedIn[seat] = this.dealNumber;
      eliminated.push(seat);
    }
    this.#between.begin(eliminated);
    this.#recorder?.dealEnded?.(this);
    this.winners = allOut === 'shared' ? seatsWhere(this.players, (seat) => this.tokens[seat] >= 0) : winnersOf(this);
    this.#listener?.({ type: 'deal-over', deal: this.dealNumber });
    if (this.winners.length > 0) {
      this.phase = 'over';
      this.#listener?.(
        this.winner === null
          ? { type: 'match-shared', seats: [...this.winners] }
          : { type: 'match-won', seat: this.winner },
      );
      return;
    }
    this.#between.askFrom(this.dealer);
  }

  /** Gives tokens that the deal has cost others to whom they go. */
  #receive(): void {
    for (const [seat, received] of receivedTokens(this.deal, this.tokens).entries()) {
      if (received === 0) continue;
      this.tokens[seat] += received;
      this.#listener?.({ type: 'received-tokens', seat, received, tokens: this.tokens[seat] });
    }
  }

  #addPoints(): void {
    const gained = this.#pointsOfDeal();
    for (let seat = 0; seat < this.players; seat++) {
      this.points[seat] += gained[seat];
      if (gained[seat] !== 0) {
        this.#listener?.({ type: 'scored', seat, gained: gained[seat], points: this.points[seat] });
      }
    }
  }
}

/** @throws {RangeError} where a match cannot begin so */
function checkStart({ dealer, tokens, points }: MatchStart, rules: HouseRules, players: number): void {
  if (tokens.length !== players || points.length !== players)
    throw new RangeError(
      `tokens and points are given for ${tokens.length} and ${points.length} seats: allowed is ${players}`,
    );
  if (rules.scoring === 'lives' && (tokens[dealer] < 0 || tokens.filter((count) => count >= 0).length < 2))
    throw new RangeError(`the dealer and somebody else must be in: the tokens are ${tokens.join()}`);
}

/** Tells what a deal has cost each seat, from the dealer's left on. @param before the tokens at its beginning, by seat */
function announceLosses(
  { deal, dealer, players, rules, tokens }: Match,
  before: Int16Array,
  listener: (event: MatchEvent) => void,
): void {
  for (let step = 1; step <= players; step++) {
    const seat = (dealer + step) % players;
    const lost = deal.losses[seat];
    if (lost === 0) continue;
    listener({
      type: 'lost-tokens',
      seat,
      lost,
      tokens: Math.max(tokens[seat], 0),
      onGrace: rules.grace && tokens[seat] === 0,
      eliminated: before[seat] >= 0 && tokens[seat] < 0,
    });
  }
}

/** Tells who plays on though nobody would be left. @param before the tokens at the beginning of the deal, by seat */
function announceStaying(
  { deal, players, tokens }: Match,
  before: Int16Array,
  listener: (event: MatchEvent) => void,
): void {
  const hasReturned = (seat: number): boolean => before[seat] < 0 && tokens[seat] >= 0;
  listener({
    type: 'everybody-out',
    seats: seatsWhere(players, (seat) => deal.losses[seat] > 0 || hasReturned(seat)),
    tokens: Array.from(tokens),
  });
}
