/** The deals of a day (docs/formats.md#deal-of-the-day): their chance, and whether a record or a save is one of them. */
import { formatCards } from '../cards.ts';
import { KeyedChance, KeyedNumbers, dailySecret, keyFor, type Purpose } from '../fair/recipe.ts';
import { packOf } from '../pack.ts';
import type { MatchRecord } from '../record.ts';
import type { MatchSave } from '../save.ts';
import { dayOf, dealerOf } from './day.ts';

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
  const day = dayOf(date);
  const pack = packOf(day.rules);
  new DailyChance(date, position).pack(pack, pack.length, 1);
  const isItsTable = players.length === day.players && dealer === dealerOf(position, day.players);
  return isItsTable && deck === formatCards(pack);
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

/** For a match of one deal. */
export class DailyChance extends KeyedChance {
  readonly #secret: Uint8Array;
  readonly #position: number;

  /** @param date in UTC, as `2026-11-24` @param position of the deal on that day, from 1 */
  constructor(date: string, position: number) {
    super();
    this.#secret = dailySecret(date, position);
    this.#position = position;
  }

  /** The numbers for one purpose. @param word empty but for seat 0 of a try that a person's is compared with: its number */
  override numbers(_deal: number, purpose: Purpose, word = ''): KeyedNumbers {
    return new KeyedNumbers(keyFor(this.#secret, purpose, this.#position, word));
  }

  override dealer(players: number): number {
    return dealerOf(this.#position, players);
  }
}
