/** The goals: which have been reached, which are open, and which games have been won. */
import { element } from '../../base/elements.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { PRESETS } from '../../../engine/rules/resolve.ts';
import type { GoalId } from '../../i18n/en/goals.ts';
import { dayInWords } from '../../i18n/dates.ts';
import { words } from '../../i18n/words.ts';
import type { Reached, Stores } from '../../services/storage/stores.ts';
import { openDialog, openToRead, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { icon } from '../../ui/dialogs/icons.ts';
import '../../ui/dialogs/lists.css';
import { gamesWonIn, GOAL_IDS } from './goals.ts';
import './goals.css';

interface GoalsDialogOptions {
  stores: Pick<Stores, 'goals'>;
  /** Counts matches that have not been counted yet. @returns whether that changed anything */
  catchUp: () => Promise<boolean>;
}

/** Opens the goals; returns a function that closes them. */
export function openGoalsDialog(options: GoalsDialogOptions): () => void {
  return openToRead(() => createGoalsDialog(options));
}

function createGoalsDialog({ stores, catchUp }: GoalsDialogOptions): OpenedDialog {
  const { title, lead } = words().goals;
  const sheet = element('div');
  const dialog = openDialog({ title, lead, body: [sheet] });
  const show = async (): Promise<void> => sheet.replaceChildren(...shown(await stores.goals.all()));
  const fill = async (): Promise<void> => {
    await show();
    if (await catchUp()) await show();
  };
  fill().catch((error: Error) => sheet.replaceChildren(element('p', {}, error.message)));
  return dialog;
}

function shown(reached: ReadonlyMap<string, Reached>): HTMLElement[] {
  const messages = words().goals;
  const done = GOAL_IDS.filter((id) => reached.has(id));
  const open = GOAL_IDS.filter((id) => !reached.has(id));
  return [
    ...section(messages.reached(done.length), 'reached', done, reached),
    ...section(messages.open(open.length), 'open', open, reached),
    ...games(gamesWonIn(new Set(reached.keys()))),
  ];
}

function section(
  title: string,
  name: 'reached' | 'open',
  ids: readonly GoalId[],
  reached: ReadonlyMap<string, Reached>,
): HTMLElement[] {
  if (ids.length === 0) return [];
  const rows = ids.map((id) => rowOf(id, reached.get(id)));
  return [element('h2', {}, title), element('ul', { className: `goals ${name}` }, ...rows)];
}

function rowOf(id: GoalId, reached: Reached | undefined): HTMLLIElement {
  const { list, reachedOn } = words().goals;
  const { name, how } = list[id];
  const day = reached === undefined ? [] : [element('small', {}, reachedOn(dayInWords(reached.reached)))];
  return element(
    'li',
    {},
    icon(reached === undefined ? 'knock' : 'declared'),
    element('div', {}, element('strong', {}, name), ...day, element('span', {}, how)),
  );
}

function games(won: readonly string[]): HTMLElement[] {
  const { gamesWon, stillToWin } = words().goals;
  const named = (ids: readonly string[]): string => ids.map((id) => gameName(id).name).join(', ');
  const open = PRESETS.filter((game) => !won.includes(game));
  return [
    element('h2', {}, gamesWon(won.length, PRESETS.length)),
    ...(won.length === 0 ? [] : [element('p', {}, named(won))]),
    ...(open.length === 0 ? [] : [element('p', { className: 'soft' }, stillToWin(named(open)))]),
  ];
}
