import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Bot } from '../../../engine/bots/bot.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { Match } from '../../../engine/match.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { SPEED_SCALE } from '../../../game/catalogue/settings.ts';
import { Person } from '../../../game/match/person.ts';
import { playMatch, type MatchLoop } from '../../../game/match/play-match.ts';
import { PresentationQueue } from '../../../game/model/presentation-queue.ts';
import { eventually } from '../../support/eventually.ts';

const first: Bot = { name: 'first', decide: (_view, legal) => legal[legal.length - 1] };

function loopOf(changes: Partial<MatchLoop> = {}, players = 3) {
  const queue = new PresentationQueue({ scale: 0, reducedMotion: false });
  const shown: MatchEvent[] = [];
  const match = new Match(preset('scat'), players, {
    seed: 11,
    listener: (event) => queue.push({ play: async () => void shown.push(event), finish: () => undefined }),
  });
  const options: MatchLoop = {
    match,
    deciders: Array.from({ length: players }, () => first),
    queue,
    thinkingTime: () => 100,
    nextDeal: () => Promise.resolve(),
    left: new AbortController().signal,
    ...changes,
  };
  return { match, queue, shown, options };
}

describe('playing a match at the table', () => {
  test('goes on to its winner, and everything has been shown by then', async () => {
    const { match, shown, options } = loopOf();
    await playMatch(options);
    expect(match.phase).toBe('over');
    expect(shown.at(-1)).toEqual({ type: 'match-won', seat: match.winner });
  });

  test('waits for the go-ahead before every deal', async () => {
    const nextDeal = vi.fn(() => Promise.resolve());
    const { match, options } = loopOf({ nextDeal });
    await playMatch(options);
    expect(nextDeal).toHaveBeenCalledTimes(match.dealNumber);
  });

  test('an opponent thinks longer at slow speed', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const queue = new PresentationQueue({ scale: SPEED_SCALE.slow, reducedMotion: false });
    const { shown, options } = loopOf({ queue });
    void playMatch(options);
    await vi.advanceTimersByTimeAsync(0);
    const dealt = shown.length;
    await vi.advanceTimersByTimeAsync(155);
    expect(shown).toHaveLength(dealt);
    await vi.advanceTimersByTimeAsync(10);
    expect(shown.length).toBeGreaterThan(dealt);
  });

  test('a failure ends it', async () => {
    const broken: Bot = { name: 'broken', decide: () => Promise.reject(new Error('broken for good')) };
    const { options } = loopOf({ deciders: [broken, broken, broken] });
    await expect(playMatch(options)).rejects.toThrow('broken for good');
  });

  test('stops when the table is left, without another decision', async () => {
    const leaving = new AbortController();
    const decide = vi.fn((_view: unknown, legal: readonly number[]) => {
      leaving.abort();
      return legal[0];
    });
    const bot: Bot = { name: 'bot', decide };
    const { match, options } = loopOf({ deciders: [bot, bot, bot], left: leaving.signal });
    await playMatch(options);
    expect(decide).toHaveBeenCalledTimes(1);
    expect(match.phase).toBe('deal');
  });
});

/** The table is not left. */
const STAYS = new AbortController().signal;

describe('the person at the table', () => {
  test('is asked nothing once the table has been left', async () => {
    const queue = new PresentationQueue({ scale: 1, reducedMotion: false });
    let end: () => void = () => undefined;
    queue.push({ play: () => new Promise((resolve) => (end = resolve)), finish: () => end() });
    const leaving = new AbortController();
    const [handOver, offer] = [vi.fn(() => Promise.resolve()), vi.fn()];
    const person = new Person(queue, handOver, offer, leaving.signal);
    const { match } = loopOf();
    match.startDeal();
    const pending = person.decide(match.view(match.seat), match.legalActions());
    leaving.abort();
    queue.close();
    await pending;
    expect(handOver).not.toHaveBeenCalled();
    expect(offer).not.toHaveBeenCalled();
  });

  test('is offered what is legal only when everything has been shown', async () => {
    const queue = new PresentationQueue({ scale: 1, reducedMotion: false });
    let end: () => void = () => undefined;
    queue.push({ play: () => new Promise((resolve) => (end = resolve)), finish: () => end() });
    const offers: (readonly number[])[] = [];
    const person = new Person(
      queue,
      () => Promise.resolve(),
      () => offers.push(person.legal),
      STAYS,
    );
    const { match } = loopOf();
    match.startDeal();
    const pending = person.decide(match.view(match.seat), match.legalActions());
    await Promise.resolve();
    expect(offers).toEqual([]);
    queue.skip();
    await eventually(() => expect(offers).toHaveLength(1));
    expect(offers[0]).toEqual(match.legalActions());
    person.act(offers[0][0]);
    expect(await pending).toBe(offers[0][0]);
    expect(person.legal).toEqual([]);
  });

  test('an action that is not on offer is ignored', async () => {
    const queue = new PresentationQueue({ scale: 0, reducedMotion: false });
    const person = new Person(
      queue,
      () => Promise.resolve(),
      () => undefined,
      STAYS,
    );
    const { match } = loopOf();
    match.startDeal();
    const [draw] = match.legalActions();
    const pending = person.decide(match.view(match.seat), [draw]);
    await eventually(() => expect(person.legal).toHaveLength(1));
    person.act(draw + 1);
    expect(person.legal).toEqual([draw]);
    person.act(draw);
    expect(await pending).toBe(draw);
  });

  test('is offered nothing before the player of the seat has the device', async () => {
    const queue = new PresentationQueue({ scale: 0, reducedMotion: false });
    const asked: number[] = [];
    let take: () => void = () => undefined;
    const people = new Person(
      queue,
      (seat) => {
        asked.push(seat);
        return new Promise((resolve) => (take = resolve));
      },
      () => undefined,
      STAYS,
    );
    const { match } = loopOf();
    match.startDeal();
    void people.decide(match.view(match.seat), match.legalActions());
    await eventually(() => expect(asked).toEqual([match.seat]));
    expect(people.legal).toEqual([]);
    take();
    await eventually(() => expect(people.legal).toEqual(match.legalActions()));
  });
});
