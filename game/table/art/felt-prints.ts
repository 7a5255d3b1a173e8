/** What is printed on the cloth of each family of games, in one ink: an emblem that tells which family is played (`game/assets/cloths/`). */
import type { Cloth } from '../../base/theme/cloths.ts';
import type { Theme } from '../../base/theme/theme.ts';
import type { TableLayout } from '../layout/layout.ts';
import { printPlace } from '../layout/print-place.ts';
import type { Picture } from './pen.ts';
import { drawSvg } from './svg.ts';

const PRINTS = import.meta.glob<string>('../../assets/cloths/*.svg', { query: '?raw', import: 'default', eager: true });

/** How strong the ink is, from 0 to 1: the picture itself is opaque, so that lines that cross are no darker there. */
export const INK = 0.17;

/** The emblem of a cloth at its place on the felt, if there is room for it. */
export function printPictures(layout: TableLayout, cloth: Cloth, { colours }: Theme): Picture[] {
  const place = printPlace(layout);
  if (place === null) return [];
  const { width, height } = place;
  const draw: Picture['draw'] = (pen) => drawSvg(pen, PRINTS[`../../assets/cloths/${cloth}.svg`], place, colours);
  return [{ name: 'print', width, height, draw }];
}
