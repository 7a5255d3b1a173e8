import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { formatCards } from '../../../engine/cards.ts';
import { DailyChance } from '../../../engine/daily/daily-deal.ts';
import { DAILY_PLAYERS, dayOf, dealerOf, DEALS_OF_A_DAY, FIRST_DATE } from '../../../engine/daily/day.ts';
import { dailySecret } from '../../../engine/fair/recipe.ts';
import { packOf } from '../../../engine/pack.ts';
import { differingKeys } from '../../../engine/rules/equivalent.ts';
import { preset, PRESETS } from '../../../engine/rules/resolve.ts';

/** The games that no day plays: in a single deal it is the standard game, or it came after the first day. */
const NEVER = ['ride-the-bus', 'schwimmen', 'schnauz', 'widow', 'trentuno', 'web-bus', 'forty-one', 'single'];

/** The dates of the first days. */
function firstDates(count: number): string[] {
  const first = Date.parse(FIRST_DATE);
  return Array.from({ length: count }, (_, day) => new Date(first + day * 86_400_000).toISOString().slice(0, 10));
}

describe('a day', () => {
  test('has the number of days since the first', () => {
    const dates = firstDates(900);
    expect(dates.map((date) => dayOf(date).number)).toEqual(dates.map((_, index) => index + 1));
    expect(dates).toContain('2028-02-29');
    expect(dayOf('2026-11-24').number).toBe(24);
  });

  test('is none before the first, nor where there is no such date', () => {
    expect(() => dayOf('2026-10-31')).toThrow('the first day is 2026-11-01');
    for (const date of ['2027-02-29', '2026-13-01', '2026-11-31', '2026-11-1', 'today', '2026-11-24T00:00'])
      expect(() => dayOf(date)).toThrow('is no date');
  });

  test('is the standard game three times in five, and the others in turn', () => {
    const games = firstDates(100).map((date) => dayOf(date).game);
    for (let from = 0; from < 100; from += 5)
      expect(games.slice(from, from + 5).filter((game) => game === 'scat')).toHaveLength(3);
    const others = games.filter((game) => game !== 'scat');
    const round = others.slice(0, others.length / 2);
    expect(new Set(round).size).toBe(round.length);
    expect(others.slice(round.length)).toEqual(round);
    expect([...round, 'scat', ...NEVER].sort()).toEqual([...PRESETS].sort());
  });

  test('is never Ride the Bus, which in a single deal is the standard game', () => {
    expect(differingKeys(preset('ride-the-bus'), preset('scat'))).toEqual(['lives']);
  });

  test('lets everybody deal equally often', () => {
    const dealers = Array.from({ length: DEALS_OF_A_DAY }, (_, index) => dealerOf(index + 1));
    for (let seat = 0; seat < DAILY_PLAYERS; seat++)
      expect(dealers.filter((dealer) => dealer === seat)).toHaveLength(DEALS_OF_A_DAY / DAILY_PLAYERS);
  });
});

describe('the packs of a day', () => {
  const packs = (date: string): string[] =>
    Array.from({ length: DEALS_OF_A_DAY }, (_, index) => {
      const pack = packOf(dayOf(date).rules);
      new DailyChance(date, index + 1).pack(pack, pack.length, 1);
      return formatCards(pack);
    });

  test('are those of the recipe with the secret of date and deal', () => {
    expect(bytesToHex(dailySecret('2026-11-24', 1))).toBe(
      'da8945b694453e675a3e9ca18326b8bee4bdd4a2139432baeae8fd91e3c40301',
    );
    expect(packs('2026-11-24')[0]).toMatch(/^9c 9d 2h Ad 5h 4h 4d Jd 2c Jh 8c Td /);
    expect(packs('2026-11-26')[7]).toMatch(/^Kh Kc 6s As 9s Jc 7c Td 3d 8c 9d 4h /);
  });

  test('are different in each deal, and of another day', () => {
    expect(new Set([...packs('2026-11-24'), ...packs('2026-11-25')]).size).toBe(2 * DEALS_OF_A_DAY);
  });
});
