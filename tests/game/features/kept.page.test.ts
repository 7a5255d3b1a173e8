/** What is kept for a person, as dialogs show it: open matches, goals, the ladder. */
import { describe, expect, test, vi } from 'vitest';
import { preset } from '../../../engine/rules/resolve.ts';
import { StorageError } from '../../../game/base/store.ts';
import { DEFAULT_SETTINGS } from '../../../game/catalogue/settings.ts';
import { openGoalsDialog } from '../../../game/features/goals/goals-dialog.ts';
import { openLadderDialog } from '../../../game/features/ladder/ladder-dialog.ts';
import { openMatchesDialog } from '../../../game/features/resume/matches-dialog.ts';
import type { ListedMatch, OpenMatches } from '../../../game/services/storage/open-matches.ts';
import { memoryStores } from '../../../game/services/storage/stores.ts';
import { openMatch } from '../support/records.ts';
import { dialog, layOutPage, press, pressAndSettle, readable, settle, toasts } from '../support/page.ts';

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

describe('the open matches', () => {
  async function opened(answer: OpenMatches['giveUp'] = () => Promise.resolve(true)) {
    const giveUp = vi.fn(answer);
    const listed: ListedMatch[] = [
      { id: 'a', open: openMatch().open, isElsewhere: false },
      { id: 'b', open: openMatch(preset('golf')).open, isElsewhere: true },
    ];
    const matches = { list: () => Promise.resolve(listed), giveUp } as unknown as OpenMatches;
    const called = { onResume: vi.fn(), onClose: vi.fn() };
    openMatchesDialog(matches, called);
    await settle();
    return { listed, giveUp, ...called };
  }

  test('are listed with their game, deal and players; one that another tab plays has no buttons', async () => {
    await opened();
    expect(readable(dialog('Open matches')).slice(2, -1)).toEqual([
      'Scat Jan 2, 2026, 12:00 PM, deal 1',
      'You 3 · Fox 3',
      '[Continue: Scat, Jan 2, 2026, 12:00 PM, deal 1]',
      '[Give up: Scat, Jan 2, 2026, 12:00 PM, deal 1]',
      'Golf Jan 2, 2026, 12:00 PM, deal 1',
      'You 3 · Fox 3',
      'Being played in another tab',
    ]);
  });

  test('are gone on with, or given up after a second press; the list closes with the last', async () => {
    const resumed = await opened();
    press(/^Continue/);
    expect(resumed.onResume).toHaveBeenCalledWith('a');
    expect(resumed.onClose).toHaveBeenCalledOnce();
    const { listed, giveUp, onClose } = await opened();
    press(/^Give up/);
    expect(giveUp).not.toHaveBeenCalled();
    listed.length = 0;
    await pressAndSettle(/^Really/);
    expect(giveUp).toHaveBeenCalledWith('a');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('say so where another tab plays it, or the storage fails', async () => {
    await opened(() => Promise.resolve(false));
    press(/^Give up/);
    await pressAndSettle(/^Really/);
    expect(toasts()).toEqual(['This match is being played in another tab.']);
    layOutPage();
    await opened(() => Promise.reject(new StorageError('It is full.')));
    press(/^Give up/);
    await pressAndSettle(/^Really/);
    expect(toasts()).toContain('It is full.');
  });
});

test('goals that cannot be read are told of in a sentence', async () => {
  openGoalsDialog({ stores: memoryStores(), catchUp: () => Promise.reject(new StorageError('It is full.')) });
  await settle();
  expect(readable(dialog('Goals')).filter((line) => line === 'It is full.')).toHaveLength(1);
});
