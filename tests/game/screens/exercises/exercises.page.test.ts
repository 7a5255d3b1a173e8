/** Exercises as they are asked, answered and explained. */
import { within } from '@testing-library/dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DRAW, KNOCK } from '../../../../engine/actions.ts';
import { decisionsOf, type ReviewableDecision } from '../../../../engine/review/review.ts';
import type { ExercisePosition } from '../../../../engine/review/position.ts';
import { StorageError } from '../../../../game/base/store.ts';
import { createTheme } from '../../../../game/base/theme/theme.ts';
import { openExercisesDialog } from '../../../../game/screens/exercises/screen.tsx';
import library from '../../../../game/screens/exercises/positions.json' with { type: 'json' };
import { memoryStores, type KeptReview } from '../../../../game/services/storage/stores.ts';
import { keptRecord } from '../../support/records.ts';
import { reviewedDecision } from '../../support/reviews.ts';
import { dialog, layOutPage, pressAndSettle, readable, settle } from '../../support/page.ts';

describe('exercises', () => {
  const KEPT = keptRecord();
  const FOUND = decisionsOf(KEPT.record, 0).find(({ legal }) =>
    [DRAW, KNOCK].every((action) => legal.includes(action)),
  ) as ReviewableDecision;
  const REVIEW: KeptReview = {
    record: 'match',
    seat: 0,
    policy: 'some',
    seed: 31,
    obvious: 3,
    judged: [
      reviewedDecision({
        deal: FOUND.deal,
        at: FOUND.at,
        loss: 0.12,
        margin: 0.04,
        verdict: 'blunder',
        options: FOUND.legal.map((action) => ({
          action,
          prior: 0.3,
          chance: action === DRAW ? 0.56 : 0.44,
          figures: { lost: action === KNOCK ? 0.62 : 0.41, taken: 0, knocked: 0.1 },
        })),
      }),
    ],
  };
  const theme = createTheme('evening', {});

  async function opened(positions: readonly ExercisePosition[] = [], stores = memoryStores()) {
    openExercisesDialog({ stores, library: positions, game: 'scat', theme });
    await settle();
    return stores;
  }

  const screen = () => within(dialog('Exercises'));
  const answer = () => readable(screen().getAllByRole('status')[0]);

  async function withOwn() {
    const stores = memoryStores();
    await stores.records.put('match', KEPT);
    await stores.reviews.put('match 0', REVIEW);
    return stores;
  }

  test('are none without matches and positions', async () => {
    await opened();
    expect(readable(dialog('Exercises')).slice(1, 4)).toEqual([
      '0 of 5 today',
      'You have solved all there are.',
      'Once a match of yours has been reviewed, your own mistakes come up here too.',
    ]);
  });

  test('show a decision of one’s own match as it was, with what one can do, and nothing of what is best', async () => {
    await opened([], await withOwn());
    expect(readable(dialog('Exercises')).slice(2)).toEqual([
      'Scat · your match of Jan 1, 2026',
      'Fox 3 tokens',
      'Owl 3 tokens',
      'Stock: 42',
      '(two of spades)',
      'Discards',
      'Your hand 3 tokens',
      '(two of diamonds) (king of diamonds) (eight of diamonds)',
      '20 in diamonds',
      '# What do you do?',
      '[Draw from the stock]',
      '[Take the 2♠]',
      '[Knock]',
      '[Close]',
    ]);
  });

  test('explain what is wrong, and come back tomorrow', async () => {
    const stores = await opened([], await withOwn());
    await pressAndSettle('Knock');
    expect(answer()).toEqual([
      'There is a better move.',
      'Drawing wins 12% more matches than knocking.',
      'A knock here loses 62 of 100 deals; playing on loses 41.',
      'All actions',
      'Action | Chance to win',
      'Draw from the stock | 56%',
      'Take the (two of spades) | 44%',
      'Knock | 44%',
      'This comes back tomorrow.',
    ]);
    const off = screen()
      .getAllByRole<HTMLButtonElement>('button')
      .filter(({ disabled }) => disabled);
    expect(off).toHaveLength(FOUND.legal.length);
    expect(off.map(({ ariaLabel }) => ariaLabel)).toContain('Draw from the stock: best');
    const [practice] = (await stores.exercises.all()).values();
    expect(practice).toMatchObject({ step: 0 });
    expect(readable(dialog('Exercises'))).toContain('1 of 5 today');
    await pressAndSettle('Next');
    expect(readable(dialog('Exercises'))).toContain('1 of 5 today');
  });

  test('lead on by the keyboard: to the next one once an answer is given, and then back to the top', async () => {
    await opened(library as unknown as ExercisePosition[], await withOwn());
    await pressAndSettle('Knock');
    expect(document.activeElement).toBe(screen().getByRole('button', { name: 'Next' }));
    const top = dialog('Exercises').querySelector('article') as HTMLElement;
    const scrolled = vi.spyOn(top, 'scrollTo');
    await pressAndSettle('Next');
    expect(document.activeElement).toBe(top);
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0 });
  });

  test('say why they cannot be read, or an answer not be kept', async () => {
    const stores = await withOwn();
    const fail = () => Promise.reject(new StorageError('It is full.'));
    await opened([], { ...stores, records: { ...stores.records, all: fail } });
    expect(readable(dialog('Exercises')).slice(1)).toEqual(['It is full.', '[Close]']);
    layOutPage();
    await opened([], { ...stores, exercises: { ...stores.exercises, put: fail } });
    await pressAndSettle('Knock');
    expect(answer()).toContain('There is a better move.');
    expect(readable(dialog('Exercises'))).toContain('It is full.');
  });

  test('say what is right, and what one did in the match', async () => {
    await opened([], await withOwn());
    await pressAndSettle('Draw from the stock');
    expect(answer()).toEqual(expect.arrayContaining(['Right.', 'In your match: Knock.', 'This comes back in 3 days.']));
  });

  test('are five a day, until the next one; whoever wants gets another one', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-26T23:59:50Z') });
    onTestFinished(() => void vi.useRealTimers());
    const positions = library as unknown as ExercisePosition[];
    await opened(positions.slice(0, 7));
    for (let one = 0; one < 5; one++) {
      screen().getAllByRole('button')[0].click();
      await settle();
      await pressAndSettle('Next');
    }
    expect(readable(dialog('Exercises'))).toContain('5 of 5 today');
    await pressAndSettle('Another one');
    expect(readable(dialog('Exercises'))).toContain('# What do you do?');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(readable(dialog('Exercises'))).toContain('0 of 5 today');
  });
});
