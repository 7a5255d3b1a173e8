/** What a deal of a race for points scores, written from docs/rules-reference.md alone: part of the second scoring (`oracle.ts`). */
import { idleReason } from '../../../engine/rules/idle.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';

/** How a deal of a race ended. */
interface RaceDeal {
  rules: HouseRules;
  end: string;
  playing: readonly number[];
  /** Those whose declared hands count. */
  declarers: readonly number[];
  /** Whether those who declared are all that counts. */
  isPaid: boolean;
  /** Those who declared themselves, and were not found by a shotgun. */
  declared: ReadonlySet<number>;
  /** Who was the last to declare a hand that was not dealt. */
  lastToDeclare: number | null;
  /** -1 where nobody has knocked. */
  knocker: number;
  /** Of the match, before the deal. */
  points: readonly number[];
  /** Whether a seat's hand is above another's. */
  beats: (other: number, seat: number) => boolean;
}

/** By seat, what is not 0. */
export function scoresOfRace(deal: RaceDeal): Map<number, number> {
  const { declared, rules } = deal;
  const isForKnocker = rules.pointsGoTo === 'knocker' && idleReason(rules, 'pointsGoTo') === null;
  const gains = gainsOf(deal);
  const losers = losersOf(deal).filter((seat) => !gains.includes(seat));
  return new Map([
    ...gains.map((seat) => [seat, declared.has(seat) && !isForKnocker ? rules.declareScore : 1] as const),
    ...losers.map((seat) => [seat, -1] as const),
  ]);
}

function gainsOf({
  rules,
  end,
  playing,
  declarers,
  isPaid,
  lastToDeclare,
  beats,
  ...deal
}: RaceDeal): readonly number[] {
  if (end === 'void') return [];
  if (isPaid) return declarers;
  const knocker = declarers.length > 0 ? -1 : deal.knocker;
  const isForKnocker = rules.pointsGoTo === 'knocker';
  if (isForKnocker && rules.declareEnds === 'last-turns' && declarers.length > 0)
    return lastToDeclare === null ? declarers : [lastToDeclare];
  const highest = playing.filter((seat) => !playing.some((other) => beats(other, seat)));
  if (isForKnocker && knocker >= 0) {
    const isEnough = highest.includes(knocker) && (highest.length === 1 || rules.knockerTieScore === 1);
    return isEnough ? [knocker] : [];
  }
  const isKnockerLeftOut = highest.length > 1 && end !== 'sudden-death' && rules.knockerTieScore === 0;
  return isKnockerLeftOut ? highest.filter((seat) => seat !== knocker) : highest;
}

/** Those whose hands are the lowest of all that are compared, and cost a point that they have. */
function losersOf({ rules, end, playing, declarers, isPaid, points, beats }: RaceDeal): readonly number[] {
  const { declareEnds, lowestScore, pointsGoTo } = rules;
  const isLastDeclaredAlone = pointsGoTo === 'knocker' && declareEnds === 'last-turns' && declarers.length > 0;
  if (lowestScore === 0 || ['void', 'sudden-death'].includes(end) || isPaid || isLastDeclaredAlone) return [];
  const isLowest = (seat: number) =>
    playing.some((other) => beats(other, seat)) && !playing.some((other) => beats(seat, other));
  return playing.filter((seat) => isLowest(seat) && points[seat] > 0);
}
