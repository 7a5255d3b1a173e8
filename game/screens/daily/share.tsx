/** What can be given to others of a day or a week that was played: a line, the same in words, and a picture. */
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { dayOf } from '../../../engine/daily/day.ts';
import { element } from '../../base/elements.ts';
import { createTheme } from '../../base/theme/theme.ts';
import { dailyTable } from '../../catalogue/daily-table.ts';
import type { Seat } from '../../catalogue/settings.ts';
import { portraitIn, tableSetupOf } from '../../catalogue/table-setup.ts';
import { dateInWords } from '../../i18n/dates.ts';
import { signed } from '../../i18n/numbers.ts';
import { words } from '../../i18n/words.ts';
import { copyText, send, sendFile } from '../../kit/send.ts';
import { addressWith } from '../../kit/share-link.tsx';
import type { PlayedDay } from '../../services/storage/match-schemas.ts';
import { drawResult, PICTURE_SIZE, type SharedPicture } from './picture.ts';
import { markOf, pointsByDeal, totalOf } from './points.ts';
import { linesToShare, weekToShare } from './results.ts';
import { playedOn } from './theme.ts';
import type { ThemedWeek, WeekResult } from './themed-week.ts';

/** What is given to others. */
export interface Shared {
  line: string;
  inWords: string;
  picture: SharedPicture;
  file: string;
}

export function Share({ title, shared }: { title: string; shared: Shared }) {
  const messages = words().daily;
  const line = useRef<HTMLParagraphElement>(null);
  const inWords = useRef<HTMLParagraphElement>(null);
  const [said, say] = useState('');
  const copy = async (text: string, shown: RefObject<HTMLElement | null>): Promise<void> => {
    if (shown.current !== null) say(await copyText(text, shown.current));
  };
  return (
    <section class="share" aria-label={title}>
      <h2>{title}</h2>
      <p class="line" ref={line}>
        {shared.line}
      </p>
      <p class="soft" ref={inWords}>
        {shared.inWords}
      </p>
      <div class="tools">
        <button type="button" onClick={() => void copy(shared.line, line)}>
          {messages.copy}
        </button>
        <button type="button" onClick={() => void copy(shared.inWords, inWords)}>
          {messages.copyWords}
        </button>
        <button type="button" onClick={() => void sendPicture(shared)}>
          {messages.picture}
        </button>
        {'share' in navigator && (
          <button type="button" onClick={() => void send({ text: shared.line }, () => copy(shared.line, line))}>
            {messages.share}
          </button>
        )}
      </div>
      <p role="status">{said}</p>
    </section>
  );
}

async function sendPicture({ picture, file }: Shared): Promise<void> {
  const canvas = element('canvas', { width: PICTURE_SIZE, height: PICTURE_SIZE });
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  // The same for everybody, whatever light they play by.
  drawResult(pen, picture, createTheme('evening', {}));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob !== null) await sendFile(new File([blob], file, { type: 'image/png' }), picture.title);
}

/** A day that was played to its end. @param own who has played it */
export function sharedDay(played: PlayedDay, own: Seat): Shared {
  const { date, first } = played;
  const day = dayOf(date);
  return {
    ...linesToShare(played, addressWith('')),
    picture: {
      title: words().match.daily.numbered(day.number),
      about: `${dateInWords(date)} · ${playedOn(day)}`,
      marks: pointsByDeal(first).map(markOf),
      total: signed(totalOf(first)),
      ...tableOf(date, own),
    },
    file: `thirty-one-${day.number}.png`,
  };
}

/** A week that is over. @param own who has played it */
export function sharedWeek(week: ThemedWeek, result: WeekResult, own: Seat): Shared {
  const { number, theme, dates } = week;
  return {
    ...weekToShare(week, result, addressWith('')),
    picture: {
      title: words().daily.themedWeek.numbered(number),
      about: playedOn(theme),
      marks: result.points.map((points) => (points === null ? null : markOf(points))),
      total: signed(result.total),
      ...tableOf(dates[0], own),
    },
    file: `thirty-one-week-${number}.png`,
  };
}

function tableOf(date: string, own: Seat): Pick<SharedPicture, 'faces' | 'rules' | 'address'> {
  const { seats } = tableSetupOf(dailyTable(date, own));
  const [you, ...others] = seats.map(({ name }) => name);
  return {
    faces: [{ name: you, isYou: true, ...portraitIn(own) }, ...others.map((name) => ({ name, isYou: false }))],
    rules: dayOf(date).rules,
    address: addressWith('').replace(/^https?:\/\//, ''),
  };
}
