import { expect, test } from 'vitest';
import { DRAW, KNOCK, TAKE } from '../../../engine/actions.ts';
import type { AdaptedDecision } from '../../../engine/habits/adapted-decisions.ts';
import { packedRival } from '../../../engine/habits/packed.ts';
import { RIVAL } from '../../../engine/observation-layout.ts';
import type { MatchRecord } from '../../../engine/record.ts';
import { LANGUAGES } from '../../../game/i18n/languages.ts';
import { speakIn, words } from '../../../game/i18n/words.ts';
import { adaptationInWords } from '../../../game/model/adaptation-in-words.ts';
import '../support/all-languages.ts';

/** Somebody who knocks with 25 and 28 less often than the policy. */
const LATE = packedRival(new Float32Array(RIVAL.size).fill(-1, 4, 6));
const decision = (played: number, otherwise: number, seat = 1) => ({ deal: 1, at: 0, seat, played, otherwise });
const knocks = (count: number, seat = 1) => Array.from({ length: count }, () => decision(KNOCK, DRAW, seat));
const takes = [decision(TAKE, DRAW), decision(TAKE, DRAW)];
const TWO = ['You', 'Fox'];
const THREE = [...TWO, 'Owl'];
const WITHOUT = 'Fox adapted to the others and knocked sooner than usual (twice).';
const LATE_NOTICED = 'Fox noticed that you knock late, and knocked sooner than usual (3 times).';
const TOOK_MORE = 'Fox adapted to the others and took the open card more often than usual (twice).';
const OWL_DID = 'Owl adapted to the others and knocked sooner than usual (3 times).';

/** @param known what the bot in seat 1 knew of you, by deal; undefined for a deal in which nothing is noted */
type Case = [
  what: string,
  said: string,
  AdaptedDecision[],
  known?: (string | null | undefined)[],
  names?: string[],
  you?: number,
];

test.each<Case>([
  ['with what it had noticed, where two played', LATE_NOTICED, knocks(3), [null, LATE, null]],
  ['without a habit that has nothing to do with it', TOOK_MORE, takes],
  ['of the one that did most', OWL_DID, [...knocks(2), ...knocks(3, 2), decision(DRAW, KNOCK, 2)], [LATE], THREE],
  ['without a habit of which nothing is plain', WITHOUT, knocks(2), [null]],
  ['without a habit where nothing is noted', WITHOUT, knocks(2), [undefined]],
  ['without a habit of somebody who did not play alone', WITHOUT, knocks(2), [LATE], TWO, -1],
  ['without a habit where others played too', WITHOUT, knocks(2), [LATE], THREE],
  ['not where it was next to nothing', '', [decision(KNOCK, DRAW), decision(TAKE, DRAW)]],
  ['not where it was nothing', '', []],
])('what a bot that adapts did is said %s', (_, said, decisions, known = [LATE], names = TWO, you = 0) => {
  const deals = known.map((one) => (one === undefined ? {} : { bots: [null, { knows: [one, null] }] }));
  const record = { deals } as unknown as MatchRecord;
  expect(adaptationInWords({ record, decisions, names, you })).toBe(said);
});

test.each(LANGUAGES)('it is a sentence in %s, whatever it was', (language) => {
  speakIn(language);
  const { changed, habits, noticed, adapted, times } = words().adaptation;
  for (const what of Object.values(changed)) {
    expect(adapted('Fox', what, times(2))).toMatch(/^Fox .*\)\.$/);
    for (const habit of Object.values(habits)) expect(noticed('Fox', habit, what, times(4)).length).toBeLessThan(125);
  }
});
