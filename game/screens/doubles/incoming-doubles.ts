/** Doubles that come to the page by a link that is opened: kept among those of friends. */
import { StorageError } from '../../base/store.ts';
import { withWords, words } from '../../i18n/words.ts';
import { DOUBLE_LINK } from '../../model/links.ts';
import type { Doubles } from '../../services/doubles.ts';
import { showToast } from '../../kit/toast.tsx';
import { followLinks } from '../../base/incoming.ts';

export function followIncomingDoubles(doubles: () => Promise<Pick<Doubles, 'receive'>>): void {
  followLinks(DOUBLE_LINK, async (fragment) => {
    const { readDoubleLink } = await withWords(['habits'], import('./double-link.ts'));
    const read = await readDoubleLink(fragment);
    showToast(typeof read === 'string' ? read : await kept(await doubles(), read));
  });
}

/** Keeps it. @returns what is said of that */
async function kept(doubles: Pick<Doubles, 'receive'>, sent: Parameters<Doubles['receive']>[0]): Promise<string> {
  const { arrived, someone } = words().doubles;
  try {
    const name = sent.name || someone;
    await doubles.receive({ ...sent, name });
    return arrived(name);
  } catch (error) {
    if (error instanceof StorageError) return error.message;
    throw error;
  }
}
