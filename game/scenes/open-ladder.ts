/** Opens the ladder and the goals from a scene. */
import type Phaser from 'phaser';
import { preset } from '../../engine/rules/resolve.ts';
import { LADDER_RULES, ladderTable, type LadderStep } from '../catalogue/ladder.ts';
import type { Seat } from '../catalogue/settings.ts';
import { changesAppearance } from '../services/preferences.ts';
import { withWords } from '../i18n/words.ts';
import type { Arrangement } from '../match/arrangement.ts';
import { openOver } from './open-over.ts';
import { closeWith } from '../ui/dialogs/close-with.ts';
import type { Services } from './services.ts';

/** A match against an opponent of the ladder. @param own who sits in seat 0 otherwise */
export function ladderMatch(step: LadderStep, own: Seat): Arrangement {
  return { rules: preset(LADDER_RULES), settings: ladderTable(step, own) };
}

interface LadderActions {
  onPlay: (match: Arrangement) => void;
  onAllOpponents: () => void;
  /** Called when something that was won has changed how the game looks. */
  onLooks: () => void;
}

/** Opens the ladder over a scene; everything opened from there closes with the scene. */
export function showLadder(
  scene: Phaser.Scene,
  { stores, preferences }: Services,
  { onPlay, onAllOpponents, onLooks }: LadderActions,
): Promise<void> {
  const code = withWords(
    ['goals'],
    Promise.all([
      import('../features/ladder/ladder-dialog.ts'),
      import('../features/goals/goals-dialog.ts'),
      import('./progress.ts'),
    ]),
  );
  return openOver(scene, code, ([{ openLadderDialog }, { openGoalsDialog }, { catchUp }]) => {
    const options = { stores, catchUp: () => catchUp(stores) };
    return openLadderDialog({
      ...options,
      settings: preferences.settings,
      onLooks: (looks) => {
        const before = preferences.settings;
        preferences.change(looks);
        if (changesAppearance(before, preferences.settings)) onLooks();
      },
      onPlay: (step) => onPlay(ladderMatch(step, preferences.settings.seats[0])),
      onAllOpponents,
      onGoals: () => closeWith(scene, openGoalsDialog(options)),
    });
  });
}
