import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeRules } from '../../../engine/rules/describe.ts';
import { preset, RULES_FORMAT } from '../../../engine/rules/resolve.ts';
import { runHere } from '../support/command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();

const ours = join(folder, 'ours.json');
const changed = { base: 'pub', pointsTarget: 11, players: [2, 6] };
writeFileSync(ours, JSON.stringify({ format: RULES_FORMAT, name: 'Ours', ...changed }));

async function said(...args: string[]): Promise<string> {
  const { status, out, error } = await runHere('rules', ...args);
  expect([status, error]).toEqual([0, '']);
  return out;
}

/** The words of a text, wherever its lines break. */
const flowing = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('npm run rules -- explain', () => {
  test('tells the whole game, a passage for each part of it, in short lines', async () => {
    const out = await said('explain', 'scat');
    for (const { title, sentences } of describeRules(preset('scat'))) {
      expect(out).toMatch(new RegExp(`^${title}$`, 'm'));
      for (const sentence of sentences) expect(flowing(out)).toContain(sentence);
    }
    expect(out).not.toMatch(/special|effect/);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    expect(await said('scat'), 'what one game alone asks for').toBe(out);
  });

  test('ends with what is special, and with what has no effect and why', async () => {
    const [, end] = (await said('explain', ours)).split('What is special\n');
    expect(end).toBe(`  for 2 to 6 players
  5 tokens each
  three of a kind counts 30½
  no knock in the first turn
  1 buy-in each

Without effect
  pointsTarget, 11 points win: tokens are played for, not points
`);
  });

  test('takes a number of players into account', async () => {
    const out = flowing(await said('explain', ours, '--players', '2'));
    expect(out).toContain('2 play, without partners.');
    expect(out).not.toContain('stake');
    expect(out).toContain('What is special for 2 to 6 players 5 tokens each');
    expect(out).toContain('buyIns, 1 buy-in each: with two players nobody can come back into the match');
  });

  test.each([
    ['de', 'Das Ziel', 'Was besonders ist'],
    ['fr', 'Le but', 'Ce qui est particulier'],
    ['es', 'El objetivo', 'Lo especial'],
  ])('speaks %s', async (language, first, special) => {
    const out = await said('explain', 'gin', '--language', language);
    expect(out.split('\n')[0]).toBe(first);
    expect(out).toContain(`\n${special}\n`);
  });

  test('as JSON gives the passages, labels and reasons', async () => {
    const reason = 'tokens are played for, not points';
    expect(JSON.parse(await said('explain', ours, '--players', '3', '--json'))).toEqual({
      name: 'Ours',
      rules: expect.objectContaining({ name: 'Ours', pointsTarget: 11, lives: 5, deck: 'standard52' }),
      passages: describeRules({ ...preset('pub'), pointsTarget: 11 }, 3),
      special: expect.arrayContaining(['for 2 to 6 players', '1 buy-in each']),
      withoutEffect: [{ key: 'pointsTarget', value: 11, label: '11 points win', reason }],
    });
  });
});

describe('npm run rules -- compare', () => {
  test('shows what each rule that differs is in either game', async () => {
    const out = await said('compare', 'scat', 'harsh-knock');
    expect(out).toBe(`2 rules are different.

                 scat                                     harsh-knock
knockerLossOn31  a knocker loses 1 when another declares  a knocker loses 2 when another declares
knockerTieLoss   a knocker tied for lowest is safe        a knocker tied for lowest loses 2
`);
    expect(await said('scat', 'harsh-knock'), 'what two games ask for').toBe(out);
  });

  test('says where a rule has no effect, and what differs without any', async () => {
    const out = await said('compare', 'golf', 'hard-to-knock');
    expect(out).toMatch(/^knockMinimum +there is no knocking in golf +knock from 21$/m);
    const [, apart] = out.split('\nDifferent, but without effect\n');
    expect(apart).toBe('declare  31 is not declared  31 is declared by itself  there is no declaring in golf\n');
  });

  test('names the presets that play the same', async () => {
    expect(await said('compare', ours, 'scat')).toMatch(new RegExp(`\n\n${ours} plays the same as pub\\.\n$`));
    // Those that are compared say so themselves.
    expect(flowing(await said('compare', ours, 'pub'))).toBe(
      `Both play the same. Only this is different: ${ours} pub players for 2 to 6 players for 2 to 10 players ` +
        'Different, but without effect pointsTarget 11 points win 31 points win tokens are played for, not points ',
    );
    expect(await said('compare', 'golf', 'golf')).toBe('Both play the same.\n');
  });

  test('takes a number of players into account', async () => {
    const [played, apart] = (await said('compare', 'scat', 'pub', '--players', '2')).split('without effect');
    expect(played).not.toContain('buyIns');
    expect(apart).toContain('buyIns  no buying back in  1 buy-in each');
  });

  test('speaks German', async () => {
    expect(await said('compare', 'scat', 'blitz', '--language', 'de')).toMatch(
      /^1 Regel ist anders\.\n[^]*drei Gleiche zählen nichts Besonderes +drei Gleiche zählen 30½\n$/,
    );
  });

  test('as JSON gives values, labels and reasons', async () => {
    const players = { key: 'players', values: [{ value: [2, 6] }, { value: [2, 10] }] };
    const lives = { key: 'lives', values: [{ value: 5, label: '5 tokens each', reason: null }, { value: 3 }] };
    const reason = 'tokens are played for, not points';
    expect(JSON.parse(await said('compare', ours, 'scat', '--json'))).toMatchObject({
      games: [
        { name: 'Ours', playsLike: ['pub'] },
        { name: 'scat', playsLike: [] },
      ],
      isEquivalent: false,
      differing: [players, lives, ...['threeOfAKind', 'knockFrom', 'buyIns'].map((key) => ({ key }))],
      withoutEffect: [{ key: 'pointsTarget', values: [{ reason }, {}] }],
    });
  });
});
