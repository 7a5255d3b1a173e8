/** How a policy plays, counted in whole matches against itself. */
import { DRAW, KNOCK, TAKE, isKnockWith, type Action } from '../../../engine/actions.ts';
import { createPolicyBot, type EvaluateOne } from '../../../engine/bots/policy.ts';
import { currentValue, keeps } from '../../../engine/bots/hands.ts';
import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { handValue } from '../../../engine/value.ts';
import type { View } from '../../../engine/view.ts';

/** Seats at all tables together, so that the network is asked for many decisions at once. */
const SEATS_AT_ONCE = 128;

/** A seat's chance to be the first to knock in a deal. */
export interface KnockChance {
  /** The seat's own turn, from 1. */
  turn: number;
  /** The seat's tokens. */
  tokens: number;
  value: number;
  knocked: boolean;
}

export interface Portrait {
  players: number;
  matches: number;
  deals: number;
  decisions: number;
  draws: number;
  /** How often the top discard was taken. */
  takes: number;
  knocks: number;
  /** Of them, in the knocker's first turn. */
  firstTurnKnocks: number;
  /** Of them, how often the knocker lost tokens. */
  failedKnocks: number;
  /** Deals that somebody ended by declaring. */
  declared: number;
  chances: KnockChance[];
}

/**
 * Plays the likeliest actions in all seats.
 * @param evaluate asks the policy
 * @param until is called after each match with how many have been played, and returns whether that is enough
 */
export async function portray(
  rules: HouseRules,
  players: number,
  evaluate: EvaluateOne,
  seed: number,
  until: (matches: number) => boolean,
): Promise<Portrait> {
  const portrait: Portrait = {
    players,
    matches: 0,
    deals: 0,
    decisions: 0,
    draws: 0,
    takes: 0,
    knocks: 0,
    firstTurnKnocks: 0,
    failedKnocks: 0,
    declared: 0,
    chances: [],
  };
  const random = new Random(seed);
  const bot = createPolicyBot(evaluate);
  let isOver = false;
  const lane = async (): Promise<void> => {
    while (!isOver) {
      const match = new Match(rules, players, { seed: random.seed() });
      while (match.phase !== 'over') {
        if (match.seat < 0) {
          match.startDeal();
          continue;
        }
        const view = match.view(match.seat);
        const legal = match.legalActions();
        const action = await bot.decide(view, legal);
        const isOfDeal = match.phase === 'deal';
        if (isOfDeal) noteDecision(portrait, match.view(match.seat), legal, action);
        match.apply(action);
        if (isOfDeal && match.deal.phase === 'over') noteDeal(portrait, match);
      }
      portrait.matches++;
      isOver ||= until(portrait.matches);
    }
  };
  await Promise.all(Array.from({ length: Math.round(SEATS_AT_ONCE / players) }, lane));
  return portrait;
}

function noteDecision(portrait: Portrait, view: View, legal: readonly Action[], action: Action): void {
  const { seat, table } = view;
  portrait.decisions++;
  if (action === DRAW) portrait.draws++;
  if (action === TAKE) portrait.takes++;
  if (table.knocker >= 0) return;
  const value = knockingValue(view, legal);
  if (value === null) return;
  const knocked = action === KNOCK || isKnockWith(action);
  portrait.chances.push({ turn: table.turns[seat] + 1, tokens: view.tokens[seat], value, knocked });
  if (!knocked) return;
  portrait.knocks++;
  if (table.turns[seat] === 0) portrait.firstTurnKnocks++;
}

/** The value of the hand that the seat could knock with now, or null where it cannot. */
function knockingValue(view: View, legal: readonly Action[]): number | null {
  if (legal.includes(KNOCK)) return currentValue(view);
  if (!legal.some(isKnockWith)) return null;
  return Math.max(...keeps(view, legal).map(({ kept }) => handValue(view.rules, kept)));
}

function noteDeal(portrait: Portrait, { deal }: Match): void {
  portrait.deals++;
  if (deal.end === 'declare') portrait.declared++;
  const { knocker } = deal.table;
  if (deal.end === 'knock' && deal.losses[knocker] > 0) portrait.failedKnocks++;
}

/** The value from which a policy knocks. */
export interface Threshold {
  value: number;
  /** Decisions that it rests on. */
  chances: number;
}

/** Fewer decisions are too few. */
const FEWEST_CHANCES = 25;

/**
 * The value that best separates knocks from hands played on: the fewest decisions are knocks below it, or not knocks
 * from it on.
 * @returns null where there are too few decisions, or no knock among them
 */
export function thresholdOf(chances: readonly KnockChance[]): Threshold | null {
  if (chances.length < FEWEST_CHANCES || !chances.some(({ knocked }) => knocked)) return null;
  const highest = Math.max(...chances.map(({ value }) => value));
  let best = highest + 1;
  let fewest = Infinity;
  for (let value = highest + 1; value >= 0; value--) {
    const wrong = chances.filter((chance) => chance.value >= value !== chance.knocked).length;
    if (wrong < fewest) {
      fewest = wrong;
      best = value;
    }
  }
  return { value: best, chances: chances.length };
}
