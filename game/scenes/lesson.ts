/** The lesson as a scene. */
import * as Phaser from 'phaser';
import { LESSON_COMPANY, LessonTable } from '../features/lesson/lesson-table.ts';
import { LESSON_RULES } from '../features/lesson/lesson.ts';
import type { Session } from '../services/session.ts';
import { DEFAULT_SETTINGS } from '../catalogue/settings.ts';
import { openRulesDialog } from '../features/rules/rules-dialog.ts';

/** The game that is learned. */
const RULES = DEFAULT_SETTINGS.rules;

export class LessonScene extends Phaser.Scene {
  readonly #session: Session;

  constructor(session: Session) {
    super('lesson');
    this.#session = session;
  }

  create(): void {
    const session = this.#session;
    const lesson = new LessonTable(this, session, {
      onPlay: () => {
        const { opponents } = LESSON_COMPANY;
        const seats = [...LESSON_COMPANY.seats, ...session.settings.seats.slice(LESSON_COMPANY.seats.length)];
        session.change({ rules: RULES, opponents, seats });
        this.scene.start('table');
      },
      onMenu: () => this.scene.start('menu'),
      onAgain: () => {
        session.change({ lessonStep: 0 });
        this.scene.restart();
      },
      openRules: () => openRulesDialog(session, LESSON_RULES, LESSON_COMPANY.seats.length),
    });
    this.events.once('shutdown', () => lesson.leave());
    void lesson.begin();
  }
}
