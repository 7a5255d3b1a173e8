/** What comes after a deal: the next one, one more step agreed on, watching on, or the result. */
import type { Match } from '../../engine/match.ts';
import { pause } from '../model/pause.ts';
import type { PresentationQueue } from '../model/presentation-queue.ts';
import { words } from '../i18n/words.ts';
import type { NextStep, Hud } from '../table/hud/hud.ts';

/** How long the showdown stays for who watches, in ms at normal speed. */
const READING_SHOWDOWN = 2500;

export type AfterDealOptions = {
  match: Match;
  queue: PresentationQueue;
  hud: Hud;
  /** The seats of people who are still in the match. */
  peopleIn: () => readonly number[];
  /** Whether somebody only watches from the start. */
  isWatched: boolean;
  /** Resolves with the next frame. */
  nextFrame: () => Promise<void>;
  showResult: () => void;
};

export class AfterDeal {
  readonly #options: AfterDealOptions;
  /** The ways on that are offered, and how to word them again. */
  #ways: readonly NextStep[] = [];
  #waysNow: () => readonly NextStep[] = () => [];
  /** Offers the next deal anew, once the deal before it has another end. */
  #offerAgain: () => void = () => undefined;
  /** The person is out of the match and wants to see only its end. */
  #isToTheEnd = false;

  constructor(options: AfterDealOptions) {
    this.#options = options;
  }

  /** Whether something is offered. */
  get isOffering(): boolean {
    return this.#ways.length > 0;
  }

  /** Whether one more step can be agreed on now. */
  get mayExtendSteps(): boolean {
    return this.#options.match.mayExtendSteps && this.isOffering;
  }

  /** Agrees on one more step for all. */
  extendSteps(): void {
    this.#options.match.extendSteps();
    this.#offerAgain();
  }

  /** Resolves when the next deal may begin. */
  async nextDeal(): Promise<void> {
    const { match, queue, isWatched } = this.#options;
    if (match.dealNumber === 0 || this.#isToTheEnd) return;
    queue.calm();
    if (isWatched) await this.#watchOn();
    else await new Promise<void>((resolve) => this.#offerNextDeal(resolve));
  }

  /** The match is over. */
  end(): void {
    const { showResult } = this.#options;
    if (this.#isToTheEnd) showResult();
    else this.#offer(() => [{ label: words().match.theResult, onPress: showResult }]);
  }

  /** Says what is offered in the language that is spoken now. */
  refreshText(): void {
    if (this.isOffering) this.#offer(this.#waysNow);
  }

  /** `goOn` begins the next deal. */
  #offerNextDeal(goOn: () => void): void {
    const { match, queue, peopleIn } = this.#options;
    const watchEnd = (): void => {
      this.#isToTheEnd = true;
      queue.hurry();
      goOn();
    };
    this.#offerAgain = () => this.#offerNextDeal(goOn);
    const savesSomebody = match.mayExtendSteps && match.dealResult().eliminated.length > 0;
    this.#offer(() => {
      const { nextDeal, oneMoreStep, theResult, watchOn } = words().match;
      return peopleIn().length === 0
        ? [
            { label: watchOn, onPress: goOn },
            { label: theResult, onPress: watchEnd },
          ]
        : [
            { label: nextDeal, onPress: goOn },
            ...(savesSomebody ? [{ label: oneMoreStep, onPress: () => this.extendSteps() }] : []),
          ];
    });
  }

  /** Resolves when who watches has had time to read the showdown. */
  async #watchOn(): Promise<void> {
    const { queue, nextFrame } = this.#options;
    queue.push(pause(READING_SHOWDOWN));
    await queue.whenEmpty();
    // At instant speed too the page is to be drawn, and to hear who wants to leave.
    await nextFrame();
  }

  /** @param waysNow has the words of the language that is spoken when it is called */
  #offer(waysNow: () => readonly NextStep[]): void {
    this.#ways = waysNow();
    this.#waysNow = waysNow;
    this.#options.hud.offerNextSteps(
      this.#ways.map(({ label, onPress }) => ({
        label,
        onPress: () => {
          this.#ways = [];
          onPress();
        },
      })),
    );
  }
}
