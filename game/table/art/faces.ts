/** The faces at the seats, in a disc: animals, and portraits for people (`game/assets/faces/`). */
import type { Animal } from '../../base/animals.ts';
import { lettersOf } from '../../base/letters.ts';
import type { Portrait } from '../../base/portraits.ts';
import { animalCalled } from '../../i18n/given-names.ts';
import { disc, ring, type Pen } from './pen.ts';
import { drawSvg } from './svg.ts';

const FACES = import.meta.glob<string>('../../assets/faces/*.svg', { query: '?raw', import: 'default', eager: true });
const SILVER = '#C4D0DA';

function drawInitial(pen: Pen, name: string): void {
  disc(pen, '#3B4A55', 50, 50, 50);
  pen.fillStyle = '#F8EFDF';
  pen.font = '600 52px Georgia, serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(lettersOf(name).slice(0, 1).join('').toUpperCase(), 50, 54);
}

/** Whose face it is: `isYou` for the person who plays alone. A double has a silver rim. */
export interface FaceOwner {
  name: string;
  isYou: boolean;
  isDouble?: boolean;
  portrait?: Portrait;
  /** Of a bot that may be called otherwise. */
  animal?: Animal;
}

/** The portrait that somebody has chosen, the lamp for whoever plays alone, an animal, by its name where nothing else is known, null for an initial. */
function faceOf({ name, isYou, portrait, animal }: FaceOwner): Animal | Portrait | null {
  return portrait ?? animal ?? (isYou ? 'lamp' : animalCalled(name));
}

export function drawSeatFace(pen: Pen, owner: FaceOwner, size: number): void {
  const face = faceOf(owner);
  pen.save();
  pen.scale(size / 100, size / 100);
  pen.save();
  pen.beginPath();
  pen.arc(50, 50, 48, 0, 2 * Math.PI);
  pen.clip();
  if (face === null) drawInitial(pen, owner.name);
  else drawSvg(pen, FACES[`../../assets/faces/${face}.svg`], { width: 100, height: 100 });
  pen.restore();
  ring(pen, '#1B1512', 3, 50, 50, 48);
  if (owner.isDouble === true) ring(pen, SILVER, 4.5, 50, 50, 45.4);
  else ring(pen, '#C9A15A', 1.6, 50, 50, 46.6);
  pen.restore();
}
