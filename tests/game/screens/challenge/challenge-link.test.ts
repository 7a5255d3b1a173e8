import { describe, expect, test } from 'vitest';
import type { Challenge } from '../../../../engine/challenge/challenge.ts';
import { packChallenge } from '../../../../engine/challenge/packed.ts';
import type { MatchRecord } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import {
  challengeLink,
  LONGEST_ADDRESS,
  readArrivedFile,
  readArrivedLink,
} from '../../../../game/screens/challenge/challenge-link.ts';
import { challengeFrom, linkHolding, sealedMatch } from '../../support/challenges.ts';
import { damagedText } from '../../support/mutations.ts';

/** Characters of the address of the page itself. */
const ADDRESS = 60;

const scat = await sealedMatch(preset('scat'), 3);
const first = challengeFrom(scat, 1);
/** A match of four that has as many deals. */
async function longMatch(deals: number): Promise<MatchRecord> {
  for (let seed = 1; ; seed++) {
    const record = await sealedMatch(preset('scat'), 4, { seed, mostDeals: deals });
    if (record.deals.length === deals) return record;
  }
}

/** The challenge of a link that is good. */
const challengeIn = async (link: string): Promise<Challenge> => (await readArrivedLink(link)) as Challenge;

describe('a link', () => {
  test.each<[string, number]>([
    ['scat', 10],
    ['golf', 2],
    ['schwimmen', 3],
    ['honour', 4],
  ])('brings a deal of %s for %i back, and is short enough to be sent', async (name, players) => {
    const file = challengeFrom(await sealedMatch(preset(name), players, { mostDeals: 1 }), 1);
    const link = await challengeLink(file);
    expect(ADDRESS + link.length).toBeLessThanOrEqual(LONGEST_ADDRESS);
    expect((await challengeIn(link)).file).toMatchObject(JSON.parse(JSON.stringify(file)));
  });

  test('holds a match of four with 13 deals', async () => {
    const record = await longMatch(13);
    const link = await challengeLink(challengeFrom(record, null));
    expect(ADDRESS + link.length).toBeLessThanOrEqual(800);
    expect((await challengeIn(link)).file.deals).toHaveLength(13);
  });

  test('of which something is changed or missing ends in a message, or is the same challenge', async () => {
    const good = await challengeLink(first);
    const start = good.slice(0, good.indexOf('=') + 1);
    const same = JSON.stringify((await challengeIn(good)).file);
    for (const damaged of damagedText(good.slice(start.length), 80)) {
      const read = await readArrivedLink(start + damaged);
      if (typeof read !== 'string') expect(JSON.stringify(read.file)).toBe(same);
      else expect(read).toMatch(/^(?:The link to this challenge|This is far too large)/);
    }
  });

  test('whose result does not follow is refused, with the deal named', async () => {
    const packed = packChallenge(challengeFrom(scat, 2));
    const link = await linkHolding({ ...packed, results: packed.results === 'aaa' ? 'bbb' : 'aaa' });
    expect(await readArrivedLink(link)).toMatch(/^This challenge cannot be played\. Deal 2: “result” is recorded as/);
  });

  const TOO_LARGE = /^This is far too large/;
  const DAMAGED = /^The link to this challenge/;
  test.each<[string, RegExp]>([
    ['3.anything', /newer version/],
    ['9999.', /newer version/],
    ...['0.abcdef0', '1.abcdef0', '2.', '2.ABCDEF0', 'x2.abcdef0', '2.abcdef0!', '12345.abcdef0', ''].map(
      (rest): [string, RegExp] => [rest, DAMAGED],
    ),
    ['2.abcdef'.padEnd(16_373, 'a'), DAMAGED],
    ['2.abcdef'.padEnd(16_374, 'a'), TOO_LARGE],
  ])('that says %s is refused', async (rest, problem) => {
    expect(await readArrivedLink(`#challenge=${rest}`)).toMatch(problem);
  });
});

describe('a file', () => {
  const fileOf = (...parts: BlobPart[]): File => new File(parts, 'cards.json');
  const sized = (size: number): Partial<File> => ({
    name: 'cards.json',
    size,
    arrayBuffer: () => fileOf('cards').arrayBuffer(),
  });

  test('brings a whole match back', async () => {
    const whole = challengeFrom(scat, null);
    expect(await readArrivedFile(fileOf(JSON.stringify(whole)))).toMatchObject({
      file: { deals: { length: scat.deals.length } },
      start: null,
    });
  });

  test.each<[string, Partial<File>, RegExp]>([
    ['is no JSON', fileOf('cards'), /not JSON/],
    ['is not in UTF-8', fileOf(Buffer.from('{"by": "Müller"}', 'latin1')), /UTF-8/],
    ['is no challenge', fileOf('{}'), /: This challenge cannot be played\./],
    ['has 4 million bytes', sized(4_000_000), /not JSON/],
    ['is larger', sized(4_000_001), /: This is far too large/],
    [
      'has gone',
      { ...sized(1), arrayBuffer: () => Promise.reject(new Error('gone')) },
      /the challenge cannot be read\.$/,
    ],
  ])('that %s says what is wrong, after its name', async (_, file, problem) => {
    expect(await readArrivedFile(file as File)).toMatch(/^“?cards\.json”?: /);
    expect(await readArrivedFile(file as File)).toMatch(problem);
  });
});
