/** How a policy plays, counted in whole matches against itself. */
import { DRAW, TAKE, isKnock, type Action } from '../../../engine/actions.ts';
import { createPolicyBot, type EvaluateOne } from '../../../engine/bots/policy.ts';
import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import type { View } from '../../../engine/view.ts';
import { knockingValue, type KnockChance } from '../../learner/evaluation/knock-threshold.ts';

/** Seats at all tables together, so that the network is asked for many decisions at once. */
const SEATS_AT_ONCE = 128;

export interface PolicyPortrait {
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

interface PortraitTable {
  rules: HouseRules;
  players: number;
  seed: number;
}

/** Plays the likeliest actions in all seats. @param isEnough asked after each match */
export async function portray(
  { rules, players, seed }: PortraitTable,
  evaluate: EvaluateOne,
  isEnough: () => boolean,
): Promise<PolicyPortrait> {
  const portrait: PolicyPortrait = {
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
      isOver ||= isEnough();
    }
  };
  await Promise.all(Array.from({ length: Math.round(SEATS_AT_ONCE / players) }, lane));
  return portrait;
}

function noteDecision(portrait: PolicyPortrait, view: View, legal: readonly Action[], action: Action): void {
  const { seat, table } = view;
  portrait.decisions++;
  if (action === DRAW) portrait.draws++;
  if (action === TAKE) portrait.takes++;
  if (table.knocker >= 0) return;
  const value = knockingValue(view, legal);
  if (value === null) return;
  const knocked = isKnock(action);
  portrait.chances.push({ turn: table.turns[seat] + 1, tokens: view.tokens[seat], value, knocked });
  if (!knocked) return;
  portrait.knocks++;
  if (table.turns[seat] === 0) portrait.firstTurnKnocks++;
}

function noteDeal(portrait: PolicyPortrait, { deal }: Match): void {
  portrait.deals++;
  if (deal.end === 'declare') portrait.declared++;
  const { knocker } = deal.table;
  if (deal.end === 'knock' && deal.losses[knocker] > 0) portrait.failedKnocks++;
}
