/** What must never happen: errors, a scene that is stuck, a picture of one colour. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Screen } from '../../../browser/support/screen.ts';
import type { Visit } from '../../../browser/support/visit.ts';
import { OVERLAYS, targetsOf } from './actions.ts';

/** How long nothing may happen while there is nothing to do, in ms, and in how many checks at least. */
const STANDSTILL = 40_000;
const LEAST_LOOKS = 30;
/** How long a page may take to answer, in ms. */
const SILENCE = 90_000;
/** How often a picture of one colour is checked again: it may be between two scenes. */
const PICTURE_LOOKS = 4;

/** Number of buttons that are always at the table: leave, rules, speed, sound. */
const CORNER_BUTTONS = 4;

interface Look {
  screen: Screen;
  hasDialog: boolean;
}

/** Whether a person can do anything but leave. */
function isOnOffer(screen: Screen, hasDialog: boolean): boolean {
  const { scene, buttons, question, page } = screen;
  if (hasDialog || targetsOf(screen).length > 0) return true;
  if (scene === 'table' && question === null && page === null) return buttons.length > CORNER_BUTTONS;
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

  /** What is wrong in the tab now, null if nothing. */
  async fault(): Promise<string | null> {
    const [trouble] = this.#visit.problems;
    if (trouble !== undefined) return trouble;
    const look = await Promise.race([this.#look(), pause(SILENCE, null, { ref: false })]);
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
    if (screen.scenes.length > 1) return `scenes are shown over each other: ${screen.scenes.join(', ')}`;
    const { scene, shown, legal, lesson, isQueueEmpty, opponents, position, isPlaying } = screen;
    const seen = JSON.stringify({ scene, shown, legal, lesson, isQueueEmpty, opponents, position });
    // A paused replay waits for its bar, which is always shown.
    const isWaiting = scene === 'replay' && !isPlaying;
    if (seen !== this.#seen || isWaiting || isOnOffer(screen, hasDialog)) {
      this.#seen = seen;
      this.#since = performance.now();
      this.#looks = 0;
      return null;
    }
    this.#looks += 1;
    if (performance.now() - this.#since < STANDSTILL || this.#looks < LEAST_LOOKS) return null;
    return `nothing happens and there is nothing to do: ${seen.slice(0, 2000)}`;
  }

  /** Reports a visible canvas of a single colour; null if it has more. */
  async blankPicture(): Promise<string | null> {
    for (let look = 0; look < PICTURE_LOOKS; look++) {
      const { scene } = await this.#visit.screen();
      if (scene === 'boot' || (await this.#colours()) > 1) return null;
      await this.#visit.frames(5);
      await this.#visit.page.waitForTimeout(500);
    }
    return 'the picture is of one colour';
  }

  /** How many colours a screenshot has, without what is over the canvas. */
  async #colours(): Promise<number> {
    const { page } = this.#visit;
    const showOverlays = (areShown: boolean): Promise<void> =>
      page.evaluate(
        ({ selector, opacity }) => {
          for (const overlay of document.querySelectorAll<HTMLElement>(selector)) overlay.style.opacity = opacity;
        },
        { selector: OVERLAYS.join(', '), opacity: areShown ? '' : '0' },
      );
    await showOverlays(false);
    const png = await page.screenshot();
    await showOverlays(true);
    return page.evaluate(async (bytes) => {
      const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0))]));
      const { width, height } = picture;
      const pen = new OffscreenCanvas(width, height).getContext('2d');
      if (pen === null) throw new Error('there is no 2D context to read the screenshot with');
      pen.drawImage(picture, 0, 0);
      return new Set(new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer)).size;
    }, png.toString('base64'));
  }
}
