import { describe, expect, test } from 'vitest';
import { doubleFile } from '../../../../engine/habits/double-file.ts';
import { noHabits, WEIGHT_COUNT, oneMode } from '../../../../engine/habits/weights.ts';
import { linkText } from '../../../../game/base/link-text.ts';
import { doubleLink, readDoubleLink, type SentDouble } from '../../../../game/screens/doubles/double-link.ts';
import { words } from '../../../../game/i18n/words.ts';
import { DOUBLE_LINK } from '../../../../game/model/links.ts';
import { damagedText } from '../../support/mutations.ts';

/** Characters of the address of the page itself. */
const ADDRESS = 60;

const weights = Float64Array.from({ length: WEIGHT_COUNT }, (_, i) => Math.round(1000 * Math.sin(i) * 9) / 1000);
const about = { name: 'Anna', games: ['scat', 'Our table'], decisions: 640, alike: 87, pace: 1.25 };
const SENT: SentDouble = { name: 'Anna', portrait: 'cat', double: doubleFile(about, oneMode(weights)) };

/** A link that holds this. */
const linkHolding = async (json: unknown): Promise<string> => `${DOUBLE_LINK}1.${await linkText(JSON.stringify(json))}`;

describe('the link to a double', () => {
  test('tells how somebody plays, and reads as it was', async () => {
    expect(await readDoubleLink(await doubleLink(SENT))).toEqual(SENT);
    const bare: SentDouble = {
      name: '',
      double: doubleFile({ name: '', games: [], decisions: 150 }, oneMode(noHabits())),
    };
    expect(await readDoubleLink(await doubleLink(bare))).toEqual({ ...bare, double: { ...bare.double, pace: 1 } });
  });

  test('has 300 characters at most, however long the names are', async () => {
    const far = Float64Array.from({ length: WEIGHT_COUNT }, (_, i) => 99.999 * Math.cos(7 * i));
    const games = Array.from({ length: 5 }, (_, i) => `${i} une règle de la maison assez longue pour être coupée`);
    const double = doubleFile({ ...about, games, decisions: 99_999 }, oneMode(far));
    const link = await doubleLink({ name: 'Übergrößenmä', portrait: 'moon', double });
    expect(ADDRESS + link.length).toBeLessThanOrEqual(300);
    expect(await readDoubleLink(link)).toMatchObject({ double: { decisions: 99_999 } });
  });

  test('that was damaged 100 times ends in a plain message each time', async () => {
    const link = await doubleLink(SENT);
    const { damaged, newer } = words().doubles.problems;
    const read = await Promise.all(
      damagedText(link.slice(DOUBLE_LINK.length), 100).map((wrong) => readDoubleLink(DOUBLE_LINK + wrong)),
    );
    // Some letters say nothing, such as the last bits of the last one.
    for (const one of read) {
      if (typeof one === 'string') expect([damaged, newer]).toContain(one);
      else expect(one).toEqual(SENT);
    }
    expect(read.filter((one) => typeof one === 'string').length).toBeGreaterThan(75);
  });

  test.each<[string, (json: unknown[]) => unknown]>([
    ['a name that is too long', (json) => json.with(0, 'N'.repeat(13))],
    ['a portrait that nobody has', (json) => json.with(1, 'dragon')],
    ['half a decision', (json) => json.with(3, 0.5)],
    ['more than all decisions alike', (json) => json.with(4, 101)],
    ['no pace', (json) => json.with(5, 0)],
    ['no habits', (json) => json.with(6, '')],
    ['no list', () => ({})],
  ])('is refused with %s', async (_what, change) => {
    const { damaged } = words().doubles.problems;
    const good = ['Anna', 'cat', ['scat'], 640, 87, 1.25, 'gAA'];
    expect(await readDoubleLink(await linkHolding(good))).toMatchObject({ name: 'Anna' });
    expect(await readDoubleLink(await linkHolding(change(good)))).toBe(damaged);
  });

  test('of a newer version says so', async () => {
    const link = (await doubleLink(SENT)).replace(`${DOUBLE_LINK}1.`, `${DOUBLE_LINK}2.`);
    expect(await readDoubleLink(link)).toBe(words().doubles.problems.newer);
  });
});
