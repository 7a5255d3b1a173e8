/** The pupil at the top of its page: its face, and how long it has been learning. */
import { element } from '../../base/elements.ts';
import { words } from '../../i18n/words.ts';
import type { Pupil } from '../../services/teaching/pupil.ts';
import { drawSeatFace } from '../../table/art/faces.ts';

/** Of the face, in px; it is shown at half of that. */
const FACE_PIXELS = 144;

export class PupilHead {
  readonly #face = element('canvas', { width: FACE_PIXELS, height: FACE_PIXELS, ariaHidden: 'true' });
  readonly #sentence = element('p', { className: 'pupil-name' });
  readonly element = element('div', { className: 'pupil' }, this.#face, this.#sentence);
  #shown: string | null = null;

  show({ name, animal }: Pupil, sentence: string): void {
    if (this.#sentence.textContent !== sentence) this.#sentence.textContent = sentence;
    if (name === this.#shown) return;
    this.#shown = name;
    const pen = this.#face.getContext('2d');
    pen?.clearRect(0, 0, FACE_PIXELS, FACE_PIXELS);
    if (pen !== null) drawSeatFace(pen, { name: words().seats.animals[animal], isYou: false }, FACE_PIXELS);
  }
}
