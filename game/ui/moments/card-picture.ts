/** Cards as small pictures in a dialog, named for screen readers. */
import { rankOf, suitOf, type Card } from '../../../engine/cards.ts';
import { SUIT_PATHS } from '../../base/suit-paths.ts';
import { CARD_ASPECT, CARD_RADIUS } from '../../base/theme/theme.ts';
import { rankLabel } from '../../model/card-signs.ts';
import { cardName } from '../../model/sentences.ts';
import { svgElement } from '../dialogs/icons.ts';
import '../../kit/card.css';

/** A card is drawn in hundredths of its width. */
const [WIDTH, HEIGHT] = [100, 100 * CARD_ASPECT];

/** The face of a card; its suit's colour is the custom property `--suit-0` to `--suit-3`. */
export function cardPicture(card: Card): SVGSVGElement {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const mark = (x: number, y: number, size: number): SVGPathElement =>
    svgElement('path', { d: SUIT_PATHS[suit], transform: `translate(${x} ${y}) scale(${size})` });
  const label = rankLabel(rank);
  const index = svgElement('text', { x: 28, y: 47, 'text-anchor': 'middle' }, label);
  if (label.length > 1) index.setAttribute('class', 'narrow');
  const picture = paper('face', index, mark(28, 68, 13), mark(62, 100, 27));
  picture.style.setProperty('--ink-of-suit', `var(--suit-${suit})`);
  nameFor(picture, cardName(card));
  return picture;
}

/** The back of a card. @param name for screen readers; without one it is not there for them */
export function backPicture(name?: string): SVGSVGElement {
  const inner = svgElement('rect', { x: 8, y: 8, width: WIDTH - 16, height: HEIGHT - 16, rx: 6 });
  const picture = paper('back', inner);
  if (name === undefined) picture.setAttribute('aria-hidden', 'true');
  else nameFor(picture, name);
  return picture;
}

function nameFor(picture: SVGSVGElement, name: string): void {
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', name);
}

function paper(kind: 'face' | 'back', ...children: readonly Node[]): SVGSVGElement {
  const edge = svgElement('rect', { class: 'paper', width: WIDTH, height: HEIGHT, rx: 100 * CARD_RADIUS });
  return svgElement('svg', { class: `card ${kind}`, viewBox: `0 0 ${WIDTH} ${HEIGHT}` }, edge, ...children);
}
