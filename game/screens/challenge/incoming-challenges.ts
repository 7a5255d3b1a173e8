/** Challenges that come to the page: by a link that is opened, or a file that is dropped on it. */
import type { Challenge } from '../../../engine/challenge/challenge.ts';
import { withWords, words } from '../../i18n/words.ts';
import { isChallengeFile } from '../../model/challenge-file.ts';
import { CHALLENGE_LINK } from '../../model/links.ts';
import type { ArrivedChallenges } from '../../services/arrived-challenges.ts';
import { followDroppedFiles, followLinks } from '../../base/incoming.ts';
import { showToast } from '../../kit/toast.tsx';

/** Hands them over to the menu from now on; on other screens it is said that they wait there. */
export function followIncomingChallenges(arrived: ArrivedChallenges): void {
  followLinks(CHALLENGE_LINK, async (fragment) => {
    const { readArrivedLink } = await withWords(['daily', 'records', 'editor', 'table'], import('./challenge-link.ts'));
    await arrive(arrived, readArrivedLink(fragment));
  });
  followDroppedFiles(isChallengeFile, (file) => takeChallengeFile(arrived, file));
}

/** Hands over the challenge in a file, or says what is wrong with it. */
export async function takeChallengeFile(arrived: ArrivedChallenges, file: File): Promise<void> {
  const { readArrivedFile } = await withWords(['daily', 'records', 'editor', 'table'], import('./challenge-link.ts'));
  await arrive(arrived, readArrivedFile(file));
}

async function arrive(arrived: ArrivedChallenges, reading: Promise<Challenge | string>): Promise<void> {
  const read = await reading;
  if (typeof read === 'string') showToast(read);
  else if (arrived.add(read) === 'waits') showToast(words().match.challenge.waits);
}
