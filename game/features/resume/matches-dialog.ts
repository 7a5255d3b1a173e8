/** The matches that are open, on a page of paper: when, what, with whom and how it stands; each to go on with or give up. */
import { StorageError } from '../../base/store.ts';
import { resumeMatch } from '../../../engine/save.ts';
import { tableSetupOf } from '../../catalogue/table-setup.ts';
import { titleOf } from '../../catalogue/game-title.ts';
import type { ListedMatch, OpenMatches } from '../../services/storage/open-matches.ts';
import { type OpenMatch } from '../../services/storage/stores.ts';
import { language, words } from '../../i18n/words.ts';
import { element } from '../../base/elements.ts';
import { openDialog } from '../../ui/dialogs/dialog.ts';
import { showToast } from '../../ui/dialogs/toast.ts';

/** How an open match stands, in words. */
export type Standing = { game: string; when: string; company: string };

export type OpenMatchesOptions = { onGoOn: (id: string) => void; onClose: () => void };

/** What there is to tell of an open match. */
function standingOf({ players, saved, save }: OpenMatch): Standing {
  const { deal, out } = words().saves;
  const { match } = resumeMatch(save, { seed: 0 });
  const { rules } = match;
  const { seats } = tableSetupOf({ seats: players, opponents: players.length - 1 });
  const has = (seat: number): string => {
    if (rules.scoring === 'points') return String(match.points[seat]);
    return match.tokens[seat] < 0 ? out : String(match.tokens[seat]);
  };
  const when = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(saved));
  return {
    game: titleOf(rules),
    when: `${when}, ${deal(match.dealNumber)}`,
    // No line begins with a dot, or with a number away from its name.
    company: seats.map(({ name }, seat) => `${name}\u00A0${has(seat)}`).join('\u00A0· '),
  };
}

/** Opens the list; answers with a function that closes it. */
export function openMatchesDialog(openMatches: OpenMatches, { onGoOn, onClose }: OpenMatchesOptions): () => void {
  const { openMatches: title, lead } = words().saves;
  const list = element('ul', { className: 'matches' });
  const paper = openDialog({ title, lead, body: [list], isWide: true, onClose });
  const show = (listed: readonly ListedMatch[]): void => {
    list.replaceChildren(...listed.map((one) => rowOf(one, { goOn, giveUp })));
    if (listed.length === 0) paper.close();
  };
  const relist = async (): Promise<void> => show(await openMatches.list());
  const goOn = (id: string): void => {
    paper.close();
    onGoOn(id);
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
  return paper.close;
}

type Ways = { goOn: (id: string) => void; giveUp: (id: string) => Promise<void> };

/** A match with what can be done with it: nothing while another tab plays it. */
function rowOf({ id, open, isElsewhere }: ListedMatch, { goOn, giveUp }: Ways): HTMLLIElement {
  const text = words().saves;
  const { game, when, company } = standingOf(open);
  const told = element(
    'div',
    {},
    element('strong', {}, game),
    element('span', { className: 'lead' }, when),
    element('p', {}, company),
  );
  if (isElsewhere) return element('li', {}, told, element('p', { className: 'lead' }, text.inAnotherTab));
  const match = `${game}, ${when}`;
  const on = element('button', { type: 'button', ariaLabel: text.goOnWith(match) }, text.goOn);
  on.addEventListener('click', () => goOn(id));
  const away = element('button', { type: 'button', ariaLabel: text.giveUpOn(match) }, text.giveUp);
  away.addEventListener('click', () => {
    if (away.textContent === text.reallyGiveUp) void giveUp(id);
    away.textContent = text.reallyGiveUp;
    away.ariaLabel = `${text.reallyGiveUp} ${text.giveUpOn(match)}`;
  });
  return element('li', {}, told, element('div', { className: 'ways' }, on, away));
}
