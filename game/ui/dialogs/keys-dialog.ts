/** A dialog that lists all keys of the game. */
import { words } from '../../i18n/words.ts';
import { element } from '../../base/elements.ts';
import { openDialog, openToRead, type OpenedDialog } from './dialog.ts';

/** Keys as they are printed, and what they do. */
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
        { keys: ['R', 'S', 'M'], does: messages.keyRules },
        { keys: ['I'], does: words().hints.key },
        { keys: ['.', ','], does: messages.keyMarks },
      ],
    },
  ];
}

function row({ keys, does, isTwice }: KeysLine): HTMLElement {
  const caps = keys.map((key) => (key === '…' ? '…' : element('kbd', {}, key)));
  const head = element('th', { scope: 'row' }, ...caps.flatMap((cap) => [cap, ' ']));
  if (isTwice === true) head.append(words().a11y.twice);
  return element('tr', {}, head, element('td', {}, does));
}

/** Opens the dialog. @param asksTwice whether all moves ask for a second press @returns a function that closes it */
export function openKeysDialog(asksTwice: boolean): () => void {
  return openToRead(() => openKeys(asksTwice));
}

function openKeys(asksTwice: boolean): OpenedDialog {
  const messages = words().a11y;
  const tables = lines(asksTwice).flatMap(({ title, lines: all }) => [
    element('h2', {}, title),
    element('table', { className: 'keys' }, element('tbody', {}, ...all.map(row))),
  ]);
  const note = element('p', { className: 'lead' }, messages.readerNote);
  return openDialog({ title: messages.keys, lead: messages.keysLead, body: [...tables, note] });
}
