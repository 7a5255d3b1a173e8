/** Opens exercises over a place. */
import type { ExercisePosition } from '../../engine/review/position.ts';
import { withWords } from '../i18n/words.ts';
import type { Here } from '../match/destinations.ts';
import { openOver } from './open-over.ts';
import type { Services } from './services.ts';

/** Opens the exercises of today. */
export function showExercises(here: Here, { stores, preferences, games }: Services): Promise<void> {
  const code = withWords(
    ['review', 'match', 'table'],
    Promise.all([
      import('../screens/exercises/screen.tsx'),
      import('../screens/exercises/positions.json', { with: { type: 'json' } }),
    ]),
  );
  return openOver(here, code, ([{ openExercisesDialog }, { default: library }]) =>
    openExercisesDialog({
      stores,
      library: library as unknown as readonly ExercisePosition[],
      game: games.rules.name,
      theme: preferences.theme,
    }),
  );
}
