import { describe, expect, test, vi } from 'vitest';
import { modesIn } from '../../../engine/habits/double-file.ts';
import { noHabits, oneMode } from '../../../engine/habits/weights.ts';
import { packedHabits } from '../../../engine/habits/packed.ts';
import type { RoomState } from '../../../engine/room/messages.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../game/catalogue/settings.ts';
import { roomEnding } from '../../../game/match/ending.ts';
import type { HabitService } from '../../../game/services/bots/habit-service.ts';
import { Doubles } from '../../../game/services/doubles.ts';
import { OWN_DOUBLE } from '../../../game/services/storage/stores.ts';
import type { KeptDouble } from '../../../game/services/storage/match-schemas.ts';
import { learntHabits } from '../support/learnt-habits.ts';
import { keptRecord, playedMatch, storesWithRecords } from '../support/records.ts';

const weights = noHabits();
weights[3] = -2;
const HABITS = packedHabits(weights);

/** What is learnt from so many decisions. */
const learnt = (decisions: number) =>
  learntHabits({ decisions, modes: oneMode(weights), nearest: { level: 'strong', style: null, mean: -0.4 } });

async function doubles(settings: Partial<Settings> = {}) {
  const stores = await storesWithRecords();
  await stores.records.put('d', keptRecord({ day: 4, seed: 4 }));
  const preferences = {
    settings: { ...DEFAULT_SETTINGS, pace: 1.3, ...settings },
    change(changes: Partial<Settings>) {
      this.settings = { ...this.settings, ...changes };
    },
  };
  const learn = vi.fn<HabitService['learn']>(() => Promise.resolve(learnt(400)));
  const known = new Doubles({ stores, habits: { learn }, preferences });
  const signal = new AbortController().signal;
  const ignore = () => undefined;
  const learnOwn = () => known.learnOwn({ signal, onBegin: ignore, onProgress: ignore });
  return { stores, preferences, learn, known, learnOwn };
}

const friend = (name: string, decisions = 200): Omit<KeptDouble, 'added'> => ({
  name,
  portrait: 'cat',
  double: { format: 'thirty-one-double/1', name, games: ['scat'], decisions, policy: 0.8, habits: { knock: -1 } },
});

const dates = (matches: readonly { ended: string }[]): string[] => matches.map(({ ended }) => ended.slice(0, 10));

describe('the double of the person', () => {
  test('is learnt from their own matches, the latest first, with their games, their pace and how alike it is', async () => {
    const { stores, learn, learnOwn } = await doubles();
    const own = (await learnOwn()) as { double: KeptDouble };
    const [[matches]] = learn.mock.calls;
    expect(dates(matches)).toEqual(['2026-01-04', '2026-01-02', '2026-01-01']);
    expect(matches.map(({ seat }) => seat)).toEqual([0, 0, 0]);
    const { double, name, like } = own.double;
    expect([name, like]).toEqual(['', { level: 'strong', style: null }]);
    expect(double).toMatchObject({ name: '', games: ['scat', 'golf'], decisions: 400, alike: 87, pace: 1.3 });
    expect([modesIn(double), await stores.doubles.get(OWN_DOUBLE)]).toEqual([oneMode(weights), own.double]);
    // It is learnt again only when there are new matches.
    expect([await learnOwn(), learn.mock.calls.length]).toEqual([own, 1]);
    await stores.records.put('e', keptRecord({ day: 9, seed: 5 }));
    await learnOwn();
    expect(learn).toHaveBeenCalledTimes(2);
  });

  test('is learnt from a match at a table with friends too, from the own seat alone', async () => {
    const { stores, learn, learnOwn } = await doubles();
    const { record } = playedMatch(preset('scat'), 3, 6);
    const [anna, ben] = ['Anna', 'Ben'].map(
      (name) => ({ is: 'person', name, awayFor: null, isPlayedFor: false }) as const,
    );
    const room = { you: 1, seats: [anna, ben, { is: 'bot', level: 'casual', style: 'even' }] } as unknown as RoomState;
    const began = '2026-01-05T12:00:00.000Z';
    const { kept } = roomEnding({ id: 'e', began, record, room, you: 1, names: ['Anna', 'Ben', 'Fox'] });
    await stores.records.put('e', kept);
    await learnOwn();
    const [[matches]] = learn.mock.calls;
    expect([matches.length, matches[0].seat, matches[0].record]).toEqual([4, 1, kept.record]);
  });

  test('needs 150 decisions', async () => {
    const { stores, learn, learnOwn } = await doubles();
    learn.mockResolvedValueOnce(learnt(149));
    expect([await learnOwn(), await stores.doubles.get(OWN_DOUBLE)]).toEqual([{ decisions: 149 }, undefined]);
    learn.mockResolvedValueOnce(learnt(150));
    expect(await learnOwn()).toMatchObject({ double: { double: { decisions: 150 } } });
  });

  test('takes the place of the one that was learnt before, wherever that sits, with the portrait that the person has', async () => {
    const anna = { kind: 'double', name: 'Anna', pace: 1, habits: packedHabits(noHabits()) } as const;
    const ben = { kind: 'person', name: 'Ben', portrait: 'hat' } as const;
    const seats = DEFAULT_SETTINGS.seats
      .with(0, ben)
      .with(1, { ...anna, name: '' })
      .with(2, anna);
    const { preferences, learnOwn } = await doubles({ seats });
    await learnOwn();
    const own = { kind: 'double', name: '', portrait: 'hat', pace: 1.3, habits: HABITS };
    expect(preferences.settings.seats.slice(0, 3)).toEqual([ben, own, anna]);
  });

  test('that was forgotten is learnt from new matches alone', async () => {
    vi.useFakeTimers({ now: new Date('2026-01-20T12:00:00Z') });
    const { stores, preferences, known, learn, learnOwn } = await doubles();
    await learnOwn();
    await known.forget();
    vi.useRealTimers();
    expect(preferences.settings).toMatchObject({ habitsSince: '2026-01-20T12:00:00.000Z', pace: 1 });
    expect([await stores.doubles.get(OWN_DOUBLE), await learnOwn()]).toEqual([undefined, { decisions: 0 }]);
    await stores.records.put('e', keptRecord({ day: 25, seed: 5 }));
    await learnOwn();
    expect(dates(learn.mock.calls[1][0])).toEqual(['2026-01-25']);
  });
});

test('the doubles of friends are kept as they come, each once, under the name that they are given here, and sit with their own face', async () => {
  const { known } = await doubles();
  const names = async () => (await known.friends()).map(([, { name }]) => name);
  for (const one of [friend('Anna'), friend('Ben', 300), friend('Anna again')]) await known.receive(one);
  const [[first, anna]] = await known.friends();
  expect(await names()).toEqual(['Anna', 'Ben']);
  expect(known.seatOf(anna)).toMatchObject({ kind: 'double', name: 'Anna', portrait: 'cat', pace: 1 });
  await known.rename(first, 'Annie');
  await known.receive(friend('Anna'));
  expect(await names()).toEqual(['Annie', 'Ben']);
});
