/** Rules that come to the page: by a link that is opened, or a file that is dropped on it. */
import { withWords } from '../../i18n/words.ts';
import { isChallengeFile } from '../../model/challenge-file.ts';
import { RULES_LINK } from '../../model/links.ts';
import { isPolicyFile } from '../../model/policy-file.ts';
import { followDroppedFiles, followLinks } from '../../base/incoming.ts';
import type { EditedGames } from './editor.tsx';

export function followIncomingRules(edited: EditedGames): void {
  followLinks(RULES_LINK, async (fragment) => {
    const { offerLink } = await withWords(['editor', 'rules'], import('./import.tsx'));
    await offerLink(edited, fragment);
  });
  const isWanted = (name: string): boolean => !isChallengeFile(name) && !isPolicyFile(name);
  followDroppedFiles(isWanted, async (file) => {
    const { offerFile } = await withWords(['editor', 'rules'], import('./import.tsx'));
    await offerFile(edited, file);
  });
}
