/** What comes after a deal: the next one, watching on, or the result; and one more step for all, if they agree. */
import type { Match } from '../../engine/match.ts';
import { words } from '../i18n/words.ts';
import { pause } from '../model/pause.ts';
import type { PresentationQueue } from '../model/presentation-queue.ts';
import type { Hud, NextStep } from '../table/hud/hud.ts';

/** How long the showdown stays if no person plays, in ms at normal speed. */
const SHOWDOWN_PAUSE = 2500;

export interface AfterDealOptions {
  match: Match;
  queue: PresentationQueue;
  hud: Hud;
  /** The seats of people who are still in the match. */
  peopleIn: () => readonly number[];
  isWatched: boolean;
  /** After how many ms the next deal begins by itself, given whether no person is in the match any more; 0 for never. */
  goesOnAfter: (isWatching: boolean) => number;
  /** Calls back after so many ms, unless the table is left before; returns how to stop that. */
  later: (ms: number, callback: () => void) => () => void;
  isCovered: () => boolean;
  nextFrame: () => Promise<void>;
  onward: { label: () => string; onPress: () => void };
  isSingleDeal: boolean;
  /** What else is offered then, in the current language; it leads nowhere else. */
  beside?: () => readonly NextStep[];
}

export class AfterDeal {
  readonly #options: AfterDealOptions;
  /** The next steps on offer, in the current language; null if there is nothing to choose. */
  #nextSteps: (() => readonly NextStep[]) | null = null;
  /** Offers the next deal again, after the end of the last one has changed. */
  #offerAgain: () => void = () => undefined;
  /** The person is out of the match and only wants to see its result. */
  #skipsToResult = false;
  #stopWaiting: () => void = () => undefined;
  /** How many people played the last deal. */
  #people: number;

  constructor(options: AfterDealOptions) {
    this.#options = options;
    this.#people = options.peopleIn().length;
  }

  get mayExtendSteps(): boolean {
    const { match, isSingleDeal } = this.#options;
    return !isSingleDeal && match.mayExtendSteps && this.#nextSteps !== null;
  }

  extendSteps(): void {
    this.#options.match.extendSteps();
    this.#offerAgain();
  }

  /** Resolves when the next deal may begin. */
  async nextDeal(): Promise<void> {
    const { match, queue, isWatched, peopleIn } = this.#options;
    if (!match.hasDealt || this.#skipsToResult) return;
    queue.calm();
    if (isWatched) await this.#pauseForShowdown();
    else {
      await new Promise<void>((resolve) => {
        this.#offerNextDeal(() => {
          this.#people = peopleIn().length;
          resolve();
        });
      });
    }
  }

  /** Leads onward: the last deal is over. */
  end(): void {
    const { label, onPress } = this.#options.onward;
    if (this.#skipsToResult) onPress();
    else this.#offer(() => [{ label: label(), onPress }]);
  }

  /** Labels what is on offer in the current language, with what has come beside it. */
  refreshText(): void {
    if (this.#nextSteps !== null) this.#offer(this.#nextSteps);
  }

  #offerNextDeal(begin: () => void): void {
    const { queue, peopleIn } = this.#options;
    const skipToResult = (): void => {
      this.#skipsToResult = true;
      queue.hurry();
      begin();
    };
    this.#offerAgain = () => this.#offerNextDeal(begin);
    this.#offer(() => {
      const { nextDeal, theResult, watchOn } = words().match;
      return peopleIn().length === 0
        ? [
            { label: watchOn, onPress: begin },
            { label: theResult, onPress: skipToResult },
          ]
        : [{ label: nextDeal, onPress: begin }];
    });
    this.#goOnByItself();
  }

  /**
   * Begins the next deal when the showdown could be read, if that is wanted and nothing is open over it. It waits for
   * whoever has just gone out, to see why.
   */
  #goOnByItself(): void {
    const { goesOnAfter, later, isCovered, hud, peopleIn } = this.#options;
    this.#stopWaiting();
    const people = peopleIn().length;
    const time = goesOnAfter(people === 0);
    if (time === 0 || people < this.#people) return;
    this.#stopWaiting = later(time, () => {
      if (this.#nextSteps === null) return;
      if (isCovered()) this.#goOnByItself();
      else hud.pressNextStep();
    });
  }

  async #pauseForShowdown(): Promise<void> {
    const { queue, nextFrame } = this.#options;
    queue.push(pause(SHOWDOWN_PAUSE));
    await queue.whenEmpty();
    // At instant speed, too, the page has to be drawn, and the menu button has to work.
    await nextFrame();
  }

  /** @param nextSteps returns them in the current language */
  #offer(nextSteps: () => readonly NextStep[]): void {
    const { hud, beside = () => [] } = this.#options;
    this.#nextSteps = nextSteps;
    const leaving = nextSteps().map(({ label, onPress }) => ({
      label,
      onPress: () => {
        this.#nextSteps = null;
        this.#stopWaiting();
        onPress();
      },
    }));
    const staying = beside().map(({ label, onPress }) => ({
      label,
      onPress: () => {
        this.#offer(nextSteps);
        onPress();
      },
    }));
    hud.offerNextSteps([...leaving, ...staying]);
  }
}
