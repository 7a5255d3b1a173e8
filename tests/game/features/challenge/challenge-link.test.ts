import { describe, expect, test } from 'vitest';
import { packChallenge } from '../../../../engine/challenge/packed.ts';
import type { MatchRecord } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import {
  challengeLink,
  challengeProblemInWords,
  LONGEST_ADDRESS,
  readArrivedFile,
  readArrivedLink,
  readChallengeFile,
  readChallengeLink,
  SharedChallengeError,
} from '../../../../game/features/challenge/challenge-link.ts';
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

/** What is wrong, in the words of the game; `nothing` for a challenge. */
async function problemOf(reading: Promise<unknown>): Promise<string> {
  try {
    await reading;
    return 'nothing';
  } catch (error) {
    if (error instanceof SharedChallengeError) return challengeProblemInWords(error.problem);
    throw error;
  }
}

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
    expect((await readChallengeLink(link)).file).toMatchObject(JSON.parse(JSON.stringify(file)));
  });

  test('holds a match of four with 13 deals', async () => {
    const record = await longMatch(13);
    const link = await challengeLink(challengeFrom(record, null));
    expect(ADDRESS + link.length).toBeLessThanOrEqual(800);
    expect((await readChallengeLink(link)).file.deals).toHaveLength(13);
  });

  test('of which something is changed or missing ends in a message, or is the same challenge', async () => {
    const good = await challengeLink(first);
    const start = good.slice(0, good.indexOf('=') + 1);
    const same = JSON.stringify((await readChallengeLink(good)).file);
    for (const damaged of damagedText(good.slice(start.length), 80)) {
      const problem = await problemOf(readChallengeLink(start + damaged));
      if (problem === 'nothing') expect(JSON.stringify((await readChallengeLink(start + damaged)).file)).toBe(same);
      else expect(problem).toMatch(/^(?:The link to this challenge|This is far too large)/);
    }
  });

  test('whose result does not follow is refused, with the deal named', async () => {
    const packed = packChallenge(challengeFrom(scat, 2));
    const link = await linkHolding({ ...packed, results: packed.results === 'aaa' ? 'bbb' : 'aaa' });
    expect(await problemOf(readChallengeLink(link))).toMatch(
      /^This challenge cannot be played\. Deal 2: “result” is recorded as/,
    );
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
    expect(await problemOf(readChallengeLink(`#challenge=${rest}`))).toMatch(problem);
  });
});

describe('a file', () => {
  const fileOf = (text: string): Blob => new Blob([text]);

  test('brings a whole match back', async () => {
    const whole = challengeFrom(scat, null);
    const { file, start } = await readChallengeFile(fileOf(JSON.stringify(whole)));
    expect([file.deals.length, start]).toEqual([scat.deals.length, null]);
  });

  test('that is none says what is wrong', async () => {
    expect(await problemOf(readChallengeFile(fileOf('cards')))).toMatch(/not JSON/);
    expect(await problemOf(readChallengeFile(new Blob([Buffer.from('{"by": "Müller"}', 'latin1')])))).toMatch(/UTF-8/);
    expect(await problemOf(readChallengeFile(fileOf('{}')))).toMatch(/^This challenge cannot be played\./);
  });

  test('is read up to 4 million bytes', async () => {
    const sized = (size: number) => ({ size, arrayBuffer: () => fileOf('cards').arrayBuffer() });
    expect(await problemOf(readChallengeFile(sized(4_000_000)))).toMatch(/not JSON/);
    expect(await problemOf(readChallengeFile(sized(4_000_001)))).toMatch(/^This is far too large/);
  });

  test('or a link that has arrived is a challenge, or says in words what is wrong', async () => {
    const file = new File([JSON.stringify(first)], 'good.json');
    expect(await readArrivedFile(file)).toMatchObject({ file: { seat: 0 } });
    expect(await readArrivedFile(new File(['cards'], 'cards.json'))).toMatch(/^“?cards\.json”?: .*not JSON/);
    expect(await readArrivedLink(await challengeLink(first))).toMatchObject({ file: { seat: 0 } });
    expect(await readArrivedLink('#challenge=3.anything')).toMatch(/newer version/);
  });

  test('that cannot be read says so', async () => {
    const gone = { size: 100, arrayBuffer: () => Promise.reject(new Error('the file has gone')) };
    expect(await problemOf(readChallengeFile(gone))).toBe('The file with the challenge cannot be read.');
  });
});
