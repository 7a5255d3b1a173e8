/** Opens the dialogs of challenges over the menu: before they are played, and afterwards. */
import type Phaser from 'phaser';
import type { Challenge } from '../../../engine/challenge/challenge.ts';
import { forPlayers } from '../../catalogue/table-rules.ts';
import type { TakenUp } from '../../screens/challenge/comparison.ts';
import { withWords } from '../../i18n/words.ts';
import { openOver } from '../open-over.ts';
import type { Services } from '../services.ts';
import { watch } from '../watch.ts';

/** Offers a challenge over the menu. @param onPlay leaves for the table */
export function showOffer(
  menu: Phaser.Scene,
  { bots, preferences }: Services,
  challenge: Challenge,
  onPlay: (challenge: Challenge) => void,
): Promise<void> {
  return openOver(
    menu,
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
export function showComparison(
  menu: Phaser.Scene,
  services: Services,
  takenUp: TakenUp,
  onPlay: (challenge: Challenge) => void,
): Promise<void> {
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
  return openOver(menu, code, ([{ openComparisonDialog }, { replayOf }, { challengeTable }]) =>
    openComparisonDialog({
      takenUp,
      onWatch: () => {
        const { seats } = challengeTable(file, { kind: 'person', name: '' });
        const back = { scene: 'menu', data: { takenUp } } as const;
        void watch(menu, services, { match: replayOf(challenge), kept: { you: file.seat, players: seats }, back });
      },
      onPlayAgain: () => onPlay(challenge),
    }),
  );
}
