/** Opens the review of a record over a place. */
import { withWords } from '../i18n/words.ts';
import type { Destination, Here } from '../match/destinations.ts';
import type { RecordedMatch } from '../model/replay.ts';
import type { KeptRecord } from '../services/storage/stores.ts';
import { openOver } from './open-over.ts';
import type { Services } from './services.ts';

interface ReviewOpening {
  /** The id under which the record is kept. */
  id: string;
  match: RecordedMatch;
  kept: Pick<KeptRecord, 'you' | 'players'>;
  /** Whose decisions; left out for those of the person who played alone. Where there is none, it is chosen. */
  seat?: number;
  /** Where a replay of one of its moments returns to, so that the review is opened there again. */
  backFor: (seat: number) => Destination;
  /** Called when a review is whole. */
  onMade?: () => void;
}

export function showReview(
  here: Here,
  services: Services,
  { id, match, kept, seat = kept.you, backFor, onMade }: ReviewOpening,
): Promise<void> {
  const code = withWords(
    ['review', 'records', 'match', 'table'],
    Promise.all([import('../screens/review/screen.tsx'), services.reviews()]),
  );
  return openOver(here, code, ([{ openReviewDialog }, reviews]) =>
    openReviewDialog({
      id,
      match,
      you: kept.you,
      seat: seat < 0 ? null : seat,
      preferences: services.preferences,
      reviews,
      ...(onMade !== undefined && { onMade }),
      onShow: (position, shown) =>
        void here.goTo({
          is: 'replay',
          opening: {
            match,
            kept,
            back: backFor(shown),
            reviewed: { id, seat: shown },
            from: { position, view: shown, isPlaying: false },
          },
        }),
    }),
  );
}
