/** Opens the dialogs of challenges over the menu: before they are played, and afterwards. */
import type { Challenge } from '../../../engine/challenge/challenge.ts';
import { forPlayers } from '../../catalogue/table-rules.ts';
import type { Here } from '../../match/destinations.ts';
import type { TakenUp } from '../../screens/challenge/comparison.ts';
import { withWords } from '../../i18n/words.ts';
import { openOver } from '../open-over.ts';
import type { Services } from '../services.ts';

/** Offers a challenge over the menu. @param onPlay leaves for the table */
export function showOffer(
  here: Here,
  { bots, preferences }: Services,
  challenge: Challenge,
  onPlay: (challenge: Challenge) => void,
): Promise<void> {
  return openOver(
    here,
    withWords(['daily'], import('../../screens/challenge/offer-screen.tsx')),
    ({ openOfferDialog }) =>
      openOfferDialog({
        challenge,
        own: preferences.settings.seats[0],
        opponentsCome: async () => {
          bots.load(forPlayers(challenge.file.players.length, challenge.rules), { isListed: true });
          await bots.whenSettled();
          return bots.state;
        },
        onPlay: () => onPlay(challenge),
      }),
  );
}

/** Shows over the menu how a challenge went, beside how it went before. */
export function showComparison(here: Here, takenUp: TakenUp, onPlay: (challenge: Challenge) => void): Promise<void> {
  const { challenge } = takenUp;
  const { file } = challenge;
  const code = withWords(
    ['daily', 'table'],
    Promise.all([
      import('../../screens/challenge/comparison-screen.tsx'),
      import('../../model/replay.ts'),
      import('../../catalogue/challenge-table.ts'),
    ]),
  );
  return openOver(here, code, ([{ openComparisonDialog }, { replayOf }, { challengeTable }]) =>
    openComparisonDialog({
      takenUp,
      onWatch: () => {
        const { seats } = challengeTable(file, { kind: 'person', name: '' });
        const back = { is: 'menu', over: { is: 'comparison', takenUp } } as const;
        const opening = { match: replayOf(challenge), kept: { you: file.seat, players: seats }, back };
        void here.goTo({ is: 'replay', opening });
      },
      onPlayAgain: () => onPlay(challenge),
    }),
  );
}
