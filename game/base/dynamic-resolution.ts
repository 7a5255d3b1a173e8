/**
 * Draws the picture in fewer pixels where frames come too slowly, and only as long as that helps: a screen that shows 30
 * frames a second to save power shows no more of them for it.
 */
import { median } from '../../engine/statistics.ts';

/** How much movement is judged together: in ms, and in frames. */
const ENOUGH = 1200;
const FEWEST = 8;
/** Slower than some 36 frames a second, in ms. */
const SLOW = 28;
/** So often in a row: something else may have kept the processor busy, as when the policy is loaded. */
const TIMES_SLOW = 2;
/** What takes longer is no matter of pixels: the page was hidden, or did something else. In ms. */
const LONGEST = 500;
/** Fewer pixels help where a frame then takes at most this share of its time. */
const HELPS = 0.85;

/** How many pixels the picture has. */
export interface Resolution {
  /** Draws in fewer pixels from now on. @returns whether fewer are possible */
  coarsen: () => boolean;
  /** Takes the last `coarsen` back. */
  refine: () => void;
}

export class DynamicResolution {
  readonly #resolution: Resolution;
  #times: number[] = [];
  /** What a frame took before the picture became coarser; null while it is as fine as it can be. */
  #before: number | null = null;
  #timesSlow = 0;
  #hasEnded = false;

  constructor(resolution: Resolution) {
    this.#resolution = resolution;
  }

  /** To be called with the time from one drawn frame to the next, in ms. */
  note(time: number): void {
    if (!this.#hasEnded && time <= LONGEST && !this.#isEnough) this.#times.push(time);
  }

  get #isEnough(): boolean {
    return this.#times.length >= FEWEST && this.#times.reduce((sum, time) => sum + time, 0) >= ENOUGH;
  }

  /** To be called where nothing moves: a change draws everything anew. */
  adjust(): void {
    if (this.#hasEnded || !this.#isEnough) return;
    const time = median(this.#times);
    this.#times = [];
    this.#timesSlow = time > SLOW ? this.#timesSlow + 1 : 0;
    if (this.#timesSlow < TIMES_SLOW) return;
    this.#timesSlow = 0;
    if (this.#before !== null && time > this.#before * HELPS) {
      this.#resolution.refine();
      this.#hasEnded = true;
    } else {
      this.#before = time;
      this.#hasEnded = !this.#resolution.coarsen();
    }
  }
}
