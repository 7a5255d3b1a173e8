/** Keys at the table of a match that mean no action: commands, and questions whose answers stay on the screen for a while. */
import type Phaser from 'phaser';
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

  /** Answers a question or follows a command. @returns whether the key is one */
  press(key: string): boolean {
    const { scene, announcer, commands } = this.#options;
    const text = announcer.answer(key);
    if (text !== null) {
      this.#answer = { text, until: scene.time.now + ANSWER_DURATION };
      return true;
    }
    const command = commands[key];
    command?.();
    return command !== undefined;
  }

  /** Takes the answer off the screen. */
  clear(): void {
    this.#answer = null;
  }
}
