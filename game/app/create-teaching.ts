/** Creates the service that teaches; imported only once somebody wants that. */
import runtime from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { ADDRESSES } from 'virtual:learner-graphs';
import { TeachingService } from '../services/teaching/teaching-service.ts';

export function createTeaching(): TeachingService {
  const absolute = (address: string): string => new URL(address, document.baseURI).href;
  const graphs = Object.fromEntries(Object.entries(ADDRESSES).map(([name, address]) => [name, absolute(address)]));
  return new TeachingService({
    createWorker: () =>
      new Worker(new URL('../services/teaching/teaching-worker.ts', import.meta.url), { type: 'module' }),
    addresses: { runtime: absolute(runtime), graphs: graphs as typeof ADDRESSES },
  });
}
