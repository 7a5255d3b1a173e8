/** Easing functions: each maps a share of the time to a share of the way, 0 to 1. */
export function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

export function easeInOut(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/** Up and down again: 0 at both ends, 1 in the middle. */
export function hump(share: number): number {
  return Math.sin(Math.PI * share);
}

export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** The share of the phase from `start` to `end` (shares of the whole) that is done, 0 to 1. */
export function phase(share: number, start: number, end: number): number {
  return Math.max(0, Math.min(1, (share - start) / (end - start)));
}
