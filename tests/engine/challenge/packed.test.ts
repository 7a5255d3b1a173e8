/** Challenges in few bytes: what was packed comes back, and what was meddled with does not. */
import { describe, expect, test } from 'vitest';
import { readChallenge } from '../../../engine/challenge/challenge.ts';
import { packChallenge, unpackChallenge, type PackedChallenge } from '../../../engine/challenge/packed.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { challengeFrom, sealedMatch } from '../../game/support/challenges.ts';
import { refusalOf } from '../support/refusals.ts';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const scat = await sealedMatch(preset('scat'), 3);
const packed = packChallenge(challengeFrom(scat, null));

/** What is said of a packed match in which something is another. */
const problemOf = (changes: Partial<PackedChallenge>): string =>
  refusalOf(Error, () => unpackChallenge({ ...packed, ...changes })).message;

describe('a packed challenge', () => {
  test.each<[string, players: number, mostDeals: number]>([
    ['scat', 5, 3],
    ['golf', 2, 2],
    ['schwimmen', 2, 1],
    ['honour', 3, 2],
  ])('of %s comes back as it was, a deal and the whole match', async (name, players, mostDeals) => {
    const record = await sealedMatch(preset(name), players, { mostDeals });
    for (const deal of [null, ...record.deals.keys()]) {
      const file = challengeFrom(record, deal === null ? null : deal + 1);
      expect(plain(unpackChallenge(plain(packChallenge(file))).file)).toEqual(plain(readChallenge(file).file));
    }
  });

  test('has the secret of the last deal alone, and the bots of the first', () => {
    expect(scat.deals.length).toBeGreaterThan(3);
    expect(packed.deals.map((deal) => Object.keys(deal))).toEqual(
      scat.deals.map((_, index) => [
        ...(index === scat.deals.length - 1 ? ['secret'] : []),
        ...(index === 0 ? ['bots'] : []),
      ]),
    );
  });

  test('names the bots again where others play', () => {
    const changed = structuredClone(scat);
    changed.deals[2].bots = changed.deals[2].bots?.map((bot) => bot && { ...bot, level: 'master' });
    const file = challengeFrom(changed, null);
    const again = packChallenge(file);
    expect(again.deals.flatMap(({ bots }, deal) => (bots === undefined ? [] : [deal]))).toEqual([0, 2, 3]);
    expect(plain(unpackChallenge(again).file)).toEqual(plain(readChallenge(file).file));
  });

  test('is a tenth of what it was', () => {
    expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(challengeFrom(scat, null)).length / 5);
  });
});

describe('a packed challenge is refused', () => {
  test('whose results do not follow, with the deal named', () => {
    const results = `${packed.results.slice(0, 3)}${packed.results[3] === '0' ? '1' : '0'}${packed.results.slice(4)}`;
    expect(problemOf({ results })).toMatch(/^deal 2: "result" is recorded as/);
  });

  const [{ bots }] = packed.deals;
  const last = { secret: scat.deals.at(-2)?.secret ?? '' };
  const fewer = { deals: [...packed.deals.slice(0, -2), last], results: packed.results.slice(0, -3) };

  test.each<[string, Partial<PackedChallenge>, RegExp]>([
    ['with actions to spare', fewer, /"actions": there are more than the deals have/],
    ['with other actions', { actions: '0' }, /is recorded as|refused|not/],
    ['whose actions are no number', { actions: 'draw' }, /"actions": allowed is a number in hexadecimal/],
    ['without the last secret', { deals: [{ bots }] }, /"deals\.0\.secret": the last deal needs one/],
    ['without bots', { deals: packed.deals.map(({ secret }) => ({ secret })) }, /"deals\.0\.bots": the first deal/],
    ['without deals', { deals: [] }, /"deals"/],
    ['by rules that do not exist', { rules: { base: 'tarock' } }, /rules: "base" is "tarock"/],
    ['for more than can play', { players: Array.from({ length: 11 }, String) }, /players, not 11/],
    ['with a seat too many', { seat: 3 }, /"seat": 3: allowed is 0 to 2/],
  ])('%s', (_, changes, message) => expect(problemOf(changes)).toMatch(message));
});
