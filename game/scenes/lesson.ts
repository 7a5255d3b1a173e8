/** The lesson as a scene. */
import * as Phaser from 'phaser';
import { changeScene } from '../base/change-scene.ts';
import { LESSON_SETUP, LessonController } from '../features/lesson/lesson-controller.ts';
import { LESSON_RULES } from '../features/lesson/lesson.ts';
import { DEFAULT_SETTINGS } from '../catalogue/settings.ts';
import type { Services } from './services.ts';
import { openRulesDialog } from '../features/rules/rules-dialog.ts';

/** The game that the lesson teaches. */
const RULES = DEFAULT_SETTINGS.rules;

export class LessonScene extends Phaser.Scene {
  readonly #services: Services;

  constructor(services: Services) {
    super('lesson');
    this.#services = services;
  }

  create(): void {
    const services = this.#services;
    const { preferences } = services;
    const lesson = new LessonController(this, {
      preferences,
      sounds: services.sounds,
      onPlay: () => {
        const { opponents } = LESSON_SETUP;
        const seats = [...LESSON_SETUP.seats, ...preferences.settings.seats.slice(LESSON_SETUP.seats.length)];
        preferences.change({ rules: RULES, opponents, seats });
        changeScene(this, 'table');
      },
      onMenu: () => changeScene(this, 'menu'),
      onRestart: () => {
        preferences.change({ lessonStep: 0 });
        this.scene.restart();
      },
      openRules: () => openRulesDialog(services.knowledge, LESSON_RULES, { players: LESSON_SETUP.seats.length }),
    });
    this.events.once('shutdown', () => lesson.leave());
    void lesson.begin();
  }
}
