/** The page around the canvas, and the papers over it, in the looks of a theme: a phone shows the page at its edges. */
import type { Theme } from '../../base/theme/theme.ts';
import { DISPLAY_FACE, INTERFACE_FACE, WEIGHTS } from '../../base/theme/typography.ts';

/** Shows the page in that theme from now on. */
export function dressPage({ colours }: Theme): void {
  const looks = {
    room: colours.room,
    text: colours.text,
    paper: colours.paper,
    'paper-edge': colours.sheetEdge,
    ink: colours.ink,
    'ink-soft': colours.inkSoft,
    back: colours.back,
    shade: `${colours.shadow}aa`,
    'display-face': DISPLAY_FACE,
    'interface-face': INTERFACE_FACE,
    ...WEIGHTS,
  };
  for (const [name, value] of Object.entries(looks)) document.documentElement.style.setProperty(`--${name}`, value);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colours.room);
}
