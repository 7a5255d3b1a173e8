/** What actions cost that the person's own bots seldom play: measured once for each, on which their levels rest. */
import { StorageError } from '../../base/store.ts';
import { RequestFailed, WorkerRequests, type WorkerLike } from '../../base/worker-requests.ts';
import { rulesFor } from '../../../engine/rules/suited.ts';
import { rulesOfBot, type OwnBots } from '../bots/own-bots.ts';
import type { KeptBot } from '../storage/schemas.ts';
import type { FactorCostRequests } from './factor-cost-worker.ts';

interface FactorCostsOptions {
  ownBots: Pick<OwnBots, 'all' | 'filesOf' | 'noteFactorCost' | 'loaded'>;
  createWorker: () => WorkerLike;
  runtime: string;
  /** Held by the tab that measures. */
  lock: { acquire(): Promise<boolean>; release(): Promise<void> };
}

export class FactorCosts {
  readonly #options: FactorCostsOptions;
  /** Bots that could not be measured are not tried again as long as the page is open. */
  readonly #failed = new Set<string>();
  #isMeasuring = false;

  constructor(options: FactorCostsOptions) {
    this.#options = options;
  }

  /** Measures the bots that have not been, one after another, unless that is going on already, here or in another tab. */
  async measureMissing(): Promise<void> {
    if (this.#isMeasuring) return;
    this.#isMeasuring = true;
    try {
      const { ownBots, lock } = this.#options;
      await ownBots.loaded;
      if (this.#next() === undefined || !(await lock.acquire())) return;
      await this.#measureAll().finally(() => lock.release());
    } finally {
      this.#isMeasuring = false;
    }
  }

  async #measureAll(): Promise<void> {
    for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#measure(...next);
  }

  #next(): [id: string, bot: KeptBot] | undefined {
    return [...this.#options.ownBots.all].find(([id, { isCostMeasured }]) => !isCostMeasured && !this.#failed.has(id));
  }

  async #measure(id: string, bot: KeptBot): Promise<void> {
    const { ownBots, createWorker, runtime } = this.#options;
    const worker = new WorkerRequests<FactorCostRequests>(createWorker);
    try {
      const files = await ownBots.filesOf(id);
      const task = { rules: rulesFor(rulesOfBot(bot)), players: bot.players[0], runtime };
      const cost = files && (await worker.request('measure', { ...task, policy: files.policy }));
      if (cost !== null && cost > 0) return await ownBots.noteFactorCost(id, cost);
    } catch (error) {
      // A store that fails says so elsewhere.
      if (!(error instanceof StorageError || error instanceof RequestFailed)) throw error;
    } finally {
      worker.end();
    }
    this.#failed.add(id);
  }
}
