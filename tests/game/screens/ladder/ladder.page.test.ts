import { describe, expect, test, vi } from 'vitest';
import { openLadderDialog } from '../../../../game/screens/ladder/screen.tsx';
import { memoryStores } from '../../../../game/services/storage/stores.ts';
import { dialog, press, pressAndSettle, readable, settle } from '../../support/page.ts';
import { preferencesOf } from '../../support/table.ts';

describe('the ladder', () => {
  test('shows who was beaten, who is next and who comes later, and leads to a match', async () => {
    const stores = memoryStores();
    await stores.ladder.put('fox', { match: 'a', reached: '2026-01-02T12:00:00.000Z' } as never);
    const called = { onPlay: vi.fn(), onAllOpponents: vi.fn(), onGoals: vi.fn() };
    const preferences = preferencesOf();
    const catchUp = () => Promise.resolve(false);
    const open = () => openLadderDialog({ stores, preferences, catchUp, ...called });
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

  test('gives something with each rung, which is used at once, and laid aside again', async () => {
    const stores = memoryStores();
    await stores.ladder.put('fox', { reached: '2026-01-02T12:00:00.000Z' });
    const preferences = preferencesOf();
    const ignored = { onPlay: () => undefined, onAllOpponents: () => undefined, onGoals: () => undefined };
    openLadderDialog({ stores, preferences, catchUp: () => Promise.resolve(false), ...ignored });
    await settle();
    for (const cardBack of ['rust', 'red']) {
      await pressAndSettle('Use: card backs in rust');
      expect(preferences.settings).toMatchObject({ cardBack });
    }
  });
});
