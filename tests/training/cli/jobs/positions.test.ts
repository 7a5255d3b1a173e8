import { beforeAll, describe, expect, test } from 'vitest';
import { openPosition, type ExercisePosition } from '../../../../engine/review/position.ts';
import { kindOf } from '../../../../engine/review/review.ts';
import { linesFor } from '../../../../engine/review/verdict.ts';
import { NO_CHECKPOINTS } from '../../../../training/cli/jobs/job-kind.ts';
import { positions } from '../../../../training/cli/jobs/kinds/positions.ts';

/** Losses and margins have four digits. */
const ROUNDING = 1e-4;

describe('positions of a preset', () => {
  let found: ExercisePosition[];
  const told: number[] = [];
  beforeAll(async () => {
    // By this seed the first two mistakes that come up are of one kind.
    const find = await positions.prepare({ models: 'models', count: 2, seed: 10 });
    found = await find({ rules: 'scat', index: 0 }, (share) => told.push(share), NO_CHECKPOINTS);
  });

  test('come from one match after the other, until there are as many as are wanted', () => {
    expect(found).toHaveLength(2);
    expect(told.indexOf(1)).toBe(told.length - 1);
  });

  test('are those of mistakes, however uncertain the loss is', () => {
    for (const position of found) {
      const { judgement, view } = openPosition(position);
      expect(judgement.loss - judgement.margin).toBeGreaterThan(linesFor(view.table.aliveCount).mistake - ROUNDING);
    }
  });

  test('are not more than half about one kind of decision', () => {
    const kinds = found.map((position) => {
      const { played, best } = openPosition(position).judgement;
      return kindOf(played, best);
    });
    expect(new Set(kinds).size).toBe(2);
  });
});
