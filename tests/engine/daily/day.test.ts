import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { formatCards } from '../../../engine/cards.ts';
import { DailyChance } from '../../../engine/daily/daily-deal.ts';
import { dayOf, dealerOf, DEALS_OF_A_DAY, FIRST_DATE } from '../../../engine/daily/day.ts';
import { dailySecret } from '../../../engine/fair/recipe.ts';
import { packOf } from '../../../engine/pack.ts';

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

  test('before the first week is the standard game three times in five, and the others in turn, for four', () => {
    const days = firstDates(37).map(dayOf);
    expect(days.map(({ week }) => week !== null)).toEqual(days.map(({ number }) => number === 37));
    const before = days.slice(0, -1);
    expect(new Set(before.map(({ players }) => players))).toEqual(new Set([4]));
    const others = before.filter(({ game }) => game !== 'scat');
    expect(others.map(({ number, game }) => `${number} ${game}`)).toEqual([
      '2 thirty-one',
      '4 blitz',
      '7 harsh-knock',
      '9 knocker-pays',
      '12 gentle-knock',
      '14 hammer',
      '17 shotgun',
      '19 sudden-death',
      '22 cadillac',
      '24 gin',
      '27 stop-the-bus',
      '29 driver-stop',
      '32 french-canadian',
      '34 jacobs',
    ]);
  });

  test.each([
    ['2026-11-30', 4, 'casual early-knocker, regular hoarder, strong cautious'],
    ['2026-12-14', 3, 'regular hoarder, strong cautious'],
    ['2027-01-04', 2, 'strong cautious'],
    ['2027-01-25', 6, 'regular even, casual gambler, casual early-knocker, regular hoarder, strong cautious'],
  ])('%s has a table of %d, with %s', (date, players, opponents) => {
    const day = dayOf(date);
    expect(day.players).toBe(players);
    expect(day.opponents.map(({ level, style }) => `${level} ${style}`).join(', ')).toBe(opponents);
  });

  test('lets everybody deal in turn', () => {
    const dealers = (players: number) =>
      Array.from({ length: DEALS_OF_A_DAY }, (_, index) => dealerOf(index + 1, players)).join(' ');
    expect(dealers(4)).toBe('0 1 2 3 0 1 2 3');
    expect(dealers(3)).toBe('0 1 2 0 1 2 0 1');
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

  test('are of the pack of the week', () => {
    expect(packs('2026-12-14')[0]).toMatch(/^8c Jd Qs Js 8h Td Jh Jc Kc 7d 9c Ts /);
    expect(packs('2026-12-14')[0].split(' ')).toHaveLength(32);
  });

  test('are different in each deal, and of another day', () => {
    expect(new Set([...packs('2026-11-24'), ...packs('2026-11-25')]).size).toBe(2 * DEALS_OF_A_DAY);
  });
});
