/**
 * The opponents: the trained policy in its worker, and the built-in expert in deals that begin before the policy has been
 * loaded. Nobody waits for the network, and a worker that does not answer counts as unavailable.
 */
import type { Action } from '../../../engine/actions.ts';
import type { Advice } from '../../../engine/review/advice.ts';
import type { Bot } from '../../../engine/bots/bot.ts';
import { createExpert } from '../../../engine/bots/expert.ts';
import type { Evaluated } from '../../../engine/bots/batch.ts';
import { createCharacter, type CharacterTraits } from '../../../engine/bots/character.ts';
import { createExpertAtLevel } from '../../../engine/bots/expert-at-level.ts';
import type { DecisionSeed } from '../../../engine/bots/view-seed.ts';
import type { Level, PlayingStyle } from '../../../engine/bots/characters.ts';
import type { Comparison } from '../../../engine/daily/comparison.ts';
import { DAILY_PLAYERS, type Day } from '../../../engine/daily/day.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import type { DealBot, MatchRecord } from '../../../engine/record.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { copyOfView, type View } from '../../../engine/view.ts';
import { deferred, type Deferred } from '../../base/deferred.ts';
import { forPlayers } from '../../catalogue/table-rules.ts';
import type { WantedModel } from '../../catalogue/manifest.ts';
import { Guests } from './guests.ts';
import type { FromBotWorker, JudgedBefore, JudgedNow, OwnPolicy, ToBotWorker, Unavailable } from './messages.ts';
import { yieldToMessages } from './yield-to-messages.ts';
import type { WorkerLike } from '../../base/worker-like.ts';

export type BotServiceState =
  | { is: 'loading' }
  /** `sha256` of its file, in hexadecimal. */
  | { is: 'policy'; model: string; sha256: string }
  /** `reason` is for debugging. */
  | { is: 'unavailable'; why: Unavailable; reason: string };

export type BotServiceOptions = {
  createWorker: () => WorkerLike;
  /** URL of the manifest of models. */
  manifest: string;
  /** URL of the runtime's wasm file. */
  runtime: string;
  wanted: WantedModel;
  /** Finds a policy of the person's own that fits; null, at once where that is known, for none. */
  findOwn?: (wanted: WantedModel) => Promise<OwnPolicy | null> | null;
  /** Policies that only some matches are played against. */
  guests?: Guests;
};

/** Which policy plays, where it is not the usual one. */
export type PolicyChoice = Pick<WantedModel, 'isListed' | 'guest'>;

/** Thrown by a bot's decision if the policy is unavailable; `BotServiceState` says why. */
export class BotsUnavailable extends Error {
  override readonly name = 'BotsUnavailable';
}

/** An opponent: its level, its playing style, and the seed of its random choices. */
export type Opponent = { level: Level; style: PlayingStyle; seed: DecisionSeed };

/** The bot of a seat, played by the policy or by the expert at the same level. */
export type Thinker = Bot & {
  /** How close its latest decision was: 0 obvious, 1 a toss-up. */
  readonly doubt: number;
  /** Who plays, as in a record. */
  readonly player: DealBot;
  /** Lets the policy play from now on if it is loaded, otherwise the expert. */
  beginDeal: () => void;
};

/** Advice on what to do, from the policy or the expert. */
export type HintAdvice = { by: 'expert'; best: Action } | { by: 'policy'; advice: Advice; isFinal: boolean };

/** What advice is wanted on. */
export type AdviceQuestion = {
  /** Of the seat whose turn it is. */
  view: View;
  legal: readonly Action[];
  /** By seat, how the others play; null for their best. */
  players: readonly (CharacterTraits | null)[];
};

/** A request for advice that is being answered; `stopTimer` stops waiting for the first answer. */
type PendingAdvice = AdviceQuestion & {
  id: number;
  onAdvice: (advice: HintAdvice) => void;
  stopTimer: () => void;
};

/** What all levels got in the deals of a day; `policy` is the SHA-256 of the file of the one that played. */
export type DayComparison = Comparison & { policy: string };

/** A comparison that is worked out, or has been; `stopTimer` stops waiting for the next sign of it. */
type PendingComparison = Deferred<DayComparison> & {
  date: string;
  onProgress: (share: number) => void;
  stopTimer: () => void;
};

/** What a review tells while it goes on. */
export type ReviewListener = (judged: JudgedNow) => void;

/** A review that is worked out; `stopTimer` stops waiting for the next sign of it. */
type PendingReview = Deferred<string> & { onJudged: ReviewListener; stopTimer: () => void };

type ReviewMessage = 'judging' | 'judged' | 'reviewed' | 'not-reviewed';

/** A review as it was ordered. */
export type OrderedReview = {
  /** The SHA-256 of the policy that judged. @throws {BotsUnavailable} also where it was cancelled */
  done: Promise<string>;
  cancel: () => void;
};

/** How long advice waits for the policy to be loaded before the expert gives it, in ms. */
const ADVICE_PATIENCE = 2000;

/** How long an answer may take, in ms. */
const ANSWER_TIMEOUT = 15_000;

/** Causes that another attempt does not change. */
const LASTING: readonly Unavailable[] = ['damaged', 'unfit'];

/** How close decisions of the expert count as: it does not say. */
const EXPERT_DOUBT = 0.4;

/** How many of the latest times are kept. */
const MAX_TIMES = 500;

/** Adds a time to the latest ones. */
function keep(times: number[], milliseconds: number): void {
  times.push(milliseconds);
  if (times.length > MAX_TIMES) times.shift();
}

export class BotService {
  #options: BotServiceOptions;
  #factorCost = 0;
  #state: BotServiceState = { is: 'loading' };
  #worker: WorkerLike | undefined;
  /** Settled once the policy is loaded or unavailable. */
  #ready = deferred<void>();
  #waiting = new Map<number, Deferred<Evaluated>>();
  #comparisons = new Map<number, PendingComparison>();
  #reviews = new Map<number, PendingReview>();
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #nextId = 0;
  /** The id of the latest loading; answers to earlier ones are ignored. */
  #loading = -1;
  #pendingAdvice: PendingAdvice | undefined;
  readonly #guests: Guests;

  /** How long the worker's latest evaluations took, in ms. */
  readonly evaluationTimes: number[] = [];
  /** How long the worker's latest pieces of advice took from request to final answer, in ms. */
  readonly adviceTimes: number[] = [];

  constructor(options: BotServiceOptions) {
    this.#options = options;
    this.#guests = options.guests ?? new Guests();
    this.#beginWait();
  }

  get state(): BotServiceState {
    return this.#state;
  }

  /** Keeps a policy at hand that only some matches are played against. */
  receive(guest: OwnPolicy): void {
    this.#guests.receive(guest);
  }

  /**
   * Gets such a policy of an earlier visit, if it is still stored.
   * @param guest the SHA-256 of its file
   * @returns whether it is at hand now
   */
  recall(guest: string): Promise<boolean> {
    return this.#guests.recall(guest);
  }

  /**
   * Starts loading the policy in the background, also again after it was unavailable. Does nothing if the rules are the same.
   * @param rules that will be played; by default those of the previous call
   * @param choice `isListed` where it must be one of the manifest, which is the same for everybody; `guest` is the SHA-256 of
   *   the one that plays, as long as it is at hand
   */
  load(rules: HouseRules = this.#options.wanted.rules, { isListed = false, guest }: PolicyChoice = {}): void {
    const { observation } = this.#options.wanted;
    const isHere = guest !== undefined && this.#guests.get(guest) !== undefined;
    const wanted: WantedModel = { rules, observation, ...(isListed && { isListed }), ...(isHere && { guest }) };
    if (this.#worker !== undefined && JSON.stringify(wanted) === JSON.stringify(this.#options.wanted)) return;
    this.#options = { ...this.#options, wanted };
    this.#loadWanted();
  }

  /** Loads what plays the same rules now that policies of the person's own have changed. Until it has come, nothing changes. */
  renew(): void {
    if (this.#worker !== undefined) void this.#request();
  }

  #loadWanted(): void {
    if (this.#state.is !== 'loading') this.#beginWait();
    this.#state = { is: 'loading' };
    if (this.#worker === undefined) this.#startWorker();
    void this.#request();
  }

  /** Asks the worker for the policy that is wanted, in place of what it was asked for before. */
  async #request(): Promise<void> {
    const { manifest, runtime, wanted, findOwn } = this.#options;
    const id = this.#nextId++;
    this.#loading = id;
    const guest = wanted.guest === undefined ? undefined : this.#guests.get(wanted.guest);
    const search = wanted.isListed === true ? null : (guest ?? findOwn?.(wanted) ?? null);
    const own = search && (await search);
    if (id === this.#loading) this.#post({ type: 'load', id, manifest, runtime, wanted, ...(own !== null && { own }) });
  }

  /** Tries again to load a policy that did not come or has stopped; a damaged one would be no better. */
  retry(): void {
    if (this.#state.is === 'unavailable' && !LASTING.includes(this.#state.why)) this.#loadWanted();
  }

  /** Whether a policy plays, by a decision of it in a worker of its own. */
  async tryOut({ model, policy }: OwnPolicy): Promise<boolean> {
    const { rules } = this.#options.wanted;
    const own: OwnPolicy = { model: { ...model, rules }, policy };
    const trial = new BotService({ ...this.#options, findOwn: () => Promise.resolve(own) });
    trial.load();
    await trial.whenSettled();
    trial.#close();
    return trial.state.is === 'policy';
  }

  /** Resolves once the policy is loaded or unavailable. */
  async whenSettled(): Promise<void> {
    await this.#ready.promise.catch(() => undefined);
  }

  #beginWait(): void {
    this.#ready = deferred<void>();
    // It may be rejected before anybody waits for it.
    this.#ready.promise.catch(() => undefined);
  }

  #startWorker(): void {
    this.#close();
    const { createWorker } = this.#options;
    try {
      const worker = createWorker();
      this.#worker = worker;
      worker.addEventListener('message', ({ data }: MessageEvent<FromBotWorker>) => {
        if (worker === this.#worker) this.#onMessage(data);
      });
      worker.addEventListener('error', ({ message }) => {
        if (worker === this.#worker)
          this.#giveUp('stopped', `The worker stopped: ${message || 'it cannot be started'}`);
      });
    } catch (error) {
      this.#giveUp('stopped', `The worker cannot start: ${String(error)}`);
    }
  }

  /**
   * A bot that plays as that opponent: by the expert until its first `beginDeal`.
   * @param onReplaced called when the expert goes on during a deal, because the policy has become unavailable
   */
  createBot({ level, style, seed }: Opponent, onReplaced: () => void = () => undefined): Thinker {
    const expert = createExpertAtLevel(level, seed);
    let doubt = 0;
    let isPolicy = false;
    /** The policy that plays this deal, and its cost of a factor. */
    let playing: { policy: string; factorCost: number } | undefined;
    let player: DealBot = { policy: 'expert', level, style };
    const character = createCharacter({
      evaluate: async (observation, mask) => (await this.evaluate(observation, mask, 1, playing?.policy)).policy,
      factorCost: () => playing?.factorCost ?? this.#factorCost,
      level,
      style,
      seed,
      onDecision: (closeness) => (doubt = closeness),
    });
    return {
      name: character.name,
      get doubt() {
        return doubt;
      },
      get player() {
        return player;
      },
      beginDeal: () => {
        isPolicy = this.#state.is === 'policy';
        const policy = this.#state.is === 'policy' ? this.#state.sha256 : 'expert';
        playing = isPolicy ? { policy, factorCost: this.#factorCost } : undefined;
        player = { policy, level, style };
      },
      decide: async (view, legal) => {
        try {
          if (isPolicy) return await character.decide(view, legal);
        } catch (error) {
          if (!(error instanceof BotsUnavailable)) throw error;
          isPolicy = false;
          player = { level, style };
          onReplaced();
        }
        doubt = legal.length > 1 ? EXPERT_DOUBT : 0;
        // Where nothing is animated, a whole deal of bots would otherwise be played before the page is drawn again.
        await yieldToMessages();
        return expert.decide(view, legal);
      },
    };
  }

  /**
   * Evaluates many decisions at once (`EvaluateBatch`); waits until the policy is loaded.
   * @param policy the SHA-256 of the one that answers, the latest or the one before; by default the latest
   * @throws {BotsUnavailable}
   */
  async evaluate(observations: Float32Array, masks: Float32Array, rows: number, policy?: string): Promise<Evaluated> {
    await this.#ready.promise;
    const id = this.#nextId++;
    const answer = deferred<Evaluated>();
    this.#waiting.set(id, answer);
    const stopTimer = this.#expectAnswer();
    this.#post({ type: 'evaluate', id, observations, masks, rows, ...(policy !== undefined && { policy }) });
    return answer.promise.finally(stopTimer);
  }

  /**
   * Lets all levels play the deals of a day in the place of the person, with the policy for its rules; once for each day.
   * @param onProgress receives the share that is done, from 0 to 1
   * @throws {BotsUnavailable}
   */
  compareDay(
    { date, rules }: Pick<Day, 'date' | 'rules'>,
    onProgress: (share: number) => void,
  ): Promise<DayComparison> {
    const known = [...this.#comparisons.values()].find((comparison) => comparison.date === date);
    if (known !== undefined) {
      known.onProgress = onProgress;
      return known.promise;
    }
    if (this.#worker === undefined) this.#loadWanted();
    const id = this.#nextId++;
    const answer = deferred<DayComparison>();
    const pending: PendingComparison = { ...answer, date, onProgress, stopTimer: this.#expectAnswer() };
    this.#comparisons.set(id, pending);
    const { manifest, runtime, wanted } = this.#options;
    const wantedOfDay = { ...wanted, rules: forPlayers(DAILY_PLAYERS, rules) };
    this.#post({ type: 'compare', id, date, manifest, runtime, wanted: wantedOfDay });
    answer.promise.catch(() => this.#comparisons.delete(id)).finally(() => pending.stopTimer());
    return answer.promise;
  }

  /**
   * Judges the decisions of a seat in a recorded match, with the policy for its rules.
   * @param record one that replays as written
   * @param onJudged receives each decision as it is judged
   * @param known what has been judged before: where the same policy would judge, it goes on after that
   */
  review(record: MatchRecord, seat: number, onJudged: ReviewListener, known?: JudgedBefore): OrderedReview {
    if (this.#worker === undefined) this.#loadWanted();
    const id = this.#nextId++;
    const answer = deferred<string>();
    const pending: PendingReview = { ...answer, onJudged, stopTimer: this.#expectAnswer() };
    this.#reviews.set(id, pending);
    const { manifest, runtime, wanted } = this.#options;
    const { observation } = wanted;
    const rules = forPlayers(record.players.length, resolveRules(record.rules));
    const asked = { record, seat, manifest, runtime, wanted: { rules, observation } };
    this.#post({ type: 'review', id, ...asked, ...(known !== undefined && { known }) });
    const end = (): void => {
      pending.stopTimer();
      this.#reviews.delete(id);
    };
    answer.promise.then(end, end);
    return {
      done: answer.promise,
      cancel: () => {
        this.#post({ type: 'cancel-review', id });
        answer.reject(new BotsUnavailable('The review was cancelled.'));
      },
    };
  }

  /**
   * Asks for advice on a turn: the policy answers, and again with figures; where it is not there soon, the expert does.
   * A new request cancels the previous one.
   * @returns a function that cancels the request
   */
  advise({ view, legal, players }: AdviceQuestion, onAdvice: (advice: HintAdvice) => void): () => void {
    const id = this.#nextId++;
    this.#stopAdvising();
    const pending: PendingAdvice = {
      id,
      view: copyOfView(view),
      legal,
      players,
      onAdvice,
      stopTimer: () => undefined,
    };
    this.#pendingAdvice = pending;
    const ask = (): void => {
      if (this.#pendingAdvice !== pending) return;
      pending.stopTimer();
      pending.stopTimer = this.#expectAnswer();
      this.#post({ type: 'advise', id, view: pending.view, legal, players });
    };
    if (this.#state.is === 'loading')
      pending.stopTimer = this.#startTimer(ADVICE_PATIENCE, () => void this.#askExpert(id));
    if (this.#state.is === 'unavailable') void this.#askExpert(id);
    // If it turns out to be unavailable, `#giveUp` asks the expert.
    else this.#ready.promise.then(ask, () => undefined);
    return () => {
      if (this.#pendingAdvice?.id === id) this.#stopAdvising();
    };
  }

  async #askExpert(id: number): Promise<void> {
    if (this.#pendingAdvice?.id !== id) return;
    const { view, legal, stopTimer } = this.#pendingAdvice;
    stopTimer();
    const best = await createExpert().decide(view, legal);
    if (this.#pendingAdvice?.id !== id) return;
    const { onAdvice } = this.#pendingAdvice;
    this.#pendingAdvice = undefined;
    onAdvice({ by: 'expert', best });
  }

  #stopAdvising(): void {
    if (this.#pendingAdvice === undefined) return;
    this.#pendingAdvice.stopTimer();
    this.#post({ type: 'cancel', id: this.#pendingAdvice.id });
    this.#pendingAdvice = undefined;
  }

  #post(message: ToBotWorker): void {
    this.#worker?.postMessage(message);
  }

  #onMessage(message: FromBotWorker): void {
    switch (message.type) {
      case 'ready':
        if (message.id !== this.#loading) return;
        this.#factorCost = message.factorCost;
        this.#state = { is: 'policy', model: message.model, sha256: message.sha256 };
        this.#ready.resolve();
        return;
      case 'unavailable':
        // What plays now goes on where another that should come is not fit to play.
        if (message.id !== this.#loading || this.#state.is === 'policy') return;
        this.#giveUp(message.why, message.reason);
        return;
      case 'not-evaluated':
        this.#giveUp('damaged', message.reason);
        return;
      case 'advised':
        if (message.isFinal) keep(this.adviceTimes, message.milliseconds);
        if (this.#pendingAdvice?.id === message.id) {
          this.#pendingAdvice.stopTimer();
          this.#pendingAdvice.onAdvice({ by: 'policy', advice: message.advice, isFinal: message.isFinal });
        }
        return;
      case 'not-advised':
        void this.#askExpert(message.id);
        return;
      case 'comparing': {
        const pending = this.#comparisons.get(message.id);
        if (pending === undefined) return;
        pending.stopTimer();
        pending.stopTimer = this.#expectAnswer();
        pending.onProgress(message.share);
        return;
      }
      case 'compared':
        this.#comparisons.get(message.id)?.resolve({ policy: message.policy, ...message.comparison });
        return;
      case 'not-compared':
        this.#comparisons.get(message.id)?.reject(new BotsUnavailable(message.reason));
        return;
      case 'judging':
      case 'judged':
      case 'reviewed':
      case 'not-reviewed':
        this.#onReview(message);
        return;
      case 'evaluated':
        keep(this.evaluationTimes, message.milliseconds);
        this.#waiting.get(message.id)?.resolve(message.answer);
        this.#waiting.delete(message.id);
        return;
      default:
        message satisfies never;
    }
  }

  #onReview(message: Extract<FromBotWorker, { type: ReviewMessage }>): void {
    const pending = this.#reviews.get(message.id);
    if (pending === undefined) return;
    switch (message.type) {
      case 'reviewed':
        pending.resolve(message.policy);
        return;
      case 'not-reviewed':
        pending.reject(new BotsUnavailable(message.reason));
        return;
      default:
        pending.stopTimer();
        pending.stopTimer = this.#expectAnswer();
        if (message.type === 'judged') pending.onJudged(message);
    }
  }

  #giveUp(why: Unavailable, reason: string): void {
    const error = new BotsUnavailable(reason);
    // If the policy was loaded, this promise has been resolved: later callers need a new one that rejects.
    if (this.#state.is === 'policy') this.#beginWait();
    this.#state = { is: 'unavailable', why, reason };
    this.#ready.reject(error);
    this.#close(error);
    if (this.#pendingAdvice !== undefined) void this.#askExpert(this.#pendingAdvice.id);
  }

  #close(error = new BotsUnavailable('The worker was closed.')): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    for (const { reject } of [...this.#waiting.values(), ...this.#comparisons.values(), ...this.#reviews.values()])
      reject(error);
    this.#waiting.clear();
  }

  /** Counts the worker as unavailable if it does not answer in time. @returns a function that stops the timer */
  #expectAnswer(): () => void {
    return this.#startTimer(ANSWER_TIMEOUT, () => this.#giveUp('silent', 'The worker does not answer any more.'));
  }

  /** @returns a function that stops the timer */
  #startTimer(ms: number, onTimeout: () => void): () => void {
    const timer = setTimeout(onTimeout, ms);
    this.#timers.add(timer);
    return () => {
      clearTimeout(timer);
      this.#timers.delete(timer);
    };
  }
}
