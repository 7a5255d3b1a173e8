/** Who has won a match, and who came where (docs/rules-reference.md#tokens, docs/rules-reference.md#a-race-for-points). */
import type { HouseRules } from './rules/table.ts';

/** How a match stands; arrays are by seat, as in `Match`. */
interface Standings {
  readonly rules: HouseRules;
  readonly tokens: Int16Array;
  readonly points: Float64Array;
  readonly eliminatedIn: Uint32Array;
  readonly dealNumber: number;
  /** None while the match is not over. */
  readonly winners: readonly number[];
}

/** The seats that have won by now: one, or several that share the win; none where the match goes on. */
export function winnersOf(match: Standings): number[] {
  const leaders = leadersAtEnd(match);
  return leaders.length === 1 || match.rules.sharedWin ? leaders : [];
}

/** Who is ahead of all others where the match ends if that decides it; nobody where it goes on in any case. */
function leadersAtEnd(match: Standings): number[] {
  const { rules, tokens, points, dealNumber } = match;
  const isSomebodyOut = rules.matchEnds === 'first-out' && tokens.some((count) => count < 0);
  const hasEnded = isSomebodyOut || (rules.dealLimit > 0 && dealNumber >= rules.dealLimit);
  if (rules.scoring === 'points') {
    const most = Math.max(...points);
    return hasEnded || most >= rules.pointsTarget ? seatsWhere(tokens.length, (seat) => points[seat] === most) : [];
  }
  if (hasEnded) return leadersOf(match);
  const left = seatsWhere(tokens.length, (seat) => tokens[seat] >= 0);
  return left.length === 1 ? left : [];
}

/** The seats with the most tokens, and of these with the most hand points where they are added up. */
function leadersOf({ rules, tokens, points }: Standings): number[] {
  const most = Math.max(...tokens);
  const richest = seatsWhere(tokens.length, (seat) => tokens[seat] === most);
  if (!rules.handPoints) return richest;
  const highest = Math.max(...richest.map((seat) => points[seat]));
  return richest.filter((seat) => points[seat] === highest);
}

/**
 * How many deals are left with the one in progress, where their number is limited; 1 while the last ones only decide
 * between equals, 0 where there is no limit.
 * @param dealNumber of the deal in progress, from 1
 */
export function dealsLeft({ dealLimit }: HouseRules, dealNumber: number): number {
  return dealLimit === 0 ? 0 : Math.max(dealLimit - Math.max(dealNumber, 1) + 1, 1);
}

/**
 * The seats from first to last place: those that have won, those still in by their tokens, then the others. Seats that
 * share the win share the first place, and seats eliminated in the same deal another, unless hand points rank them.
 * @returns by place, best first, the seats that share it
 */
export function placesOf({ rules, winners, tokens, points, eliminatedIn }: Standings): number[][] {
  // Those who share the win do so whatever else they have.
  const rank = (seat: number): number[] => (winners.includes(seat) ? [1] : [0, ...rankOfOther(seat)]);
  const rankOfOther = (seat: number): number[] => [
    eliminatedIn[seat] === 0 ? Infinity : eliminatedIn[seat],
    tokens[seat],
    rules.scoring === 'points' || rules.handPoints ? points[seat] : 0,
  ];
  const compare = (a: number, b: number): number => {
    const [left, right] = [rank(a), rank(b)];
    const differing = left.findIndex((value, i) => value !== right[i]);
    return differing < 0 ? 0 : right[differing] - left[differing];
  };
  const places: number[][] = [];
  for (const seat of seatsWhere(points.length, () => true).sort(compare)) {
    const last = places.at(-1);
    if (last && compare(last[0], seat) === 0) last.push(seat);
    else places.push([seat]);
  }
  return places;
}

/** The seats of which something holds, the lowest first. */
export function seatsWhere(players: number, holds: (seat: number) => boolean): number[] {
  return Array.from({ length: players }, (_, seat) => seat).filter(holds);
}
