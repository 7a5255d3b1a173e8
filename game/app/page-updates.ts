/** Connects updates to this page: its service worker, its tabs, and the toast about a new version. */
import { showToast } from '../kit/toast.tsx';
import { words } from '../i18n/words.ts';
import { BUILD_NAME, WORKER } from '../services/pwa/built-files.ts';
import { pageBusyLock } from '../services/pwa/busy-lock.ts';
import { Updates, type UpdateContainer } from '../services/pwa/updates.ts';

/** History state that survives a reload: the page has just been reloaded for a newer build. */
const RENEWED = { isRenewed: true };

function containerOf(workers: ServiceWorkerContainer): UpdateContainer {
  const scope = new URL('./', document.baseURI).href;
  return {
    get controller() {
      return workers.controller;
    },
    addEventListener: (type, listener) => workers.addEventListener(type, listener),
    getRegistration: () => workers.getRegistration(scope),
    register: () => workers.register(new URL(WORKER, scope), { scope, updateViaCache: 'none' }),
  };
}

/** Reading them throws where a page is locked into another one. */
function ownWorkers(): ServiceWorkerContainer | undefined {
  try {
    // Undefined on pages served over plain HTTP, unlike its type says.
    return navigator.serviceWorker as ServiceWorkerContainer | undefined;
  } catch {
    return undefined;
  }
}

/** The updates of the built game, which are to begin; none in development, or if the browser has no service workers. */
export function pageUpdates(): Updates | undefined {
  const build = document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_NAME}"]`)?.content;
  const workers = ownWorkers();
  if (build === undefined || workers === undefined) return undefined;
  // Only once: a server that alternates between two builds must not keep the page reloading.
  let isTouched = (window.history.state as { isRenewed?: boolean } | null)?.isRenewed === true;
  for (const touch of ['pointerdown', 'keydown']) {
    window.addEventListener(touch, () => (isTouched = true), { capture: true, once: true });
  }
  window.history.replaceState(null, '');
  const updates = new Updates({
    workers: containerOf(workers),
    busyLock: pageBusyLock,
    build,
    isTouched: () => isTouched,
    now: () => performance.now(),
    reload: () => {
      window.history.replaceState(RENEWED, '');
      window.location.reload();
    },
    onUpdate: () => void offerUpdate(updates),
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void updates.check();
  });
  return updates;
}

/** Offers a new version when nothing else is going on in this page. */
async function offerUpdate(updates: Updates): Promise<void> {
  await pageBusyLock.whenFree();
  const { offline } = words();
  const update = async (): Promise<void> => {
    if (!(await updates.update())) showToast(words().offline.updateWaits);
  };
  showToast(offline.updateReady, [{ label: offline.update, onPress: () => void update() }, { label: offline.later }]);
}
