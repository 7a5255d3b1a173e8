/** What can be given to others of a day that was played: a line, the same in words, and a picture. */
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
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
import { copyText } from '../../kit/copy-text.ts';
import { send, sendFile } from '../../kit/send.ts';
import { addressWith } from '../../kit/share-link.tsx';
import type { PlayedDay } from '../../services/storage/stores.ts';
import { drawDay, PICTURE_SIZE } from './picture.ts';
import { markOf, pointsByDeal, totalOf } from './points.ts';
import { linesToShare } from './results.ts';

interface ShareProps {
  played: PlayedDay;
  /** Who has played it. */
  own: Seat;
}

/** The section; nothing before the day has been played. */
export function Share({ played, own }: ShareProps) {
  const messages = words().daily;
  const line = useRef<HTMLParagraphElement>(null);
  const inWords = useRef<HTMLParagraphElement>(null);
  const [said, say] = useState('');
  const lines = linesToShare(played, addressWith(''));
  if (lines === null) return null;
  const copy = async (text: string, shown: RefObject<HTMLElement | null>): Promise<void> => {
    if (shown.current !== null) say(await copyText(text, shown.current));
  };
  return (
    <section class="share">
      <h2>{messages.shareTitle}</h2>
      <p class="line" ref={line}>
        {lines.line}
      </p>
      <p class="soft" ref={inWords}>
        {lines.inWords}
      </p>
      <div class="tools">
        <button type="button" onClick={() => void copy(lines.line, line)}>
          {messages.copy}
        </button>
        <button type="button" onClick={() => void copy(lines.inWords, inWords)}>
          {messages.copyWords}
        </button>
        <button type="button" onClick={() => void sendPicture(played, own)}>
          {messages.picture}
        </button>
        {'share' in navigator && (
          <button type="button" onClick={() => void send({ text: lines.line }, () => copy(lines.line, line))}>
            {messages.share}
          </button>
        )}
      </div>
      <p role="status">{said}</p>
    </section>
  );
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
