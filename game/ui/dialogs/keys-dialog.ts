/** A dialog that lists all keys of the game. */
import { words } from '../../i18n/words.ts';
import { element } from '../../base/elements.ts';
import { openDialog, openToRead, type OpenedDialog } from './dialog.ts';

/** Keys as they are printed, and what they do. */
type Line = { keys: readonly string[]; does: string; isTwice?: boolean };

function lines(): { title: string; lines: readonly Line[] }[] {
  const said = words().a11y;
  return [
    {
      title: said.keysPlay,
      lines: [
        { keys: ['D', 'T'], does: said.keyDraw },
        { keys: ['K'], does: said.keyKnock, isTwice: true },
        { keys: ['1', '…', '5'], does: said.keyDigits, isTwice: true },
        { keys: ['1', '2', '3', 'F'], does: said.keyRow },
        { keys: ['T', 'Q'], does: said.keySay },
        { keys: ['H', 'C', 'P', 'N', 'B', 'L'], does: said.keyOthers },
      ],
    },
    {
      title: said.keysAsk,
      lines: [
        { keys: ['A'], does: said.keyHand },
        { keys: ['U'], does: said.keyTop },
        { keys: ['Z'], does: said.keyTokens },
        { keys: ['W'], does: said.keyTurn },
        { keys: ['E'], does: said.keyLast },
        { keys: ['I'], does: said.keyHint },
        { keys: ['?'], does: said.keyHelp },
      ],
    },
    {
      title: said.keysOther,
      lines: [
        { keys: ['Tab', '↑', '↓', '←', '→', 'Enter'], does: said.keyMove },
        { keys: [said.space, 'Esc'], does: said.keySkip },
        { keys: ['R', 'S', 'M'], does: said.keyRules },
        { keys: ['I'], does: words().hints.key },
      ],
    },
  ];
}

function row({ keys, does, isTwice }: Line): HTMLElement {
  const caps = keys.map((key) => (key === '…' ? '…' : element('kbd', {}, key)));
  const head = element('th', { scope: 'row' }, ...caps.flatMap((cap) => [cap, ' ']));
  if (isTwice === true) head.append(words().a11y.twice);
  return element('tr', {}, head, element('td', {}, does));
}

/** Opens the dialog. @returns a function that closes it */
export function openKeysDialog(): () => void {
  return openToRead(openKeys);
}

function openKeys(): OpenedDialog {
  const said = words().a11y;
  const tables = lines().flatMap(({ title, lines: all }) => [
    element('h2', {}, title),
    element('table', { className: 'keys' }, element('tbody', {}, ...all.map(row))),
  ]);
  const note = element('p', { className: 'lead' }, said.readerNote);
  return openDialog({ title: said.keys, lead: said.keysLead, body: [...tables, note] });
}
