/** What is open over a table and comes first: a question, or a page. The table goes on below. */
import type Phaser from 'phaser';
import type { Theme } from '../../base/theme/theme.ts';
import type { Viewport } from '../../base/viewport.ts';
import type { AccessibleScreen } from '../../ui/a11y/accessible-screen.ts';
import type { Page } from '../../ui/pages/page.ts';
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
  #page: Page | undefined;
  #createPage: (() => Page) | undefined;
  #size: Viewport | undefined;

  constructor(scene: Phaser.Scene, options: OverlaysOptions) {
    this.#scene = scene;
    this.#options = options;
  }

  /** Whether anything is open. */
  get isOpen(): boolean {
    return this.isAsking || this.hasPage;
  }

  get isAsking(): boolean {
    return this.#question !== undefined;
  }

  get hasPage(): boolean {
    return this.#page !== undefined;
  }

  /** The buttons of what is on top; undefined for nothing. */
  get buttons(): readonly Button[] | undefined {
    return (this.#question ?? this.#page)?.buttons;
  }

  /** What is on top, for screen readers. */
  get screen(): AccessibleScreen | undefined {
    return (this.#question ?? this.#page)?.screen;
  }

  /** For the state of the screen. */
  get state(): { page: string | null; question: { title: string; text: string } | null } {
    const question = this.#question;
    return {
      page: this.#page?.title ?? null,
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

  /** Opens a page in place of any other. */
  openPage(create: () => Page): void {
    this.#createPage = create;
    this.#page?.destroy();
    this.#page = create();
    if (this.#size !== undefined) this.#page.place(this.#size);
    this.#options.onChange();
  }

  /** Opens the open page again, in the current colours and language. */
  openPageAgain(): void {
    if (this.hasPage && this.#createPage !== undefined) this.openPage(this.#createPage);
  }

  closePage(): void {
    this.#page?.destroy();
    this.#page = undefined;
    this.#options.onChange();
  }

  place(size: Viewport): void {
    this.#size = size;
    this.#question?.place(size);
    this.#page?.place(size);
  }

  /** Handles a key while something is open: Escape leaves a page, a question has to be answered. @returns whether it did */
  pressKey(key: string): boolean {
    if (this.isAsking || key !== 'Escape') return false;
    this.#page?.goBack();
    return true;
  }
}
