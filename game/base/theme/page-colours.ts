/** Colours and typefaces of the page around the canvas, and of dialogs, from the theme: a phone shows the page at its edges. */
import type { Theme } from './theme.ts';
import { DISPLAY_FACE, INTERFACE_FACE, WEIGHTS } from './typography.ts';

export function applyPageColours({ colours }: Theme): void {
  const properties = {
    room: colours.room,
    text: colours.text,
    'text-soft': colours.textSoft,
    danger: colours.danger,
    paper: colours.paper,
    'paper-edge': colours.sheetEdge,
    ink: colours.ink,
    'ink-soft': colours.inkSoft,
    back: colours.back,
    wood: colours.wood,
    'wood-dark': colours.woodDark,
    carving: colours.carving,
    rail: colours.rail,
    'rail-light': colours.railLight,
    plate: colours.plate,
    'plate-edge': colours.plateEdge,
    accent: colours.accent,
    lamp: `${colours.lamp}88`,
    focus: colours.focus,
    shade: `${colours.shadow}aa`,
    'display-face': DISPLAY_FACE,
    'interface-face': INTERFACE_FACE,
    ...WEIGHTS,
  };
  for (const [name, value] of Object.entries(properties)) {
    document.documentElement.style.setProperty(`--${name}`, value);
  }
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colours.room);
}
