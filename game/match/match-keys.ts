/** Keys at the table of a match that mean no action: commands, and questions whose answers stay on the screen for a while. */
import type Phaser from 'phaser';
import { askedBy, type Asked } from '../table/a11y/questions.ts';
import type { TableAnnouncer } from '../table/a11y/table-announcer.ts';

/** How long an answer stays on the screen, in ms. */
const ANSWER_DURATION = 7000;

interface MatchKeysOptions {
  scene: Phaser.Scene;
  announcer: TableAnnouncer;
  /** By key. */
  commands: Readonly<Record<string, (() => void) | undefined>>;
}

export class MatchKeys {
  readonly #options: MatchKeysOptions;
  /** The latest answer, and until when it is shown, in the scene's time in ms. */
  #answer: { text: string; until: number } | null = null;

  constructor(options: MatchKeysOptions) {
    this.#options = options;
  }

  /** The latest answer as long as it is shown, then an empty string. */
  get answer(): string {
    return this.#answer !== null && this.#options.scene.time.now < this.#answer.until ? this.#answer.text : '';
  }

  /** What a key does: it answers a question, or follows a command; undefined for one that is neither. */
  commandOf(key: string): (() => void) | undefined {
    const asked = askedBy(key);
    return asked === null ? this.#options.commands[key] : () => this.#give(asked);
  }

  /** Takes the answer off the screen. */
  clear(): void {
    this.#answer = null;
  }

  #give(asked: Asked): void {
    const { scene, announcer } = this.#options;
    this.#answer = { text: announcer.answer(asked), until: scene.time.now + ANSWER_DURATION };
  }
}
