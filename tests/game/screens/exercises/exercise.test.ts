import { describe, expect, test } from 'vitest';
import { DRAW, KNOCK, TAKE } from '../../../../engine/actions.ts';
import { openPosition, type ExercisePosition } from '../../../../engine/review/position.ts';
import { reasonsFor } from '../../../../engine/review/reasons.ts';
import { linesFor } from '../../../../engine/review/verdict.ts';
import { decisionsOf } from '../../../../engine/review/review.ts';
import { PRESETS } from '../../../../engine/rules/resolve.ts';
import { isRight, libraryExercises, lossOf, ownExercises } from '../../../../game/screens/exercises/exercise.ts';
import library from '../../../../game/screens/exercises/positions.json' with { type: 'json' };
import type { KeptReview } from '../../../../game/services/storage/stores.ts';
import type { KeptRecord } from '../../../../game/services/storage/match-schemas.ts';
import { keptRecord } from '../../support/records.ts';
import { reviewedDecision } from '../../support/reviews.ts';

const POSITIONS = library as unknown as readonly ExercisePosition[];
const KEPT: KeptRecord = keptRecord();
const [DECISION] = decisionsOf(KEPT.record, 0).filter(({ legal }) => legal.includes(KNOCK) && legal.includes(TAKE));

function review(changes: Parameters<typeof reviewedDecision>[0], seat = 0): KeptReview {
  const judged = [reviewedDecision({ deal: DECISION.deal, at: DECISION.at, ...changes })];
  return { record: 'match', seat, policy: 'some', seed: 31, judged, obvious: 3 };
}

const own = (changes: Parameters<typeof reviewedDecision>[0] = {}, seat = 0) =>
  ownExercises([review(changes, seat)], new Map([['match', KEPT]]));

describe('exercises from one’s own matches', () => {
  test('are decisions that lost something for certain', () => {
    expect(own({ verdict: 'doubtful' })).toHaveLength(1);
    expect(own({ verdict: 'unclear' })).toEqual([]);
    expect(own({ verdict: 'fine' })).toEqual([]);
  });

  test('are those of people, in matches that are kept', () => {
    expect(own({}, 1)).toEqual([]);
    expect(ownExercises([review({})], new Map())).toEqual([]);
  });

  test('are not those of a bot that has decided for somebody in that deal', () => {
    const bot = { level: 'regular' } as const;
    const deals = KEPT.record.deals.map((deal, index) =>
      index + 1 === DECISION.deal ? { ...deal, bots: [bot, bot, bot] } : deal,
    );
    const played = { ...KEPT, record: { ...KEPT.record, deals } };
    expect(ownExercises([review({})], new Map([['match', played]]))).toEqual([]);
  });

  test('are left out where the record has no such decision', () => {
    expect(own({ at: 999 })[0].open()).toBeNull();
  });
});

describe('an answer', () => {
  const options = [
    { action: DRAW, chance: 0.56 },
    { action: TAKE, chance: 0.552 },
    { action: KNOCK, chance: 0.5 },
  ].map((option) => ({ ...option, prior: 0.3, figures: { lost: 0, taken: 0, knocked: 0 } }));
  const judgement = { played: KNOCK, best: DRAW, loss: 0.061, margin: 0.01, options };
  const exercise = { view: DECISION.view, judgement };

  test('is right where it loses hardly anything against the best', () => {
    // A point of a table for two; two thirds of one among three.
    expect(linesFor(exercise.view.table.aliveCount).doubtful).toBeCloseTo(0.04 / 3);
    expect(isRight(DRAW, exercise)).toBe(true);
    expect(isRight(TAKE, exercise)).toBe(false);
    const closer = options.map((option) => (option.action === TAKE ? { ...option, chance: 0.555 } : option));
    expect(isRight(TAKE, { view: DECISION.view, judgement: { ...judgement, options: closer } })).toBe(true);
  });

  test('is never right where it was the mistake', () => {
    const close = options.map((option) => ({ ...option, chance: 0.56 }));
    expect(isRight(KNOCK, { view: DECISION.view, judgement: { ...judgement, options: close } })).toBe(false);
  });

  test('loses what was judged, or what the chances say', () => {
    expect(lossOf(KNOCK, judgement)).toBe(0.061);
    expect(lossOf(TAKE, judgement)).toBeCloseTo(0.008);
  });
});

describe('the library', () => {
  test('has each position of a preset once', () => {
    for (const { rules } of POSITIONS) expect(PRESETS).toContain(rules);
    expect(new Set(libraryExercises(POSITIONS).map(({ id }) => id)).size).toBe(POSITIONS.length);
  });

  test('teaches: what looks plausible is a mistake for certain, and figures say why', () => {
    for (const position of POSITIONS) {
      const { view, judgement } = openPosition(position);
      expect(judgement.loss - judgement.margin, position.cards).toBeGreaterThanOrEqual(
        linesFor(view.table.aliveCount).mistake - 1e-4,
      );
      expect(reasonsFor(judgement, view).length, position.cards).toBeGreaterThan(0);
    }
  });

  test('knows what is right', () => {
    for (const entry of libraryExercises(POSITIONS)) {
      const exercise = entry.open();
      if (exercise === null) throw new Error('a position of the library does not open');
      expect(isRight(exercise.judgement.best, exercise)).toBe(true);
      expect(isRight(exercise.judgement.played, exercise)).toBe(false);
    }
  });
});
