/** Moves through a recorded match on a screen: step by step with motion, and anywhere else at once. */
import type { TableState } from '../../model/table-state.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import type { Pace } from '../../model/presentation-queue.ts';
import { jumpFrom, type Jump, type ReplayStep } from '../../model/replay.ts';

/** How fast it is played: what a speed multiplies every duration by. */
export const REPLAY_SPEEDS = { '1×': 1, '2×': 0.5, '4×': 0.25, '»': 0 } as const;
export type ReplaySpeed = keyof typeof REPLAY_SPEEDS;

/** Between two steps, and after a deal, in ms at speed 1; and the least of each, since somebody is to see it. */
const BETWEEN = { usual: 550, least: 260 };
const AFTER_DEAL = { usual: 2600, least: 1100 };

/** What shows the match. */
export type ReplayScreen = {
  /** Shows one event; resolves when the next may be shown. */
  play(event: MatchEvent, pace: Pace): Promise<void>;
  /** Shows a table at once, whatever was shown or moved before; what `play` shows then ends. */
  show(state: TableState): Promise<void>;
};

export type ReplayPlayerOptions = {
  steps: readonly ReplayStep[];
  /** The table at a position. */
  tableAt: (position: number) => TableState;
  screen: ReplayScreen;
  pace: () => Pace;
  /** Lets so many ms pass. */
  wait: (ms: number) => Promise<void>;
  /** Called whenever position or playing has changed. */
  changed: () => void;
};

/** Ways after which it goes on playing. */
const KEEPS_PLAYING: readonly Jump[] = ['deal-back', 'deal-on', 'first'];

export class ReplayPlayer {
  readonly #options: ReplayPlayerOptions;
  #position = 0;
  #isPlaying = false;
  /** A step is being shown. */
  #isMoving = false;
  /** Counts departures: whoever is overtaken stops where it is. */
  #trip = 0;

  constructor(options: ReplayPlayerOptions) {
    this.#options = options;
  }

  /** How many steps have been shown, the one that is being shown included. */
  get position(): number {
    return this.#position;
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  /** Whether a step is being shown. */
  get isMoving(): boolean {
    return this.#isMoving;
  }

  /** Plays on from here; from the beginning where it is at the end. */
  play(): void {
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    this.#options.changed();
    void (this.#position === this.#options.steps.length ? this.goTo(0) : this.#run());
  }

  /** Stops after the step that is being shown. */
  pause(): void {
    this.#isPlaying = false;
    this.#options.changed();
  }

  toggle(): void {
    if (this.#isPlaying) this.pause();
    else this.play();
  }

  /** Takes a way: one action on is shown with its motion, everything else at once. */
  async jump(jump: Jump): Promise<void> {
    if (!KEEPS_PLAYING.includes(jump)) this.#isPlaying = false;
    const to = jumpFrom(this.#options, this.#position, jump);
    if (jump === 'on' && to !== this.#position) await this.#advance();
    else await this.goTo(to);
  }

  /** Shows the table at a position, and plays on from there where it was playing. */
  async goTo(position: number): Promise<void> {
    const trip = ++this.#trip;
    const { screen, tableAt, changed } = this.#options;
    this.#position = position;
    this.#isMoving = true;
    changed();
    await screen.show(tableAt(position));
    if (trip !== this.#trip) return;
    this.#isMoving = false;
    changed();
    if (this.#isPlaying) await this.#run();
  }

  /** Stops for good. */
  stop(): void {
    this.#trip += 1;
    this.#isPlaying = false;
  }

  async #run(): Promise<void> {
    const { steps, pace, wait, changed } = this.#options;
    while (this.#isPlaying) {
      if (this.#position === steps.length) {
        this.#isPlaying = false;
        changed();
        return;
      }
      if (!(await this.#advance())) return;
      const trip = this.#trip;
      const isOver = steps[this.#position - 1].events.some(({ type }) => type === 'deal-over');
      const { usual, least } = isOver ? AFTER_DEAL : BETWEEN;
      await wait(Math.max(least, usual * pace().scale));
      if (trip !== this.#trip) return;
    }
  }

  /** Shows the next step. @returns false where it was overtaken */
  async #advance(): Promise<boolean> {
    const trip = ++this.#trip;
    const { steps, screen, tableAt, pace, changed } = this.#options;
    if (this.#isMoving) await screen.show(tableAt(this.#position));
    if (trip !== this.#trip) return false;
    this.#position += 1;
    this.#isMoving = true;
    changed();
    for (const event of steps[this.#position - 1].events) {
      await screen.play(event, pace());
      if (trip !== this.#trip) return false;
    }
    this.#isMoving = false;
    changed();
    return true;
  }
}
