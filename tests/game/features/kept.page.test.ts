/** What is kept for a person, as dialogs show it: goals, the ladder. */
import { describe, expect, test, vi } from 'vitest';
import { StorageError } from '../../../game/base/store.ts';
import { DEFAULT_SETTINGS } from '../../../game/catalogue/settings.ts';
import { openGoalsDialog } from '../../../game/features/goals/goals-dialog.ts';
import { openLadderDialog } from '../../../game/features/ladder/ladder-dialog.ts';
import { memoryStores } from '../../../game/services/storage/stores.ts';
import { dialog, press, pressAndSettle, readable, settle } from '../support/page.ts';

describe('the goals', () => {
  test('are shown as reached or open, with the games that were won', async () => {
    const stores = memoryStores();
    const catchUp = vi.fn(async () => {
      await stores.goals.put('first-win', { match: 'a', reached: '2026-01-02T12:00:00.000Z' } as never);
      return true;
    });
    openGoalsDialog({ stores, catchUp });
    await settle();
    expect(catchUp).toHaveBeenCalledOnce();
    const lines = readable(dialog('Goals'));
    expect(lines).toContain('Born lucky Hold 31 without drawing a card.');
    expect(lines.filter((line) => /^#|^First win|^Still/.test(line)).map((line) => line.slice(0, 44))).toEqual([
      '# Goals',
      '# Reached: 1',
      'First win on Jan 2, 2026 Win a match.',
      '# Still open: 24',
      '# Games won: 0 of 29',
      'Still to win: Scat, Thirty-One, Blitz, Harsh',
    ]);
  });
});

describe('the ladder', () => {
  test('shows who was beaten, who is next and who comes later, and leads to a match', async () => {
    const stores = memoryStores();
    await stores.ladder.put('fox', { match: 'a', reached: '2026-01-02T12:00:00.000Z' } as never);
    const called = { onPlay: vi.fn(), onAllOpponents: vi.fn(), onGoals: vi.fn(), onLooks: vi.fn() };
    const catchUp = () => Promise.resolve(false);
    const open = () => openLadderDialog({ stores, settings: DEFAULT_SETTINGS, catchUp, ...called });
    open();
    await settle();
    expect(readable(dialog('The ladder'))).toContain('1 of 9 opponents beaten');
    expect(readable(dialog('The ladder')).slice(-6, -1)).toEqual([
      expect.stringMatching(/^Owl · Beginner, cautious .* Your next opponent Prize: a midnight blue cloth$/),
      expect.stringMatching(/^Fox · Beginner .* Beaten on Jan 2, 2026 Won: card backs in rust$/),
      '[Play Fox again]',
      '[Use: card backs in rust]',
      '[Play Owl]',
    ]);
    press('Goals');
    expect(called.onGoals).toHaveBeenCalledOnce();
    press(/^Play .*Owl/);
    expect(called.onPlay).toHaveBeenCalledWith(expect.objectContaining({ animal: 'owl' }));
    expect(document.querySelector('dialog')).toBeNull();
    open();
    await settle();
    press(/^(Choose|All|Any|Other)/);
    expect(called.onAllOpponents).toHaveBeenCalledOnce();
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('gives something with each rung, which is used once the dialog closes, and laid aside again', async () => {
    const stores = memoryStores();
    await stores.ladder.put('fox', { reached: '2026-01-02T12:00:00.000Z' });
    let settings = DEFAULT_SETTINGS;
    const onLooks = vi.fn((changes: Partial<typeof settings>) => {
      settings = { ...settings, ...changes };
    });
    const ignored = { onPlay: () => undefined, onAllOpponents: () => undefined, onGoals: () => undefined };
    const use = async (): Promise<void> => {
      openLadderDialog({ stores, settings, onLooks, catchUp: () => Promise.resolve(false), ...ignored });
      await settle();
      await pressAndSettle('Use: card backs in rust');
      expect(onLooks).not.toHaveBeenCalled();
      press('Done');
      expect(onLooks).toHaveBeenCalledOnce();
      onLooks.mockClear();
    };
    await use();
    expect(settings.cardBack).toBe('rust');
    await use();
    expect(settings.cardBack).toBe('red');
  });
});

test('goals that cannot be read are told of in a sentence', async () => {
  openGoalsDialog({ stores: memoryStores(), catchUp: () => Promise.reject(new StorageError('It is full.')) });
  await settle();
  expect(readable(dialog('Goals')).filter((line) => line === 'It is full.')).toHaveLength(1);
});
