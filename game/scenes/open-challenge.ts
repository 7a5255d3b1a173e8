/** Opens the dialog of what was played over a scene, to be played again or sent. */
import type Phaser from 'phaser';
import { changeScene } from '../base/change-scene.ts';
import type { ChallengeDialogOptions } from '../features/challenge/challenge-dialog.ts';
import { withWords } from '../i18n/words.ts';
import { openOver } from './open-over.ts';
import type { Services } from './services.ts';

/** Offers what was played, to be played again or sent. Whoever plays it finds it in the menu. */
export function showChallenge(
  scene: Phaser.Scene,
  { arrivedChallenges }: Services,
  played: Omit<ChallengeDialogOptions, 'onPlay'>,
): Promise<void> {
  return openOver(
    scene,
    withWords(['daily', 'editor', 'records', 'table'], import('../features/challenge/challenge-dialog.ts')),
    ({ openChallengeDialog }) =>
      openChallengeDialog({
        ...played,
        onPlay: (challenge) => {
          if (arrivedChallenges.add(challenge) === 'waits') changeScene(scene, 'menu');
        },
      }),
  );
}
