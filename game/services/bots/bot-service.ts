/**
 * Who the opponents are: the trained policy in its worker, or the built-in expert where the person chose it because
 * the policy could not be loaded. Nothing here waits for ever: a worker that does not answer counts as unavailable.
 */
import type { Action } from '../../../engine/actions.ts';
import type { Advice } from '../../../engine/bots/advice.ts';
import type { Bot } from '../../../engine/bots/bot.ts';
import { createExpert } from '../../../engine/bots/expert.ts';
import type { Evaluated } from '../../../engine/bots/batch.ts';
import { createCharacter } from '../../../engine/bots/character.ts';
import type { Level, PlayingStyle } from '../../../engine/bots/characters.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { copyOfView, type View } from '../../../engine/view.ts';
import { deferred, type Deferred } from '../../base/deferred.ts';
import type { WantedModel } from '../../catalogue/manifest.ts';
import type { FromBotWorker, ToBotWorker, Unavailable } from './messages.ts';

/** What the opponents need of a `Worker`. */
export type PolicyWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export type BotServiceState =
  | { is: 'loading' }
  | { is: 'policy'; model: string }
  /** `reason` is for who looks into it. */
  | { is: 'unavailable'; why: Unavailable; reason: string }
  | { is: 'expert' };

export type BotServiceOptions = {
  createWorker: () => PolicyWorker;
  /** Address of the manifest of models. */
  manifest: string;
  /** Address of the wasm file of the runtime. */
  runtime: string;
  wanted: WantedModel;
};

/** Thrown by a bot's decision when the policy cannot be had; `BotServiceState` tells people why. */
export class BotsUnavailable extends Error {
  override readonly name = 'BotsUnavailable';
}

/** Who is to play: how strong, how inclined, and the seed of what is left to chance. */
export type Opponent = { level: Level; style: PlayingStyle; seed: number };

/** A bot that tells how close its latest decision was: 0 obvious, 1 a toss-up. */
export type Thinker = Bot & { readonly doubt: number };

/** What somebody at the table says who is asked what to do. */
export type HintAdvice = { by: 'expert'; best: Action } | { by: 'policy'; advice: Advice; isFinal: boolean };

/** Who waits for advice, under which id, and what ends the wait for the first word of it. */
type Asking = {
  id: number;
  view: View;
  legal: readonly Action[];
  hear: (advice: HintAdvice) => void;
  stopTimer: () => void;
};

/** How long the policy may take to come, in ms: at the first visit the runtime comes with it, over whatever network. */
const LOADING_PATIENCE = 30_000;

/** How long an answer may take, in ms. */
const ANSWER_PATIENCE = 15_000;

/** How close a decision of the expert is taken to be, which does not tell. */
const EXPERTS_DOUBT = 0.4;

/** So many of the latest evaluation times are kept. */
const KEPT_TIMES = 500;

/** Adds a time to the latest ones. */
function keep(times: number[], milliseconds: number): void {
  times.push(milliseconds);
  if (times.length > KEPT_TIMES) times.shift();
}

export class BotService {
  #options: BotServiceOptions;
  #factorCost = 0;
  /** Ends the wait for the policy that is being loaded. */
  #stopWaiting: () => void = () => undefined;
  #state: BotServiceState = { is: 'loading' };
  #worker: PolicyWorker | undefined;
  #ready = deferred<void>();
  #waiting = new Map<number, Deferred<Evaluated>>();
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #nextId = 0;
  /** The latest loading; answers to those before it come too late. */
  #loading = -1;
  #asking: Asking | undefined;

  /** How long the worker's latest evaluations took, in ms. */
  readonly evaluationTimes: number[] = [];
  /** How long the worker's latest pieces of advice took from being asked to their end, in ms. */
  readonly adviceTimes: number[] = [];

  constructor(options: BotServiceOptions) {
    this.#options = options;
  }

  get state(): BotServiceState {
    return this.#state;
  }

  /**
   * Starts loading the policy in the background, also again after it was unavailable. Once is enough for the same rules.
   * @param rules those that are to be played, from now on; those of before where left out
   */
  load(rules: HouseRules = this.#options.wanted.rules): void {
    if (this.#worker !== undefined && JSON.stringify(rules) === JSON.stringify(this.#options.wanted.rules)) return;
    const wanted = { ...this.#options.wanted, rules };
    this.#options = { ...this.#options, wanted };
    this.#state = { is: 'loading' };
    this.#beginWait();
    if (this.#worker === undefined) this.#startWorker();
    const { manifest, runtime } = this.#options;
    this.#stopWaiting();
    this.#stopWaiting = this.#startTimer(LOADING_PATIENCE, () => {
      if (this.#state.is !== 'loading') return;
      this.#giveUp('late', `They have not come within ${LOADING_PATIENCE / 1000} seconds.`);
    });
    this.#loading = this.#nextId++;
    this.#tell({ type: 'load', id: this.#loading, manifest, runtime, wanted });
  }

  /** Loads the policy for rules that are about to be played, unless the expert plays in its place. */
  prepare(rules: HouseRules): void {
    if (this.#state.is !== 'expert') this.load(rules);
  }

  /** From now on one has to wait for the policy. */
  #beginWait(): void {
    this.#ready = deferred<void>();
    // Nobody may be waiting for it yet when it turns out to be unavailable.
    this.#ready.promise.catch(() => undefined);
  }

  #startWorker(): void {
    this.#close();
    const { createWorker } = this.#options;
    try {
      const worker = createWorker();
      this.#worker = worker;
      worker.addEventListener('message', ({ data }: MessageEvent<FromBotWorker>) => {
        if (worker === this.#worker) this.#hear(data);
      });
      worker.addEventListener('error', ({ message }) => {
        if (worker === this.#worker)
          this.#giveUp('stopped', `Their worker stopped: ${message || 'it cannot be started'}`);
      });
    } catch (error) {
      this.#giveUp('stopped', `Their worker cannot start: ${String(error)}`);
    }
  }

  /** From now on the built-in expert plays. */
  playExpert(): void {
    this.#close();
    this.#state = { is: 'expert' };
  }

  /** A bot that plays by the policy as that opponent would, or as the expert while it has the opponents' seats. */
  createBot({ level, style, seed }: Opponent): Thinker {
    const expert = createExpert(seed);
    let doubt = 0;
    const character = createCharacter({
      evaluate: async (observation, mask) => (await this.evaluate(observation, mask, 1)).policy,
      factorCost: () => this.#factorCost,
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
      decide: (view, legal) => {
        if (this.#state.is !== 'expert') return character.decide(view, legal);
        doubt = legal.length > 1 ? EXPERTS_DOUBT : 0;
        return expert.decide(view, legal);
      },
    };
  }

  /**
   * Asks the policy about many decisions at once (`EvaluateBatch`); waits until it is loaded.
   * @throws {BotsUnavailable}
   */
  async evaluate(observations: Float32Array, masks: Float32Array, rows: number): Promise<Evaluated> {
    await this.#ready.promise;
    const id = this.#nextId++;
    const answer = deferred<Evaluated>();
    this.#waiting.set(id, answer);
    const stopTimer = this.#expectAnswer();
    this.#tell({ type: 'evaluate', id, observations, masks, rows });
    return answer.promise.finally(stopTimer);
  }

  /**
   * Asks what to do in a turn: the policy says it as soon as it is loaded, and once more when it has played the actions
   * out; where there is no policy, the expert. Of several questions the latest alone is answered.
   * @param view of the seat whose turn it is
   * @returns what ends the wait for an answer
   */
  advise(view: View, legal: readonly Action[], hear: (advice: HintAdvice) => void): () => void {
    const id = this.#nextId++;
    this.#stopAdvising();
    const asking: Asking = { id, view: copyOfView(view), legal, hear, stopTimer: () => undefined };
    this.#asking = asking;
    const ask = (): void => {
      if (this.#asking !== asking) return;
      asking.stopTimer = this.#expectAnswer();
      this.#tell({ type: 'advise', id, view: asking.view, legal });
    };
    if (this.#state.is === 'expert' || this.#state.is === 'unavailable') void this.#askExpert(id);
    // Should it turn out to be unavailable, the expert is asked then.
    else this.#ready.promise.then(ask, () => undefined);
    return () => {
      if (this.#asking?.id === id) this.#stopAdvising();
    };
  }

  async #askExpert(id: number): Promise<void> {
    if (this.#asking?.id !== id) return;
    const { view, legal, stopTimer } = this.#asking;
    stopTimer();
    const best = await createExpert().decide(view, legal);
    if (this.#asking?.id === id) this.#asking.hear({ by: 'expert', best });
  }

  #stopAdvising(): void {
    if (this.#asking === undefined) return;
    this.#asking.stopTimer();
    this.#tell({ type: 'enough', id: this.#asking.id });
    this.#asking = undefined;
  }

  #tell(message: ToBotWorker): void {
    this.#worker?.postMessage(message);
  }

  #hear(message: FromBotWorker): void {
    switch (message.type) {
      case 'ready':
        if (message.id !== this.#loading) return;
        this.#factorCost = message.factorCost;
        this.#state = { is: 'policy', model: message.model };
        this.#ready.resolve();
        return;
      case 'unavailable':
        if (message.id !== this.#loading) return;
        this.#giveUp(message.why, message.reason);
        return;
      case 'not-evaluated':
        this.#giveUp('damaged', message.reason);
        return;
      case 'advised':
        if (message.isFinal) keep(this.adviceTimes, message.milliseconds);
        if (this.#asking?.id === message.id) {
          this.#asking.stopTimer();
          this.#asking.hear({ by: 'policy', advice: message.advice, isFinal: message.isFinal });
        }
        return;
      case 'not-advised':
        void this.#askExpert(message.id);
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

  #giveUp(why: Unavailable, reason: string): void {
    const error = new BotsUnavailable(reason);
    // Where the policy had come, whoever waited has been answered: who asks from now on is to hear this.
    if (this.#state.is === 'policy') this.#beginWait();
    this.#state = { is: 'unavailable', why, reason };
    this.#ready.reject(error);
    this.#close(error);
    if (this.#asking !== undefined) void this.#askExpert(this.#asking.id);
  }

  #close(error = new BotsUnavailable('They were called away.')): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  /** Counts the worker as unavailable should it not answer in time. Returns what ends that. */
  #expectAnswer(): () => void {
    return this.#startTimer(ANSWER_PATIENCE, () => this.#giveUp('silent', 'They do not answer any more.'));
  }

  /** Returns what stops the timer. */
  #startTimer(patience: number, onTimeout: () => void): () => void {
    const timer = setTimeout(onTimeout, patience);
    this.#timers.add(timer);
    return () => {
      clearTimeout(timer);
      this.#timers.delete(timer);
    };
  }
}
