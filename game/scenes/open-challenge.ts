/** Opens the dialog of what was played over a place, to be played again or sent. */
import type { Challenge } from '../../engine/challenge/challenge.ts';
import type { ChallengeOptions } from '../screens/challenge/screen.tsx';
import { withWords } from '../i18n/words.ts';
import type { Here } from '../match/destinations.ts';
import { openOver } from './open-over.ts';
import type { Services } from './services.ts';

/** Offers what was played, to be played again or sent. */
export function showChallenge(here: Here, services: Services, played: Omit<ChallengeOptions, 'onPlay'>): Promise<void> {
  return openOver(
    here,
    withWords(['daily', 'editor', 'records', 'table'], import('../screens/challenge/screen.tsx')),
    ({ openChallengeDialog }) =>
      openChallengeDialog({
        ...played,
        onPlay: (challenge) => playChallenge(here, services, challenge),
      }),
  );
}

/** Leads to a challenge, which the menu then offers. */
export function playChallenge(here: Here, { arrivedChallenges }: Services, challenge: Challenge): void {
  if (arrivedChallenges.add(challenge) === 'waits') void here.goTo({ is: 'menu' });
}
