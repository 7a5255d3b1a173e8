/** The lesson as a scene. */
import * as Phaser from 'phaser';
import { preset } from '../../engine/rules/resolve.ts';
import { changeScene } from '../base/change-scene.ts';
import { LESSON_SETUP, LessonController } from '../features/lesson/lesson-controller.ts';
import { SCAT_LESSON } from '../features/lesson/scat-lesson.ts';
import type { LessonPlan } from '../features/lesson/lesson.ts';
import { DEFAULT_SETTINGS } from '../catalogue/settings.ts';
import type { Arrangement } from '../match/arrangement.ts';
import type { TableOpening } from '../match/open-table.ts';
import type { Services } from './services.ts';
import { openRulesDialog } from '../screens/rules/screen.tsx';

export class LessonScene extends Phaser.Scene {
  readonly #services: Services;

  constructor(services: Services) {
    super('lesson');
    this.#services = services;
  }

  /** @param plan what is taught: the lesson for newcomers, or a try of what is new in the chosen game */
  create({ plan = SCAT_LESSON }: { plan?: LessonPlan }): void {
    // Otherwise a later start without data would get these again.
    this.scene.settings.data = {};
    const services = this.#services;
    const { preferences } = services;
    preferences.change({ isNew: false });
    // A try of a pool says all that the note about it would.
    if (plan.rules.play === 'pool') preferences.change({ explainsPool: false });
    const lesson = new LessonController(this, {
      plan,
      preferences,
      sounds: services.sounds,
      onPlay: () => {
        if (plan !== SCAT_LESSON) {
          changeScene(this, 'table');
          return;
        }
        const again: Arrangement = { rules: preset(DEFAULT_SETTINGS.rules), settings: LESSON_SETUP };
        changeScene(this, 'table', { again } satisfies TableOpening);
      },
      onMenu: () => changeScene(this, 'menu'),
      onRestart: () => {
        if (plan.resumes) preferences.change({ lessonStep: 0 });
        this.scene.restart({ plan });
      },
      openRules: () => openRulesDialog(services.knowledge, plan.rules, { players: LESSON_SETUP.seats.length }),
    });
    this.events.once('shutdown', () => lesson.leave());
    void lesson.begin();
  }
}
