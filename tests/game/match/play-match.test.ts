import { describe, expect, test, vi } from 'vitest';
import type { Bot } from '../../../engine/bots/bot.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { Match } from '../../../engine/match.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { SPEED_SCALE } from '../../../game/catalogue/settings.ts';
import { playMatch, type MatchLoop } from '../../../game/match/play-match.ts';
import { PresentationQueue } from '../../../game/model/presentation-queue.ts';

const botWho = (decide: Bot['decide']): Bot[] => Array.from({ length: 3 }, () => ({ name: 'bot', decide }));

function loopOf(changes: Partial<MatchLoop> = {}) {
  const queue = new PresentationQueue({ scale: 0, reducedMotion: false });
  const shown: MatchEvent[] = [];
  const match = new Match(preset('scat'), 3, {
    seed: 11,
    listener: (event) => queue.push({ play: async () => void shown.push(event), finish: () => undefined }),
  });
  const options: MatchLoop = {
    match,
    deciders: botWho((_view, legal) => legal[legal.length - 1]),
    queue,
    thinkingTime: () => 100,
    nextDeal: () => Promise.resolve(),
    left: new AbortController().signal,
    ...changes,
  };
  return { match, shown, options };
}

describe('playing a match at the table', () => {
  test('goes on to its winner, waits before every deal, and everything has been shown by then', async () => {
    const nextDeal = vi.fn(() => Promise.resolve());
    const { match, shown, options } = loopOf({ nextDeal });
    await playMatch(options);
    expect(match.phase).toBe('over');
    expect(shown.at(-1)).toEqual({ type: 'match-won', seat: match.winner });
    expect(nextDeal).toHaveBeenCalledTimes(match.dealNumber);
  });

  test('an opponent thinks longer at slow speed', async () => {
    vi.useFakeTimers();
    const { shown, options } = loopOf({
      queue: new PresentationQueue({ scale: SPEED_SCALE.slow, reducedMotion: false }),
    });
    void playMatch(options);
    await vi.advanceTimersByTimeAsync(0);
    const dealt = shown.length;
    await vi.advanceTimersByTimeAsync(155);
    expect(shown).toHaveLength(dealt);
    await vi.advanceTimersByTimeAsync(10);
    expect(shown.length).toBeGreaterThan(dealt);
  });

  test('stops when the table is left, without another decision', async () => {
    const leaving = new AbortController();
    const decide = vi.fn((_view: unknown, legal: readonly number[]) => {
      leaving.abort();
      return legal[0];
    });
    const { match, options } = loopOf({ deciders: botWho(decide), left: leaving.signal });
    await playMatch(options);
    expect(decide).toHaveBeenCalledTimes(1);
    expect(match.phase).toBe('deal');
  });
});
