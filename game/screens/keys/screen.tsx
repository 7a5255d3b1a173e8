/** All keys of the game, and what they do. */
import { Fragment } from 'preact';
import { words } from '../../i18n/words.ts';
import { Dialog, open } from '../../kit/dialog.tsx';
import './screen.css';

interface KeysLine {
  keys: readonly string[];
  does: string;
  isTwice?: boolean;
}

function lines(asksTwice: boolean): { title: string; lines: readonly KeysLine[] }[] {
  const messages = words().a11y;
  return [
    {
      title: messages.keysPlay,
      lines: [
        { keys: ['D', 'T'], does: messages.keyDraw },
        { keys: ['K'], does: messages.keyKnock, isTwice: true },
        { keys: ['1', '…', '5'], does: messages.keyDigits, isTwice: asksTwice },
        { keys: ['1', '2', '3', 'X'], does: messages.keyPool },
        { keys: ['1', '2', '3', 'F'], does: messages.keyRow },
        { keys: ['T', 'Q'], does: messages.keySay },
        { keys: ['H', 'C', 'P', 'N', 'B', 'L'], does: messages.keyOthers },
      ],
    },
    {
      title: messages.keysAsk,
      lines: [
        { keys: ['A'], does: messages.keyHand },
        { keys: ['U'], does: messages.keyTop },
        { keys: ['Z'], does: messages.keyTokens },
        { keys: ['W'], does: messages.keyTurn },
        { keys: ['E'], does: messages.keyLast },
        { keys: ['I'], does: messages.keyHint },
        { keys: ['?'], does: messages.keyHelp },
      ],
    },
    {
      title: messages.keysOther,
      lines: [
        { keys: ['Tab', '↑', '↓', '←', '→', 'Enter'], does: messages.keyMove },
        { keys: [messages.space, 'Esc'], does: messages.keySkip },
        { keys: ['⌫'], does: words().takeBack.key },
        { keys: ['R', 'S', 'M'], does: messages.keyRules },
        { keys: ['I'], does: words().hints.key },
        { keys: ['.', ','], does: messages.keyMarks },
      ],
    },
  ];
}

/** Opens the list of keys. @param asksTwice whether all moves ask for a second press @returns a function that closes it */
export function openKeysDialog(asksTwice: boolean): () => void {
  return open((close) => <KeysScreen asksTwice={asksTwice} onClose={close} />);
}

function KeysScreen({ asksTwice, onClose }: { asksTwice: boolean; onClose: () => void }) {
  const { keys, keysLead, readerNote } = words().a11y;
  return (
    <Dialog title={keys} lead={keysLead} onClose={onClose}>
      {lines(asksTwice).map(({ title, lines: all }) => (
        <Fragment key={title}>
          <h2>{title}</h2>
          <table class="keys">
            <tbody>
              {all.map((line) => (
                <Line key={line.does} {...line} />
              ))}
            </tbody>
          </table>
        </Fragment>
      ))}
      <p class="lead">{readerNote}</p>
    </Dialog>
  );
}

function Line({ keys, does, isTwice = false }: KeysLine) {
  return (
    <tr>
      <th scope="row">
        {keys.map((key) => (
          <Fragment key={key}>{key === '…' ? '…' : <kbd>{key}</kbd>} </Fragment>
        ))}
        {isTwice && words().a11y.twice}
      </th>
      <td>{does}</td>
    </tr>
  );
}
