/** Keys at the table of a match that mean no action: commands, and questions whose answers stay on the screen for a while. */
import type Phaser from 'phaser';
import { askedBy, type Asked } from '../table/a11y/questions.ts';
import type { PlayableTable } from '../table/shell/playable-table.ts';
import { openKeysDialog } from '../screens/keys/screen.tsx';
import type { Preferences } from '../services/preferences.ts';

/** How long an answer stays on the screen, in ms. */
const ANSWER_DURATION = 7000;

type KeyCommands = Readonly<Record<string, (() => void) | undefined>>;

interface MatchKeysOptions {
  scene: Phaser.Scene;
  table: PlayableTable;
  preferences: Preferences;
  commands: KeyCommands;
}

export class MatchKeys {
  readonly #options: MatchKeysOptions;
  readonly #commands: KeyCommands;
  /** The latest answer, and until when it is shown, in the scene's time in ms. */
  #answer: { text: string; until: number } | null = null;

  constructor(options: MatchKeysOptions) {
    this.#options = options;
    const { table, preferences, commands } = options;
    this.#commands = {
      r: () => table.readRules(),
      s: () => table.hud.nextSpeed(),
      m: () => table.hud.toggleSound(),
      '?': () => table.whenLeft(openKeysDialog(preferences.settings.asksTwice)),
      ...commands,
    };
  }

  /** The latest answer as long as it is shown, then an empty string. */
  get answer(): string {
    return this.#answer !== null && this.#options.scene.time.now < this.#answer.until ? this.#answer.text : '';
  }

  /** What a key does: it answers a question, or follows a command; undefined for one that is neither. */
  commandOf(key: string): (() => void) | undefined {
    const asked = askedBy(key);
    return asked === null ? this.#commands[key] : () => this.#give(asked);
  }

  /** Takes the answer off the screen. */
  clear(): void {
    this.#answer = null;
  }

  #give(asked: Asked): void {
    const { scene, table } = this.#options;
    this.#answer = { text: table.announcer.answer(asked), until: scene.time.now + ANSWER_DURATION };
  }
}
