/** The ladder, as it is climbed. */
import { describe, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../../game/catalogue/settings.ts';
import { openLadderDialog } from '../../../../game/screens/ladder/screen.tsx';
import { memoryStores } from '../../../../game/services/storage/stores.ts';
import { dialog, press, pressAndSettle, readable, settle } from '../../support/page.ts';

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
