/** Goes from one place of the game to another, so that never two of them are shown: pages here, the others on the canvas. */
import { render, type ComponentChild } from 'preact';
import { element } from '../base/elements.ts';
import { markTime } from '../base/mark-time.ts';
import { MATCH_WORDS } from '../i18n/parts.ts';
import { withWords } from '../i18n/words.ts';
import { openDialogs } from '../kit/dialog.tsx';
import type { Destination, Here, ScreenRoute } from '../match/destinations.ts';
import { pageBusyLock } from '../services/pwa/busy-lock.ts';
import type { Services } from '../services/services.ts';
import { menuPage } from '../scenes/menu.tsx';
import { addressOf, fetchRoute } from './routes.tsx';

/** What is drawn on the canvas: nothing, the next table ahead of time, or a place. */
export type OnCanvas = { is: 'nothing' | 'preparation' } | Exclude<Destination, { is: 'menu' | 'result' }>;

export interface Canvas {
  fetch: (shown: OnCanvas) => Promise<void>;
  /**
   * Shows something in place of what is shown now, at the next step.
   * @param between called when the one has ended and the other has not begun
   */
  show: (shown: OnCanvas, between?: () => void) => void;
}

/** Of screens that an address can name. */
const addresses = new WeakMap<HTMLDialogElement, string>();

export class Navigation {
  readonly #services: Services;
  readonly #openCanvas: () => Promise<Canvas>;
  readonly #root = element('div');
  #shown: Destination['is'] = 'menu';
  #leave: () => void = () => undefined;
  #here: Here;
  #isLeaving = false;
  readonly #listeners = new Set<() => void>();
  #releaseBusy: (() => void) | undefined;
  #loading: Promise<Canvas> | undefined;
  #canvas: Canvas | undefined;

  /** @param openCanvas fetches the canvas and begins to draw on it */
  constructor(services: Services, openCanvas: () => Promise<Canvas>) {
    this.#services = services;
    this.#openCanvas = openCanvas;
    this.#here = this.#arrive();
  }

  get here(): Here {
    return this.#here;
  }

  get place(): Destination['is'] {
    return this.#shown;
  }

  /** What is shown, from the first step down from the menu on: the address of each, empty where it has none. */
  get steps(): readonly string[] {
    const dialogs = openDialogs();
    if (this.#shown !== 'menu') return ['', ...dialogs.map(() => '')];
    return dialogs.map((dialog) => addresses.get(dialog) ?? '');
  }

  /** Calls back whenever another place is shown. */
  onPlace(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Shows the menu. */
  begin(): void {
    document.body.append(this.#root);
    this.#showPage(menuPage(this.#here));
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
    const leaving = new AbortController();
    const left = leaving.signal;
    this.#leave = () => leaving.abort();
    const here: Here = {
      services: this.#services,
      left,
      goTo: (to) => (left.aborted || this.#isLeaving ? Promise.resolve(false) : this.#goTo(to)),
      open: (route) => openOver(here, route),
    };
    return here;
  }

  async #goTo(to: Destination): Promise<true> {
    this.#isLeaving = true;
    if (to.is === 'table') markTime('deal pressed');
    try {
      if (to.is === 'menu') this.#toPage(to.is, menuPage, to.over);
      else if (to.is === 'result') {
        const { resultPage } = await withWords(MATCH_WORDS, import('../scenes/result.tsx'));
        this.#toPage(to.is, (here) => resultPage(here, to));
      } else await this.#toCanvas(to);
      return true;
    } catch (error) {
      this.#isLeaving = false;
      throw error;
    }
  }

  async #toCanvas(to: Exclude<Destination, { is: 'menu' | 'result' }>): Promise<void> {
    const canvas = await this.loadCanvas();
    await canvas.fetch(to);
    canvas.show(to, () => {
      this.#change(to.is);
      this.#showPage(null);
    });
  }

  #toPage(is: 'menu' | 'result', page: (here: Here) => ComponentChild, over: readonly ScreenRoute[] = []): void {
    const change = (): void => {
      this.#change(is);
      this.#showPage(page(this.#here));
      void openAll(this.#here, over);
    };
    // From the table not before the next step: it is in the middle of one.
    if (this.#canvas === undefined || this.#shown === is) change();
    else this.#canvas.show({ is: is === 'menu' ? 'preparation' : 'nothing' }, change);
  }

  #change(shown: Destination['is']): void {
    this.#leave();
    this.#here = this.#arrive();
    this.#shown = shown;
    this.#isLeaving = false;
    const release = this.#releaseBusy;
    this.#releaseBusy = shown === 'menu' ? undefined : pageBusyLock.acquire();
    release?.();
    for (const listener of this.#listeners) listener();
  }

  #showPage(page: ComponentChild): void {
    render(null, this.#root);
    if (page !== null) render(page, this.#root);
  }
}

/** Opens a screen once its code has come, unless the place has been left by then; it closes with that. */
async function openOver(here: Here, route: ScreenRoute): Promise<void> {
  const show = await fetchRoute(here, route);
  if (here.left.aborted) return;
  here.left.addEventListener('abort', show());
  const dialog = openDialogs().at(-1);
  if (dialog !== undefined) addresses.set(dialog, addressOf(route));
}

async function openAll(here: Here, routes: readonly ScreenRoute[]): Promise<void> {
  for (const route of routes) await here.open(route);
}
