/** Until when one may think: rooms tell how much time is left, since the dates of two devices differ. */

/**
 * @param left in ms; null for as long as one likes
 * @returns how many seconds are left, the one that has begun included; null where there is no limit, or it is over
 */
export function secondsUntil(left: number | null): () => number | null {
  const until = left === null ? Infinity : performance.now() + left;
  return () => {
    const seconds = Math.ceil((until - performance.now()) / 1000);
    return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
  };
}
