/** Reviews a recorded match: every decision of a seat, judged by what the seat could know when it decided. */
import {
  CHANGE,
  DECLARE,
  DISCARD,
  KEEP,
  QUIET,
  REPLACE,
  SWAP_ALL,
  isKnock,
  isTakeOf,
  type Action,
} from '../actions.ts';
import type { CharacterTraits } from '../bots/character.ts';
import { Rerun, type DealBots, type MatchRecord } from '../record.ts';
import { copyOfView, type View } from '../view.ts';
import type { SeenDecision, Judge } from './imagined-deals.ts';
import { JudgedDecision, type Judgement } from './judge.ts';
import { VERDICTS, type Verdict } from './verdict.ts';

/**
 * Kinds of decisions: when to knock, which pile to draw from, what to exchange with the pool, what to put down, whether to
 * change the dealer's hand, whether to declare, where to place a card.
 */
export const DECISION_KINDS = ['knock', 'draw', 'exchange', 'discard', 'change', 'declare', 'place'] as const;
/** What a decision was about. */
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** A decision in a record where there was a choice. */
export interface ReviewableDecision extends SeenDecision {
  /** Number of the deal, from 1, and how many of its actions were played before. */
  deal: number;
  at: number;
  /** The seat's turn in the deal, from 1. */
  turn: number;
  played: Action;
  view: View;
}

/** A judged decision in its match. */
export interface ReviewedDecision extends Judgement {
  deal: number;
  at: number;
  turn: number;
  kind: DecisionKind;
}

/**
 * All decisions of a seat in a match where there was a choice, but those between deals.
 * @param record one that replays as written
 * @throws {RecordError} otherwise
 */
export function decisionsOf(record: MatchRecord, seat: number): ReviewableDecision[] {
  const found: ReviewableDecision[] = [];
  let players: SeenDecision['players'] = record.players.map(() => null);
  let at = 0;
  const rerun: Rerun = new Rerun(record, {
    playedBy: (bots) => {
      players = playersOf(bots, record.players.length);
    },
    recorder: {
      dealStarted: () => {
        at = 0;
      },
      acted: (actor, played) => {
        const { match } = rerun;
        const legal = actor === seat ? match.legalActions() : [];
        if (legal.length > 1) {
          const view = copyOfView(match.view(seat));
          found.push({ deal: match.dealNumber, at, turn: view.table.turns[seat] + 1, played, legal, view, players });
        }
        at++;
      },
    },
  });
  rerun.playDeals();
  return found;
}

/** People, and bots of which the record does not tell, are taken to play the policy's best. */
function playersOf(bots: DealBots | undefined, seats: number): (CharacterTraits | null)[] {
  return Array.from({ length: seats }, (_, seat) => {
    const { level, style = 'even' } = bots?.[seat] ?? {};
    return level === undefined ? null : { level, style };
  });
}

/** Whether a record says of every bot how it played; where it does not, a review assumes the policy's best. */
export function tellsOfBots({ deals }: MatchRecord): boolean {
  return deals.every(({ bots }) => bots?.every((bot) => bot === null || bot.level !== undefined) === true);
}

/**
 * Judges decisions one after another.
 * @returns what was judged; decisions without a real choice are left out
 * @throws what `judge.evaluate` throws, so that it can end a review that is no longer needed
 */
export async function* reviewOf(
  decisions: readonly ReviewableDecision[],
  judge: Judge,
): AsyncGenerator<ReviewedDecision | null> {
  for (const decision of decisions) {
    const { deal, at, turn, played } = decision;
    const judged = new JudgedDecision(decision, judge);
    const judgement = (await judged.isObvious(played)) ? null : await judged.judge(played);
    yield judgement && { ...judgement, deal, at, turn, kind: kindOf(played, judgement.best, decision.view.phase) };
  }
}

/** The kind of a decision between two actions. @param phase where both may be the same, what the seat was asked */
export function kindOf(played: Action, best: Action, phase: View['phase'] = 'draw'): DecisionKind {
  const either = (is: (action: Action) => boolean): boolean => is(played) || is(best);
  if (phase === 'knock' || either(isKnock)) return 'knock';
  if (either((action) => action === DECLARE || action === QUIET)) return 'declare';
  if (either((action) => action >= REPLACE && action < DISCARD)) return 'place';
  if (phase === 'dealer-choice' || either((action) => action === KEEP)) return 'change';
  const isExchange = (action: Action): boolean => isTakeOf(action) || action === SWAP_ALL || action === CHANGE;
  if (phase === 'second-exchange' || either(isExchange)) return 'exchange';
  return played >= DISCARD || phase === 'discard' ? 'discard' : 'draw';
}

/** How many decisions got each verdict. */
export function verdictCounts(judged: readonly ReviewedDecision[]): Record<Verdict, number> {
  const counts = VERDICTS.map((one) => [one, judged.filter(({ verdict }) => verdict === one).length]);
  return Object.fromEntries(counts) as Record<Verdict, number>;
}
