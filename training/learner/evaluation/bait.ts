/**
 * What somebody gains who plays in one way until all others, who adapt, have got to know them, and then in another: a bot
 * that adapts is as good as it is at telling such a change. The same packs are played by the same policy that knows nothing.
 */
import type { Bot } from '../../../engine/bots/bot.ts';
import { createPolicyBot } from '../../../engine/bots/policy.ts';
import { createRival, RivalMemory, type AdaptingPolicies } from '../../../engine/habits/rival.ts';
import { Match } from '../../../engine/match.ts';
import { Recorder, type MatchRecord } from '../../../engine/record.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { gainOf, packSeed } from './arena.ts';

export interface BaitOptions extends AdaptingPolicies {
  rules: HouseRules;
  /** How many sit at the table, of whom one changes. */
  players: number;
  /** How somebody plays at first, and from the change on. */
  bait: Bot;
  changed: Bot;
  /** After how many deals of one match, or whole matches, the change comes. */
  after: number;
  unit: 'deals' | 'matches';
  seed: number;
}

/** What whoever changed gained on the others from then on. */
export interface BaitGain {
  /** Tokens a deal, or points in a race. */
  gained: number;
  /** Share of the matches after the change; of the one in which it came, where that is after some deals. */
  won: number;
}

/** The same series of matches against bots that get to know whoever changes, and against some that never do. */
export async function playBait(options: BaitOptions, index: number): Promise<{ known: BaitGain; unknown: BaitGain }> {
  const [known, unknown] = await Promise.all([playSeries(options, index, true), playSeries(options, index, false)]);
  return { known, unknown };
}

async function playSeries(options: BaitOptions, index: number, getsToKnow: boolean): Promise<BaitGain> {
  const { after, unit, players, habitsOf } = options;
  const memories = getsToKnow ? Array.from({ length: players - 1 }, () => new RivalMemory(habitsOf, players)) : [];
  const matches = unit === 'deals' ? 1 : 2 * after;
  const gains: number[] = [];
  let won = 0;
  for (let number = 0; number < matches; number++) {
    const isBefore = (deal: number): boolean => (unit === 'deals' ? deal <= after : number < after);
    const place = { index: index * matches + number, baiter: (index + number + 1) % players };
    const { winners, gained, record } = await playMatch(options, place, memories, isBefore);
    gains.push(...gained);
    if (number < matches - 1) await Promise.all(memories.map((memory) => memory.learn(record)));
    if (!isBefore(after + 1) && winners.includes(place.baiter)) won += 1 / winners.length;
  }
  const counted = unit === 'deals' ? 1 : after;
  return { gained: gains.reduce((sum, gain) => sum + gain, 0) / Math.max(1, gains.length), won: won / counted };
}

/**
 * @param memories of each of the others, clockwise from whoever changes; none where they get to know nobody
 * @returns who won, what whoever changed gained in each deal after that, and the match
 */
async function playMatch(
  { rules, players, bait, changed, evaluate, seed }: BaitOptions,
  { index, baiter }: { index: number; baiter: number },
  memories: readonly RivalMemory[],
  isBefore: (deal: number) => boolean,
): Promise<{ winners: readonly number[]; gained: number[]; record: MatchRecord }> {
  const recorder = new Recorder();
  const match: Match = new Match(rules, players, { seed: packSeed(seed, index), dealer: index % players, recorder });
  const names = Array.from({ length: players }, (_, seat) => String(seat));
  const record = (): MatchRecord => recorder.record(match, names);
  const ignorant = createPolicyBot(evaluate);
  const rivals = memories.map((memory, i) => {
    memory.begin((baiter + 1 + i) % players);
    return createRival({ evaluate, memory, record, name: 'rival' });
  });
  const gained: number[] = [];
  while (match.phase !== 'over') {
    if (match.seat < 0) {
      match.startDeal();
      continue;
    }
    const step = (match.seat - baiter + players) % players;
    const { deal, dealNumber } = match;
    const bot = step > 0 ? (rivals[step - 1] ?? ignorant) : isBefore(dealNumber) ? bait : changed;
    match.apply(await bot.decide(match.view(match.seat), match.legalActions()));
    if (match.seat < 0 && !isBefore(dealNumber)) gained.push(gainOf(deal, baiter));
  }
  return { winners: match.winners, gained, record: record() };
}
