/** The matches that wait to be continued, as the menu offers them. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { onSeenAgain } from '../../base/seen-again.ts';
import { StorageError } from '../../base/store.ts';
import { openMatchesDialog } from './matches-dialog.tsx';
import { summaryOf } from './match-summary.ts';
import { words } from '../../i18n/words.ts';
import type { ListedMatch, OpenMatches, ResumableMatch } from '../../services/storage/open-matches.ts';
import { showToast } from '../../kit/toast.tsx';

interface Waiting {
  listed: readonly ListedMatch[];
  /** Whether a match waits that no other tab plays. */
  canResume: boolean;
  /** Whether resuming is the main thing to do: a match of the chosen game waits that no other tab plays. */
  leads: boolean;
  /** The match that would be resumed, if there is only one: its game and deal. */
  only: string | null;
  /** Resumes the match that waits, or lists those that are open. */
  resume: () => void;
  list: () => void;
}

/**
 * @param chosen the name of the game that is chosen
 * @param onResume resumes a match that is locked for this tab; resolves with whether it does
 */
export function useOpenMatches(
  openMatches: OpenMatches,
  chosen: string,
  onResume: (match: ResumableMatch) => Promise<boolean>,
): Waiting {
  const [listed, show] = useState<readonly ListedMatch[]>(openMatches.known);
  const isGone = useRef(false);
  const closeList = useRef<(() => void) | undefined>(undefined);
  const refresh = async (): Promise<void> => {
    const found = await openMatches.list();
    if (!isGone.current) show(found);
  };
  useEffect(() => {
    void refresh();
    const stop = onSeenAgain(() => void refresh());
    return () => {
      isGone.current = true;
      stop();
      closeList.current?.();
    };
  }, []);
  const resumeOne = async (id: string): Promise<void> => {
    await resumeMatch(openMatches, id, onResume);
    await refresh();
  };
  const list = (): void => {
    closeList.current = openMatchesDialog(openMatches, {
      onResume: (id) => void resumeOne(id),
      onReturn: () => void refresh(),
      onClose: () => {
        closeList.current = undefined;
        void refresh();
      },
    });
  };
  const free = listed.filter(({ isElsewhere }) => !isElsewhere);
  const isOnly = free.length === 1 && listed.length === 1;
  return {
    listed,
    canResume: free.length > 0,
    leads: free.some(({ match: { rules } }) => rules.name === chosen),
    only: isOnly ? inWords(listed[0]) : null,
    resume: () => (isOnly ? void resumeOne(listed[0].id) : list()),
    list,
  };
}

function inWords(listed: ListedMatch): string {
  const { game, deal } = summaryOf(listed);
  return `${game}, ${deal}`;
}

/** Whether a match is being opened: a second press opens none. */
let isOpening = false;

async function resumeMatch(
  openMatches: OpenMatches,
  id: string,
  onResume: (match: ResumableMatch) => Promise<boolean>,
): Promise<void> {
  if (isOpening) return;
  isOpening = true;
  const { isInAnotherTab, isGone } = words().saves;
  try {
    const opened = await openMatches.open(id);
    if (opened.is !== 'open') {
      showToast(opened.is === 'gone' ? isGone : isInAnotherTab);
      return;
    }
    let hasStarted = false;
    try {
      hasStarted = await onResume(opened);
    } finally {
      if (!hasStarted) await openMatches.release(opened.id);
    }
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    showToast(error.message);
  } finally {
    isOpening = false;
  }
}
