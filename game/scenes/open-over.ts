/** What is open as long as one place is shown. */
import type { Here } from '../match/destinations.ts';

/** Ends something when the place is left. */
export function whileHere({ left }: Here, end: () => void): void {
  left.addEventListener('abort', end);
}

/** Opens a dialog as soon as its code has come, unless the place has been left by then; it closes with that. */
export async function openOver<Code>(
  here: Here,
  coming: Promise<Code>,
  open: (code: Code) => () => void,
): Promise<void> {
  const code = await coming;
  if (!here.left.aborted) whileHere(here, open(code));
}
