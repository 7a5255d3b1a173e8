/** The deals of the day with the people of a room: taking part, and how everybody stands. */
import { useRef, useState, useEffect } from 'preact/hooks';
import type { Board } from '../../../engine/room/messages.ts';
import { roomSeatInfo } from '../../catalogue/room-seats.ts';
import { today, onDaysChanged } from '../../catalogue/today.ts';
import { dateInWords } from '../../i18n/dates.ts';
import { signed } from '../../i18n/numbers.ts';
import { words } from '../../i18n/words.ts';
import { Drawing } from '../../kit/drawing.tsx';
import { useChanges } from '../../kit/use-changes.ts';
import { useFocusAfter } from '../../kit/use-focus-after.ts';
import type { RoomSession } from '../../services/rooms/session.ts';
import { isComplete, type PlayedDays } from '../../services/storage/played-days.ts';
import { drawSeatFace } from '../../table/art/faces.ts';
import { pointsByDeal, totalOf } from '../daily/points.ts';
import type { Guest } from '../friends/guest.ts';
import { ownResult, rankingOf, rankingOfWeek, type Ranked, type Unranked } from './ranking.ts';
import './board.css';
import { useStored } from '../../kit/use-loaded.ts';
import type { PlayedDay } from '../../services/storage/match-schemas.ts';
import { dateAfter } from '../daily/streak.ts';

interface BoardProps {
  session: RoomSession;
  days: Pick<PlayedDays, 'get'>;
  /** As one presents oneself where one has no seat. */
  guest: Guest;
}

/** In place of a date. */
const WEEK = 'week';

/** The board in its room, where one takes part. @param props.onDay opens the page of a day */
export function BoardOfRoom(props: BoardProps & { onDay: (date: string) => void }) {
  const { session, days } = props;
  const text = words().friends.board;
  useChanges((changed) => session.follow({ changed }));
  const [chosen, choose] = useState<string | null>(null);
  const own = useOwnDays(session, days);
  const { board, state } = session;
  const dates = [...new Set([today(), ...(board?.days.map(({ date }) => date) ?? [])])];
  const shown = chosen === WEEK || dates.includes(chosen ?? '') ? (chosen ?? '') : today();
  return (
    <section class="board">
      <h2>{words().match.daily.title}</h2>
      <p>{text.lead}</p>
      <div class="tools">
        {dates.length > 1 && (
          <label>
            {text.day}
            <select value={shown} onChange={({ currentTarget }) => choose(currentTarget.value)}>
              {dates.map((date) => (
                <option key={date} value={date}>
                  {date === today() ? text.today : dateInWords(date)}
                </option>
              ))}
              <option value={WEEK}>{text.week}</option>
            </select>
          </label>
        )}
        <TakingPart {...props} board={board} state={state} own={own} date={shown} />
      </div>
      {board !== null &&
        (shown === WEEK ? <StandingsOfWeek board={board} /> : <Standings board={board} date={shown} />)}
    </section>
  );
}

/** How the others of a room have played a day, on its page. */
export function BoardOfDay(props: BoardProps & { date: string }) {
  const { session, days, date } = props;
  useChanges((changed) => session.follow({ changed }));
  const own = useOwnDays(session, days);
  const { board, state } = session;
  if (!own.has(date) && board?.days.some((one) => one.date === date) !== true) return null;
  return (
    <section class="board">
      <h2>{words().friends.board.atTable(state.code)}</h2>
      <div class="tools">
        <TakingPart {...props} board={board} state={state} own={own} />
      </div>
      {board !== null && <Standings board={board} date={date} />}
    </section>
  );
}

/** What changes of a session is handed on, since the session stays the same. */
interface TakingPartProps extends BoardProps, Pick<RoomSession, 'board' | 'state'> {
  own: OwnDays;
  date: string;
  /** Left out where one is on the page of that day already. */
  onDay?: (date: string) => void;
}

/** Plays a day with the room, or brings it what one has played: nothing for a day that it does not take any more. */
function TakingPart({ session, board, state, guest, own, date, onDay }: TakingPartProps) {
  const text = words().friends.board;
  const button = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(button);
  const seat = state.seats.at(state.you);
  const { name, portrait } = state.you >= 0 && seat?.is === 'person' ? seat : guest;
  const day = own.get(date);
  const result = ownResult(board, date);
  const enter = (points: number[] | null): void => session.send('day', { name, portrait, date, points });
  const isToCome = name !== '' && day !== undefined && typeof result === 'string';
  const offered = !isToCome
    ? null
    : day !== null && isComplete(day.first)
      ? result === 'open' && (
          <button
            type="button"
            class="main"
            onClick={() => {
              focusAfter(0);
              enter(pointsByDeal(day.first));
            }}
          >
            {text.enter(signed(totalOf(day.first)))}
          </button>
        )
      : onDay && (
          <button
            type="button"
            class="main"
            onClick={() => {
              enter(null);
              onDay(date);
            }}
          >
            {day === null ? text.play : text.goOn}
          </button>
        );
  return <div ref={button}>{offered}</div>;
}

function Standings({ board, date }: { board: Board; date: string }) {
  const text = words().friends.board;
  const { ranked, others } = rankingOf(board, date);
  return (
    <>
      {others.some(({ result }) => result === 'played') && <p class="soft">{text.hidden}</p>}
      <ul>
        {ranked.map((one, index) => (
          <RankedPerson key={index} {...one}>
            <ByDeal points={one.days[0]} />
          </RankedPerson>
        ))}
        {others.map(({ person, isYou, result }, index) => (
          <li key={ranked.length + index}>
            <span class="place" />
            <Person person={person} isYou={isYou} />
            <small class="end">{text.results[result]}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

function StandingsOfWeek({ board }: { board: Board }) {
  const text = words().friends.board;
  return (
    <>
      <p class="soft">{text.weekNote}</p>
      <ul>
        {rankingOfWeek(board).map((one, index) => (
          <RankedPerson key={index} {...one}>
            <small class="days">{text.days(one.days.length)}</small>
          </RankedPerson>
        ))}
      </ul>
    </>
  );
}

function RankedPerson({ person, isYou, place, total, children }: Ranked & { children: preact.ComponentChildren }) {
  return (
    <li>
      <span class="place">{place}.</span>
      <Person person={person} isYou={isYou} />
      <strong class="end">{signed(total)}</strong>
      {children}
    </li>
  );
}

/** Of a face, in CSS px. */
const FACE = 36;

function Person({ person: { name, portrait }, isYou }: Pick<Unranked, 'person' | 'isYou'>) {
  const face = roomSeatInfo({ is: 'person', name, portrait, awayFor: null, isPlayedFor: false }, 0)!;
  return (
    <>
      <Drawing width={FACE} height={FACE} draw={(pen) => drawSeatFace(pen, face, FACE)} of={JSON.stringify(face)} />
      <span class="name">
        {name} {isYou && <small>{words().friends.you}</small>}
      </span>
    </>
  );
}

function ByDeal({ points }: { points: readonly number[] }) {
  const all = points.map(signed);
  return (
    <small class="by-deal" role="img" aria-label={words().friends.board.byDeal(all)}>
      {all.map((one, deal) => (
        <span key={deal}>{one}</span>
      ))}
    </small>
  );
}

/** By date: null for a day that was not begun. */
type OwnDays = ReadonlyMap<string, PlayedDay | null>;

/**
 * Today's deals and yesterday's as they were played here, once that is known. Wherever one takes part, the room is told the
 * result as soon as there is one.
 */
function useOwnDays(session: RoomSession, days: Pick<PlayedDays, 'get'>): OwnDays {
  const { value, loadAgain } = useStored(async (): Promise<OwnDays> => {
    const dates = [today(), dateAfter(today(), -1)];
    return new Map(await Promise.all(dates.map(async (date) => [date, await days.get(date)] as const)));
  });
  useEffect(() => onDaysChanged(() => void loadAgain()), []);
  const own = value ?? NOTHING;
  const { board, status } = session;
  useEffect(() => {
    const me = board?.people[board.you];
    for (const [date, day] of own) {
      if (me !== undefined && day !== null && isComplete(day.first) && ownResult(board, date) === 'joined')
        session.send('day', { ...me, date, points: pointsByDeal(day.first) });
    }
  }, [own, board, status]);
  return own;
}

const NOTHING: OwnDays = new Map();
