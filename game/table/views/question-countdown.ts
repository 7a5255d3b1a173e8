/** A question of the table that may have a time limit, after which it answers itself. */
import { DECLARE_WINDOW, DECLARE_WINDOW_UNHURRIED } from '../../base/theme/motion.ts';
import type { Action } from '../../../engine/actions.ts';
import type { Question } from '../../model/questions.ts';
import type { Stage } from '../stage.ts';

export class QuestionCountdown {
  readonly #stage: Stage;
  readonly #answer: (action: Action) => void;
  readonly #reducedMotion: () => boolean;
  #question: Question | null = null;
  /** When the time is up, in the scene's time in ms. */
  #end = 0;

  /** `answer` is called with the default answer when the time is up. */
  constructor(stage: Stage, answer: (action: Action) => void, reducedMotion: () => boolean) {
    this.#stage = stage;
    this.#answer = answer;
    this.#reducedMotion = reducedMotion;
    stage.scene.events.on('update', this.#tick);
  }

  /** The share of the time that is left, null if there is no time limit. */
  get left(): number | null {
    if (this.#question === null || this.#question.otherwise === null) return null;
    return Math.max(0, (this.#end - this.#now) / this.#moment);
  }

  /** Asks, or takes the question back; another one has all of its time. */
  ask(question: Question | null): void {
    const isNew = question !== null && question.title !== this.#question?.title;
    this.#question = question;
    if (isNew) this.moreTime();
  }

  /** Starts the time again, for people who need longer to find the answer. */
  moreTime(): void {
    this.#end = this.#now + this.#moment;
  }

  destroy(): void {
    this.#stage.scene.events.off('update', this.#tick);
  }

  get #now(): number {
    return this.#stage.scene.time.now;
  }

  get #moment(): number {
    return this.#reducedMotion() ? DECLARE_WINDOW_UNHURRIED : DECLARE_WINDOW;
  }

  readonly #tick = (): void => {
    const otherwise = this.#question?.otherwise ?? null;
    if (otherwise !== null && this.left === 0) this.#answer(otherwise);
  };
}
