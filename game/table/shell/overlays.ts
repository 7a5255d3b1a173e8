/** A question over a table, which comes first. The table goes on below. */
import type Phaser from 'phaser';
import type { Theme } from '../../base/theme/theme.ts';
import type { Viewport } from '../../base/viewport.ts';
import type { AccessibleScreen } from '../../ui/a11y/accessible-screen.ts';
import type { Button } from '../../ui/widgets/button.ts';
import { QuestionDialog, type QuestionDialogOptions } from '../hud/question-dialog.ts';

interface OverlaysOptions {
  theme: () => Theme;
  /** Called when something has been opened over the table or closed. */
  onChange: () => void;
}

export class Overlays {
  readonly #scene: Phaser.Scene;
  readonly #options: OverlaysOptions;
  #question: QuestionDialog | undefined;
  #ask: (() => QuestionDialogOptions) | undefined;
  #size: Viewport | undefined;

  constructor(scene: Phaser.Scene, options: OverlaysOptions) {
    this.#scene = scene;
    this.#options = options;
  }

  get isAsking(): boolean {
    return this.#question !== undefined;
  }

  /** The buttons of what is on top; undefined for nothing. */
  get buttons(): readonly Button[] | undefined {
    return this.#question?.buttons;
  }

  /** What is on top, for screen readers. */
  get screen(): AccessibleScreen | undefined {
    return this.#question?.screen;
  }

  /** For the state of the screen. */
  get state(): { question: { title: string; text: string } | null } {
    const question = this.#question;
    return {
      question: question === undefined ? null : { title: question.title, text: question.text },
    };
  }

  /** Asks a question in place of any other; an answer closes it. @param question returns it in the current language */
  ask(question: () => QuestionDialogOptions): void {
    const { answers, ...texts } = question();
    this.#ask = question;
    this.#question?.destroy();
    this.#question = new QuestionDialog(this.#scene, this.#options.theme(), {
      ...texts,
      answers: answers.map(({ label, onPress }) => ({
        label,
        onPress: () => {
          this.#question = undefined;
          this.#options.onChange();
          onPress();
        },
      })),
    });
    if (this.#size !== undefined) this.#question.place(this.#size);
    this.#options.onChange();
  }

  /** Asks the open question again, in the current colours and language. */
  askAgain(): void {
    if (this.isAsking && this.#ask !== undefined) this.ask(this.#ask);
  }

  place(size: Viewport): void {
    this.#size = size;
    this.#question?.place(size);
  }
}
