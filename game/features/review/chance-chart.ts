/** The chance to win, deal by deal, as a small picture. */
import { element } from '../../base/elements.ts';
import { percent } from '../../i18n/numbers.ts';
import { words } from '../../i18n/words.ts';
import { svgElement } from '../../ui/dialogs/icons.ts';

/** In units of the picture; the scale is at the left. */
const WIDTH = 340;
const HEIGHT = 160;
const LEFT = 44;
const RIGHT = WIDTH - 12;
const TOP = 10;
const BOTTOM = HEIGHT - 24;
/** Chances that are written at the scale. */
const SCALE = [0, 0.5, 1];
/** More numbers of deals would run into each other. */
const MOST_NUMBERS = 12;

/**
 * @param chances of the seat before the first deal and after each
 * @param players among whom it would be shared equally at the beginning
 */
export function chanceChart(chances: readonly number[], players: number): HTMLElement {
  const text = words().review;
  const last = Math.max(1, chances.length - 1);
  const x = (deal: number): number => LEFT + (deal / last) * (RIGHT - LEFT);
  const points = chances.map((chance, deal) => ({ cx: x(deal), cy: y(chance) }));
  const every = Math.ceil(last / MOST_NUMBERS);
  const fair = 1 / players;
  return element(
    'figure',
    { className: 'chance' },
    element('h2', {}, text.chance),
    svgElement(
      'svg',
      { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': text.chance },
      ...SCALE.flatMap(gridLine),
      svgElement('line', { class: 'fair', x1: LEFT, y1: y(fair), x2: RIGHT, y2: y(fair) }),
      svgElement('polyline', { class: 'rate', points: points.map(({ cx, cy }) => `${cx},${cy}`).join(' ') }),
      ...points.map((point) => svgElement('circle', { ...point, class: 'point', r: 3.5 })),
      ...chances.flatMap((_, deal) =>
        deal % every === 0
          ? [
              svgElement(
                'text',
                { x: x(deal), y: HEIGHT - 4, 'text-anchor': 'middle' },
                deal === 0 ? text.start : String(deal),
              ),
            ]
          : [],
      ),
    ),
    element('p', { className: 'soft' }, text.fairShare(percent(fair))),
  );
}

function y(chance: number): number {
  return BOTTOM - chance * (BOTTOM - TOP);
}

function gridLine(chance: number): SVGElement[] {
  return [
    svgElement('line', { class: 'grid', x1: LEFT, y1: y(chance), x2: RIGHT, y2: y(chance) }),
    svgElement('text', { x: LEFT - 6, y: y(chance) + 4, 'text-anchor': 'end' }, percent(chance)),
  ];
}
