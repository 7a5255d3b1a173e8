import { expect, test } from 'vitest';
import { parseAction } from '../../../engine/actions.ts';
import { decisionsOf } from '../../../engine/review/review.ts';
import type { Grade, Verdict } from '../../../engine/review/verdict.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { adaptedMoments, markedMoments } from '../../../game/model/marked-moments.ts';
import { readMatch } from '../../../game/model/replay.ts';
import { playedMatch } from '../support/records.ts';
import { reviewedDecision } from '../support/reviews.ts';

test.each(['scat', 'golf', 'blitz'])('a marked decision of %s is where the replay shows its action', (name) => {
  const { record } = playedMatch(preset(name), 2, 1);
  const match = readMatch(record);
  const decisions = decisionsOf(record, 1);
  const judged = decisions.map(({ deal, at, played }) => reviewedDecision({ deal, at, played }));
  const marked = markedMoments(match, judged, 'doubtful');
  expect(marked).toHaveLength(decisions.length);
  for (const { moment, before, at } of marked) {
    const { kind, seat, deal, action } = match.steps[before];
    expect([kind, seat, deal, parseAction(action), at]).toEqual(['action', 1, moment.deal, moment.played, before + 1]);
  }
});

test('a decision of a bot that adapted is there too', () => {
  const { record } = playedMatch(preset('scat'), 2, 1);
  const match = readMatch(record);
  const decisions = decisionsOf(record, 1).map(({ deal, at, played }) => ({ deal, at, seat: 1, played, otherwise: 0 }));
  for (const { adapted, before, at } of adaptedMoments(match, decisions)) {
    const { kind, seat, deal, action } = match.steps[before];
    expect([kind, seat, deal, parseAction(action), at]).toEqual([
      'action',
      1,
      adapted.deal,
      adapted.played,
      before + 1,
    ]);
  }
  expect(adaptedMoments(match, [{ ...decisions[0], deal: 99 }])).toEqual([]);
});

test('only what certainly lost something is marked, or only so much as one wants to be told', () => {
  const match = readMatch(playedMatch(preset('scat'), 2, 1).record);
  const verdicts = ['fine', 'unclear', 'doubtful', 'mistake', 'blunder'] as const;
  const judged = verdicts.map((verdict, at) => reviewedDecision({ at, verdict }));
  const marked = (least: Grade): Verdict[] => markedMoments(match, judged, least).map(({ moment }) => moment.verdict);
  expect(marked('doubtful')).toEqual(['doubtful', 'mistake', 'blunder']);
  expect(marked('mistake')).toEqual(['mistake', 'blunder']);
  expect(marked('blunder')).toEqual(['blunder']);
});
