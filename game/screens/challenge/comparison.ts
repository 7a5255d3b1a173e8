/** How whoever took a challenge up did beside whoever played before, without words. */
import { playedBefore, type Challenge } from '../../../engine/challenge/challenge.ts';
import { pointsIn } from '../../../engine/daily/points.ts';
import type { DealResult, Match } from '../../../engine/match.ts';
import type { DealBots, DealRecord } from '../../../engine/record.ts';

/** A challenge that has been played. */
export interface TakenUp {
  challenge: Challenge;
  /** As it was played now. */
  match: Match;
  deals: readonly Pick<DealRecord, 'bots'>[];
}

/** How one of the two did in a deal. */
export interface DealFigures {
  /** Of the hand; null where it was not shown. */
  value: number | null;
  /** Tokens lost, or points scored in a race: below 0 where one was lost. */
  count: number;
  /** The other seats that lost tokens, or scored. */
  others: readonly number[];
  /** Of the deal, compared with each opponent. */
  points: number;
}

interface MatchFigures {
  place: number;
  deals: number;
}

interface BeforeAndNow<Figures> {
  before: Figures;
  now: Figures;
}

/** Of now, against before. */
type ChallengeOutcome = 'better' | 'level' | 'worse';

/** Whether one policy played all the bots, the expert stood in where it had not come, or different policies played. */
export type BotsCompared = 'same' | 'stand-in' | 'other';

export type ChallengeComparison = { outcome: ChallengeOutcome; bots: BotsCompared } & (
  | ({ of: 'deal'; isRace: boolean } & BeforeAndNow<DealFigures>)
  | ({ of: 'match' } & BeforeAndNow<MatchFigures>)
);

/** Compares what has been played with what was played before. */
export function comparisonOf({ challenge, match, deals }: TakenUp): ChallengeComparison {
  const { file, rules, start } = challenge;
  const { seat } = file;
  const earlier = playedBefore(challenge);
  const bots = botsCompared(file.deals, deals);
  if (start !== null) {
    const isRace = rules.scoring === 'points';
    const before = dealFigures(earlier.dealResult(), seat, isRace);
    const now = dealFigures(match.dealResult(), seat, isRace);
    return { of: 'deal', isRace, before, now, bots, outcome: outcomeOf(now.points - before.points) };
  }
  const [before, now] = [earlier, match].map((one) => matchFigures(one, seat));
  const isLonger = now.place > 1 ? now.deals - before.deals : 0;
  return { of: 'match', before, now, bots, outcome: outcomeOf(before.place - now.place || isLonger) };
}

/** Who played the bots. @param matches deals of one match or of several */
export function botsCompared(...matches: readonly (readonly { bots?: DealBots | undefined }[])[]): BotsCompared {
  const bots = matches.flat().flatMap((deal) => deal.bots ?? [{}]);
  const policies = new Set(bots.flatMap((bot) => (bot === null ? [] : [bot.policy])));
  if (policies.has(undefined)) return 'other';
  if (policies.size === 1) return 'same';
  return policies.size === 2 && policies.has('expert') ? 'stand-in' : 'other';
}

function dealFigures(result: DealResult, seat: number, isRace: boolean): DealFigures {
  const { values, losses, points } = result;
  const counts = isRace ? points : losses;
  return {
    value: values[seat],
    count: counts[seat],
    others: counts.flatMap((count, other) => (other !== seat && count > 0 ? [other] : [])),
    points: pointsIn(result, isRace, seat),
  };
}

function matchFigures(match: Match, seat: number): MatchFigures {
  const places = match.places();
  const shared = places.findIndex((seats) => seats.includes(seat));
  return {
    place: 1 + places.slice(0, shared).flat().length,
    deals: match.eliminatedIn[seat] === 0 ? match.dealNumber : match.eliminatedIn[seat],
  };
}

function outcomeOf(ahead: number): ChallengeOutcome {
  if (ahead === 0) return 'level';
  return ahead > 0 ? 'better' : 'worse';
}
