/**
 * The browser's history: an entry for each step that one has gone down from the menu, to a place or a dialog. Back goes one
 * step up, and leaves the game from the menu alone; at a table it asks whether to leave. Forward opens again what has an
 * address, which also a reload or a link opens over the menu.
 */
import { onDialogs, openDialogs } from '../kit/dialog.tsx';
import { isAsking } from '../services/screen-state.ts';
import type { Navigation } from './navigation.tsx';
import { routeAt } from './routes.tsx';

/** The state of such an entry: how far down it is. */
interface StepDown {
  depth: number;
}

type Followed = Pick<Navigation, 'here' | 'place' | 'steps' | 'onPlace'>;

/** How far down an entry of the history is; null for one that something else has made, as a link to a part of the page does. */
function depthIn(state: unknown): number | null {
  return (state as Partial<StepDown> | null)?.depth ?? null;
}

export function followHistory(navigation: Followed): void {
  const { history, location } = window;
  let depth = 0;
  /** Whether it is an entry that Forward has led to, and that is left again since it cannot be opened. */
  let isReturning = false;

  /** Notes how far down one is, with the address of the last step that has one. */
  const note = (steps: readonly string[], how: 'pushState' | 'replaceState'): void => {
    const address = steps.findLast((step) => step !== '') ?? '';
    history[how]({ depth } satisfies StepDown, '', location.pathname + location.search + address);
  };
  const follow = (): void => {
    if (depthIn(history.state) === null) return;
    const { steps } = navigation;
    if (steps.length <= depth) note(steps, 'replaceState');
    // Browsers pass over entries that come by themselves, so the first ones come with what people do.
    else if (hasBeenUsed()) {
      note(steps.slice(0, depth), 'replaceState');
      while (depth < steps.length) {
        depth++;
        note(steps.slice(0, depth), 'pushState');
      }
    }
  };
  /** Opens what the address names, where it can be opened. @returns whether it can */
  const open = (): boolean => {
    const route = routeAt(location.hash);
    if (route === null || navigation.place !== 'menu') return false;
    void navigation.here.open(route);
    return true;
  };
  window.addEventListener('popstate', ({ state }) => {
    const before = depth;
    const entry = depthIn(state);
    if (entry === null) return;
    depth = entry;
    const shown = navigation.steps.length;
    if (isReturning) isReturning = false;
    else if (shown > entry) goUp(navigation);
    else if (entry <= before) history.back();
    else if (shown < entry - 1 || !open()) {
      isReturning = true;
      history.back();
    }
  });
  // A link, or an address that was typed.
  window.addEventListener('hashchange', () => {
    if (depthIn(history.state) !== null || routeAt(location.hash) === null) return;
    history.replaceState({ depth } satisfies StepDown, '');
    open();
  });
  history.replaceState({ depth } satisfies StepDown, '');
  open();
  // Once it is known which screen a dialog is.
  onDialogs(() => queueMicrotask(follow));
  navigation.onPlace(follow);
  for (const gesture of ['pointerup', 'keyup', 'click'])
    window.addEventListener(gesture, () => setTimeout(follow), { capture: true });
}

/** Whether somebody has done something in this page; Safari has not always known. */
function hasBeenUsed(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
}

function goUp({ here, place }: Followed): void {
  const dialog = openDialogs().at(-1);
  if (dialog !== undefined) {
    dialog.close();
    return;
  }
  if (place === 'result') {
    void here.goTo({ is: 'menu' });
    return;
  }
  const escape = (): unknown => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  escape();
  // At the table the first one only skips what moves.
  if (!here.left.aborted && !isAsking()) escape();
}
