/** Small pictures on buttons of the page, drawn by us. They say nothing by themselves: who uses one gives it a name. */

const SVG = 'http://www.w3.org/2000/svg';

/** In a square of 24: what is filled, and what is drawn as a line. */
const SHAPES = {
  play: { filled: 'M7 4l13 8-13 8z' },
  pause: { filled: 'M6 4h4.5v16H6zM13.5 4H18v16h-4.5z' },
  'deal-back': { filled: 'M5 5h3.5v14H5zM20 5v14l-10-7z' },
  'turn-back': { line: 'M12 5l-7 7 7 7M20 5l-7 7 7 7' },
  back: { line: 'M15.5 5l-7 7 7 7' },
  on: { line: 'M8.5 5l7 7-7 7' },
  'turn-on': { line: 'M4 5l7 7-7 7M12 5l7 7-7 7' },
  'deal-on': { filled: 'M4 5v14l10-7zM15.5 5H19v14h-3.5z' },
  close: { line: 'M6 6l12 12M18 6L6 18' },
  knock: { filled: 'M12 3a9 9 0 1 0 .01 0z' },
  declared: { filled: 'M12 2l3 6.6 7 .8-5.2 4.8 1.4 7L12 17.7 5.8 21.2l1.4-7L2 9.4l7-.8z' },
  out: { line: 'M5 5l14 14M19 5L5 19' },
} as const satisfies Record<string, { filled: string } | { line: string }>;
export type IconName = keyof typeof SHAPES;

/** An element of a picture, with its attributes and what lies in it. */
export function drawn<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>> = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/** A picture that follows the size and colour of the words beside it. */
export function icon(name: IconName): SVGSVGElement {
  const shape: { filled?: string; line?: string } = SHAPES[name];
  const parts = [
    ...(shape.filled === undefined ? [] : [drawn('path', { d: shape.filled, class: 'filled' })]),
    ...(shape.line === undefined ? [] : [drawn('path', { d: shape.line, class: 'line' })]),
  ];
  return drawn('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, ...parts);
}
