/**
 * Who the opponents are: the trained policy in its worker, or the built-in expert where the person chose it because
 * the policy could not be loaded. Nothing here waits for ever: a worker that does not answer counts as unavailable.
 */
import type { Bot } from '../../engine/bots/bot.ts';
import { createExpert } from '../../engine/bots/expert.ts';
import type { Evaluated } from '../../engine/bots/batch.ts';
import { createCharacter } from '../../engine/bots/character.ts';
import type { Level, Temper } from '../../engine/bots/characters.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { deferred, type Deferred } from '../state/deferred.ts';
import type { Wanted } from './manifest.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** What the opponents need of a `Worker`. */
export type PolicyWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export type OpponentsState =
  | { is: 'loading' }
  | { is: 'policy'; model: string }
  | { is: 'unavailable'; reason: string }
  | { is: 'expert' };

export type OpponentsOptions = {
  createWorker: () => PolicyWorker;
  /** Address of the manifest of models. */
  manifest: string;
  /** Address of the wasm file of the runtime. */
  runtime: string;
  wanted: Wanted;
  /** How long loading or one answer may take, in ms. */
  patience?: number;
};

/** Thrown by a bot's decision when the policy cannot be had; its message is for people. */
export class OpponentsUnavailable extends Error {
  override readonly name = 'OpponentsUnavailable';
}

/** Who is to play: how strong, how inclined, and the seed of what is left to chance. */
export type Opponent = { level: Level; temper: Temper; seed: number };

/** A bot that tells how close its latest decision was: 0 obvious, 1 a toss-up. */
export type Thinker = Bot & { readonly doubt: number };

/** How close a decision of the expert is taken to be, which does not tell. */
const EXPERTS_DOUBT = 0.4;

/** So many of the latest evaluation times are kept. */
const KEPT_TIMES = 500;

export class Opponents {
  #options: Required<OpponentsOptions>;
  #factorCost = 0;
  /** Ends the wait for the policy that is being loaded. */
  #stopWaiting: () => void = () => undefined;
  #state: OpponentsState = { is: 'loading' };
  #worker: PolicyWorker | undefined;
  #ready = deferred<void>();
  #waiting = new Map<number, Deferred<Evaluated>>();
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #nextId = 0;
  /** The latest loading; answers to those before it come too late. */
  #loading = -1;

  /** How long the worker's latest evaluations took, in ms. */
  readonly evaluationTimes: number[] = [];

  constructor(options: OpponentsOptions) {
    this.#options = { patience: 15_000, ...options };
  }

  get state(): OpponentsState {
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
    this.#ready = deferred<void>();
    // Nobody may be waiting for the policy yet when it turns out to be unavailable.
    this.#ready.promise.catch(() => undefined);
    if (this.#worker === undefined) this.#startWorker();
    const { manifest, runtime, patience } = this.#options;
    this.#stopWaiting();
    this.#stopWaiting = this.#startTimer(() => {
      if (this.#state.is === 'loading') this.#giveUp(`They have not come within ${patience / 1000} seconds.`);
    });
    this.#loading = this.#nextId++;
    this.#tell({ type: 'load', id: this.#loading, manifest, runtime, wanted });
  }

  #startWorker(): void {
    this.#close();
    const { createWorker } = this.#options;
    try {
      const worker = createWorker();
      this.#worker = worker;
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (worker === this.#worker) this.#hear(data);
      });
      worker.addEventListener('error', ({ message }) => {
        if (worker === this.#worker) this.#giveUp(`Their worker stopped: ${message || 'it cannot be started'}`);
      });
    } catch (error) {
      this.#giveUp(`Their worker cannot start: ${String(error)}`);
    }
  }

  /** From now on the built-in expert plays. */
  playExpert(): void {
    this.#close();
    this.#state = { is: 'expert' };
  }

  /** A bot that plays by the policy as that opponent would, or as the expert while it has the opponents' seats. */
  createBot({ level, temper, seed }: Opponent): Thinker {
    const expert = createExpert(seed);
    let doubt = 0;
    const character = createCharacter({
      evaluate: async (observation, mask) => (await this.evaluate(observation, mask, 1)).policy,
      factorCost: () => this.#factorCost,
      level,
      temper,
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
   * @throws {OpponentsUnavailable}
   */
  async evaluate(observations: Float32Array, masks: Float32Array, rows: number): Promise<Evaluated> {
    await this.#ready.promise;
    const id = this.#nextId++;
    const answer = deferred<Evaluated>();
    this.#waiting.set(id, answer);
    const stopTimer = this.#startTimer(() => this.#giveUp('They do not answer any more.'));
    this.#tell({ type: 'evaluate', id, observations, masks, rows });
    return answer.promise.finally(stopTimer);
  }

  #tell(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case 'ready':
        if (message.id !== this.#loading) return;
        this.#factorCost = message.factorCost;
        this.#state = { is: 'policy', model: message.model };
        this.#ready.resolve();
        return;
      case 'unavailable':
        if (message.id !== this.#loading) return;
        this.#giveUp(message.reason);
        return;
      case 'not-evaluated':
        this.#giveUp(message.reason);
        return;
      case 'evaluated':
        this.evaluationTimes.push(message.milliseconds);
        if (this.evaluationTimes.length > KEPT_TIMES) this.evaluationTimes.shift();
        this.#waiting.get(message.id)?.resolve(message.answer);
        this.#waiting.delete(message.id);
        return;
      default:
        message satisfies never;
    }
  }

  #giveUp(reason: string): void {
    const error = new OpponentsUnavailable(reason);
    this.#state = { is: 'unavailable', reason };
    this.#ready.reject(error);
    this.#close(error);
  }

  #close(error = new OpponentsUnavailable('They were called away.')): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  /** Returns what stops the timer. */
  #startTimer(onTimeout: () => void): () => void {
    const timer = setTimeout(onTimeout, this.#options.patience);
    this.#timers.add(timer);
    return () => {
      clearTimeout(timer);
      this.#timers.delete(timer);
    };
  }
}
