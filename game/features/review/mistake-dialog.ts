/** A mistake of the last deal: what would have been better, and why. */
import type { Theme } from '../../base/theme/theme.ts';
import type { Speaker } from '../../i18n/message-arguments.ts';
import { words } from '../../i18n/words.ts';
import { openDialog, openToRead } from '../../ui/dialogs/dialog.ts';
import { momentSection } from './moment-section.ts';
import type { FoundMistake } from './find-mistake.ts';
import './review.css';

/** Opens it; returns a function that closes it. */
export function openMistakeDialog(
  { moment, view }: FoundMistake,
  table: { speakers: readonly Speaker[]; theme: Theme },
): () => void {
  return openToRead(() =>
    openDialog({ title: words().review.mistakeOfDeal, body: [momentSection({ moment }, view, table)] }),
  );
}
