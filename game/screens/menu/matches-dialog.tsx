/** The list of open matches: date, game, players and their tokens; each can be resumed or given up. */
import { useEffect, useRef } from 'preact/hooks';
import { StorageError } from '../../base/store.ts';
import { words } from '../../i18n/words.ts';
import { ConfirmButton } from '../../kit/buttons.tsx';
import { Dialog, open } from '../../kit/dialog.tsx';
import { useFocusAfter } from '../../kit/use-focus-after.ts';
import { useStored } from '../../kit/use-loaded.ts';
import type { ListedMatch, OpenMatches } from '../../services/storage/open-matches.ts';
import { showToast } from '../../kit/toast.tsx';
import { offerUndo } from '../../kit/undo.ts';
import { summaryOf } from './match-summary.ts';

interface MatchesOptions {
  onResume: (id: string) => void;
  onReturn: () => void;
  onClose: () => void;
}

export function openMatchesDialog(openMatches: OpenMatches, { onClose, ...options }: MatchesOptions): () => void {
  return open((close) => {
    const leave = (): void => {
      close();
      onClose();
    };
    return <MatchesDialog openMatches={openMatches} {...options} onClose={leave} />;
  });
}

function MatchesDialog(props: MatchesOptions & { openMatches: OpenMatches }) {
  const { openMatches, onResume, onReturn, onClose } = props;
  const { openMatches: title, lead } = words().saves;
  const list = useRef<HTMLUListElement>(null);
  const focusAfter = useFocusAfter(list);
  const { value: listed, loadAgain } = useStored(() => openMatches.list());
  useEffect(() => {
    if (listed?.length === 0) onClose();
  }, [listed]);
  const resume = (id: string): void => {
    onClose();
    onResume(id);
  };
  const giveUp = async (id: string, name: string, place: number): Promise<void> => {
    try {
      const bringBack = await openMatches.giveUp(id);
      if (bringBack === null) showToast(words().saves.isInAnotherTab);
      else
        offerUndo(name, async () => {
          await bringBack();
          await loadAgain();
          onReturn();
        });
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      showToast(error.message);
    }
    focusAfter(place);
    await loadAgain();
  };
  return (
    <Dialog title={title} lead={lead} isWide onClose={onClose}>
      <ul ref={list} class="matches">
        {listed?.map((one, place) => (
          <Match
            key={one.id}
            {...one}
            onResume={() => resume(one.id)}
            onGiveUp={(name) => void giveUp(one.id, name, place)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface MatchProps extends ListedMatch {
  onResume: () => void;
  onGiveUp: (name: string) => void;
}

function Match({ isElsewhere, onResume, onGiveUp, ...listed }: MatchProps) {
  const text = words().saves;
  const { game, when, players } = summaryOf(listed);
  const match = `${game}, ${when}`;
  return (
    <li>
      <div>
        <strong>{game}</strong> <span class="lead">{when}</span>
        <p>{players}</p>
      </div>
      {isElsewhere ? (
        <p class="lead">{text.inAnotherTab}</p>
      ) : (
        <div class="buttons">
          <button type="button" aria-label={text.resumeMatch(match)} onClick={onResume}>
            {text.resume}
          </button>
          <ConfirmButton
            label={text.giveUp}
            name={text.giveUpMatch(match)}
            sure={text.reallyGiveUp}
            sureName={`${text.reallyGiveUp} ${text.giveUpMatch(match)}`}
            onConfirm={() => onGiveUp(match)}
          />
        </div>
      )}
    </li>
  );
}
