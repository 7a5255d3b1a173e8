/** Opens the ladder and the goals from a place. */
import { preset } from '../../engine/rules/resolve.ts';
import { LADDER_RULES, ladderTable, type LadderStep } from '../catalogue/ladder.ts';
import type { Seat } from '../catalogue/settings.ts';
import { withWords } from '../i18n/words.ts';
import type { Arrangement } from '../match/arrangement.ts';
import type { Here } from '../match/destinations.ts';
import { openOver, whileHere } from './open-over.ts';
import type { Services } from './services.ts';

/** A match against an opponent of the ladder. @param own who sits in seat 0 otherwise */
export function ladderMatch(step: LadderStep, own: Seat): Arrangement {
  return { rules: preset(LADDER_RULES), settings: ladderTable(step, own) };
}

interface LadderActions {
  onPlay: (match: Arrangement) => void;
  onAllOpponents: () => void;
}

/** Opens the ladder over a place; everything opened from there closes with that. */
export function showLadder(
  here: Here,
  { stores, preferences }: Services,
  { onPlay, onAllOpponents }: LadderActions,
): Promise<void> {
  const code = withWords(
    ['goals'],
    Promise.all([
      import('../screens/ladder/screen.tsx'),
      import('../screens/goals/screen.tsx'),
      import('./progress.ts'),
    ]),
  );
  return openOver(here, code, ([{ openLadderDialog }, { openGoalsDialog }, { catchUp }]) => {
    const options = { stores, catchUp: () => catchUp(stores) };
    return openLadderDialog({
      ...options,
      settings: preferences.settings,
      onLooks: (looks) => preferences.change(looks),
      onPlay: (step) => onPlay(ladderMatch(step, preferences.settings.seats[0])),
      onAllOpponents,
      onGoals: () => whileHere(here, openGoalsDialog(options)),
    });
  });
}
