/**
 * What a finished deal is worth where nothing better is known: the chance to win the match from the tokens (or points)
 * that it leaves, if everybody is equally likely to lose (or score) the next one. The losses of each seat are then a
 * Poisson process, and the last seat (in a race for points: the first) to have all of its own wins; the integral is
 * exact for deals that cost one seat one token.
 */
import type { Deal } from '../deal.ts';
import { remembered } from '../remembered.ts';
import type { HouseRules } from '../rules/table.ts';
import { receivedTokens } from '../receiving.ts';
import { settleTokens } from '../scoring.ts';

/** What a finished deal is worth to a seat, in any unit. */
export type DealWorth = (deal: Deal, seat: number) => number;

const STEP = 0.05;
/** The integral ends this many standard deviations after a seat's expected time. */
const TAIL = 8;

/** A seat's chance to win the match after a deal. Remembers what it has computed. */
export function raceWorth(): DealWorth {
  const chanceOf = raceChances();
  return (deal, seat) => chanceOf(deal.rules, needsAfter(deal), seat);
}

type RaceChances = (rules: HouseRules, needs: readonly number[], seat: number) => number;

function raceChances(): RaceChances {
  const known = new Map<string, number>();
  return (rules, needs, seat) => {
    const own = needs[seat];
    if (rules.scoring === 'points') {
      const least = Math.min(...needs);
      if (least <= 0) return own > least ? 0 : 1 / needs.filter((need) => need === least).length;
    } else if (own <= 0) return 0;
    const others = needs.filter((need, other) => other !== seat && need > 0).sort((a, b) => a - b);
    const key = `${rules.scoring} ${own} ${others.join()}`;
    return remembered(known, key, () => raceChance(rules, own, others));
  };
}

/**
 * Each seat's chance to win a match among equals, from what all have between two deals.
 * @param tokens by seat; -1 is out
 * @param points by seat, in a race for points
 */
export function chancesBetween(rules: HouseRules, tokens: ArrayLike<number>, points: ArrayLike<number>): number[] {
  const needs = needsOf(rules, tokens, points);
  const chanceOf = raceChances();
  return needs.map((_, seat) => chanceOf(rules, needs, seat));
}

/** By seat, how many losses (or points) are still needed to be out (or to win). */
function needsOf(
  { grace, pointsTarget, scoring }: HouseRules,
  tokens: ArrayLike<number>,
  points: ArrayLike<number>,
): number[] {
  if (scoring === 'points') return Array.from(points, (gained) => pointsTarget - gained);
  return Array.from(tokens, (left) => left + (grace ? 1 : 0));
}

function needsAfter(deal: Deal): number[] {
  const { losses, matchPoints, points, rules, table, tokens: before } = deal;
  const tokens = before.slice();
  const isLeft = rules.scoring === 'points' || settleTokens(rules, tokens, losses, table.dealer) >= 0;
  if (isLeft && rules.scoring === 'lives' && rules.tokenTo === 'highest') {
    const received = receivedTokens(deal, tokens);
    for (let seat = 0; seat < tokens.length; seat++) tokens[seat] += received[seat];
  }
  return needsOf(
    rules,
    tokens,
    matchPoints.map((earlier, seat) => earlier + points[seat]),
  );
}

/** The chance that a seat that needs `own` events has them last (in a race for points: first) of all. */
function raceChance({ scoring }: HouseRules, own: number, others: readonly number[]): number {
  const end = own + TAIL * Math.sqrt(own);
  let chance = 0;
  let whole = 0;
  for (let time = STEP / 2; time < end; time += STEP) {
    const density = poisson(own - 1, time);
    whole += density;
    let beaten = 1;
    for (const need of others) {
      let notYet = 0;
      for (let events = 0; events < need; events++) notYet += poisson(events, time);
      beaten *= scoring === 'points' ? notYet : 1 - notYet;
    }
    chance += density * beaten;
  }
  return chance / whole;
}

/** The chance of exactly so many events until `time`, at one expected event per unit of time. */
function poisson(events: number, time: number): number {
  let chance = Math.exp(-time);
  for (let i = 1; i <= events; i++) chance *= time / i;
  return chance;
}
