/** Goes from one place of the game to another, so that never two of them are shown: pages here, the others on the canvas. */
import { render, type ComponentChild } from 'preact';
import { element } from '../base/elements.ts';
import { MATCH_WORDS } from '../i18n/parts.ts';
import { withWords } from '../i18n/words.ts';
import type { Destination, Here } from '../match/destinations.ts';
import { pageBusyLock } from '../services/pwa/busy-lock.ts';
import { menuPage } from './menu/menu.tsx';
import type { Services } from './services.ts';

/** What is drawn on the canvas: nothing, the next table ahead of time, or a place. */
export type OnCanvas = { is: 'nothing' | 'preparation' } | Exclude<Destination, { is: 'menu' | 'result' }>;

/** The canvas, once its code has come. */
export interface Canvas {
  /** Fetches what else is needed to show something. */
  fetch: (shown: OnCanvas) => Promise<void>;
  /**
   * Shows something in place of what is shown now, at the next step.
   * @param between called when the one has ended and the other has not begun
   */
  show: (shown: OnCanvas, between?: () => void) => void;
}

export class Navigation {
  readonly #services: Services;
  readonly #openCanvas: () => Promise<Canvas>;
  /** Of the pages. */
  readonly #root = element('div');
  #shown: Destination['is'] = 'menu';
  #leave: () => void = () => undefined;
  #here = this.#arrive();
  #isLeaving = false;
  #releaseBusy: (() => void) | undefined;
  #loading: Promise<Canvas> | undefined;
  #canvas: Canvas | undefined;

  /** @param openCanvas fetches the canvas and begins to draw on it */
  constructor(services: Services, openCanvas: () => Promise<Canvas>) {
    this.#services = services;
    this.#openCanvas = openCanvas;
  }

  /** The place that is shown. */
  get here(): Here {
    return this.#here;
  }

  /** Shows the menu. */
  begin(): void {
    document.body.append(this.#root);
    this.#showPage(menuPage(this.#services, this.#here));
  }

  /** Fetches the canvas, once; if that fails, the next call tries again. */
  loadCanvas(): Promise<Canvas> {
    this.#loading ??= this.#open().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  async #open(): Promise<Canvas> {
    const canvas = await this.#openCanvas();
    this.#canvas = canvas;
    if (this.#shown === 'menu') canvas.show({ is: 'preparation' });
    return canvas;
  }

  #arrive(): Here {
    const left = new AbortController();
    this.#leave = () => left.abort();
    return {
      left: left.signal,
      goTo: (to) => (left.signal.aborted || this.#isLeaving ? Promise.resolve(false) : this.#goTo(to)),
    };
  }

  async #goTo(to: Destination): Promise<true> {
    this.#isLeaving = true;
    try {
      const page = await this.#pageOf(to);
      if (page === null) await this.#toCanvas(to as OnCanvas);
      else this.#toPage(to, page);
      return true;
    } catch (error) {
      this.#isLeaving = false;
      throw error;
    }
  }

  /** Fetches what shows a page; null for what is drawn on the canvas. */
  async #pageOf(to: Destination): Promise<(() => ComponentChild) | null> {
    if (to.is === 'menu') return () => menuPage(this.#services, this.#here, to.over);
    if (to.is !== 'result') return null;
    const { resultPage } = await withWords(MATCH_WORDS, import('./result.tsx'));
    return () => resultPage(this.#services, this.#here, to.ending);
  }

  async #toCanvas(to: OnCanvas): Promise<void> {
    const canvas = await this.loadCanvas();
    await canvas.fetch(to);
    canvas.show(to, () => {
      this.#change(to.is as Destination['is']);
      this.#showPage(null);
    });
  }

  #toPage(to: Destination, page: () => ComponentChild): void {
    const change = (): void => {
      this.#change(to.is);
      this.#showPage(page());
    };
    // From the table not before the next step: it is in the middle of one.
    if (this.#canvas === undefined || this.#shown === to.is) change();
    else this.#canvas.show({ is: to.is === 'menu' ? 'preparation' : 'nothing' }, change);
  }

  #change(shown: Destination['is']): void {
    this.#leave();
    this.#here = this.#arrive();
    this.#shown = shown;
    this.#isLeaving = false;
    const release = this.#releaseBusy;
    this.#releaseBusy = shown === 'menu' ? undefined : pageBusyLock.acquire();
    release?.();
  }

  #showPage(page: ComponentChild): void {
    render(null, this.#root);
    if (page !== null) render(page, this.#root);
  }
}
