/** A mistake of the last deal: what would have been better, and why. */
import type { Theme } from '../../base/theme/theme.ts';
import type { Speaker } from '../../i18n/message-arguments.ts';
import { words } from '../../i18n/words.ts';
import { Dialog, open } from '../../kit/dialog.tsx';
import type { FoundMistake } from './find-mistake.ts';
import { Moment } from './moments.tsx';
import './screen.css';

interface MistakeTable {
  speakers: readonly Speaker[];
  theme: Theme;
}

export function openMistakeDialog(found: FoundMistake, table: MistakeTable): () => void {
  return open((close) => <MistakeScreen {...found} {...table} onClose={close} />);
}

function MistakeScreen({ onClose, ...shown }: FoundMistake & MistakeTable & { onClose: () => void }) {
  return (
    <Dialog title={words().review.mistakeOfDeal} onClose={onClose}>
      <Moment {...shown} />
    </Dialog>
  );
}
