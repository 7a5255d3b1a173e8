/**
 * Draws the pictures of `game/assets/` on a 2D canvas: at once, sharp at every scale, and in the colours of a theme. As images
 * of the browser's they would come later, and again with each theme; the page's policy lets nothing parse them as a document.
 */
import type { Size } from '../../base/geometry.ts';
import { mix, translucent, type Palette, type SuitInks } from '../../base/theme/colours.ts';
import type { Pen } from './pen.ts';

/** What a picture may have of a theme. */
export type RoleColours = Partial<Palette & SuitInks & Record<'clubs' | 'diamonds' | 'hearts' | 'spades', string>>;

interface SvgElement {
  name: string;
  /** With what stands in `style`, where Inkscape writes it. */
  attributes: Readonly<Record<string, string>>;
  children: SvgElement[];
  words: string;
}

interface SvgDrawing {
  pen: Pen;
  elements: readonly SvgElement[];
  /** The theme's, by those that stand for them in the file. */
  colours: ReadonlyMap<string, string>;
}

const TAG = /<(?<end>\/)?(?<name>\w+)(?<attributes>[^>]*?)(?<empty>\/)?>(?<words>[^<]*)/g;

/** By their text, all elements in the order of the file. */
const parsed = new Map<string, readonly SvgElement[]>();

function attributesOf(list: string): Record<string, string> {
  const named = (text: string, pattern: RegExp): Record<string, string> =>
    Object.fromEntries(Array.from(text.matchAll(pattern), ([, name, value]) => [name, value]));
  const attributes = named(list, /([\w:-]+)="([^"]*)"/g);
  return { ...attributes, ...named(attributes.style ?? '', /([\w-]+):\s*([^;]+)/g) };
}

function parse(svg: string): readonly SvgElement[] {
  const elements: SvgElement[] = [];
  const open: SvgElement[] = [];
  for (const [, end, name, attributes, empty, words] of svg.matchAll(TAG)) {
    if (end === undefined) {
      const element = { name, attributes: attributesOf(attributes), children: [], words };
      elements.push(element);
      open.at(-1)?.children.push(element);
      if (empty === undefined) open.push(element);
    } else open.pop();
  }
  parsed.set(svg, elements);
  return elements;
}

function numbers(list = ''): number[] {
  return Array.from(list.matchAll(/-?[\d.]+/g), ([one]) => Number(one));
}

/** Reads an attribute that is a number; in its place the other one, or 0. */
function numberIn({ attributes }: SvgElement): (name: string, otherwise?: string) => number {
  return (name, otherwise = '') => Number.parseFloat(attributes[name] ?? attributes[otherwise] ?? '0');
}

/**
 * A picture lists the colours of the theme in `data-colours`, separated by commas: as `#7A4322 copperEdge`, or with what is
 * mixed into it, and the share of that, as `#A96333 copper copperEdge .4`.
 */
function coloursOf(list: string, colours: RoleColours): ReadonlyMap<string, string> {
  const named = (role: string): string => colours[role as keyof RoleColours] ?? role;
  return new Map(
    Array.from(list.matchAll(/(#\w+) ([\w#]+)(?: ([\w#]+) ([\d.]+))?/g), ([, hex, role, other, share]) => [
      hex,
      other === undefined ? named(role) : mix(named(role), named(other), Number(share)),
    ]),
  );
}

function colourOf({ colours }: SvgDrawing, hex: string): string {
  return colours.get(hex.toUpperCase()) ?? hex;
}

function meant({ elements }: SvgDrawing, reference: string): SvgElement {
  const id = /#([\w-]+)/.exec(reference)?.[1];
  const element = elements.find(({ attributes }) => attributes.id === id);
  if (element === undefined) throw new Error(`a picture has no ${reference}`);
  return element;
}

function paintOf(drawing: SvgDrawing, value: string): string | CanvasGradient {
  if (value === 'none') return 'transparent';
  if (!value.startsWith('url')) return colourOf(drawing, value);
  const element = meant(drawing, value);
  const { pen } = drawing;
  const at = numberIn(element);
  const gradient =
    element.name === 'linearGradient'
      ? pen.createLinearGradient(at('x1'), at('y1'), at('x2'), at('y2'))
      : pen.createRadialGradient(at('fx', 'cx'), at('fy', 'cy'), at('fr'), at('cx'), at('cy'), at('r'));
  for (const { attributes } of element.children) {
    const { offset, 'stop-color': colour, 'stop-opacity': opacity = '1' } = attributes;
    gradient.addColorStop(Number(offset), translucent(colourOf(drawing, colour), Number(opacity)));
  }
  return gradient;
}

function transform(pen: Pen, list: string): void {
  for (const [, name, values] of list.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers(values);
    if (name === 'matrix') pen.transform(a, b, c, d, e, f);
    else if (name === 'translate') pen.translate(a, b);
    else if (name === 'scale') pen.scale(a, b || a);
    else {
      pen.translate(b, c);
      pen.rotate((a * Math.PI) / 180);
      pen.translate(-b, -c);
    }
  }
}

/** What attributes do to the pen, for the element and all in it; their order matters. */
const APPLIED: Readonly<Record<string, (drawing: SvgDrawing, value: string) => void>> = {
  transform: ({ pen }, value) => transform(pen, value),
  'clip-path': (drawing, value) => {
    const [area] = meant(drawing, value).children;
    drawing.pen.clip(outlineOf(area) ?? new Path2D(), ruleOf(area, 'clip-rule'));
  },
  opacity: ({ pen }, value) => (pen.globalAlpha *= Number(value)),
  fill: (drawing, value) => (drawing.pen.fillStyle = paintOf(drawing, value)),
  stroke: (drawing, value) => (drawing.pen.strokeStyle = paintOf(drawing, value)),
  'stroke-width': ({ pen }, value) => (pen.lineWidth = Number.parseFloat(value)),
  'stroke-linecap': ({ pen }, value) => (pen.lineCap = value as CanvasLineCap),
  'stroke-linejoin': ({ pen }, value) => (pen.lineJoin = value as CanvasLineJoin),
  'stroke-dasharray': ({ pen }, value) => pen.setLineDash(numbers(value)),
  font: ({ pen }, value) => (pen.font = value),
  'text-anchor': ({ pen }, value) => (pen.textAlign = value === 'middle' ? 'center' : 'start'),
};

function ruleOf({ attributes }: SvgElement, name: string): CanvasFillRule {
  return attributes[name] === 'evenodd' ? 'evenodd' : 'nonzero';
}

/** The outline of a shape, null for everything else. */
function outlineOf(element: SvgElement): Path2D | null {
  const at = numberIn(element);
  const outline = new Path2D(element.attributes.d ?? '');
  if (element.name === 'rect') outline.roundRect(at('x'), at('y'), at('width'), at('height'), at('rx'));
  else if (element.name === 'circle' || element.name === 'ellipse')
    outline.ellipse(at('cx'), at('cy'), at('rx', 'r'), at('ry', 'r'), 0, 0, 2 * Math.PI);
  else if (element.name !== 'path') return null;
  return outline;
}

function drawElement(drawing: SvgDrawing, element: SvgElement): void {
  const { pen } = drawing;
  const { name, attributes, children, words } = element;
  pen.save();
  for (const [attribute, apply] of Object.entries(APPLIED)) {
    if (attribute in attributes) apply(drawing, attributes[attribute]);
  }
  const outline = outlineOf(element);
  if (outline !== null) {
    pen.fill(outline, ruleOf(element, 'fill-rule'));
    pen.stroke(outline);
  } else if (name === 'use') drawElement(drawing, meant(drawing, attributes.href ?? attributes['xlink:href']));
  else if (name === 'text') pen.fillText(words, numberIn(element)('x'), numberIn(element)('y'));
  else if (name === 'g' || name === 'svg') for (const child of children) drawElement(drawing, child);
  pen.restore();
}

/** Draws a picture into the middle of a box, as large as it fits in there. @param svg the text of its file */
export function drawSvg(pen: Pen, svg: string, { width, height }: Size, colours: RoleColours = {}): void {
  const elements = parsed.get(svg) ?? parse(svg);
  const [root] = elements;
  const [, , ownWidth, ownHeight] = numbers(root.attributes.viewBox);
  const scale = Math.min(width / ownWidth, height / ownHeight);
  pen.save();
  pen.translate((width - ownWidth * scale) / 2, (height - ownHeight * scale) / 2);
  pen.scale(scale, scale);
  pen.fillStyle = '#000000';
  pen.strokeStyle = 'transparent';
  drawElement({ pen, elements, colours: coloursOf(root.attributes['data-colours'] ?? '', colours) }, root);
  pen.restore();
}
