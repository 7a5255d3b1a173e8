import { expect, test } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { summaryOf } from '../../../../game/screens/menu/match-summary.ts';
import { openMatch } from '../../support/records.ts';

/** The summary of a match of three. */
function summaryIn(rules: string, isLeft: Parameters<typeof openMatch>[2] = ({ dealNumber }) => dealNumber === 3) {
  const { match, open } = openMatch(preset(rules), 3, isLeft);
  const { players, ...summary } = summaryOf(open);
  const names = players.split('\u00A0· ').map((one) => one.split('\u00A0'));
  return { match, you: names[0][0], has: names.map(([, has]) => has), ...summary };
}

test('an open match is summed up by its game, its deal, when it was left, and what each has left', () => {
  const { match, you, has, ...summary } = summaryIn('scat');
  expect([you, has]).toEqual(['You', Array.from(match.tokens, String)]);
  expect(summary).toMatchObject({
    game: 'Scat',
    deal: 'deal 3',
    when: expect.stringMatching(/^Jan [123], 2026, \d+:\d\d\s[AP]M, deal 3$/) as string,
  });
});

test('in a race it counts points', () => {
  const { match, has } = summaryIn('jacobs');
  expect(has).toEqual(Array.from(match.points, String));
});

test('it says who is out', () => {
  const { match, has } = summaryIn('scat', ({ phase, tokens }) => phase === 'deal' && Math.min(...tokens) < 0);
  expect(has).toEqual(Array.from(match.tokens, (tokens) => (tokens < 0 ? 'out' : String(tokens))));
  expect(has).toContain('out');
});
