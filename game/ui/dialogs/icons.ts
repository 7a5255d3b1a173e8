/** Icons on buttons of the page. They are hidden from screen readers: whoever uses one gives the button a name. */

import { ICONS, type IconName } from '../../kit/icon.tsx';

const SVG = 'http://www.w3.org/2000/svg';

/** An SVG element with its attributes and children. */
export function svgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>> = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/** An icon that takes the size and colour of the text beside it. */
export function icon(name: IconName): SVGSVGElement {
  const shape: { filled?: string; line?: string } = ICONS[name];
  const parts = [
    ...(shape.filled === undefined ? [] : [svgElement('path', { d: shape.filled, class: 'filled' })]),
    ...(shape.line === undefined ? [] : [svgElement('path', { d: shape.line, class: 'line' })]),
  ];
  return svgElement('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, ...parts);
}
