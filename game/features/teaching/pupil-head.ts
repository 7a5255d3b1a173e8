/** The pupil at the top of its page: its face, and how long it has been learning. */
import type { Animal } from '../../base/animals.ts';
import { element } from '../../base/elements.ts';
import { words } from '../../i18n/words.ts';
import type { Pupil } from '../../services/teaching/pupil.ts';
import { drawSeatFace } from '../../table/art/faces.ts';
import { pictureCanvas } from '../../table/art/picture-canvas.ts';

/** Of the face, in px; it is shown at half of that. */
const FACE_PIXELS = 144;

export class PupilHead {
  readonly #face = element('div');
  readonly #sentence = element('p', { className: 'pupil-name' });
  readonly element = element('div', { className: 'pupil' }, this.#face, this.#sentence);
  #shown: string | null = null;

  show({ name, animal }: Pupil, sentence: string): void {
    if (this.#sentence.textContent !== sentence) this.#sentence.textContent = sentence;
    if (name === this.#shown) return;
    this.#shown = name;
    this.#face.replaceChildren(faceOf(animal));
  }
}

function faceOf(animal: Animal): HTMLCanvasElement {
  const owner = { name: words().seats.animals[animal], isYou: false };
  return pictureCanvas({
    width: FACE_PIXELS,
    height: FACE_PIXELS,
    draw: (pen) => drawSeatFace(pen, owner, FACE_PIXELS),
  });
}
