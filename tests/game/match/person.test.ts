import { describe, expect, test, vi } from 'vitest';
import { DRAW, KNOCK, TAKE, type Action } from '../../../engine/actions.ts';
import { Match } from '../../../engine/match.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { deferred } from '../../../game/base/deferred.ts';
import { Person } from '../../../game/match/person.ts';
import type { PresentationQueue } from '../../../game/model/presentation-queue.ts';

const match = new Match(preset('scat'), 2, { seed: 1 });
match.startDeal();
const VIEW = match.view(match.seat);
const LEGAL = [DRAW, KNOCK];

function person() {
  const shown = deferred<void>();
  const taken = deferred<void>();
  const left = new AbortController();
  const happened: string[] = [];
  const queue = { whenEmpty: () => shown.promise, calm: () => happened.push('calm') };
  const offer = () => void happened.push(`offer ${seated.legal.length}`);
  const handOver = (seat: number) => {
    happened.push(`hand over to ${seat}`);
    return taken.promise;
  };
  const onDecided = vi.fn<(milliseconds: number, legal: readonly Action[]) => void>();
  const queued = queue as unknown as PresentationQueue;
  const seated: Person = new Person({ queue: queued, handOver, offer, left: left.signal, onDecided });
  return { seated, shown, taken, left, happened, decided: onDecided };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a person who is to decide', () => {
  test('is offered the actions once everything was shown and they have the device, and is timed from then on', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(5000);
    const { seated, shown, taken, happened, decided } = person();
    const choice = seated.decide(VIEW, LEGAL);
    await settled();
    expect([seated.legal, happened]).toEqual([[], []]);
    shown.resolve();
    await settled();
    expect([seated.legal, happened]).toEqual([[], ['calm', `hand over to ${match.seat}`]]);
    clock.mockReturnValue(6000);
    taken.resolve();
    await settled();
    expect(seated.legal).toEqual(LEGAL);
    clock.mockReturnValue(6700);
    seated.act(KNOCK);
    expect(await choice).toBe(KNOCK);
    expect(happened.slice(2)).toEqual(['offer 2', 'offer 0']);
    expect(decided.mock.calls).toEqual([[700, LEGAL]]);
  });

  test('chooses once, of what is on offer', async () => {
    const { seated, shown, taken, happened } = person();
    shown.resolve();
    taken.resolve();
    seated.act(DRAW);
    const decided = seated.decide(VIEW, LEGAL);
    await settled();
    seated.act(TAKE);
    expect(seated.legal).toEqual(LEGAL);
    seated.act(DRAW);
    seated.act(KNOCK);
    expect(await decided).toBe(DRAW);
    expect(happened.slice(2)).toEqual(['offer 2', 'offer 0']);
  });

  test('is not asked any more at a table that was left', async () => {
    const { seated, shown, left, happened } = person();
    const decided = seated.decide(VIEW, LEGAL);
    left.abort();
    shown.resolve();
    expect(await decided).toBe(LEGAL[0]);
    expect([seated.legal, happened]).toEqual([[], []]);
  });
});
