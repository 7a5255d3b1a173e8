/** What this device knows of the days that a room still takes: how they were played, and that it is told so. */
import { useEffect } from 'preact/hooks';
import { onDaysChanged, today } from '../../catalogue/today.ts';
import { useStored } from '../../kit/use-stored.ts';
import type { RoomSession } from '../../services/rooms/session.ts';
import { isComplete, type PlayedDays } from '../../services/storage/played-days.ts';
import type { PlayedDay } from '../../services/storage/stores.ts';
import { pointsByDeal } from '../daily/points.ts';
import { dateAfter } from '../daily/streak.ts';
import { ownResult } from './ranking.ts';

/** By date: null for a day that was not begun. */
export type OwnDays = ReadonlyMap<string, PlayedDay | null>;

/**
 * Today's deals and yesterday's as they were played here, once that is known. Wherever one takes part, the room is told the
 * result as soon as there is one.
 */
export function useOwnDays(session: RoomSession, days: Pick<PlayedDays, 'get'>): OwnDays {
  const { value, readAgain } = useStored(async (): Promise<OwnDays> => {
    const dates = [today(), dateAfter(today(), -1)];
    return new Map(await Promise.all(dates.map(async (date) => [date, await days.get(date)] as const)));
  });
  useEffect(() => onDaysChanged(() => void readAgain()), []);
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
