import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveRules } from '../../../../engine/rules/resolve.ts';
import { problemInWords } from '../../../../game/model/rules-problems.ts';
import {
  isRulesLink,
  LARGEST_RULES_FILE,
  readRulesFile,
  readRulesLink,
  readRulesText,
  rulesLink,
  SharedRulesError,
} from '../../../../game/screens/rules/shared-rules.ts';
import { compress } from '../../../../game/base/compress.ts';
import { randomRulesFile } from '../../../engine/support/arbitraries.ts';

const OURS = { format: 'thirty-one-rules/1', name: 'Anna’s table ♠', base: 'blitz', knockMinimum: 21 };

/** What is wrong, in the words of the game. */
async function problemOf(read: () => unknown): Promise<string> {
  try {
    await read();
  } catch (error) {
    if (error instanceof SharedRulesError) return problemInWords(error.problem);
    throw error;
  }
  return 'nothing';
}

const linkTo = async (json: unknown, version = 1): Promise<string> =>
  `#rules=${version}.${await compress(JSON.stringify(json))}`;

describe('a link to rules', () => {
  test('brings any rules back as they were', async () => {
    await fc.assert(
      fc.asyncProperty(randomRulesFile, fc.string({ maxLength: 40 }), async (file, name) => {
        const named = { ...file, name };
        const link = await rulesLink(named);
        expect(link).toMatch(/^#rules=1\.[\w-]+$/);
        expect(resolveRules(await readRulesLink(link))).toEqual(resolveRules(named));
      }),
    );
  });

  test('is short, and says only what differs from the preset', async () => {
    const link = await rulesLink({ ...resolveRules(OURS), ...OURS });
    expect(link.length).toBeLessThan(130);
    expect(await readRulesLink(link)).toEqual(OURS);
  });

  test('is distinguished from other addresses', () => {
    expect(['#rules=1.abc', '#rules=', '#records', '', '#RULES=1.a'].filter(isRulesLink)).toEqual([
      '#rules=1.abc',
      '#rules=',
    ]);
  });

  test.each(['', '1.', 'abc', '0.abc', '1.%%', '1.AAAA', '1.A'])('that is damaged is refused: %s', async (rest) => {
    expect(await problemOf(() => readRulesLink(`#rules=${rest}`))).toMatch(/^The link to these rules is damaged/);
  });

  test('is refused with any letter missing or changed, or gives rules that can be played', async () => {
    const link = await rulesLink(OURS);
    for (let at = '#rules=1.'.length; at < link.length; at++) {
      for (const damaged of [link.slice(0, at) + link.slice(at + 1), `${link.slice(0, at)}_${link.slice(at + 1)}`]) {
        const problem = await problemOf(async () => resolveRules(await readRulesLink(damaged)));
        expect(problem).toMatch(/^(nothing|The link .*|“.*|The rules .*|With .*|A row .*|This is .*)$/);
      }
    }
  });

  test('of a newer version of the game is refused for that reason', async () => {
    expect(await problemOf(async () => readRulesLink(await linkTo(OURS, 2)))).toMatch(/newer version/);
  });

  test('that would grow beyond any rules is refused before it has grown', async () => {
    const huge = await linkTo({ ...OURS, levelNames: ['a'.repeat(4_000_000)] });
    expect(huge.length).toBeLessThan(16_384);
    expect(await problemOf(() => readRulesLink(huge))).toMatch(/damaged/);
    expect(await problemOf(() => readRulesLink(`#rules=1.${'a'.repeat(20_000)}`))).toBe(
      'This is too large to be a rules file.',
    );
  });

  test('with rules that cannot be played says why', async () => {
    expect(await problemOf(async () => readRulesLink(await linkTo({ lives: 99 })))).toBe(
      '“lives” is 99; allowed: a whole number from 1 to 20.',
    );
  });
});

describe('a rules file', () => {
  test('is read, with only what differs from its preset', () => {
    expect(readRulesText(JSON.stringify({ ...OURS, $schema: 'x', lives: 3 }))).toEqual(OURS);
  });

  test.each([
    ['{', 'This is not a rules file: its text is not JSON in UTF-8.'],
    ['[]', 'This is not a rules file.'],
    ['7', 'This is not a rules file.'],
    ['{}', 'This is not a rules file: its “format” is –, not "thirty-one-rules/1".'],
    [
      '{"format": "thirty-one-record/2"}',
      'This is not a rules file: its “format” is "thirty-one-record/2", not "thirty-one-rules/1".',
    ],
    ['{"deck": "tarot"}', '“deck” is "tarot"; allowed: "standard52", "italian40", "piquet32", "jass36".'],
  ])('like %s is refused in one sentence', async (text, said) => {
    const json =
      text.startsWith('{"') && !text.includes('format') ? `{"format": "thirty-one-rules/1", ${text.slice(1)}` : text;
    expect(await problemOf(() => readRulesText(json))).toBe(said);
  });

  test('that is too large, or cannot be read, is refused before it is', async () => {
    const arrayBuffer = () => Promise.reject(new Error('gone'));
    expect(await problemOf(() => readRulesFile({ size: LARGEST_RULES_FILE + 1, arrayBuffer }))).toBe(
      'This is too large to be a rules file.',
    );
    expect(await problemOf(() => readRulesFile({ size: 10, arrayBuffer }))).toBe('The file cannot be read.');
  });

  test('in Latin-1 is refused, whose letters would be lost', async () => {
    const file = new Blob([Buffer.from('{"format": "thirty-one-rules/1", "name": "Müller"}', 'latin1')]);
    expect(await problemOf(() => readRulesFile(file))).toBe('This is not a rules file: its text is not JSON in UTF-8.');
  });
});
