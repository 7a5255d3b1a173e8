/** The introduction of a game, before its first match. */
import type { HouseRules } from '../../engine/rules/table.ts';
import { DEFAULT_SETTINGS } from '../catalogue/settings.ts';
import { isPreset } from '../catalogue/game-title.ts';
import type { LessonPlan } from '../features/lesson/lesson.ts';
import { withWords } from '../i18n/words.ts';
import type { Here } from '../match/destinations.ts';
import { openOver } from './open-over.ts';
import type { Services } from './services.ts';

interface Introduced {
  rules: HouseRules;
  players: number;
  /** Begins the match. */
  onPlay: () => void;
  /** Begins a try of what is new; left out where there is none to come back from. */
  onTry?: (plan: LessonPlan) => void;
}

/** Introduces a game the first time, and otherwise begins at once. */
export function introduce(here: Here, services: Services, introduced: Introduced): void {
  if (isDue(introduced.rules, services)) void showIntroduction(here, services, introduced);
  else introduced.onPlay();
}

/** Whether it is a preset that has not introduced itself yet. The lesson is the introduction of the standard game. */
function isDue(rules: HouseRules, { preferences }: Services): boolean {
  const { introduced } = preferences.settings;
  return rules.name !== DEFAULT_SETTINGS.rules && isPreset(rules) && !introduced.includes(rules.name);
}

function showIntroduction(
  here: Here,
  { preferences }: Services,
  { rules, players, onPlay, onTry }: Introduced,
): Promise<void> {
  const code = withWords(
    ['introduction', 'match', 'table'],
    Promise.all([import('../screens/introduction/screen.tsx'), import('../features/lesson/tries.ts')]),
  );
  return openOver(here, code, ([{ openIntroduction }, { tryOf }]) => {
    preferences.change({ introduced: [...preferences.settings.introduced, rules.name] });
    const plan = onTry === undefined ? null : tryOf(rules);
    return openIntroduction({
      rules,
      players,
      theme: preferences.theme,
      onPlay,
      onTry: plan === null ? null : () => onTry?.(plan),
    });
  });
}
