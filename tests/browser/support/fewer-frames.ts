/**
 * Lets a page draw some twenty frames a second in place of sixty, and at once those that a test waits for by `nextFrame`:
 * Chromium draws by software in tests, and frames take an eighth of the processor's time. Runs in the page before its own
 * scripts, so it may not use anything from its closure.
 */
export function fewerFrames(): void {
  /** Before each frame, in ms. */
  const pause = 30;
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  /** By their timers: what waits for the end of the pause, and what for the frame after it. */
  const waiting = new Map<number, FrameRequestCallback>();
  const frames = new Map<number, number>();
  const drop = (timer: number): void => {
    window.clearTimeout(timer);
    waiting.delete(timer);
  };
  const endPause = (timer: number, callback: FrameRequestCallback): void => {
    drop(timer);
    const frame = request((time) => {
      frames.delete(timer);
      callback(time);
    });
    frames.set(timer, frame);
  };
  window.requestAnimationFrame = (callback) => {
    const timer = window.setTimeout(() => endPause(timer, callback), pause);
    waiting.set(timer, callback);
    return timer;
  };
  window.cancelAnimationFrame = (timer) => {
    drop(timer);
    cancel(frames.get(timer) ?? 0);
  };
  (window as { nextFrame?: () => Promise<unknown> }).nextFrame = () => {
    for (const [timer, callback] of waiting) endPause(timer, callback);
    return new Promise(request);
  };
}
