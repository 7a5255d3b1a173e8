/** What can wait: for the browser to have time, or for its next frame. */

/** How long a busy browser puts off what can wait, in ms: less than the second for which Safari remembers a gesture. */
const IDLE_TIMEOUT = 800;

/** Calls back once the browser has time. Safari cannot say when it has. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: IDLE_TIMEOUT });
  else setTimeout(callback);
}

/** Resolves once the next frame has been painted. */
export async function nextPaint(): Promise<void> {
  await nextFrame();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Resolves when the next frame is about to be painted. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}
