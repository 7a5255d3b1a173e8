/** The list of open matches: date, game, players and their tokens; each can be resumed or given up. */
import { StorageError } from '../../base/store.ts';
import type { ListedMatch, OpenMatches } from '../../services/storage/open-matches.ts';
import { words } from '../../i18n/words.ts';
import { element } from '../../base/elements.ts';
import { openDialog } from '../../ui/dialogs/dialog.ts';
import { showToast } from '../../ui/dialogs/toast.ts';
import { summaryOf } from './match-summary.ts';

interface MatchesDialogOptions {
  onResume: (id: string) => void;
  onClose: () => void;
}

/** Opens the list; returns a function that closes it. */
export function openMatchesDialog(openMatches: OpenMatches, { onResume, onClose }: MatchesDialogOptions): () => void {
  const { openMatches: title, lead } = words().saves;
  const list = element('ul', { className: 'matches' });
  const dialog = openDialog({ title, lead, body: [list], isWide: true, onClose });
  const show = (listed: readonly ListedMatch[]): void => {
    list.replaceChildren(...listed.map((one) => rowOf(one, { resume, giveUp })));
    if (listed.length === 0) dialog.close();
  };
  const relist = async (): Promise<void> => show(await openMatches.list());
  const resume = (id: string): void => {
    dialog.close();
    onResume(id);
  };
  const giveUp = async (id: string): Promise<void> => {
    try {
      if (!(await openMatches.giveUp(id))) showToast(words().saves.isInAnotherTab);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      showToast(error.message);
    }
    await relist();
    list.querySelector('button')?.focus();
  };
  void relist();
  return dialog.close;
}

interface MatchActions {
  resume: (id: string) => void;
  giveUp: (id: string) => Promise<void>;
}

/** A match with its buttons: none while another tab plays it. */
function rowOf({ id, open, isElsewhere }: ListedMatch, { resume, giveUp }: MatchActions): HTMLLIElement {
  const text = words().saves;
  const { game, when, players } = summaryOf(open);
  const summary = element(
    'div',
    {},
    element('strong', {}, game),
    element('span', { className: 'lead' }, when),
    element('p', {}, players),
  );
  if (isElsewhere) return element('li', {}, summary, element('p', { className: 'lead' }, text.inAnotherTab));
  const match = `${game}, ${when}`;
  const resumeButton = element('button', { type: 'button', ariaLabel: text.resumeMatch(match) }, text.resume);
  resumeButton.addEventListener('click', () => resume(id));
  const giveUpButton = element('button', { type: 'button', ariaLabel: text.giveUpMatch(match) }, text.giveUp);
  giveUpButton.addEventListener('click', () => {
    if (giveUpButton.textContent === text.reallyGiveUp) void giveUp(id);
    giveUpButton.textContent = text.reallyGiveUp;
    giveUpButton.ariaLabel = `${text.reallyGiveUp} ${text.giveUpMatch(match)}`;
  });
  return element('li', {}, summary, element('div', { className: 'buttons' }, resumeButton, giveUpButton));
}
