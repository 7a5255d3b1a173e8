/** The page around the canvas in the colours of a theme: a phone shows it at its edges. */
import type { Theme } from '../../theme/theme.ts';

/** Shows the page in that theme from now on. */
export function dressPage({ colours }: Theme): void {
  document.body.style.background = colours.room;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colours.room);
}
