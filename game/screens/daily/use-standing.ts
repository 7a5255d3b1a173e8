/** Where one stands among the levels, which play the day for that. */
import { useEffect, useReducer, useState } from 'preact/hooks';
import type { Comparison } from '../../../engine/daily/comparison.ts';
import { policyOf } from '../../../engine/daily/daily-deal.ts';
import type { DayComparison } from '../../services/bots/messages.ts';
import type { PlayedDay } from '../../services/storage/match-schemas.ts';

/** Lets the levels play a day, and stores what they get. @param onProgress receives the share that is done */
export type Compare = (date: string, onProgress: (share: number) => void) => Promise<DayComparison>;

export type DayStanding =
  | { is: 'comparing'; share: number }
  | { is: 'compared'; comparison: Comparison; policy: string }
  /** Not all deals were played against the same opponents. */
  | { is: 'mixed' }
  /** Another policy would play than the one that did. */
  | { is: 'other-policy' }
  | { is: 'failed'; reason: string };

const BEGINNING: DayStanding = { is: 'comparing', share: 0 };

/** @param played a day that is over; null for any other @returns what is known, null for such a day, and what compares once more */
export function useStanding(played: PlayedDay | null, compare: Compare): [DayStanding | null, () => void] {
  const [asked, know] = useState<DayStanding>(BEGINNING);
  const [attempt, again] = useReducer((count: number) => count + 1, 0);
  const policy = played && policyOf(played.first.deals);
  const known = policy === null ? undefined : played?.comparisons[policy];
  const date = policy === null || known !== undefined ? null : (played?.date ?? null);
  useEffect(() => {
    if (date === null || policy === null) return undefined;
    let isGone = false;
    const show = (standing: DayStanding): void => {
      if (!isGone) know(standing);
    };
    const onProgress = (share: number): void => show({ is: 'comparing', share });
    onProgress(0);
    compare(date, onProgress).then(
      (comparison) =>
        show(comparison.policy === policy ? { is: 'compared', comparison, policy } : { is: 'other-policy' }),
      (error: unknown) => show({ is: 'failed', reason: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isGone = true;
    };
  }, [date, policy, attempt]);
  const compareAgain = (): void => again(undefined);
  if (played === null) return [null, compareAgain];
  if (policy === null) return [{ is: 'mixed' }, compareAgain];
  return [known === undefined ? asked : { is: 'compared', comparison: known, policy }, compareAgain];
}

/**
 * What the levels get on several days that are over. Those of which it is not known are compared one after the other.
 * @param isHeld whether that waits, since something else is compared
 * @returns by date what is known, and whether more will be
 */
export function useComparisons(
  days: readonly PlayedDay[],
  compare: Compare,
  isHeld: boolean,
): { known: ReadonlyMap<string, Comparison>; isComparing: boolean } {
  const [found, add] = useState<ReadonlyMap<string, Comparison | null>>(new Map());
  const all = days.map(({ date, first, comparisons }) => {
    const policy = policyOf(first.deals);
    return { date, policy, comparison: policy === null ? null : (comparisons[policy] ?? found.get(date)) };
  });
  const missing = all.find(({ comparison }) => comparison === undefined);
  const next = isHeld ? undefined : missing?.date;
  useEffect(() => {
    if (next === undefined) return undefined;
    let isGone = false;
    const show = (comparison: Comparison | null): void => {
      if (!isGone) add((others) => new Map([...others, [next, comparison]]));
    };
    compare(next, () => undefined).then(
      (comparison) => show(comparison.policy === missing?.policy ? comparison : null),
      () => show(null),
    );
    return () => {
      isGone = true;
    };
  }, [next]);
  const known = all.flatMap(({ date, comparison }) => (comparison ? [[date, comparison] as const] : []));
  return { known: new Map(known), isComparing: missing !== undefined };
}
