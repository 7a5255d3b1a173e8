/**
 * Lets a page draw some twenty frames a second in place of sixty: Chromium draws by software in tests, and frames take an
 * eighth of the processor's time. Runs in the page before its own scripts, so it may not use anything from its closure.
 */
export function fewerFrames(): void {
  /** Before each frame, in ms. */
  const pause = 30;
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const frames = new Map<number, number>();
  window.requestAnimationFrame = (callback) => {
    const timer = window.setTimeout(() => {
      const frame = request((time) => {
        frames.delete(timer);
        callback(time);
      });
      frames.set(timer, frame);
    }, pause);
    return timer;
  };
  window.cancelAnimationFrame = (timer) => {
    window.clearTimeout(timer);
    cancel(frames.get(timer) ?? 0);
  };
}
