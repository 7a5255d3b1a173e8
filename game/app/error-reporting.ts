/** Nothing fails in silence, and nothing ends in a blank page: what nobody caught is told of in plain words, with a way on. */
import { openDialog } from '../ui/dialogs/dialog.ts';
import { showToast, type ToastAction } from '../ui/dialogs/toast.ts';
import { words } from '../i18n/words.ts';
import { surviveFailures, type Loop } from '../services/errors/frames.ts';
import { messageOf, Told, faultOf, type Fault } from '../services/errors/fault.ts';

/** How long graphics that were taken away may come back before anybody is troubled with it, in ms. */
const MOMENT = 1500;

export type ErrorReportingOptions = {
  /** Whether matches outlast a reload. */
  isLasting: () => boolean;
};

/** What is needed of Phaser's renderer. */
type Renderer = { on: (event: string, listener: () => void) => unknown };

const reload = (): void => window.location.reload();

/** Tells of errors on toasts and papers. */
export class ErrorReporting {
  readonly #told = new Told();
  readonly #isLasting: () => boolean;
  /** Whether the word of an error that nobody expected lies there. */
  #isUnexpectedTold = false;

  constructor({ isLasting }: ErrorReportingOptions) {
    this.#isLasting = isLasting;
  }

  /** From now on hears of every error that nobody caught. */
  begin(): void {
    window.addEventListener('error', ({ error, message }) => this.tell((error as unknown) ?? message));
    window.addEventListener('unhandledrejection', ({ reason }) => this.tell(reason));
  }

  /** Tells of an error, once for each cause. */
  tell(error: unknown): void {
    const trouble = faultOf(error);
    if (trouble !== null && this.#told.isNew(trouble)) this.#say(trouble);
  }

  /** Tells of graphics that are taken away and do not come back within a moment. */
  followGraphics(renderer: Renderer, canvas: HTMLCanvasElement): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let takeAway: (() => void) | undefined;
    renderer.on('losewebgl', () => {
      // Browsers show a broken picture in its place.
      canvas.style.visibility = 'hidden';
      timer = setTimeout(() => {
        const { lostGraphics } = words().offline;
        takeAway = this.#toast(`${lostGraphics.title}. ${lostGraphics.text}`);
      }, MOMENT);
    });
    renderer.on('restorewebgl', () => {
      canvas.style.visibility = 'visible';
      clearTimeout(timer);
      takeAway?.();
    });
  }

  /** Tells of frames that fail; once none goes well any more, that there is only opening the page anew. */
  followFrames(loop: Loop): void {
    surviveFailures(loop, {
      onFailure: (error) => reportError(error),
      onEnd: (error) => {
        const { lostGraphics, unexpected, reload: label, kept, notKept } = words().offline;
        openDialog({
          title: lostGraphics.title,
          body: [unexpected.text(messageOf(error)), this.#isLasting() ? kept : notKept],
          close: label,
          onClose: reload,
        });
      },
    });
  }

  #say(trouble: Fault): void {
    const { offline, saves } = words();
    switch (trouble.is) {
      case 'plain':
        showToast(trouble.text);
        return;
      case 'full':
        showToast(saves.full);
        return;
      case 'incomplete':
        this.#toast(`${offline.incomplete.title}. ${offline.incomplete.text}`);
        return;
      case 'noGraphics':
        openDialog({
          title: offline.noGraphics.title,
          body: [offline.noGraphics.text],
          close: offline.reload,
          onClose: reload,
        });
        return;
      case 'unexpected':
        // The errors that follow from one lie under its word.
        if (this.#isUnexpectedTold) return;
        this.#isUnexpectedTold = true;
        this.#toast(
          `${offline.unexpected.title}. ${offline.unexpected.text(trouble.detail)}`,
          () => (this.#isUnexpectedTold = false),
        );
        return;
      default:
        trouble satisfies never;
    }
  }

  /** A toast that offers to reload, and says what that costs. */
  #toast(text: string, onGoOn?: () => void): () => void {
    const { offline } = words();
    const answers: ToastAction[] = [
      { label: offline.reload, onPress: reload },
      { label: offline.goOn, ...(onGoOn === undefined ? {} : { onPress: onGoOn }) },
    ];
    return showToast(`${text} ${this.#isLasting() ? offline.kept : offline.notKept}`, answers);
  }
}
