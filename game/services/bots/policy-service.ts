/**
 * The policy that the opponents play by, in its worker, and the built-in expert in deals that begin before it has been loaded.
 * Nobody waits for the network, and a worker that does not answer counts as unavailable.
 */
import type { Evaluated } from '../../../engine/bots/batch.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { deferred } from '../../base/deferred.ts';
import { RequestFailed, WorkerRequests, type WorkerLike } from '../../base/worker-requests.ts';
import type { WantedModel } from '../../catalogue/manifest.ts';
import { Guests } from './guests.ts';
import type { BotRequests, LoadedPolicy, OwnPolicy, PolicySource, Unavailable } from './messages.ts';

export type PolicyState =
  | { is: 'loading' }
  /** `sha256` of its file, in hexadecimal. */
  | { is: 'policy'; model: string; sha256: string }
  /** `reason` is for debugging. */
  | { is: 'unavailable'; why: Unavailable; reason: string };

export type PolicyServiceOptions = Omit<PolicySource, 'own'> & {
  createWorker: () => WorkerLike;
  /** Finds a policy of the person's own that fits; null, at once where that is known, for none. */
  findOwn?: (wanted: WantedModel) => Promise<OwnPolicy | null> | null;
  /** Policies that only some matches are played against. */
  guests?: Guests;
};

/** Which policy plays, where it is not the usual one. */
type PolicyChoice = Pick<WantedModel, 'isListed' | 'guest'>;

/** The policy that plays a deal, by its SHA-256, and its cost of a factor. */
export interface PlayingPolicy {
  policy: string;
  factorCost: number;
}

/** How long the worker may give no sign of a request, in ms. */
const TIMEOUT = 15_000;

/** Causes that another attempt does not change. */
const LASTING: readonly Unavailable[] = ['damaged', 'unfit'];

const MAX_TIMES = 500;

/** Adds a time to the latest ones. */
export function keepTime(times: number[], milliseconds: number): void {
  times.push(milliseconds);
  if (times.length > MAX_TIMES) times.shift();
}

export class PolicyService {
  #options: PolicyServiceOptions;
  #factorCost = 0;
  #state: PolicyState = { is: 'loading' };
  /** Settled once the policy is loaded or unavailable. */
  #ready = deferred<void>();
  /** The number of the latest loading; answers to earlier ones are ignored. */
  #loading = 0;
  readonly #requests: WorkerRequests<BotRequests>;
  readonly #guests: Guests;

  /** How long the worker's latest evaluations took, in ms. */
  readonly evaluationTimes: number[] = [];

  constructor(options: PolicyServiceOptions) {
    this.#options = options;
    this.#guests = options.guests ?? new Guests();
    this.#requests = new WorkerRequests(options.createWorker, (failure) => this.#giveUp(failure));
    this.#beginWait();
  }

  get state(): PolicyState {
    return this.#state;
  }

  /** What plays a deal that begins now; undefined where no policy has come. */
  get playing(): PlayingPolicy | undefined {
    if (this.#state.is !== 'policy') return undefined;
    return { policy: this.#state.sha256, factorCost: this.#factorCost };
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
    if (this.#requests.isRunning && JSON.stringify(wanted) === JSON.stringify(this.#options.wanted)) return;
    this.#options = { ...this.#options, wanted };
    this.#loadWanted();
  }

  /** Loads what plays the same rules now that policies of the person's own have changed. Until it has come, nothing changes. */
  renew(): void {
    if (this.#requests.isRunning) void this.#request();
  }

  /** Tries again to load a policy that did not come or has stopped; a damaged one would be no better. */
  retry(): void {
    if (this.#state.is === 'unavailable' && !LASTING.includes(this.#state.why)) this.#loadWanted();
  }

  /** Whether a policy plays, by a decision of it in a worker of its own. */
  async tryOut({ model, policy }: OwnPolicy): Promise<boolean> {
    const { rules } = this.#options.wanted;
    const own: OwnPolicy = { model: { ...model, rules }, policy };
    const trial = new PolicyService({ ...this.#options, findOwn: () => Promise.resolve(own) });
    trial.load();
    await trial.whenSettled();
    trial.#requests.end();
    return trial.state.is === 'policy';
  }

  /** Resolves once the policy is loaded or unavailable. */
  async whenSettled(): Promise<void> {
    await this.#ready.promise.catch(() => undefined);
  }

  /** Where the worker finds the policy for some rules, whatever is played meanwhile. */
  sourceFor(rules: HouseRules): PolicySource {
    const { manifest, runtime, wanted } = this.#options;
    return { manifest, runtime, wanted: { rules, observation: wanted.observation } };
  }

  /** Asks the worker; where there is none, it is started, with the policy that is wanted. @throws {RequestFailed} */
  readonly ask: WorkerRequests<BotRequests>['request'] = (name, question, options) => {
    if (!this.#requests.isRunning) this.#loadWanted();
    return this.#requests.request(name, question, { ...options, timeout: TIMEOUT });
  };

  /**
   * Evaluates many decisions at once (`EvaluateBatch`); waits until the policy is loaded.
   * @param policy the SHA-256 of the one that answers, the latest or the one before; by default the latest
   * @throws {RequestFailed}
   */
  async evaluate(observations: Float32Array, masks: Float32Array, rows: number, policy?: string): Promise<Evaluated> {
    await this.#ready.promise;
    const question = { observations, masks, rows, ...(policy !== undefined && { policy }) };
    try {
      const { evaluated, milliseconds } = await this.ask('evaluate', question);
      keepTime(this.evaluationTimes, milliseconds);
      return evaluated;
    } catch (error) {
      if (error instanceof RequestFailed && this.#state.is === 'policy') this.#giveUp(error);
      throw error;
    }
  }

  #loadWanted(): void {
    if (this.#state.is !== 'loading') this.#beginWait();
    this.#state = { is: 'loading' };
    void this.#request();
  }

  async #request(): Promise<void> {
    const { manifest, runtime, wanted, findOwn } = this.#options;
    this.#loading += 1;
    const loading = this.#loading;
    const guest = wanted.guest === undefined ? undefined : this.#guests.get(wanted.guest);
    const search = wanted.isListed === true ? null : (guest ?? findOwn?.(wanted) ?? null);
    try {
      // It starts while a policy of the person's own is looked for.
      this.#requests.start();
      const own = search && (await search);
      if (loading !== this.#loading) return;
      const source = { manifest, runtime, wanted, ...(own !== null && { own }) };
      const loaded = await this.#requests.request('load', source);
      if (loading === this.#loading) this.#receive(loaded);
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      // What plays now goes on where another that should come is not fit to play.
      if (loading === this.#loading && this.#state.is === 'loading') this.#giveUp(error);
    }
  }

  #receive({ model, sha256, factorCost }: LoadedPolicy): void {
    this.#factorCost = factorCost;
    this.#state = { is: 'policy', model, sha256 };
    this.#ready.resolve();
  }

  #beginWait(): void {
    this.#ready = deferred<void>();
    // It may be rejected before anybody waits for it.
    this.#ready.promise.catch(() => undefined);
  }

  #giveUp(failure: RequestFailed): void {
    // If the policy was loaded, this promise has been resolved: later callers need a new one that rejects.
    if (this.#state.is === 'policy') this.#beginWait();
    this.#state = { is: 'unavailable', why: failure.why as Unavailable, reason: failure.message };
    this.#ready.reject(failure);
    this.#requests.end(failure);
  }
}
