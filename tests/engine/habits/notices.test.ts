import { describe, expect, test } from 'vitest';
import type { Feature } from '../../../engine/habits/features.ts';
import type { ObservedDecision } from '../../../engine/habits/habits.ts';
import { noticesOf, type NoticeKind } from '../../../engine/habits/notices.ts';
import { Random } from '../../../engine/random.ts';
import { habits } from '../support/habits.ts';

/** An action that the policy plays with this probability. */
function action(probability: number, features: Partial<Record<Feature, number>> = {}): Float64Array {
  return habits(features, Math.log(probability));
}

/** Decisions between something and nothing in particular, which the policy would do in half of them; done in some. */
function half(count: number, done: number, features: Partial<Record<Feature, number>>): ObservedDecision[] {
  return Array.from({ length: count }, (_, i) => ({
    rows: [action(0.5, features), action(0.5)],
    chosen: i < done ? 0 : 1,
  }));
}

const kinds = (decisions: readonly ObservedDecision[]): NoticeKind[] => noticesOf(decisions).map(({ kind }) => kind);

describe('what is noticed', () => {
  test('is what somebody does far more or far less often than the policy, counted', () => {
    const [notice] = noticesOf(half(100, 90, { take: 1, 'take by gain': 1 }));
    expect(notice).toMatchObject({ chances: 100, done: 90, expected: expect.closeTo(50, 1) });
    expect(notice.clearness).toBeCloseTo(8, 1);
    expect(kinds(half(100, 10, { take: 1, 'take by gain': 0 }))).toEqual(['take', 'take-useless']);
  });

  test('is no number of points that hands of brag would be worth', () => {
    const low = half(100, 90, { knock: 1, 'knock by value': -1 });
    expect(kinds(low)).toEqual(['knock', 'knock-low']);
    expect(kinds(low.map((decision) => ({ ...decision, isBrag: true })))).toEqual(['knock']);
  });

  test('is nothing where somebody plays as the policy does', () => {
    const random = new Random(3);
    const decisions = Array.from({ length: 1000 }, (): ObservedDecision => {
      const share = 0.1 + 0.8 * random.unit();
      const rows = [action(share, { knock: 1, 'knock by value': 2 * random.unit() }), action(1 - share)];
      return { rows, chosen: random.unit() < share ? 0 : 1 };
    });
    expect(kinds(decisions)).toEqual([]);
  });

  test('is nothing where somebody always plays what the policy likes best: that is sureness, no habit', () => {
    const random = new Random(4);
    const decisions = Array.from({ length: 1000 }, (): ObservedDecision => {
      const share = random.unit();
      return { rows: [action(share, { take: 1 }), action(1 - share)], chosen: share > 0.5 ? 0 : 1 };
    });
    expect(kinds(decisions)).toEqual([]);
  });

  test('is nothing that could be chance, that was seldom possible, or that hardly matters', () => {
    expect(kinds(half(100, 60, { take: 1 }))).toEqual([]);
    expect(kinds(half(19, 19, { take: 1 }))).toEqual([]);
    expect(kinds(half(4_000, 2_120, { take: 1 }))).toEqual([]);
  });

  test('is nothing of what every action has: there was no choice', () => {
    const decisions = Array.from({ length: 100 }, (): ObservedDecision => ({
      rows: [action(0.9, { take: 1 }), action(0.1, { take: 1 })],
      chosen: 1,
    }));
    expect(kinds(decisions)).not.toContain('take');
  });
});

test.each<[Partial<Record<Feature, number>>, NoticeKind[]]>([
  [{ knock: 1, 'knock by value': 1 / 5 }, ['knock', 'knock-low']],
  [{ knock: 1, 'knock by value': 2 / 5 }, ['knock']],
  [{ knock: 1, 'knock by value': 4 / 5 }, ['knock']],
  [{ knock: 1, 'knock by value': 1 }, ['knock', 'knock-high']],
  [{ knock: 1, 'knock by value': 3 / 5, 'knock in the first turn': 1 }, ['knock', 'knock-at-once']],
  [{ 'discard by points': 10 / 11 }, ['discard-high']],
  [{ 'discard by points': 9 / 11 }, []],
  [{ 'discard by points': 0.2, 'discard the drawn card': 1 }, ['discard-drawn']],
  [{ 'discard by points': 0.2, 'discard by value lost': -1 }, ['discard-weakening']],
])('an action with %j is of the kinds %j', (features, wanted) => {
  expect(kinds(half(100, 90, features)).toSorted()).toEqual(wanted);
});

describe('what a habit gives away', () => {
  /** Decisions of another kind, made as the policy makes them: they show how sure somebody is. */
  const usual = Array.from({ length: 600 }, (_, i): ObservedDecision => ({
    rows: [action(0.9), action(0.1)],
    chosen: i % 10 === 0 ? 1 : 0,
  }));
  const taking = (decisions: readonly ObservedDecision[]) => {
    const notice = noticesOf([...usual, ...decisions]).find(({ kind }) => kind === 'take');
    if (notice === undefined) throw new Error('taking is not noticed');
    return notice;
  };

  /** Decisions in which the policy would hardly ever take; taken in some. */
  const rarely = (count: number, taken: number, byPolicy?: readonly number[]): ObservedDecision[] =>
    Array.from({ length: count }, (_, i) => ({
      rows: [action(0.02, { take: 1 }), action(0.98)],
      chosen: i < taken ? 0 : 1,
      ...(byPolicy && { byPolicy }),
    }));

  test('is how much less likely the policy does it, beyond how often it does so itself', () => {
    expect(taking(rarely(100, 40)).given).toBeCloseTo((40 - 100 * 0.02) * Math.log(0.98 / 0.02), 6);
  });

  test('is measured by the policy itself where it says more than the model sees', () => {
    expect(taking(rarely(100, 40, [1e-12, 1])).given).toBeCloseTo((40 - 100 * 0.02) * Math.log(1e12), 6);
  });

  test('is what leaving gives away where something is done too seldom', () => {
    const decisions = Array.from({ length: 100 }, (): ObservedDecision => ({
      rows: [action(0.9, { take: 1 }), action(0.1)],
      chosen: 1,
    }));
    expect(taking(decisions).given).toBeCloseTo((100 - 100 * 0.1) * Math.log(9), 6);
  });
});

test('what is noticed is told by month, where something could be done often enough in it', () => {
  const decisions = half(100, 90, { take: 1 }).map((decision, i) => ({
    ...decision,
    month: i < 60 ? '2026-11' : i < 90 ? '2026-10' : '2026-12',
  }));
  expect(noticesOf(decisions)[0].months).toEqual([
    { month: '2026-10', chances: 30, done: 30 },
    { month: '2026-11', chances: 60, done: 60 },
  ]);
});
