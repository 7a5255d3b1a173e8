import { expect, test } from 'vitest';
import { parseAction } from '../../../engine/actions.ts';
import { decisionsOf } from '../../../engine/review/review.ts';
import type { Grade } from '../../../engine/review/verdict.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { adaptedMoments, markedMoments } from '../../../game/model/marked-moments.ts';
import { readMatch } from '../../../game/model/replay.ts';
import { playedMatch } from '../support/records.ts';
import { reviewedDecision } from '../support/reviews.ts';

test.each(['scat', 'golf'])('a marked or adapted decision of %s is where the replay shows its action', (name) => {
  const { record } = playedMatch(preset(name), 2, 1);
  const match = readMatch(record);
  const decisions = decisionsOf(record, 1).map(({ deal, at, played }) => ({ deal, at, played }));
  const marked = markedMoments(match, decisions.map(reviewedDecision), 'doubtful');
  const adapted = adaptedMoments(
    match,
    decisions.map((one) => ({ ...one, seat: 1, otherwise: 0 })),
  );
  expect([marked.length, adapted.length]).toEqual([decisions.length, decisions.length]);
  for (const { before, at, ...one } of [...marked, ...adapted]) {
    const { deal, played } = 'moment' in one ? one.moment : one.adapted;
    const step = match.steps[before];
    const shown = [step.kind, step.seat, step.deal, parseAction(step.action), at];
    expect(shown).toEqual(['action', 1, deal, played, before + 1]);
  }
  expect(adaptedMoments(match, [{ ...decisions[0], seat: 1, otherwise: 0, deal: 99 }])).toEqual([]);
});

test.each<[Grade, string[]]>([
  ['doubtful', ['doubtful', 'mistake', 'blunder']],
  ['mistake', ['mistake', 'blunder']],
  ['blunder', ['blunder']],
])('only what certainly lost something is marked, from “%s” on', (least, marked) => {
  const match = readMatch(playedMatch(preset('scat'), 2, 1).record);
  const verdicts = ['fine', 'unclear', 'doubtful', 'mistake', 'blunder'] as const;
  const judged = verdicts.map((verdict, at) => reviewedDecision({ at, verdict }));
  expect(markedMoments(match, judged, least).map(({ moment }) => moment.verdict)).toEqual(marked);
});
