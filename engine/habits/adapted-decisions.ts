/**
 * What bots that adapted did because of what they knew of the others: decisions of a record that they would have taken
 * otherwise, by the same policy, had they known nobody.
 */
import { DRAW, isDiscard, isKnock, isTakeOf, TAKE, type Action } from '../actions.ts';
import { choiceChances, type CharacterTraits } from '../bots/character.ts';
import { guided } from '../bots/guidance.ts';
import { questionOf, type EvaluateOne } from '../bots/policy.ts';
import type { DealBot, MatchRecord } from '../record.ts';
import { decisionsOf, type ReviewableDecision } from '../review/review.ts';
import { readPackedRival } from './packed.ts';
import type { KnownRivals } from '../observation.ts';

export interface AdaptedDecision {
  /** Number of the deal, from 1, and how many of its actions were played before. */
  deal: number;
  at: number;
  seat: number;
  played: Action;
  /** What it would have preferred. */
  otherwise: Action;
}

/** In what a decision differed from what it would have been. */
export const ADAPTED_KINDS = [
  'knocked',
  'waited',
  'took',
  'left',
  'chose',
  'exchanged',
  'kept',
  'discarded',
  'played',
] as const;
export type AdaptedKind = (typeof ADAPTED_KINDS)[number];

export function kindOfAdapted({ played, otherwise }: Pick<AdaptedDecision, 'played' | 'otherwise'>): AdaptedKind {
  if (isKnock(played) !== isKnock(otherwise)) return isKnock(played) ? 'knocked' : 'waited';
  const [taken, other] = [isTaken(played), isTaken(otherwise)];
  if (taken && other) return 'chose';
  // Where one does not draw, a card that may be taken lies in the pool.
  const isExchange = ![played, otherwise].some((action) => action === TAKE || action === DRAW);
  if (taken) return isExchange ? 'exchanged' : 'took';
  if (other) return isExchange ? 'kept' : 'left';
  return isDiscard(played) && isDiscard(otherwise) ? 'discarded' : 'played';
}

function isTaken(action: Action): boolean {
  return action === TAKE || isTakeOf(action);
}

export interface AdaptingPolicy {
  /** SHA-256 of its file, as records name it. */
  sha256: string;
  evaluate: EvaluateOne;
  factorCost: number;
}

/**
 * In their order, of all bots that played by the policy.
 * @throws {RecordError} where the record does not replay as written
 */
export async function adaptedDecisions(record: MatchRecord, policy: AdaptingPolicy): Promise<AdaptedDecision[]> {
  const asked = record.players.flatMap((_, seat) => {
    const botOf = (deal: number): DealBot | null => record.deals[deal - 1].bots?.[seat] ?? null;
    if (!record.deals.some((_deal, index) => isBy(botOf(index + 1), policy))) return [];
    return decisionsOf(record, seat).map(async (decision): Promise<AdaptedDecision[]> => {
      const bot = botOf(decision.deal);
      if (!isBy(bot, policy)) return [];
      const { deal, at, played } = decision;
      const known = bot.knows.map((one) => (one === null ? null : readPackedRival(one)));
      const nobody = known.map(() => null);
      const [told, otherwise] = await Promise.all(
        [known, nobody].map((rivals) => preferred(decision, bot, rivals, policy)),
      );
      return told === played && otherwise !== played ? [{ deal, at, seat, played, otherwise }] : [];
    });
  });
  const found = (await Promise.all(asked)).flat();
  return found.toSorted((one, other) => one.deal - other.deal || one.at - other.at);
}

interface AdaptingBot extends CharacterTraits {
  knows: (string | null)[];
}

function isBy(bot: DealBot | null, { sha256 }: AdaptingPolicy): bot is DealBot & AdaptingBot {
  return bot?.policy === sha256 && bot.knows !== undefined && bot.level !== undefined && bot.style !== undefined;
}

/** What a character likes best, whatever chance decides for it. */
async function preferred(
  { view, legal }: ReviewableDecision,
  { level, style }: AdaptingBot,
  known: KnownRivals,
  { evaluate, factorCost }: AdaptingPolicy,
): Promise<Action> {
  const { observation, mask } = questionOf(view, legal, known);
  const chances = await guided(evaluate)(observation, mask);
  const shares = choiceChances({ level, style }, legal, { chances, factorCost });
  return legal[shares.indexOf(Math.max(...shares))];
}
