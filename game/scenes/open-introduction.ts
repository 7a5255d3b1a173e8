/** The introduction of a game, before its first match. */
import type Phaser from 'phaser';
import { DEFAULT_SETTINGS } from '../catalogue/settings.ts';
import { isPreset } from '../catalogue/game-title.ts';
import { clampOpponents } from '../catalogue/table-rules.ts';
import type { LessonPlan } from '../features/lesson/lesson.ts';
import { withWords } from '../i18n/words.ts';
import { openOver } from './open-over.ts';
import type { Services } from './services.ts';

interface IntroductionOutcomes {
  /** Begins the match. */
  onPlay: () => void;
  /** Begins a try of what is new. */
  onTry: (plan: LessonPlan) => void;
}

/** Introduces the chosen game the first time, and otherwise begins at once. */
export function introduce(scene: Phaser.Scene, services: Services, outcomes: IntroductionOutcomes): void {
  if (isDue(services)) void showIntroduction(scene, services, outcomes);
  else outcomes.onPlay();
}

/** Whether it is a preset that has not introduced itself yet. The lesson is the introduction of the standard game. */
function isDue({ games, preferences }: Services): boolean {
  const { rules, chosen } = games;
  return chosen !== DEFAULT_SETTINGS.rules && isPreset(rules) && !preferences.settings.introduced.includes(rules.name);
}

function showIntroduction(
  scene: Phaser.Scene,
  { games, preferences }: Services,
  { onPlay, onTry }: IntroductionOutcomes,
): Promise<void> {
  const { rules } = games;
  const code = withWords(
    ['introduction', 'match', 'table'],
    Promise.all([import('../features/introduction/introduction-dialog.ts'), import('../features/lesson/tries.ts')]),
  );
  return openOver(scene, code, ([{ openIntroduction }, { tryOf }]) => {
    const { introduced, opponents } = preferences.settings;
    preferences.change({ introduced: [...introduced, rules.name] });
    const plan = tryOf(rules);
    return openIntroduction({
      rules,
      players: 1 + clampOpponents(rules, opponents),
      theme: preferences.theme,
      onPlay,
      onTry: plan === null ? null : () => onTry(plan),
    });
  });
}
