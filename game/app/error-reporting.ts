/** Reports every uncaught error in plain words, with a way to go on: nothing fails silently or ends in a blank page. */
import { openDialog } from '../ui/dialogs/dialog.ts';
import { showToast, type ToastAction } from '../ui/dialogs/toast.ts';
import { words } from '../i18n/words.ts';
import { surviveFailures, type Loop } from '../services/errors/frames.ts';
import { faultOf, messageOf, ReportedFaults, type Fault } from '../services/errors/fault.ts';

/** How long lost graphics may take to come back before this is reported, in ms. */
const GRAPHICS_TIMEOUT = 1500;

interface ErrorReportingOptions {
  /** Whether matches survive a reload. */
  isLasting: () => boolean;
}

/** The part of Phaser's renderer that is used here. */
interface Renderer {
  on: (event: string, listener: () => void) => unknown;
}

const reload = (): void => window.location.reload();

export class ErrorReporting {
  readonly #reported = new ReportedFaults();
  readonly #isLasting: () => boolean;
  /** Whether the toast about an unexpected error is open. */
  #isUnexpectedShown = false;

  constructor({ isLasting }: ErrorReportingOptions) {
    this.#isLasting = isLasting;
  }

  /** Reports every uncaught error from now on. */
  begin(): void {
    window.addEventListener('error', ({ error, message }) => this.report((error as unknown) ?? message));
    window.addEventListener('unhandledrejection', ({ reason }) => this.report(reason));
  }

  /** Reports an error, once for each cause. */
  report(error: unknown): void {
    const fault = faultOf(error);
    if (fault !== null && this.#reported.add(fault)) this.#show(fault);
  }

  /** Reports lost graphics that do not come back soon. */
  followGraphics(renderer: Renderer, canvas: HTMLCanvasElement): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let closeToast: (() => void) | undefined;
    renderer.on('losewebgl', () => {
      // Browsers would show a broken-image icon in its place.
      canvas.style.visibility = 'hidden';
      timer = setTimeout(() => {
        const { lostGraphics } = words().offline;
        closeToast = this.#toast(`${lostGraphics.title}. ${lostGraphics.text}`);
      }, GRAPHICS_TIMEOUT);
    });
    renderer.on('restorewebgl', () => {
      canvas.style.visibility = 'visible';
      clearTimeout(timer);
      closeToast?.();
    });
  }

  /** Reports frames that fail; once every frame fails, offers only to reload the page. */
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

  #show(fault: Fault): void {
    const { offline, saves } = words();
    switch (fault.is) {
      case 'plain':
        showToast(fault.text);
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
        // Errors that follow from it need no toast of their own.
        if (this.#isUnexpectedShown) return;
        this.#isUnexpectedShown = true;
        this.#toast(
          `${offline.unexpected.title}. ${offline.unexpected.text(fault.detail)}`,
          () => (this.#isUnexpectedShown = false),
        );
        return;
      default:
        fault satisfies never;
    }
  }

  /** A toast that offers to reload, and says whether matches survive that. */
  #toast(text: string, onDismiss?: () => void): () => void {
    const { offline } = words();
    const answers: ToastAction[] = [
      { label: offline.reload, onPress: reload },
      { label: offline.goOn, ...(onDismiss === undefined ? {} : { onPress: onDismiss }) },
    ];
    return showToast(`${text} ${this.#isLasting() ? offline.kept : offline.notKept}`, answers);
  }
}
