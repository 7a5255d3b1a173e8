import { describe, expect, test } from 'vitest';
import type { Feature } from '../../../engine/habits/weights.ts';
import type { ObservedDecision } from '../../../engine/habits/habits.ts';
import { noticesOf, type NoticeKind } from '../../../engine/habits/notices.ts';
import { Random } from '../../../engine/random.ts';
import { habits } from '../support/habits.ts';

type Features = Partial<Record<Feature, number>>;

/** An action that the policy plays with this probability. */
function action(probability: number, features: Features = {}): Float64Array {
  return habits(features, Math.log(probability));
}

/** Decisions between something and nothing in particular, which the policy would do in some share of them; done in some. */
function decisions(share: number, count: number, done: number, features: Features = { take: 1 }): ObservedDecision[] {
  const rows = [action(share, features), action(1 - share)];
  return Array.from({ length: count }, (_, i) => ({ rows, chosen: i < done ? 0 : 1 }));
}

const half = (count: number, done: number, features?: Features) => decisions(0.5, count, done, features);

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
    const made = Array.from({ length: 1000 }, (): ObservedDecision => {
      const share = 0.1 + 0.8 * random.unit();
      const rows = [action(share, { knock: 1, 'knock by value': 2 * random.unit() }), action(1 - share)];
      return { rows, chosen: random.unit() < share ? 0 : 1 };
    });
    expect(kinds(made)).toEqual([]);
  });

  test('is nothing where somebody always plays what the policy likes best: that is sureness, no habit', () => {
    const random = new Random(4);
    const made = Array.from({ length: 1000 }, (): ObservedDecision => {
      const share = random.unit();
      return { rows: [action(share, { take: 1 }), action(1 - share)], chosen: share > 0.5 ? 0 : 1 };
    });
    expect(kinds(made)).toEqual([]);
  });

  test('is nothing that could be chance, that was seldom possible, or that hardly matters', () => {
    expect(kinds(half(100, 60))).toEqual([]);
    expect(kinds(half(19, 19))).toEqual([]);
    expect(kinds(half(4_000, 2_120))).toEqual([]);
  });

  test('is nothing of what every action has: there was no choice', () => {
    const rows = [action(0.9, { take: 1 }), action(0.1, { take: 1 })];
    expect(kinds(Array.from({ length: 100 }, () => ({ rows, chosen: 1 })))).not.toContain('take');
  });
});

test.each<[Features, NoticeKind[]]>([
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
  const usual = decisions(0.1, 600, 60, {});
  const given = (others: readonly ObservedDecision[]) =>
    noticesOf([...usual, ...others]).find(({ kind }) => kind === 'take')?.given;

  test('is how much less likely the policy does it, beyond how often it does so itself', () => {
    const rarely = decisions(0.02, 100, 40);
    expect(given(rarely)).toBeCloseTo((40 - 100 * 0.02) * Math.log(0.98 / 0.02), 6);
    // The policy itself may say more than the model sees.
    const byPolicy = rarely.map((decision) => ({ ...decision, byPolicy: [1e-12, 1] }));
    expect(given(byPolicy)).toBeCloseTo((40 - 100 * 0.02) * Math.log(1e12), 6);
  });

  test('is what leaving gives away where something is done too seldom', () => {
    expect(given(decisions(0.9, 100, 0))).toBeCloseTo((100 - 100 * 0.1) * Math.log(9), 6);
  });
});

test('what is noticed is told by month, where something could be done often enough in it', () => {
  const monthOf = (i: number): string => (i < 60 ? '2026-11' : i < 90 ? '2026-10' : '2026-12');
  const made = half(100, 90).map((decision, i) => ({ ...decision, month: monthOf(i) }));
  expect(noticesOf(made)[0].months).toEqual([
    { month: '2026-10', chances: 30, done: 30 },
    { month: '2026-11', chances: 60, done: 60 },
  ]);
});
