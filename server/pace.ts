/** How long things take at a table of people, in ms: nothing here depends on hidden cards. */
import { setTimeout } from 'node:timers/promises';
import { USUAL_AWAY_SECONDS } from '../engine/room/messages.ts';

export interface RoomPace {
  /** A bot thinks on average so long, whatever it holds. */
  bot: number;
  /** So long each card takes to be dealt. */
  card: number;
  /** The next deal begins so long after the showdown, if somebody has not said that they are ready. */
  showdown: number;
  /** Somebody who is away is played for after so long in their turn, and after so long otherwise, where the host has not chosen. */
  awayInTurn: number;
  away: number;
}

export const USUAL_PACE: RoomPace = { bot: 700, card: 70, showdown: 20_000, awayInTurn: 30_000, away: 120_000 };

/** The same with what the host has chosen, in s: how long somebody may be away in their turn. */
export function withAway(pace: RoomPace, awaySeconds: number): RoomPace {
  const factor = awaySeconds / USUAL_AWAY_SECONDS;
  return { ...pace, awayInTurn: pace.awayInTurn * factor, away: pace.away * factor };
}

/** A bot thinks between these shares of its time. */
const [LEAST, MOST] = [0.7, 1.3];

export function thinkingTime({ bot }: RoomPace): number {
  return bot * (LEAST + (MOST - LEAST) * Math.random());
}

/** Resolves after so many ms, or when the signal is aborted. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined);
}
