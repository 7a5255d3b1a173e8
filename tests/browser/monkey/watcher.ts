/** What must never be seen, whatever is pressed: errors, a scene that stands still, a picture of one colour. */
import type { Screen, Visit } from '../visit.ts';
import { targetsOf } from './actions.ts';

/** How long nothing may happen where nothing is on offer, in ms, and how often that must have been seen. */
const STANDSTILL = 40_000;
const LEAST_LOOKS = 30;
/** How long a page may take to answer, in ms. */
const SILENCE = 90_000;
/** How often a picture of one colour is looked at again: it may be between two scenes. */
const PICTURE_LOOKS = 4;

/** Buttons that are always there at the table, by their number: to leave, the rules, the speed, the sound. */
const CORNERS = 4;

type Look = { screen: Screen; hasDialog: boolean };

/** Whether there is anything for a person to do but to leave. */
function isOnOffer(screen: Screen, hasDialog: boolean): boolean {
  const { scene, buttons, question, page } = screen;
  if (hasDialog || targetsOf(screen).length > 0) return true;
  if (scene === 'table' && question === null && page === null) return buttons.length > CORNERS;
  return buttons.length > 0;
}

/** Watches one tab. */
export class Watcher {
  readonly #visit: Visit;
  #seen = '';
  #since = performance.now();
  #looks = 0;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  /** What is wrong in the tab now, null for nothing. */
  async fault(): Promise<string | null> {
    const [trouble] = this.#visit.troubles;
    if (trouble !== undefined) return trouble;
    const look = await inTime(this.#look());
    if (look === null) return `the page has not answered for ${SILENCE / 1000} s`;
    return this.#standstill(look);
  }

  async #look(): Promise<Look> {
    await this.#visit.frames(1);
    return this.#visit.page.evaluate(() => ({
      screen: window.__thirtyOne as unknown as Screen,
      hasDialog: document.querySelector('dialog[open]') !== null,
    }));
  }

  #standstill({ screen, hasDialog }: Look): string | null {
    const { scene, shown, legal, lesson, isQueueEmpty, opponents, position, isPlaying } = screen;
    const seen = JSON.stringify({ scene, shown, legal, lesson, isQueueEmpty, opponents, position });
    // A replay that does not play waits for its strip, which is always there.
    const isWaiting = scene === 'replay' && !isPlaying;
    if (seen !== this.#seen || isWaiting || isOnOffer(screen, hasDialog)) {
      this.#seen = seen;
      this.#since = performance.now();
      this.#looks = 0;
      return null;
    }
    this.#looks += 1;
    if (performance.now() - this.#since < STANDSTILL || this.#looks < LEAST_LOOKS) return null;
    return `nothing happens and nothing is on offer: ${seen.slice(0, 2000)}`;
  }

  /** Whether the canvas shows one colour and nothing else. */
  async blankPicture(): Promise<string | null> {
    for (let look = 0; look < PICTURE_LOOKS; look++) {
      const { scene } = await this.#visit.screen();
      if (scene === 'boot' || (await this.#colours()) > 1) return null;
      await this.#visit.frames(5);
      await this.#visit.page.waitForTimeout(500);
    }
    return 'the picture is of one colour';
  }

  /** How many colours a small copy of the canvas has. */
  #colours(): Promise<number> {
    return this.#visit.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          // After Phaser's own frame, while what it has drawn can still be read.
          requestAnimationFrame(() => {
            const copy = document.createElement('canvas');
            [copy.width, copy.height] = [64, 64];
            const pen = copy.getContext('2d', { willReadFrequently: true });
            const canvas = document.querySelector('canvas');
            if (pen === null || canvas === null) {
              resolve(0);
              return;
            }
            pen.drawImage(canvas, 0, 0, 64, 64);
            resolve(new Set(new Uint32Array(pen.getImageData(0, 0, 64, 64).data.buffer)).size);
          });
        }),
    );
  }
}

/** What comes of it, null where nothing does in time. */
async function inTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), SILENCE);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
