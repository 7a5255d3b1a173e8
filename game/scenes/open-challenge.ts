/** Opens the dialog of what was played over a scene, to be played again or sent. */
import type Phaser from 'phaser';
import type { Challenge } from '../../engine/challenge/challenge.ts';
import { changeScene } from '../base/change-scene.ts';
import type { ChallengeOptions } from '../screens/challenge/screen.tsx';
import { withWords } from '../i18n/words.ts';
import { openOver } from './open-over.ts';
import type { Services } from './services.ts';

/** Offers what was played, to be played again or sent. */
export function showChallenge(
  scene: Phaser.Scene,
  services: Services,
  played: Omit<ChallengeOptions, 'onPlay'>,
): Promise<void> {
  return openOver(
    scene,
    withWords(['daily', 'editor', 'records', 'table'], import('../screens/challenge/screen.tsx')),
    ({ openChallengeDialog }) =>
      openChallengeDialog({
        ...played,
        onPlay: (challenge) => playChallenge(scene, services, challenge),
      }),
  );
}

/** Leads to a challenge, which the menu then offers. */
export function playChallenge(scene: Phaser.Scene, { arrivedChallenges }: Services, challenge: Challenge): void {
  if (arrivedChallenges.add(challenge) === 'waits') changeScene(scene, 'menu');
}
