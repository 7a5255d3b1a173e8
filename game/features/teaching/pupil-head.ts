/** The pupil at the top of its page: its face, and how long it has been learning. */
import type { Animal } from '../../base/animals.ts';
import { element } from '../../base/elements.ts';
import { words } from '../../i18n/words.ts';
import type { Pupil } from '../../services/teaching/pupil.ts';
import { faceCanvas } from '../../table/art/picture-canvas.ts';

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
  return faceCanvas({ name: words().seats.animals[animal], isYou: false });
}
