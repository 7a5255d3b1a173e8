/** The lesson as a scene. */
import { preset } from '../../engine/rules/resolve.ts';
import { LESSON_SETUP, LessonController } from '../features/lesson/lesson-controller.ts';
import { SCAT_LESSON } from '../features/lesson/scat-lesson.ts';
import type { LessonPlan } from '../features/lesson/lesson.ts';
import { DEFAULT_SETTINGS } from '../catalogue/settings.ts';
import type { Arrangement } from '../match/arrangement.ts';
import { openRulesDialog } from '../screens/rules/screen.tsx';
import { PlaceScene } from './place-scene.ts';

export class LessonScene extends PlaceScene {
  /** @param plan what is taught: the lesson for newcomers, or a try of what is new in the chosen game */
  create({ plan = SCAT_LESSON }: { plan?: LessonPlan }): void {
    const { services, goTo } = this.here();
    const { preferences } = services;
    preferences.change({ isNew: false });
    // A try of a pool says all that the note about it would.
    if (plan.rules.play === 'pool') preferences.change({ explainsPool: false });
    const lesson = new LessonController(this, {
      plan,
      preferences,
      sounds: this.sounds,
      onPlay: () => {
        const rules = preset(DEFAULT_SETTINGS.rules);
        const again: Arrangement = { rules, settings: LESSON_SETUP, hasFirstTurn: true };
        void goTo({ is: 'table', opening: plan === SCAT_LESSON ? { again } : {} });
      },
      onMenu: () => void goTo({ is: 'menu' }),
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
