/** Deals of a day that were played at random. */
import { DailyChance } from '../../../engine/daily/daily-deal.ts';
import { dayOf, DEALS_OF_A_DAY } from '../../../engine/daily/day.ts';
import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import { readRecord, Recorder, type DealBots, type MatchRecord } from '../../../engine/record.ts';
import { saveMatch, type MatchSave } from '../../../engine/save.ts';
import type { DayTry, PlayedDay } from '../../../game/services/storage/match-schemas.ts';

const BEGAN = '2026-11-24T10:00:00.000Z';
export const POLICY = '5a'.repeat(32);

function begun(date: string, position: number, policy: string) {
  const recorder = new Recorder();
  const { rules, players, opponents } = dayOf(date);
  const match = new Match(rules, players, { chance: new DailyChance(date, position), recorder });
  const bots: DealBots = [null, ...opponents.map(() => ({ policy }))];
  recorder.playedBy(bots);
  match.startDeal();
  return { match, recorder, names: ['You', 'Hare', 'Badger', 'Owl', 'Otter', 'Fox'].slice(0, players) };
}

/** A deal of a day, played at random against bots of a policy, as it is read from a store. @param position from 1 */
export function dailyRecord(date: string, position: number, policy = POLICY): MatchRecord {
  const { match, recorder, names } = begun(date, position, policy);
  const random = new Random(position);
  while (match.phase === 'deal') {
    const legal = match.legalActions();
    match.apply(legal[random.below(legal.length)]);
  }
  return readRecord(recorder.record(match, names));
}

/** A deal of a day that has just begun. */
export function dailySave(date: string, position: number): MatchSave {
  const { match, recorder, names } = begun(date, position, POLICY);
  return structuredClone(saveMatch(match, recorder, names));
}

/** So many deals of a day, and nothing of the next. */
export function dayTry(date: string, deals = DEALS_OF_A_DAY, policy = POLICY): DayTry {
  return {
    began: BEGAN,
    deals: Array.from({ length: deals }, (_, index) => dailyRecord(date, index + 1, policy)),
    save: null,
  };
}

/** A day of which so many deals have been played. */
export function playedDay(date: string, deals = DEALS_OF_A_DAY, policy = POLICY): PlayedDay {
  return { date, first: dayTry(date, deals, policy), practice: null, comparisons: {} };
}
