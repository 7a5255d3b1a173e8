/** How a challenge went, beside how it went before. */
import { element } from '../../base/elements.ts';
import { nameNow } from '../../i18n/given-names.ts';
import { words } from '../../i18n/words.ts';
import { signed } from '../../i18n/numbers.ts';
import { shownValue } from '../../model/sentences.ts';
import { coinWords } from '../../model/tokens.ts';
import { isOwnName } from '../../services/storage/kept-records.ts';
import { openDialog, openToRead, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { comparisonOf, type ChallengeComparison, type DealFigures, type TakenUp } from './comparison.ts';
import '../../ui/dialogs/lists.css';
import './challenge.css';

interface ComparisonDialogOptions {
  takenUp: TakenUp;
  /** Shows how it was played before; the dialog is closed by then. */
  onWatch: () => void;
  onPlayAgain: () => void;
}

/** Opens it; returns a function that closes it. */
export function openComparisonDialog(options: ComparisonDialogOptions): () => void {
  return openToRead(() => createComparison(options));
}

/** What is shown: a label, then before and now. */
type FigureRow = readonly [string, string, string];

function createComparison({ takenUp, onWatch, onPlayAgain }: ComparisonDialogOptions): OpenedDialog {
  const messages = words().challenge;
  const comparison = comparisonOf(takenUp);
  const { players, seat } = takenUp.challenge.file;
  const name = isOwnName(players[seat]) ? null : players[seat];
  const { outcome } = comparison;
  const closing = (onPress: () => void) => (): void => {
    dialog.close();
    onPress();
  };
  const dialog = openDialog({
    title: messages.comparison,
    lead: name === null ? messages.outcomes[outcome] : messages.outcomesOver[outcome](name),
    body: [
      tableOf(rowsOf(comparison, takenUp), name ?? messages.columns.before),
      ...(comparison.bots === 'same' ? [] : [element('p', {}, messages.bots[comparison.bots])]),
    ],
    buttons: [{ label: messages.watchBefore, onPress: closing(onWatch) }],
    main: { label: messages.playAgain, onPress: closing(onPlayAgain) },
  });
  return dialog;
}

function rowsOf(comparison: ChallengeComparison, { challenge: { file, rules: table } }: TakenUp): FigureRow[] {
  const { rows, nobody, notShown } = words().challenge;
  if (comparison.of === 'match') {
    const { now, before } = comparison;
    return [
      [rows.place, String(now.place), String(before.place)],
      [rows.deals, String(now.deals), String(before.deals)],
    ];
  }
  const { now, before, isRace } = comparison;
  const both = (label: string, show: (figures: DealFigures) => string): FigureRow => [label, show(now), show(before)];
  const names = ({ others }: DealFigures): string =>
    others.map((other) => nameNow(file.players[other])).join(', ') || nobody;
  return [
    both(rows.value, ({ value }) => (value === null ? notShown : shownValue(value))),
    both(isRace ? rows.scored : rows.lost, ({ count }) =>
      isRace && count < 0 ? signed(count) : ((isRace ? null : coinWords(table, count)) ?? String(count)),
    ),
    both(isRace ? rows.othersScored : rows.othersLost, names),
    both(rows.points, ({ points }) => signed(points)),
  ];
}

function tableOf(rows: readonly FigureRow[], before: string): HTMLTableElement {
  const heading = (text: string): HTMLElement => element('th', { scope: 'col' }, text);
  return element(
    'table',
    { className: 'results' },
    element('thead', {}, element('tr', {}, element('td'), heading(words().challenge.columns.now), heading(before))),
    element(
      'tbody',
      {},
      ...rows.map(([label, ...cells]) =>
        element('tr', {}, element('th', { scope: 'row' }, label), ...cells.map((text) => element('td', {}, text))),
      ),
    ),
  );
}
