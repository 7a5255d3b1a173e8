/** Creates what measures the costs of the person's own bots; imported only once one of them lacks its own. */
import runtime from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import type { OwnBots } from '../services/bots/own-bots.ts';
import type { MatchLocks } from '../services/storage/match-locks.ts';
import { FactorCosts } from '../services/teaching/factor-costs.ts';

/** The id of its lock, among those of matches. */
const LOCK = 'factor-costs';

export function createFactorCosts(ownBots: OwnBots, locks: MatchLocks): FactorCosts {
  return new FactorCosts({
    ownBots,
    createWorker: () =>
      new Worker(new URL('../services/teaching/factor-cost-worker.ts', import.meta.url), { type: 'module' }),
    runtime: new URL(runtime, document.baseURI).href,
    lock: { acquire: () => locks.acquire(LOCK), release: () => locks.release(LOCK) },
  });
}
