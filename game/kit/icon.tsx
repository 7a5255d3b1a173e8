/** Icons on buttons. They are hidden from screen readers: whoever uses one gives the button a name. */

/** Paths in a 24 × 24 box, filled or stroked. */
export const ICONS = {
  play: { filled: 'M7 4l13 8-13 8z' },
  pause: { filled: 'M6 4h4.5v16H6zM13.5 4H18v16h-4.5z' },
  'previous-deal': { filled: 'M5 5h3.5v14H5zM20 5v14l-10-7z' },
  'previous-turn': { line: 'M12 5l-7 7 7 7M20 5l-7 7 7 7' },
  previous: { line: 'M15.5 5l-7 7 7 7' },
  next: { line: 'M8.5 5l7 7-7 7' },
  'next-turn': { line: 'M4 5l7 7-7 7M12 5l7 7-7 7' },
  'next-deal': { filled: 'M4 5v14l10-7zM15.5 5H19v14h-3.5z' },
  cards: { line: 'M9 4h10v13H9zM5 8v12h10' },
  review: { line: 'M10.5 4a6.5 6.5 0 1 0 .01 0zM15.5 15.5L21 21' },
  close: { line: 'M6 6l12 12M18 6L6 18' },
  knock: { filled: 'M12 3a9 9 0 1 0 .01 0z' },
  declared: { filled: 'M12 2l3 6.6 7 .8-5.2 4.8 1.4 7L12 17.7 5.8 21.2l1.4-7L2 9.4l7-.8z' },
  check: { line: 'M4 12.5l5.5 5.5L20 6.5' },
  out: { line: 'M5 5l14 14M19 5L5 19' },
  ladder: { line: 'M8 3v18M16 3v18M8 6h8M8 10h8M8 14h8M8 18h8' },
  calendar: { line: 'M4 5.5h16v15H4zM4 10h16M8.5 3v4M15.5 3v4M8 14h.01M12 14h.01M16 14h.01M8 17.5h.01M12 17.5h.01' },
  cap: { line: 'M12 4.5l11 5-11 5-11-5zM5.5 12v5.5L12 20.5l6.5-3V12M23 9.5v7.5' },
  hint: {
    filled: 'M9.2 18.2h5.6v1.5H9.2zM10.2 20.8h3.6a1.8 1.8 0 0 1-3.6 0z',
    line: 'M9.5 16.5c0-2.6-3-3.6-3-7a5.5 5.5 0 0 1 11 0c0 3.4-3 4.4-3 7z',
  },
  undo: { line: 'M9.5 5L4.5 10l5 5M5 10h9a5 5 0 0 1 0 10h-4' },
  sound: { filled: 'M4 9.2h3.2L12.2 5v14l-5-4.2H4z', line: 'M15.5 9.2a4 4 0 0 1 0 5.6M18.2 6.6a7.6 7.6 0 0 1 0 10.8' },
  muted: { filled: 'M4 9.2h3.2L12.2 5v14l-5-4.2H4z', line: 'M16 9.8l4.4 4.4M20.4 9.8L16 14.2' },
} as const satisfies Record<string, { filled?: string; line?: string }>;
export type IconName = keyof typeof ICONS;

export function Icon({ name }: { name: IconName }) {
  const { filled, line }: { filled?: string; line?: string } = ICONS[name];
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {filled !== undefined && <path class="filled" d={filled} />}
      {line !== undefined && <path class="line" d={line} />}
    </svg>
  );
}
