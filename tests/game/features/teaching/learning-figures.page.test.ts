import { describe, expect, test } from 'vitest';
import { LearningFigures } from '../../../../game/features/teaching/learning-figures.ts';
import type { CourseLog } from '../../../../game/services/teaching/course-log.ts';
import { readable } from '../../support/page.ts';

const PROGRESS = { share: 0.5, iteration: 12, decisions: 196_608, seconds: 30 };
const LOSSES = {
  'losses/policy': -0.012345,
  'losses/value': 0.5,
  'losses/entropy': 1.23456,
  'losses/approx_kl': 0.001,
  'losses/clipfrac': 0.1,
  'losses/magnet_kl': 0.02,
  'losses/seat_value': 0.25,
};
const log = (changes: object = {}) => ({ progress: PROGRESS, losses: LOSSES, ...changes }) as CourseLog;

describe('figures of learning', () => {
  test('are the latest iteration, its decisions and its losses, with four digits', () => {
    const figures = new LearningFigures();
    figures.show(log());
    expect(readable(figures.element)).toEqual([
      'Losses and updates',
      'Updates | 12',
      'Decisions learnt from | 196,600',
      'Policy loss | −0.01235',
      'Value loss | 0.5',
      'Entropy | 1.235',
      'Approximate KL | 0.001',
      'Clipped decisions | 0.1',
      'KL to the average policy | 0.02',
      'Value loss by seat | 0.25',
    ]);
  });

  test('are hidden before there are any', () => {
    const figures = new LearningFigures();
    const isHidden = (shown: CourseLog | null) => {
      figures.show(shown);
      return figures.element.hidden;
    };
    expect([null, log(), log({ losses: null }), log(), log({ progress: null })].map(isHidden)).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
  });
});
