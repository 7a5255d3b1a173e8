/** A played match as text that a reviewer can read: every state with all cards, what its player sees and may do. */
import {
  HAMMER,
  KNOCK,
  SUDDEN_DEATH,
  discardedBy,
  formatAction,
  isDiscard,
  isKnockWith,
  type Action,
} from '../../../engine/actions.ts';
import { formatCards } from '../../../engine/cards.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { handValue } from '../../../engine/value.ts';
import type { ViewJson } from '../../../engine/view.ts';

/** Plays up to so many deals with a seed and writes them down. */
export function playthrough(rules: HouseRules, players: number, seed: number, mostDeals: number): string {
  const events: MatchEvent[] = [];
  const match = new Match(rules, players, { seed, listener: (event) => events.push(event) });
  const random = new Random(seed);
  const lines = [`${rules.name}, ${players} players, seed ${seed}`];
  while (match.phase !== 'over' && (match.phase === 'deal' || match.seat >= 0 || match.dealNumber < mostDeals)) {
    if (match.seat < 0) {
      match.startDeal();
      lines.push('', `deal ${match.dealNumber}: dealer ${match.dealer}, tokens ${match.tokens.join(' ')}`);
    }
    if (match.seat >= 0) {
      const action = choose(match, random);
      lines.push(...describeState(match, action));
      match.apply(action);
    }
    if (events.at(-1)?.type === 'deal-over' || events.at(-1)?.type === 'match-won')
      lines.push('', ...describeEnd(match));
  }
  return `${lines.join('\n')}\n`;
}

/** Mostly keeps the better cards and seldom knocks, so that deals last; random, so that everything happens. */
function choose(match: Match, random: Random): Action {
  const legal = match.legalActions();
  const hasty = (action: Action) =>
    action === KNOCK || action === HAMMER || action === SUDDEN_DEATH || isKnockWith(action);
  const calm = legal.filter((action) => !hasty(action));
  const actions = calm.length === 0 || random.below(4) === 0 ? legal : calm;
  if (!isDiscard(actions[0]) || random.below(5) === 0) return actions[random.below(actions.length)];
  const { deal } = match;
  const held = [...deal.hand(deal.seat), deal.drawnCard];
  const kept = (action: Action) =>
    handValue(
      match.rules,
      held.filter((card) => card !== discardedBy(action)),
    );
  return actions.reduce((best, action) => (kept(action) > kept(best) ? action : best));
}

function describeState(match: Match, action: Action): string[] {
  const { deal, seat } = match;
  const view = match.view(seat).toJSON();
  const hands = Array.from(
    { length: match.players },
    (_, at) => `${at}: ${deal.table.alive[at] ? formatCards(deal.hand(at)) : 'out'}`,
  );
  return [
    `seat ${seat}, ${view.phase} (${hands.join(', ')})`,
    `  sees ${describeView(view)}`,
    `  may ${match.legalActions().map(formatAction).sort().join(', ')}: does ${formatAction(action)}`,
  ];
}

function describeView(view: ViewJson): string {
  const parts = [
    view.rows
      ? `rows ${view.rows.map((row) => row.map((card) => card ?? '--').join(' ')).join(' / ')}`
      : `hand ${view.hand.join(' ') || 'none'}`,
    `drawn ${view.drawn ?? 'none'}`,
    view.pool === undefined ? `top ${view.top ?? 'none'}` : `pool ${view.pool.join(' ') || 'face down'}`,
    `stock ${view.stock}`,
    `tokens ${view.tokens.join(' ')}`,
    `points ${view.points.join(' ')}`,
    `knocker ${view.knocker ?? 'none'}`,
    `turns ${view.turns.join(' ')}`,
    `last ${
      view.history
        .slice(-2)
        .map((entry) => entry.join(' '))
        .join(', ') || 'nothing'
    }`,
  ];
  return parts.join('; ');
}

function describeEnd(match: Match): string[] {
  const { end, values, losses, points, tokens, eliminated } = match.dealResult();
  const { history } = match.view(0).toJSON();
  return [
    `deal ${match.dealNumber} ends: ${end}`,
    `  values ${values.map((value) => value ?? 'out').join(' ')}; losses ${losses.join(' ')}; points ${points.join(' ')}`,
    `  tokens ${tokens.join(' ')}; eliminated ${eliminated.join(' ') || 'nobody'}; winner ${match.winners.join(' ') || 'none yet'}`,
    `  history ${history.map((entry) => entry.join(' ')).join(', ')}`,
  ];
}
