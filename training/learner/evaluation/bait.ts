/**
 * What somebody gains who plays in one way until the other has got to know them, and then in another: a bot that adapts
 * is as good as it is at telling such a change. The same packs are played by the same policy that knows nothing.
 */
import type { Bot } from '../../../engine/bots/bot.ts';
import { createPolicyBot, type EvaluateOne } from '../../../engine/bots/policy.ts';
import { createRival, RivalMemory } from '../../../engine/habits/rival.ts';
import { Match } from '../../../engine/match.ts';
import { Recorder } from '../../../engine/record.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { gainOf, packSeed } from './arena.ts';
import { withNothingKnown } from './unknown-rivals.ts';

export interface BaitOptions {
  rules: HouseRules;
  /** How somebody plays at first, and from the change on. */
  bait: Bot;
  changed: Bot;
  /** Of the other, which reads what is known. */
  evaluate: EvaluateOne;
  /** The policy that habits correct. */
  habitsOf: EvaluateOne;
  /** After how many deals of one match, or whole matches, the change comes. */
  after: number;
  unit: 'deals' | 'matches';
  seed: number;
}

/** What whoever changed gained on the other from then on. */
export interface BaitGain {
  /** Tokens a deal, or points in a race. */
  gained: number;
  /** Share of the matches after the change; of the one in which it came, where that is after some deals. */
  won: number;
}

/** The same series of matches against the bot that gets to know its opponent, and against one that never does. */
export async function playBait(options: BaitOptions, index: number): Promise<{ known: BaitGain; unknown: BaitGain }> {
  const [known, unknown] = await Promise.all([playSeries(options, index, true), playSeries(options, index, false)]);
  return { known, unknown };
}

async function playSeries(options: BaitOptions, index: number, getsToKnow: boolean): Promise<BaitGain> {
  const { after, unit } = options;
  const memory = new RivalMemory(options.habitsOf, 2);
  const matches = unit === 'deals' ? 1 : 2 * after;
  const gains: number[] = [];
  let won = 0;
  for (let number = 0; number < matches; number++) {
    const isBefore = (deal: number): boolean => (unit === 'deals' ? deal <= after : number < after);
    const place = { index: index * matches + number, own: (index + number) % 2 };
    const { winners, gained } = await playMatch(options, place, { memory: getsToKnow ? memory : null, isBefore });
    gains.push(...gained);
    if (!isBefore(after + 1) && winners.includes(1 - place.own)) won += 1 / winners.length;
  }
  const counted = unit === 'deals' ? 1 : after;
  return { gained: gains.reduce((sum, gain) => sum + gain, 0) / Math.max(1, gains.length), won: won / counted };
}

interface SeriesMatch {
  /** What is known; null for a bot that gets to know nobody. */
  memory: RivalMemory | null;
  isBefore: (deal: number) => boolean;
}

/** @returns who won, and what whoever changed gained in each deal after that */
async function playMatch(
  { rules, bait, changed, evaluate, seed }: BaitOptions,
  { index, own }: { index: number; own: number },
  { memory, isBefore }: SeriesMatch,
): Promise<{ winners: readonly number[]; gained: number[] }> {
  const recorder = new Recorder();
  const match: Match = new Match(rules, 2, { seed: packSeed(seed, index), dealer: index % 2, recorder });
  const record = (): ReturnType<Recorder['record']> => recorder.record(match, ['0', '1']);
  memory?.begin(own);
  const rival =
    memory === null
      ? createPolicyBot((observation, mask) => evaluate(withNothingKnown(observation), mask))
      : createRival({ evaluate, memory, record, name: 'rival' });
  const gained: number[] = [];
  while (match.phase !== 'over') {
    if (match.seat < 0) {
      match.startDeal();
      continue;
    }
    const bot = match.seat === own ? rival : isBefore(match.dealNumber) ? bait : changed;
    const { deal, dealNumber } = match;
    match.apply(await bot.decide(match.view(match.seat), match.legalActions()));
    if (match.seat < 0 && !isBefore(dealNumber)) gained.push(gainOf(deal, 1 - own));
  }
  await memory?.learn(record());
  return { winners: match.winners, gained };
}
