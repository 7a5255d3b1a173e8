import { describe, expect, test } from 'vitest';
import { dayOf } from '../../../engine/daily/day.ts';
import { DAYS_OF_A_WEEK, FIRST_MONDAY, themeOf } from '../../../engine/daily/week.ts';
import { differingKeys } from '../../../engine/rules/equivalent.ts';
import { preset } from '../../../engine/rules/resolve.ts';

/** As many weeks as there are before all three lists begin again at once. */
const WEEKS = 3 * 180;
const weeks = Array.from({ length: WEEKS }, (_, index) => themeOf(index + 1));

/** A theme in a line. */
const line = ({ game, players, rule, rules }: ReturnType<typeof themeOf>): string =>
  `${game} ${players}${rule === null ? '' : ` ${rule} ${String(rules[rule])}`}`;

describe('the theme of a week', () => {
  test('is a game, a table and a house rule in turn', () => {
    expect(weeks.slice(0, 9).map(line)).toEqual([
      'four-card 4',
      'schwimmen 3',
      'scat 4 straightFlush 30',
      'cadillac 4',
      'thirty-one 2',
      'scat 4 lastTurns 2',
      'widow 4',
      'golf 6',
      'scat 4 knockMinimum 25',
    ]);
    expect(line(themeOf(53))).toBe('golf 2');
  });

  test('comes from Monday to Sunday, the same on all seven days', () => {
    const first = Date.parse(FIRST_MONDAY);
    const days = Array.from({ length: 70 * DAYS_OF_A_WEEK }, (_, index) => {
      const moment = new Date(first + index * 86_400_000);
      return { weekday: moment.getUTCDay() || 7, ...dayOf(moment.toISOString().slice(0, 10)) };
    });
    for (const [index, { week, weekday, game, players, rule, rules }] of days.entries()) {
      const number = 1 + Math.floor(index / DAYS_OF_A_WEEK);
      expect(week).toEqual({ number, day: weekday });
      expect({ game, players, rule, rules }).toEqual(themeOf(number));
    }
  });

  test('is never that of the week before, nor is a game that is the theme played two weeks in a row', () => {
    for (const [index, theme] of weeks.slice(1).entries()) {
      const before = weeks[index];
      expect(line(theme)).not.toBe(line(before));
      expect(theme.game).not.toBe(before.game);
    }
  });

  test('is another one in each week of a year', () => {
    for (let from = 0; from + 53 <= WEEKS; from++)
      expect(new Set(weeks.slice(from, from + 53).map(line)).size).toBe(53);
  });

  test('is a game that may be played by so many, and a rule changes just what it says', () => {
    for (const { game, players, rule, rules } of weeks) {
      const [fewest, most] = rules.players;
      expect(players >= fewest && players <= most).toBe(true);
      expect(differingKeys(rules, preset(game))).toEqual(rule === null ? [] : [rule]);
    }
  });
});
