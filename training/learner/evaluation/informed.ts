/**
 * What it is worth to know somebody: a policy plays against them that is told of them from the first deal
 * what other matches of theirs teach, and the same packs told nothing.
 */
import type { Bot } from '../../../engine/bots/bot.ts';
import { createPolicyBot, type EvaluateOne } from '../../../engine/bots/policy.ts';
import { broadBelief } from '../../../engine/habits/belief.ts';
import type { ObservedDecision } from '../../../engine/habits/habits.ts';
import { observedDecisions } from '../../../engine/habits/observe.ts';
import { rivalNumbers } from '../../../engine/habits/rival-numbers.ts';
import type { RivalNumbers } from '../../../engine/observation.ts';
import { createInformedBot, type AdaptingPolicies } from '../../../engine/habits/rival.ts';
import type { MatchRecord } from '../../../engine/record.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { playMatches, type ArenaSeat } from './arena.ts';
import { learnHabits } from '../../../engine/habits/posterior.ts';

/** The policy that habits correct also plays with the opponent while it is learnt of. */
export interface InformedOptions extends AdaptingPolicies {
  rules: HouseRules;
  players: number;
  /** Has all other seats. */
  opponent: Bot;
  /** From so many of its decisions it is known. */
  decisions: number;
  /** Each is played in all rotations of the seats. */
  packs: number;
  seed: number;
}

/** Between the seeds of the matches that are learnt from and of those that count. */
const LEARNING_SEED = 9_000_011;
/** Packs that are played at a time, until there are enough decisions. */
const PACKS_AT_ONCE = 4;

export interface InformedResult {
  told: ArenaSeat['matchWins'];
  nothing: ArenaSeat['matchWins'];
  /** From how many decisions it was told. */
  decisions: number;
}

export async function playInformed(options: InformedOptions): Promise<InformedResult> {
  const { evaluate } = options;
  const seen = await decisionsOf(options);
  const numbers = rivalNumbers(learnHabits(broadBelief(), seen));
  const told = await winsOf(informed(evaluate, numbers), options);
  return { told, nothing: await winsOf(informed(evaluate, null), options), decisions: seen.length };
}

/** What the opponent chose at tables with the policy that habits correct. */
async function decisionsOf(options: InformedOptions): Promise<ObservedDecision[]> {
  const { rules, players, habitsOf, opponent, decisions, seed } = options;
  const others = Array.from({ length: players - 1 }, () => createPolicyBot(habitsOf));
  const seen: ObservedDecision[] = [];
  for (let first = 0; seen.length < decisions; first += PACKS_AT_ONCE) {
    const games: { record: MatchRecord; seat: number }[] = [];
    const onRecord = (record: MatchRecord, { rotation }: { rotation: number }): void => {
      games.push({ record, seat: (players - rotation) % players });
    };
    const bots = [opponent, ...others];
    await playMatches({ rules, bots, seed: seed + LEARNING_SEED, first, onRecord }, PACKS_AT_ONCE);
    for (const { record, seat } of games) seen.push(...(await observedDecisions(record, seat, habitsOf)));
  }
  return seen.slice(0, decisions);
}

/** @param numbers of each of the others; null where nothing is known */
function informed(evaluate: EvaluateOne, numbers: RivalNumbers | null): Bot {
  return createInformedBot('informed', evaluate, ({ players, seat: own }) =>
    Array.from({ length: players }, (_, seat) => (seat === own ? null : numbers)),
  );
}

async function winsOf(bot: Bot, options: InformedOptions): Promise<ArenaSeat['matchWins']> {
  const { rules, players, opponent, seed, packs } = options;
  const bots = [bot, ...Array<Bot>(players - 1).fill(opponent)];
  return (await playMatches({ rules, bots, seed }, packs)).seats[0].matchWins;
}
