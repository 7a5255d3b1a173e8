/** A small picture for each kind of game, so that one finds a game again by its looks (`game/assets/emblems/`). */
import type { HouseRules } from '../../../engine/rules/table.ts';
import type { Size } from '../../base/geometry.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { tokenKind } from '../../model/tokens.ts';
import type { Pen, Picture } from './pen.ts';
import { drawSvg } from './svg.ts';

const FILES = import.meta.glob<string>('../../assets/emblems/*.svg', { query: '?raw', import: 'default', eager: true });

export const EMBLEMS = [
  'penny',
  'nickel',
  'letter',
  'bus',
  'flag',
  'row',
  'buoy',
  'sun',
  'four',
  'knock',
  'call',
  'three',
] as const;
export type Emblem = (typeof EMBLEMS)[number];

/** Which picture stands for a game: by what is most visible of its rules at the table. */
export function emblemOf(rules: HouseRules): Emblem {
  const tokens = tokenKind(rules);
  if (rules.play === 'golf') return 'row';
  if (rules.play === 'pool') return 'buoy';
  if (tokens === 'points') return 'flag';
  if (tokens === 'places') return 'bus';
  if (tokens === 'letters') return 'letter';
  if (tokens === 'nickels') return 'nickel';
  if (rules.deck === 'italian40') return 'sun';
  if (rules.handSize === 4) return 'four';
  if (rules.hammer !== 'off' || rules.suddenDeath || rules.declare === 'manual') return 'call';
  if (rules.threeOfAKind === 30.5) return 'three';
  const { knockMinimum, knockTiming, knockerLowestLoss, knockerTieLoss } = rules;
  const isOtherwise = knockMinimum > 0 || knockTiming !== 'instead-of-draw' || knockerLowestLoss !== 2;
  return isOtherwise || knockerTieLoss !== 0 ? 'knock' : 'penny';
}

/** Draws one into the middle of a box. */
export function drawEmblem(pen: Pen, emblem: Emblem, box: Size, { colours, suits }: Theme): void {
  const [clubs, diamonds, hearts, spades] = suits.map(({ main }) => main);
  const svg = FILES[`../../assets/emblems/${emblem}.svg`];
  drawSvg(pen, svg, box, { ...colours, clubs, diamonds, hearts, spades });
}

/** One at a size in CSS px; the picture has the name of its emblem, or one of its own. */
export function emblemPicture(emblem: Emblem, theme: Theme, size: number, name: string = emblem): Picture {
  const box = { width: size, height: size };
  return { name, ...box, draw: (pen) => drawEmblem(pen, emblem, box, theme) };
}
