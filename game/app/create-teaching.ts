/** Creates what teaches; imported only once somebody wants that. */
import runtime from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { ADDRESSES } from 'virtual:learner-graphs';
import { hasKeyboard } from '../base/media-queries.ts';
import { BUILD_NAME } from '../services/pwa/built-files.ts';
import { pageBusyLock } from '../services/pwa/busy-lock.ts';
import { Course } from '../services/teaching/course.ts';
import type { TeachingSign } from '../services/teaching/sign.ts';
import { TeachingService } from '../services/teaching/teaching-service.ts';

export function createTeaching(sign: TeachingSign): Course {
  const absolute = (address: string): string => new URL(address, document.baseURI).href;
  const graphs = Object.fromEntries(Object.entries(ADDRESSES).map(([name, address]) => [name, absolute(address)]));
  const service = new TeachingService({
    createWorker: () =>
      new Worker(new URL('../services/teaching/teaching-worker.ts', import.meta.url), { type: 'module' }),
    addresses: { runtime: absolute(runtime), graphs: graphs as typeof ADDRESSES },
  });
  return new Course({
    service,
    sign,
    page: document,
    // A phone that learns gets warm and drains its battery: there somebody has to want it each time.
    resumesWhenSeen: hasKeyboard(),
    build: document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_NAME}"]`)?.content ?? 'development',
    keepOpen: () => pageBusyLock.acquire(),
  });
}
