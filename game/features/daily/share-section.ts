/** What can be given to others of a day that was played: a line, the same in words, and a picture. */
import { dayOf } from '../../../engine/daily/day.ts';
import { element } from '../../base/elements.ts';
import { createTheme } from '../../base/theme/theme.ts';
import { dailyTable } from '../../catalogue/daily-table.ts';
import { gameName } from '../../catalogue/game-names.ts';
import type { Seat } from '../../catalogue/settings.ts';
import { portraitIn, tableSetupOf } from '../../catalogue/table-setup.ts';
import { dateInWords } from '../../i18n/dates.ts';
import { signed } from '../../i18n/numbers.ts';
import { words } from '../../i18n/words.ts';
import type { PlayedDay } from '../../services/storage/stores.ts';
import { copyText } from '../../kit/copy-text.ts';
import { actionButton, statusLine } from '../../ui/dialogs/elements.ts';
import { sendFile, sendToOthers } from '../../ui/dialogs/send-to-others.ts';
import { addressWith } from '../../ui/dialogs/share-link.ts';
import { drawDay, PICTURE_SIZE } from './picture.ts';
import { markOf, pointsByDeal, totalOf } from './points.ts';
import { linesToShare } from './results.ts';

/** The section; nothing before the day has been played. @param own who has played it */
export function shareSection(played: PlayedDay | null, own: Seat): HTMLElement[] {
  const lines = played && linesToShare(played, addressWith(''));
  if (played === null || lines === null) return [];
  const messages = words().daily;
  const line = element('p', { className: 'line' }, lines.line);
  const inWords = element('p', { className: 'soft' }, lines.inWords);
  const said = statusLine();
  const copy = (text: string, shown: HTMLElement) => (): void =>
    void copyText(text, shown).then((answer) => (said.textContent = answer));
  const buttons = [
    actionButton({ label: messages.copy, onPress: copy(lines.line, line) }),
    actionButton({ label: messages.copyWords, onPress: copy(lines.inWords, inWords) }),
    actionButton({ label: messages.picture, onPress: () => void sendPicture(played, own) }),
    ...('share' in navigator
      ? [actionButton({ label: messages.share, onPress: () => void sendToOthers({ text: lines.line }) })]
      : []),
  ];
  return [
    element(
      'section',
      { className: 'share' },
      element('h2', {}, messages.shareTitle),
      line,
      inWords,
      element('div', { className: 'tools' }, ...buttons),
      said,
    ),
  ];
}

async function sendPicture({ date, first }: PlayedDay, own: Seat): Promise<void> {
  const canvas = element('canvas', { width: PICTURE_SIZE, height: PICTURE_SIZE });
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const { number, game, rules } = dayOf(date);
  const title = words().match.daily.numbered(number);
  const { seats } = tableSetupOf(dailyTable(own));
  const [you, ...others] = seats.map(({ name }) => name);
  const picture = {
    title,
    about: `${dateInWords(date)} · ${gameName(game).name}`,
    faces: [{ name: you, isYou: true, ...portraitIn(own) }, ...others.map((name) => ({ name, isYou: false }))],
    marks: pointsByDeal(first).map(markOf),
    total: signed(totalOf(first)),
    address: addressWith('').replace(/^https?:\/\//, ''),
    rules,
  };
  // The same for everybody, whatever light they play by.
  drawDay(pen, picture, createTheme('evening', {}));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob !== null) await sendFile(new File([blob], `thirty-one-${number}.png`, { type: 'image/png' }), title);
}
