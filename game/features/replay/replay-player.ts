/** Moves through a recorded match: to the next step with motion, anywhere else at once. */
import type { SeenEvent } from '../../../engine/seen.ts';
import type { TableState } from '../../model/table-state.ts';
import type { StepPace } from '../../model/presentation-queue.ts';
import { jumpFrom, type Jump, type ReplayStep } from '../../model/replay.ts';

/** The factor by which each speed multiplies every duration. */
export const REPLAY_SPEEDS = { '1×': 1, '2×': 0.5, '4×': 0.25, '»': 0 } as const;
export type ReplaySpeed = keyof typeof REPLAY_SPEEDS;

/** Pauses between two steps and after a deal: in ms at speed 1, and at least, so that there is time to look. */
const BETWEEN = { usual: 550, least: 260 };
const AFTER_DEAL = { usual: 2600, least: 1100 };

interface ReplayScreen {
  /** Shows one event; resolves when the next may be shown. */
  play(event: SeenEvent, pace: StepPace): Promise<void>;
  /** Shows a table at once, and ends whatever `play` is showing. */
  show(state: TableState): Promise<void>;
}

interface ReplayPlayerOptions {
  steps: readonly ReplayStep[];
  tableAt: (position: number) => TableState;
  screen: ReplayScreen;
  pace: () => StepPace;
  /** Resolves after a time in ms. */
  wait: (ms: number) => Promise<void>;
  /** Called when `position`, `isPlaying` or `isMoving` has changed. */
  changed: () => void;
}

const KEEPS_PLAYING: readonly Jump[] = ['previous-deal', 'next-deal', 'first'];

export class ReplayPlayer {
  readonly #options: ReplayPlayerOptions;
  #position = 0;
  #isPlaying = false;
  #isMoving = false;
  /** Counts moves: an older one stops when a newer one begins. */
  #move = 0;

  constructor(options: ReplayPlayerOptions) {
    this.#options = options;
  }

  /** The number of steps shown, including the one that is being shown. */
  get position(): number {
    return this.#position;
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  get isMoving(): boolean {
    return this.#isMoving;
  }

  /** Plays on from here, or from the beginning if this is the end. */
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

  /** Jumps: to the next action with motion, anywhere else at once. */
  async jump(jump: Jump): Promise<void> {
    if (!KEEPS_PLAYING.includes(jump)) this.#isPlaying = false;
    const to = jumpFrom(this.#options, this.#position, jump);
    if (jump === 'next' && to !== this.#position) await this.#advance();
    else await this.goTo(to);
  }

  /** Shows the table at a position, and plays on from there if it was playing. */
  async goTo(position: number): Promise<void> {
    const move = ++this.#move;
    const { screen, tableAt, changed } = this.#options;
    this.#position = position;
    this.#isMoving = true;
    changed();
    await screen.show(tableAt(position));
    if (move !== this.#move) return;
    this.#isMoving = false;
    changed();
    if (this.#isPlaying) await this.#run();
  }

  stop(): void {
    this.#move += 1;
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
      const move = this.#move;
      const isOver = steps[this.#position - 1].events.some(({ type }) => type === 'deal-over');
      const { usual, least } = isOver ? AFTER_DEAL : BETWEEN;
      await wait(Math.max(least, usual * pace().scale));
      if (move !== this.#move) return;
    }
  }

  /** Shows the next step. @returns false if a newer move has begun */
  async #advance(): Promise<boolean> {
    const move = ++this.#move;
    const { steps, screen, tableAt, pace, changed } = this.#options;
    if (this.#isMoving) await screen.show(tableAt(this.#position));
    if (move !== this.#move) return false;
    this.#position += 1;
    this.#isMoving = true;
    changed();
    for (const event of steps[this.#position - 1].events) {
      await screen.play(event, pace());
      if (move !== this.#move) return false;
    }
    this.#isMoving = false;
    changed();
    return true;
  }
}
