/** One deal of a day as it was played: its record, or its save. */
import { formatCards } from '../cards.ts';
import { packOf } from '../pack.ts';
import type { MatchRecord } from '../record.ts';
import type { MatchSave } from '../save.ts';
import { DailyChance } from './daily-chance.ts';
import { DAILY_PLAYERS, dayOf, dealerOf } from './day.ts';
import { pointsIn } from './points.ts';

/** Whether a record is of that deal: its pack, its dealer, its players. @param position of the deal on its day, from 1 */
export function isDailyDeal({ players, deals }: MatchRecord, date: string, position: number): boolean {
  return deals.length === 1 && isDealt({ players, ...deals[0] }, date, position);
}

/** Whether a match that is not over is that deal. */
export function isDailySave(
  { record: { players, deals }, dealer, deal }: MatchSave,
  date: string,
  position: number,
): boolean {
  return deals.length === 0 && deal !== null && isDealt({ players, dealer, ...deal }, date, position);
}

function isDealt(
  { players, dealer, deck }: { players: readonly string[]; dealer: number; deck: string },
  date: string,
  position: number,
): boolean {
  const pack = packOf(dayOf(date).rules);
  new DailyChance(date, position).pack(pack, pack.length, 1);
  return players.length === DAILY_PLAYERS && dealer === dealerOf(position) && deck === formatCards(pack);
}

/** What a deal brought seat 0. */
export function pointsOf({ rules, deals: [{ result }] }: MatchRecord): number {
  return pointsIn(result, rules.scoring === 'points', 0);
}

/**
 * The policy that played all opponents in all of these deals, as the SHA-256 of its file; null if there was none, or not
 * just one: then they cannot be compared with others.
 */
export function policyOf(records: readonly MatchRecord[]): string | null {
  const bots = records.flatMap(({ deals }) => deals.flatMap((deal) => (deal.bots ?? [null]).slice(1)));
  const [policy] = bots.map((bot) => bot?.policy);
  const isSame = policy !== undefined && policy !== 'expert' && bots.every((bot) => bot?.policy === policy);
  return isSame ? policy : null;
}
