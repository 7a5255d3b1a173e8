/** How a challenge went, beside how it went before. */
import { useMemo } from 'preact/hooks';
import { nameNow } from '../../i18n/given-names.ts';
import { words } from '../../i18n/words.ts';
import { signed } from '../../i18n/numbers.ts';
import { Dialog, opens, type Closable } from '../../kit/dialog.tsx';
import { ColumnHeads } from '../../kit/figures.tsx';
import { shownValue } from '../../model/sentences.ts';
import { coinWords } from '../../model/token-names.ts';
import { isOwnName } from '../../services/storage/kept-records.ts';
import { comparisonOf, type ChallengeComparison, type DealFigures, type TakenUp } from './comparison.ts';
import './screen.css';

interface ComparedChallengeOptions {
  takenUp: TakenUp;
  /** Shows how it was played before; the dialog is closed by then. */
  onWatch: () => void;
  onPlayAgain: () => void;
}

export const openComparisonDialog = opens(ComparisonScreen);

function ComparisonScreen({ takenUp, onWatch, onPlayAgain, onClose }: Closable<ComparedChallengeOptions>) {
  const messages = words().challenge;
  const comparison = useMemo(() => comparisonOf(takenUp), []);
  const { players, seat } = takenUp.challenge.file;
  const name = isOwnName(players[seat]) ? null : players[seat];
  const { outcome, bots } = comparison;
  const leave = (then: () => void) => (): void => {
    onClose();
    then();
  };
  return (
    <Dialog
      title={messages.comparison}
      lead={name === null ? messages.outcomes[outcome] : messages.outcomesOver[outcome](name)}
      actions={[{ label: messages.watchBefore, onPress: leave(onWatch) }]}
      main={{ label: messages.playAgain, onPress: leave(onPlayAgain) }}
      onClose={onClose}
    >
      <Results rows={rowsOf(comparison, takenUp)} before={name ?? messages.columns.before} />
      {bots !== 'same' && <p>{messages.bots[bots]}</p>}
    </Dialog>
  );
}

/** What is shown: a label, then now and before. */
type FigureRow = readonly [string, string, string];

function Results({ rows, before }: { rows: readonly FigureRow[]; before: string }) {
  return (
    <table class="results">
      <ColumnHeads names={['', words().challenge.columns.now, before]} />
      <tbody>
        {rows.map(([label, now, earlier]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{now}</td>
            <td>{earlier}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
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
