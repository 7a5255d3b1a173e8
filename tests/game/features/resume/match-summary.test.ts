import { describe, expect, test } from 'vitest';
import { Match } from '../../../../engine/match.ts';
import { Recorder } from '../../../../engine/record.ts';
import { Random } from '../../../../engine/random.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../../engine/rules/table.ts';
import { saveMatch } from '../../../../engine/save.ts';
import type { Seat } from '../../../../game/catalogue/settings.ts';
import { summaryOf } from '../../../../game/features/resume/match-summary.ts';

const BOT: Seat = { kind: 'bot', level: 'casual', style: 'even' };
const YOU: Seat = { kind: 'person', name: '' };

/** The summary of a match of three that was played at random until somebody left it. @param isLeft whether now */
function summaryIn(rules: HouseRules, isLeft: (match: Match) => boolean = ({ dealNumber }) => dealNumber === 3) {
  const recorder = new Recorder();
  const players = [YOU, BOT, BOT];
  const match = new Match(rules, players.length, { seed: 2, recorder });
  const random = new Random(2);
  while (!isLeft(match)) {
    if (match.seat < 0) match.startDeal();
    else match.apply(match.legalActions()[random.below(match.legalActions().length)]);
  }
  const save = saveMatch(match, recorder, ['a', 'b', 'c']);
  const saved = '2026-03-04T12:00:00.000Z';
  const summary = summaryOf({ players, you: 0, began: saved, saved, policy: '', save });
  return { match, ...summary };
}

describe('an open match', () => {
  test('is summed up by its game, its deal, when it was left, and what each has left', () => {
    const { match, ...summary } = summaryIn(preset('scat'));
    const [you, fox, owl] = Array.from(match.tokens, String);
    const names = summary.players.split('\u00A0· ').map((one) => one.split('\u00A0'));
    expect(names.map(([, has]) => has)).toEqual([you, fox, owl]);
    expect(names[0][0]).toBe('You');
    expect(summary).toMatchObject({
      game: 'Scat',
      deal: 'deal 3',
      when: expect.stringMatching(/^Mar [345], 2026, \d+:\d\d\s[AP]M, deal 3$/) as string,
    });
  });

  test('counts points in a race', () => {
    const { match, players } = summaryIn(preset('jacobs'));
    expect(players.split('\u00A0· ').map((one) => one.split('\u00A0')[1])).toEqual(Array.from(match.points, String));
  });

  test('says who is out', () => {
    const { match, players } = summaryIn(
      preset('scat'),
      ({ phase, tokens }) => phase === 'deal' && Math.min(...tokens) < 0,
    );
    const has = players.split('\u00A0· ').map((one) => one.split('\u00A0')[1]);
    expect(has).toEqual(Array.from(match.tokens, (tokens) => (tokens < 0 ? 'out' : String(tokens))));
    expect(has).toContain('out');
  });
});
