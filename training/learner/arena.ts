/**
 * Bots against each other on duplicate deals: every pack is played in all rotations of the seats, so that luck of the
 * cards falls on everybody alike, and one pack (or one match's packs) is one sample of the intervals.
 */
import type { Bot } from '../../engine/bots/bot.ts';
import { Deal } from '../../engine/deal.ts';
import { Match } from '../../engine/match.ts';
import { packOf } from '../../engine/pack.ts';
import { Random } from '../../engine/random.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { View, viewOf } from '../../engine/view.ts';
import { intervalOf, type Interval } from './statistics.ts';

export interface ArenaSeat {
  spec: string;
  tokensLostPerDeal: Interval | null;
  /** Mean loss of the others less one's own; in a race for points, own points less the others' mean. */
  tokensGainedPerDeal: Interval | null;
  /** Share of matches won; a fair share is one by the number of seats. */
  matchWins: Interval | null;
}

export interface ArenaResult {
  rules: string;
  players: number;
  /** Deals or matches played, rotations counted. */
  deals: number;
  matches: number;
  seats: ArenaSeat[];
}

export interface ArenaOptions {
  rules: HouseRules;
  /** One for each seat, in the order of the specs. */
  bots: readonly Bot[];
  seed: number;
  /** Hears how many packs (or matches' packs) are done. */
  onProgress?: (done: number) => void;
}

/** Games under way at once, so that bots that answer in batches have batches. */
const AT_ONCE = 256;

/** Plays single deals from full tokens, the dealer rotating. @param count packs; each is played once in every rotation */
export async function playDeals(options: ArenaOptions, count: number): Promise<ArenaResult> {
  const { bots, rules } = options;
  const players = bots.length;
  const lost = bots.map(() => new Float64Array(count));
  const gained = bots.map(() => new Float64Array(count));
  await inParallel(count, options.onProgress, async (index) => {
    const random = new Random(mixSeed(options.seed, index));
    const deck = packOf(rules);
    random.shuffle(deck, deck.length);
    const sums = bots.map(() => ({ lost: 0, gained: 0 }));
    for (let rotation = 0; rotation < players; rotation++) {
      const deal = await playDeal(options, deck, index % players, rotation, random.clone());
      for (let seat = 0; seat < players; seat++) {
        const own = sums[(seat + rotation) % players];
        own.lost += deal.losses[seat] / players;
        own.gained += gainOf(deal, seat, rules) / players;
      }
    }
    sums.forEach((sum, bot) => {
      lost[bot][index] = sum.lost;
      gained[bot][index] = sum.gained;
    });
  });
  return {
    rules: rules.name,
    players,
    deals: count * players,
    matches: 0,
    seats: bots.map(({ name }, bot) => ({
      spec: name,
      tokensLostPerDeal: intervalOf(lost[bot]),
      tokensGainedPerDeal: intervalOf(gained[bot]),
      matchWins: null,
    })),
  };
}

/** Plays whole matches. @param count of packs' sequences; each is played once in every rotation */
export async function playMatches(options: ArenaOptions, count: number): Promise<ArenaResult> {
  const { bots, rules } = options;
  const players = bots.length;
  const won = bots.map(() => new Float64Array(count));
  await inParallel(count, options.onProgress, async (index) => {
    const wins = new Float64Array(players);
    for (let rotation = 0; rotation < players; rotation++) {
      const match = new Match(rules, players, { seed: mixSeed(options.seed, index), dealer: index % players });
      await playMatch(match, (seat) => bots[(seat + rotation) % players]);
      wins[((match.winner as number) + rotation) % players] += 1 / players;
    }
    wins.forEach((share, bot) => (won[bot][index] = share));
  });
  return {
    rules: rules.name,
    players,
    deals: 0,
    matches: count * players,
    seats: bots.map(({ name }, bot) => ({
      spec: name,
      tokensLostPerDeal: null,
      tokensGainedPerDeal: null,
      matchWins: intervalOf(won[bot]),
    })),
  };
}

/** Plays a match to its end. */
export async function playMatch(match: Match, botAt: (seat: number) => Bot): Promise<void> {
  while (match.phase !== 'over') {
    if (match.seat < 0) {
      match.startDeal();
      continue;
    }
    const answer = botAt(match.seat).decide(match.view(match.seat), match.legalActions());
    match.apply(typeof answer === 'number' ? answer : await answer);
  }
}

async function playDeal(
  { bots, rules }: ArenaOptions,
  deck: Uint8Array,
  dealer: number,
  rotation: number,
  random: Random,
): Promise<Deal> {
  const players = bots.length;
  const deal = new Deal(rules, players, random);
  const view = new View(rules, deal.table);
  deal.start(deck, dealer, new Int8Array(players).fill(rules.scoring === 'points' ? 0 : rules.lives));
  while (deal.seat >= 0) {
    const bot = bots[(deal.seat + rotation) % players];
    const answer = bot.decide(viewOf(deal, deal.seat, view), deal.legalActions());
    deal.apply(typeof answer === 'number' ? answer : await answer);
  }
  return deal;
}

function gainOf({ losses, points }: Deal, seat: number, rules: HouseRules): number {
  const counted = rules.scoring === 'points' ? points : losses;
  const others = counted.reduce((sum, value, other) => sum + (other === seat ? 0 : value), 0) / (counted.length - 1);
  return rules.scoring === 'points' ? counted[seat] - others : others - counted[seat];
}

async function inParallel(
  count: number,
  onProgress: ((done: number) => void) | undefined,
  play: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  let done = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      await play(next++);
      onProgress?.(++done);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, lane));
}

/** A seed of its own for each pack (Knuth's multiplicative hashing). */
function mixSeed(seed: number, index: number): number {
  return (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) | 0;
}
