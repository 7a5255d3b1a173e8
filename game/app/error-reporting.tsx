/** Reports every uncaught error in plain words, with a way to go on: nothing fails silently or ends in a blank page. */
import { PAGE_ADDRESS } from '../base/display.ts';
import { Dialog, open } from '../kit/dialog.tsx';
import { showToast, type ToastAction } from '../kit/toast.tsx';
import { words } from '../i18n/words.ts';
import {
  surviveFailures,
  type Loop,
  faultOf,
  messageOf,
  ReportedFaults,
  type Fault,
} from '../services/errors/fault.ts';

/** How long lost graphics may take to come back before this is reported, in ms. */
const GRAPHICS_TIMEOUT = 1500;

interface ErrorReportingOptions {
  /** Whether matches survive a reload. */
  isLasting: () => boolean;
  /** Resolves once the words of the person's language are there. */
  spoken: () => Promise<unknown>;
}

interface Renderer {
  on: (event: string, listener: () => void) => unknown;
}

const reload = (): void => window.location.reload();

export class ErrorReporting {
  readonly #reported = new ReportedFaults();
  readonly #isLasting: () => boolean;
  readonly #spoken: () => Promise<unknown>;
  /** Whether the toast about an unexpected error is open. */
  #isUnexpectedShown = false;

  constructor({ isLasting, spoken }: ErrorReportingOptions) {
    this.#isLasting = isLasting;
    this.#spoken = spoken;
  }

  /** Reports every uncaught error from now on. */
  begin(): void {
    window.addEventListener('error', ({ error, message }) => this.report((error as unknown) ?? message));
    window.addEventListener('unhandledrejection', ({ reason }) => this.report(reason));
  }

  /** Reports an error, once for each cause. */
  report(error: unknown): void {
    const fault = faultOf(error);
    if (fault !== null && this.#reported.add(fault)) void this.#spoken().then(() => this.#show(fault));
  }

  /** Reports lost graphics that do not come back soon. */
  followGraphics(renderer: Renderer, canvas: HTMLCanvasElement): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let toast: HTMLElement | undefined;
    renderer.on('losewebgl', () => {
      // Browsers would show a broken-image icon in its place.
      canvas.style.visibility = 'hidden';
      timer = setTimeout(() => {
        const { lostGraphics } = words().offline;
        // Without a picture there is nothing to continue with; it closes by itself if that comes back.
        toast = this.#toast(`${lostGraphics.title}. ${lostGraphics.text}`, { canGoOn: false });
      }, GRAPHICS_TIMEOUT);
    });
    renderer.on('restorewebgl', () => {
      canvas.style.visibility = 'visible';
      clearTimeout(timer);
      toast?.remove();
    });
  }

  /** Reports frames that fail; once every frame fails, offers only to reload the page. */
  followFrames(loop: Loop): void {
    surviveFailures(loop, {
      onFailure: (error) => reportError(error),
      onEnd: (error) => {
        const { lostGraphics, unexpected, reload: label, kept, notKept } = words().offline;
        open(() => (
          <Dialog title={lostGraphics.title} close={label} onClose={reload}>
            <p>{unexpected.text(messageOf(error))}</p>
            <p>{this.#isLasting() ? kept : notKept}</p>
          </Dialog>
        ));
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
        open(() => (
          <Dialog
            title={offline.noGraphics.title}
            close={offline.goOn}
            onClose={() => window.location.replace(PAGE_ADDRESS)}
          >
            <p>{offline.noGraphics.text}</p>
          </Dialog>
        ));
        return;
      case 'unexpected':
        // Errors that follow from it need no toast of their own.
        if (this.#isUnexpectedShown) return;
        this.#isUnexpectedShown = true;
        this.#toast(`${offline.unexpected.title}. ${offline.unexpected.text(fault.detail)}`, {
          onDismiss: () => (this.#isUnexpectedShown = false),
        });
        return;
      default:
        fault satisfies never;
    }
  }

  #toast(text: string, { onDismiss, canGoOn = true }: { onDismiss?: () => void; canGoOn?: boolean } = {}): HTMLElement {
    const { offline } = words();
    const goOn = { label: offline.goOn, ...(onDismiss === undefined ? {} : { onPress: onDismiss }) };
    const answers: ToastAction[] = [{ label: offline.reload, onPress: reload }, ...(canGoOn ? [goOn] : [])];
    return showToast(`${text} ${this.#isLasting() ? offline.kept : offline.notKept}`, answers);
  }
}
