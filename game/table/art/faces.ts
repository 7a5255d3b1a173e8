/** The faces at the seats, drawn by this project in a disc, in a box of 100 × 100: animals, and portraits for people. */
import type { Animal } from '../../base/animals.ts';
import { lettersOf } from '../../base/letters.ts';
import type { Portrait } from '../../base/portraits.ts';
import { animalCalled } from '../../i18n/given-names.ts';
import { disc, fill, mirrored, ring, stroke, type Pen } from './pen.ts';

const SILVER = '#C4D0DA';
const [DARK, LIGHT] = ['#2B1D16', '#F8EFDF'];

function eyes(pen: Pen, x: number, y: number, radius: number, colour = DARK): void {
  mirrored(pen, 50, () => {
    disc(pen, colour, x, y, radius);
    disc(pen, LIGHT, x + radius * 0.3, y - radius * 0.35, radius * 0.32);
  });
}

interface Drawing {
  ground: string;
  draw: (pen: Pen) => void;
}

const ANIMAL_FACES: Record<Animal, Drawing> = {
  fox: {
    ground: '#2F4B45',
    draw: (pen) => {
      mirrored(pen, 50, () => {
        fill(pen, '#C4622A', 'M50 36 L32 30 L17 10 Q13 34 18 50 Q24 68 50 90 Z');
        fill(pen, DARK, 'M28 29 L20 17 Q18 28 20 38 Z');
        fill(pen, LIGHT, 'M18 52 Q32 50 42 62 Q48 72 50 90 Q26 72 18 52 Z');
      });
      eyes(pen, 36, 51, 4);
      fill(pen, DARK, 'M43 80 Q50 76 57 80 Q55 88 50 90 Q45 88 43 80 Z');
    },
  },
  owl: {
    ground: '#4A3B52',
    draw: (pen) => {
      mirrored(pen, 50, () => fill(pen, '#8C6A4A', 'M50 22 Q36 22 20 12 Q18 30 17 48 Q16 80 50 90 Z'));
      mirrored(pen, 50, () => {
        disc(pen, '#E9D6B4', 34, 48, 16.5);
        ring(pen, '#6B4E34', 2, 34, 48, 16.5);
        disc(pen, '#F0A93A', 34, 48, 10);
        stroke(pen, '#6B4E34', 2.4, 'M30 74 q4 4 8 0 M38 81 q4 4 8 0 M24 66 q3 3 6 1');
      });
      eyes(pen, 34, 48, 5.6);
      fill(pen, '#E0A13C', 'M44 56 Q50 52 56 56 L50 71 Z');
    },
  },
  heron: {
    ground: '#6B4A3A',
    draw: (pen) => {
      fill(pen, '#8FA3B0', 'M34 96 Q30 72 40 60 Q28 56 28 40 Q30 24 48 24 Q60 24 63 36 Q64 46 56 54 Q48 66 56 96 Z');
      fill(pen, LIGHT, 'M45 96 Q40 74 48 60 Q58 50 62 38 Q64 48 58 56 Q52 68 56 96 Z');
      fill(pen, '#E2A13F', 'M60 33 L95 44 L60 44 Q63 38 60 33 Z');
      stroke(pen, '#A86E1F', 1.4, 'M62 39 L94 44');
      fill(pen, '#263442', 'M58 31 Q44 22 30 31 Q18 30 6 44 Q22 38 30 40 Q44 34 60 37 Z');
      disc(pen, '#F4C64E', 51, 39, 4.6);
      disc(pen, DARK, 51.6, 39, 2.6);
    },
  },
  badger: {
    ground: '#3D4A33',
    draw: (pen) => {
      mirrored(pen, 50, () => {
        disc(pen, '#3A3634', 22, 30, 9);
        disc(pen, LIGHT, 22, 31, 4.4);
        fill(pen, LIGHT, 'M50 20 Q26 18 18 40 Q14 62 36 80 Q42 90 50 91 Z');
        fill(pen, '#2C2A2A', 'M41 21 Q26 24 25 46 Q27 62 39 76 L46 74 Q38 58 38 46 Q38 32 43 21 Z');
        fill(pen, '#8D8781', 'M18 44 Q16 62 34 78 Q22 70 18 44 Z');
      });
      eyes(pen, 33, 48, 3.8, '#0D0B0B');
      fill(pen, '#1C1717', 'M41 79 Q50 74 59 79 Q58 89 50 90 Q42 89 41 79 Z');
    },
  },
  hare: {
    ground: '#5B4331',
    draw: (pen) => {
      mirrored(pen, 50, () => {
        fill(pen, '#B89168', 'M48 44 Q30 36 27 4 Q42 6 48 34 Z');
        fill(pen, '#E7B9A2', 'M44 36 Q34 28 31 11 Q40 16 44 36 Z');
        fill(pen, '#B89168', 'M50 36 Q26 38 25 62 Q26 86 50 92 Z');
        fill(pen, LIGHT, 'M50 68 Q36 68 35 80 Q40 91 50 92 Z');
      });
      eyes(pen, 36, 56, 4.6);
      fill(pen, '#8C4B43', 'M45 70 H55 L50 76 Z');
      stroke(pen, DARK, 1.6, 'M50 76 V82 M44 85 Q50 80 56 85');
    },
  },
  otter: {
    ground: '#2F4A5C',
    draw: (pen) => {
      mirrored(pen, 50, () => {
        disc(pen, '#5D3F2B', 21, 38, 8);
        fill(pen, '#7A5437', 'M50 18 Q20 18 18 50 Q17 84 50 90 Z');
        fill(pen, '#D9BE98', 'M50 56 Q28 56 26 70 Q30 88 50 90 Z');
      });
      eyes(pen, 35, 47, 4.4);
      fill(pen, DARK, 'M41 57 Q50 52 59 57 Q57 66 50 68 Q43 66 41 57 Z');
      mirrored(pen, 50, () => {
        stroke(pen, DARK, 1.5, 'M50 68 V74 Q44 80 38 76');
        stroke(pen, '#6B4E34', 1.2, 'M36 70 L18 66 M36 74 L19 76');
      });
    },
  },
  stag: {
    ground: '#4C2F2F',
    draw: (pen) => {
      mirrored(pen, 50, () => {
        stroke(pen, '#E2CBA2', 4, 'M42 40 Q34 30 30 8 M36 27 Q24 26 18 14 M33 18 Q40 14 40 6');
        fill(pen, '#9A6238', 'M40 40 Q26 34 16 42 Q22 54 38 52 Z');
        fill(pen, '#9A6238', 'M50 36 Q36 36 34 52 Q38 72 42 86 Q46 92 50 92 Z');
        fill(pen, '#E7D3B4', 'M50 74 Q41 74 41 83 Q44 92 50 92 Z');
      });
      eyes(pen, 40.5, 54, 3.8);
      fill(pen, DARK, 'M43 77 Q50 73 57 77 Q56 85 50 86 Q44 85 43 77 Z');
    },
  },
  wren: {
    ground: '#37513A',
    draw: (pen) => {
      fill(pen, '#7B4E2C', 'M18 48 L8 12 L22 16 L36 44 Z');
      fill(pen, '#9B6A3E', 'M16 60 Q16 40 40 38 Q48 24 62 26 Q76 28 76 44 Q78 78 50 84 Q20 84 16 60 Z');
      fill(pen, '#E6CFA8', 'M74 44 Q78 76 50 83 Q36 80 34 70 Q54 70 60 52 Q70 52 74 44 Z');
      fill(pen, '#6A4123', 'M24 56 Q40 48 52 58 Q46 76 26 70 Q22 64 24 56 Z');
      stroke(pen, '#9B6A3E', 1.8, 'M30 60 Q40 58 47 62 M30 66 Q38 65 44 67');
      stroke(pen, '#F1E1C2', 2.6, 'M56 34 Q64 30 74 36');
      fill(pen, '#3B2A1C', 'M75 38 L94 40 L76 44 Z');
      disc(pen, DARK, 65, 39, 3.6);
      disc(pen, LIGHT, 66, 38, 1.2);
      stroke(pen, '#5A3A22', 2.4, 'M44 83 V93 M54 83 V93');
    },
  },
  marten: {
    ground: '#53482C',
    draw: (pen) => {
      mirrored(pen, 50, () => {
        fill(pen, '#5A3A25', 'M50 24 L38 26 Q30 10 18 16 Q14 30 22 42 Q22 60 38 74 Q44 82 50 84 Z');
        fill(pen, '#E8D9B6', 'M30 28 Q27 20 21 21 Q20 28 24 34 Z');
        fill(pen, '#8A6240', 'M50 34 Q42 40 40 58 Q44 72 50 74 Z');
        fill(pen, '#F0C878', 'M36 74 Q30 84 30 96 H50 V84 Q42 82 36 74 Z');
      });
      eyes(pen, 36.5, 47, 4);
      fill(pen, DARK, 'M44 68 Q50 64 56 68 Q55 76 50 77 Q45 76 44 68 Z');
    },
  },
  bear: {
    ground: '#3B3F52',
    draw: (pen) => {
      mirrored(pen, 50, () => {
        disc(pen, '#5B3F2E', 24, 28, 12);
        disc(pen, '#B98A63', 24, 28, 6);
        fill(pen, '#6E4C36', 'M50 18 Q18 20 17 54 Q19 88 50 91 Z');
        fill(pen, '#C89B70', 'M50 56 Q33 56 32 72 Q34 88 50 90 Z');
      });
      eyes(pen, 36, 49, 4.2);
      fill(pen, DARK, 'M42 61 Q50 56 58 61 Q56 69 50 70 Q44 69 42 61 Z');
      stroke(pen, DARK, 1.8, 'M50 70 V77 M43 80 Q50 75 57 80');
    },
  },
};

const PORTRAIT_FACES: Record<Portrait, Drawing> = {
  lamp: { ground: '#4A2F1E', draw: drawLamp },
  cup: {
    ground: '#5C2E35',
    draw: (pen) => {
      stroke(pen, '#D9C6A5', 2.6, 'M38 34 q-6 -7 0 -13 q5 -6 0 -11 M55 34 q-6 -7 0 -13 q5 -6 0 -11');
      stroke(pen, LIGHT, 5.5, 'M70 49 Q87 46 84 59 Q80 70 63 67');
      fill(pen, LIGHT, 'M22 44 H72 Q72 72 57 79 H37 Q22 72 22 44 Z');
      fill(pen, '#E0CBA6', 'M56 44 H72 Q72 72 57 79 H47 Q58 68 56 44 Z');
      fill(pen, '#5A3520', 'M22 44 Q47 36 72 44 Q47 52 22 44 Z');
      fill(pen, '#C9A15A', 'M12 81 Q47 90 82 81 Q76 92 47 92 Q18 92 12 81 Z');
    },
  },
  hat: {
    ground: '#34475A',
    draw: (pen) => {
      stroke(pen, '#E9C46A', 4, 'M68 56 Q84 40 80 18');
      fill(pen, '#8F6644', 'M26 64 Q25 32 37 27 Q50 36 63 27 Q75 32 74 64 Z');
      fill(pen, '#7A5437', 'M55 32 Q62 27 63 27 Q75 32 74 64 H58 Q62 46 55 32 Z');
      fill(pen, '#A8322B', 'M26 54 Q50 46 74 54 L74 66 H26 Z');
      fill(pen, '#7A5437', 'M6 66 Q50 54 94 66 Q88 82 50 82 Q12 82 6 66 Z');
      fill(pen, '#9B7150', 'M6 66 Q50 54 94 66 Q50 64 6 66 Z');
    },
  },
  moon: {
    ground: '#22304A',
    draw: (pen) => {
      fill(pen, '#F1DCA0', 'M58 14 A37 37 0 1 0 86 66 A30 30 0 1 1 58 14 Z');
      stroke(pen, '#D5B566', 2, 'M34 44 q4 4 8 0 M40 66 q6 7 14 3');
      for (const [x, y, radius] of [
        [70, 34, 2.6],
        [82, 48, 1.8],
        [62, 48, 1.6],
      ]) {
        disc(pen, LIGHT, x, y, radius);
      }
    },
  },
  cat: {
    ground: '#54405C',
    draw: (pen) => {
      mirrored(pen, 50, () => {
        fill(pen, '#6A707C', 'M50 34 Q40 31 35 33 L19 11 Q13 34 17 54 Q22 86 50 90 Z');
        fill(pen, '#D9A7A0', 'M29 33 L21 21 Q19 32 21 42 Z');
        fill(pen, LIGHT, 'M50 64 Q35 62 33 75 Q39 89 50 90 Z');
        disc(pen, '#D7C35A', 34, 53, 7);
        stroke(pen, '#454A54', 2.6, 'M50 36 V45 M43 36 L44 43');
        stroke(pen, LIGHT, 1.3, 'M33 73 L13 69 M33 77 L14 79');
      });
      eyes(pen, 34, 53, 4);
      fill(pen, '#B5655C', 'M45 66 H55 L50 72 Z');
      stroke(pen, DARK, 1.6, 'M50 72 V77 M43 80 Q50 75 57 80');
    },
  },
  dog: {
    ground: '#3C5245',
    draw: (pen) => {
      mirrored(pen, 50, () => {
        fill(pen, '#C79A63', 'M50 20 Q25 20 23 50 Q25 87 50 91 Z');
        fill(pen, '#8A5F38', 'M36 24 Q14 21 10 47 Q10 70 23 70 Q31 60 29 42 Z');
        fill(pen, LIGHT, 'M50 53 Q33 60 32 76 Q39 90 50 91 Z');
      });
      fill(pen, LIGHT, 'M50 20 Q44 36 46 56 H54 Q56 36 50 20 Z');
      eyes(pen, 37, 49, 4.4);
      fill(pen, DARK, 'M41 62 Q50 56 59 62 Q57 71 50 72 Q43 71 41 62 Z');
      stroke(pen, DARK, 1.8, 'M50 72 V78 M41 81 Q50 76 59 81');
    },
  },
};

function drawLamp(pen: Pen): void {
  const light = pen.createRadialGradient(50, 52, 4, 50, 58, 46);
  light.addColorStop(0, '#FFE3A6');
  light.addColorStop(1, '#FFE3A600');
  pen.fillStyle = light;
  pen.fillRect(0, 0, 100, 100);
  stroke(pen, '#C9A15A', 3, 'M50 0 V22');
  fill(pen, '#2E6B57', 'M42 22 H58 Q78 30 84 54 H16 Q22 30 42 22 Z');
  fill(pen, '#244F42', 'M50 22 H58 Q78 30 84 54 H50 Z');
  stroke(pen, '#D9B36A', 2.6, 'M16 54 H84');
  fill(pen, '#FFF2C9', 'M40 55 Q50 72 60 55 Z');
}

function initialOf(pen: Pen, name: string): void {
  pen.fillStyle = LIGHT;
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
}

/** The portrait that somebody has chosen, the lamp for whoever plays alone, an animal by its name, otherwise an initial. */
function faceOf({ name, isYou, portrait }: FaceOwner): Drawing {
  if (portrait !== undefined) return PORTRAIT_FACES[portrait];
  if (isYou) return PORTRAIT_FACES.lamp;
  const animal = animalCalled(name);
  return animal === null ? { ground: '#3B4A55', draw: (pen) => initialOf(pen, name) } : ANIMAL_FACES[animal];
}

/** Draws the face of a seat into a box of `size` px. */
export function drawSeatFace(pen: Pen, owner: FaceOwner, size: number): void {
  const { ground, draw } = faceOf(owner);
  pen.save();
  pen.scale(size / 100, size / 100);
  pen.save();
  pen.beginPath();
  pen.arc(50, 50, 48, 0, 2 * Math.PI);
  pen.clip();
  disc(pen, ground, 50, 50, 50);
  draw(pen);
  pen.restore();
  ring(pen, '#1B1512', 3, 50, 50, 48);
  if (owner.isDouble === true) ring(pen, SILVER, 4.5, 50, 50, 45.4);
  else ring(pen, '#C9A15A', 1.6, 50, 50, 46.6);
  pen.restore();
}
