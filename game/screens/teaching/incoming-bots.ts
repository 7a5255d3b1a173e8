/** Bots that come to the page, in files that are dropped on it. */
import { withWords } from '../../i18n/words.ts';
import { isPolicyFile } from '../../model/policy-file.ts';
import type { Services } from '../../services/services.ts';
import { showToast } from '../../kit/toast.tsx';
import { followDroppedFiles } from '../../base/incoming.ts';

export function followIncomingBots({ ownBots, bots }: Pick<Services, 'ownBots' | 'bots'>): void {
  followDroppedFiles(isPolicyFile, async (file) => {
    const { bringBots } = await withWords(['teaching'], import('./bring-bots.ts'));
    showToast((await bringBots([file], { ownBots, bots })).join(' '));
  });
}
