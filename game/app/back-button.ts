/**
 * The browser's Back goes one step up within the game, and leaves it from the menu alone: it closes a dialog or a page, and at
 * a table asks whether to leave. For that the history has an entry for each step that one has gone down.
 */

/** The state of such an entry: how far down it is. */
interface StepDown {
  depth: number;
}

/** When it is looked what came of a press, in ms: some things have to be fetched first. */
const WAITS = [0, 250, 1000, 3000];

interface BackButtonOptions {
  /** How many steps down one is: 0 in the menu. */
  depth: () => number;
  /** Goes one step up. */
  goUp: () => void;
}

/** How far down an entry of the history is; null for one that something else has made, as a link to a part of the page does. */
function depthIn(state: unknown): number | null {
  return (state as Partial<StepDown> | null)?.depth ?? null;
}

/** Follows the button from now on. */
export function followBackButton({ depth, goUp }: BackButtonOptions): void {
  const { history } = window;
  const addEntries = (): void => {
    for (let next = (depthIn(history.state) ?? 0) + 1; next <= depth(); next++)
      history.pushState({ depth: next } satisfies StepDown, '');
  };
  history.replaceState({ depth: 0 } satisfies StepDown, '');
  const follow = (): void => {
    for (const wait of WAITS) setTimeout(addEntries, wait);
  };
  // Browsers pass over entries that come by themselves, so they come with what people do.
  for (const gesture of ['pointerup', 'keyup', 'click']) window.addEventListener(gesture, follow, { capture: true });
  window.addEventListener('popstate', ({ state }) => {
    const entry = depthIn(state);
    if (entry === null) return;
    if (depth() > entry) goUp();
    // Something was closed without the button, and its entry is left over.
    else history.back();
  });
}
