/** The medals that a match is stamped with: a rosette of copper, and on its enamel what was achieved (`game/assets/medals/`). */
import medal from '../../assets/objects/medal.svg?raw';
import type { Animal } from '../../base/animals.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { DISPLAY_FACE, WEIGHTS } from '../../base/theme/typography.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import type { GoalId } from '../../i18n/en/goals.ts';
import { words } from '../../i18n/words.ts';
import { drawSeatFace } from './faces.ts';
import { drawEmblem, emblemOf, type Emblem } from './game-emblems.ts';
import type { Pen } from './pen.ts';
import { drawSvg } from './svg.ts';

const FILES = import.meta.glob<string>('../../assets/medals/*.svg', { query: '?raw', import: 'default', eager: true });

export const MEDAL_SIGNS = ['star', 'shield', 'arrow', 'hourglass', 'quill', 'wreath', 'ladder', 'faces'] as const;

const ENAMELS = { red: '#7C1F2C', green: '#1F5A49', blue: '#1E3A6B', plum: '#3A2450', black: '#2B2117' };
const LETTERING = '#FBE6CF';

/** What lies on an enamel: a sign of its own, the emblem of a game, or a number. */
type OnEnamel = { sign: (typeof MEDAL_SIGNS)[number] } | { emblem: Emblem } | { number: string };
type Face = OnEnamel & { enamel: keyof typeof ENAMELS };

/** Goals with 31 are green, those of knocks red, of wins blue, of hard ones black, and all others plum. */
const GOAL_MEDALS: Readonly<Record<GoalId, Face>> = {
  'first-win': { sign: 'star', enamel: 'blue' },
  'first-31': { number: '31', enamel: 'green' },
  'dealt-31': { number: '31!', enamel: 'green' },
  'gift-31': { number: '+31', enamel: 'green' },
  'three-31s': { number: '3×31', enamel: 'black' },
  'three-alike': { emblem: 'three', enamel: 'green' },
  'early-knock': { emblem: 'knock', enamel: 'red' },
  'early-survivor': { sign: 'shield', enamel: 'plum' },
  'cheeky-knock': { number: '≤20', enamel: 'red' },
  'by-a-point': { number: '+1', enamel: 'plum' },
  'knock-out': { emblem: 'knock', enamel: 'black' },
  'two-out': { number: '2', enamel: 'plum' },
  'on-grace': { emblem: 'buoy', enamel: 'blue' },
  flawless: { sign: 'shield', enamel: 'blue' },
  comeback: { sign: 'arrow', enamel: 'blue' },
  'bought-back': { emblem: 'penny', enamel: 'blue' },
  'no-knock': { sign: 'hourglass', enamel: 'blue' },
  'long-match': { number: '15', enamel: 'blue' },
  'full-table': { number: '10', enamel: 'blue' },
  masters: { sign: 'star', enamel: 'black' },
  'own-rules': { sign: 'quill', enamel: 'plum' },
  'five-games': { number: '5', enamel: 'blue' },
  'every-game': { sign: 'wreath', enamel: 'black' },
  'ladder-top': { sign: 'ladder', enamel: 'black' },
  'own-double': { sign: 'faces', enamel: 'plum' },
};

/** What a medal is given for: a goal, an animal that was beaten on the ladder, or a game that was won for the first time. */
export type Medal = { goal: GoalId } | { animal: Animal } | { game: string };

/** Draws a medal into a box of `size` px. */
export function drawMedal(pen: Pen, given: Medal, theme: Theme, size: number): void {
  const face = 'goal' in given ? GOAL_MEDALS[given.goal] : null;
  const enamel = ENAMELS[face?.enamel ?? 'green'];
  pen.save();
  pen.scale(size / 100, size / 100);
  drawSvg(pen, medal, { width: 100, height: 100 }, { ...theme.colours, back: enamel });
  if (face !== null) drawOnEnamel(pen, face, theme);
  else if ('animal' in given) {
    centred(pen, 68, () => drawSeatFace(pen, { name: words().seats.animals[given.animal], isYou: false }, 68));
  } else if ('game' in given) drawOnEnamel(pen, { emblem: emblemOf(preset(given.game)) }, theme);
  pen.restore();
}

function drawOnEnamel(pen: Pen, face: OnEnamel, theme: Theme): void {
  if ('sign' in face) drawSvg(pen, FILES[`../../assets/medals/${face.sign}.svg`], { width: 100, height: 100 });
  else if ('emblem' in face) centred(pen, 46, () => drawEmblem(pen, face.emblem, { width: 46, height: 46 }, theme));
  else drawNumber(pen, face.number);
}

/** The longer, the smaller. */
function drawNumber(pen: Pen, number: string): void {
  pen.fillStyle = LETTERING;
  pen.font = `${WEIGHTS.strong} ${Math.min(40, 84 / number.length)}px ${DISPLAY_FACE}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(number, 50, 51);
}

function centred(pen: Pen, size: number, draw: () => void): void {
  pen.save();
  pen.translate(50 - size / 2, 49 - size / 2);
  draw();
  pen.restore();
}
