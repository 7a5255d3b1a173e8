/** Opens the deal that decided a match over its result. */
import type { MatchRecord } from '../../engine/record.ts';
import { withWords } from '../i18n/words.ts';
import type { Here } from '../match/destinations.ts';
import { playChallenge, showChallenge } from './open-challenge.ts';
import { openOver } from './open-over.ts';
import type { Services } from './services.ts';

interface TurningPoint {
  deal: number;
  /** What happened, in a line. */
  story: string;
  played: { record: MatchRecord; you: number };
  onWatch: () => void;
}

export function showTurningPoint(
  here: Here,
  services: Services,
  { deal, story, played, onWatch }: TurningPoint,
): Promise<void> {
  const code = withWords(
    ['match'],
    Promise.all([import('../screens/turning-point/screen.tsx'), import('../../engine/challenge/challenge.ts')]),
  );
  return openOver(here, code, ([{ openTurningPoint }, { challengeOf, readChallenge }]) => {
    const { record, you } = played;
    const file = record.fair === undefined ? null : challengeOf(record, you, deal);
    return openTurningPoint({
      deal,
      story,
      onWatch,
      ...(file !== null && {
        again: {
          onPlay: () => playChallenge(here, services, readChallenge(file)),
          onSend: () => void showChallenge(here, services, { record, you, deal }),
        },
      }),
    });
  });
}
