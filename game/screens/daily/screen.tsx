/** The page of a day: what is played, how one has played it, how the master does, where one stands, and a line to share. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { dayOf } from '../../../engine/daily/day.ts';
import { hasWebAssembly } from '../../base/web-assembly.ts';
import { dailyTable } from '../../catalogue/daily-table.ts';
import type { Seat } from '../../catalogue/settings.ts';
import { tableSetupOf } from '../../catalogue/table-setup.ts';
import { dateInWords } from '../../i18n/dates.ts';
import { words } from '../../i18n/words.ts';
import { Dialog, opens, type Closable } from '../../kit/dialog.tsx';
import { isComplete, openTry } from '../../services/storage/played-days.ts';
import type { PlayedDay } from '../../services/storage/match-schemas.ts';
import { DaysInARow, LastWeek } from './past.tsx';
import { headlineOf } from './results.ts';
import { ResultsTable, StandingSection } from './standing.tsx';
import { Share, sharedDay } from './share.tsx';
import { playedOn } from './theme.ts';
import { resultOf, type ThemedWeek } from './themed-week.ts';
import { useStanding, type Compare } from './use-standing.ts';
import { WeekSection } from './week-section.tsx';
import { completesWeek, type PastDays } from './week.ts';
import './screen.css';

export interface ShownDay {
  date: string;
  /** As it was played; null if it was not. */
  played: PlayedDay | null;
  /** All days, once this one is over. */
  past: PastDays | null;
  week: ThemedWeek | null;
  /** On a Monday the week before; null on any other day, and where there is none. */
  weekBefore: ThemedWeek | null;
}

export interface DailyOptions extends ShownDay {
  /** Calls back with what is to be shown from then on: the day was played in another tab, or another has begun. @returns how to stop that */
  follow: (callback: (day: ShownDay) => void) => () => void;
  /** Waits for the trained opponents. @returns whether they have come */
  opponentsCome: (date: string) => Promise<boolean>;
  onPlay: (date: string) => void;
  compare: Compare;
  onCalendar: (date: string) => void;
  /** Opens another day in place of this one. */
  onDay: (date: string) => void;
  onExercises: () => void;
  own: Seat;
  /** The room that one is in: how its people did on a day, and the way back to it; null for none. */
  room: { board: (date: string) => ComponentChildren; back: () => string; onBack: () => void } | null;
}

export const openDailyDialog = opens(DailyScreen);

function DailyScreen({ follow, compare, own, room, onClose, ...options }: Closable<DailyOptions>) {
  const [{ date, played, past, week, weekBefore }, show] = useState<ShownDay>(options);
  useEffect(() => follow(show), []);
  const day = dayOf(date);
  const over = played !== null && isComplete(played.first) ? played : null;
  const [standing, compareAgain] = useStanding(over, compare);
  const comparison = standing?.is === 'compared' ? standing.comparison : null;
  const [status, play] = usePlay(date, options);
  const playing = { label: playLabel(played), onPress: play };
  const back = room === null ? undefined : { label: room.back(), onPress: room.onBack };
  const about = <About date={date} onCalendar={options.onCalendar} onExercises={options.onExercises} />;
  // Where the day itself is compared, that is what is waited for.
  const ofWeek = { date, compare, own, isHeld: standing?.is === 'comparing', onDay: options.onDay };
  const thisWeek = week && <WeekSection key={week.dates[0]} week={week} {...ofWeek} />;
  const lastWeek = weekBefore && resultOf(weekBefore) && (
    <WeekSection key={weekBefore.dates[0]} week={weekBefore} {...ofWeek} />
  );
  return (
    <Dialog
      title={words().match.daily.numbered(day.number)}
      lead={words().daily.lead(dateInWords(date), playedOn(day))}
      // Whoever has played the day has come to see how it went.
      actions={over === null ? [] : [playing]}
      main={over === null ? playing : back}
      onClose={onClose}
    >
      {over === null && [thisWeek, about]}
      {over !== null && comparison !== null && <h2>{headlineOf(over.first, comparison)}</h2>}
      {played !== null && <ResultsTable played={played} comparison={comparison} />}
      {over !== null && room?.board(date)}
      {over !== null && standing !== null && (
        <StandingSection first={over.first} standing={standing} onAgain={compareAgain} />
      )}
      {past !== null && <DaysInARow past={past} />}
      {past !== null && week === null && completesWeek(past) && <LastWeek past={past} />}
      {over !== null && <Share title={words().daily.shareTitle} shared={sharedDay(over, own)} />}
      {over !== null && thisWeek}
      {lastWeek}
      {over !== null && about}
      <PlayStatus status={status} />
    </Dialog>
  );
}

/** What is played, against whom, and what else there is. */
function About({ date, onCalendar, onExercises }: Pick<DailyOptions, 'date' | 'onCalendar' | 'onExercises'>) {
  const messages = words().daily;
  return (
    <>
      <p>{messages.about(opponentNames(date))}</p>
      <p class="soft">{dayOf(date).rules.scoring === 'points' ? messages.pointsOfRace : messages.points}</p>
      <div class="tools">
        <button type="button" onClick={() => onCalendar(date)}>
          {messages.calendar}
        </button>
        <button type="button" onClick={onExercises}>
          {words().exercises.title}
        </button>
      </div>
    </>
  );
}

/** Whether the opponents are waited for, or have not come. */
type PlayState = 'waiting' | 'unavailable' | null;

/** Plays a day once the opponents have come, unless another is shown by then. @returns how far that is, and what begins it */
function usePlay(
  date: string,
  { opponentsCome, onPlay }: Pick<DailyOptions, 'opponentsCome' | 'onPlay'>,
): [PlayState, () => void] {
  const [asked, ask] = useState<{ date: string; status: PlayState }>({ date, status: null });
  const status = asked.date === date ? asked.status : null;
  // Once the page is closed, nothing is played: an effect of the layout ends at once.
  useLayoutEffect(() => {
    if (status !== 'waiting') return undefined;
    let isGone = false;
    void opponentsCome(date).then((haveCome) => {
      if (isGone) return;
      ask({ date, status: haveCome ? null : 'unavailable' });
      if (haveCome) onPlay(date);
    });
    return () => {
      isGone = true;
    };
  }, [date, status]);
  return [status, () => ask({ date, status: 'waiting' })];
}

function PlayStatus({ status }: { status: PlayState }) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (status !== null) line.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  const { waiting, unavailable } = words().daily;
  return (
    <div ref={line} class="waiting" role="status">
      {status === 'waiting' && (
        <>
          <p>{waiting}</p>
          <progress />
        </>
      )}
      {status === 'unavailable' && <p>{hasWebAssembly() ? unavailable : words().offline.noWebAssembly}</p>}
    </div>
  );
}

function opponentNames(date: string): string[] {
  const { seats } = tableSetupOf(dailyTable(date, { kind: 'person', name: '' }));
  const { bot } = words().seats;
  return dayOf(date).opponents.map(({ level, style }, index) => `${seats[index + 1].name} (${bot(level, style)})`);
}

function playLabel(played: PlayedDay | null): string {
  const { play, goOn, practise, goOnPractising } = words().daily;
  if (played === null) return play;
  const going = openTry(played);
  if (going === null) return practise;
  return (isComplete(played.first) ? goOnPractising : goOn)(going.deals.length + 1);
}
