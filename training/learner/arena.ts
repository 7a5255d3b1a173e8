/**
 * Bots against each other on duplicate deals: every pack is played in all rotations of the seats, so that luck of the
 * cards falls on everybody alike, and one pack (or one match's packs) is one sample of the intervals.
 */
import type { Bot, BotFactory, SeatedBot } from '../../engine/bots/bot.ts';
import type { Card } from '../../engine/cards.ts';
import type { Deal } from '../../engine/deal.ts';
import type { MatchEvent } from '../../engine/events.ts';
import { Match } from '../../engine/match.ts';
import { Random } from '../../engine/random.ts';
import { Recorder, type MatchRecord } from '../../engine/record.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
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
  bots: readonly (Bot | BotFactory)[];
  seed: number;
  /** Hears how many packs (or matches' packs) are done. */
  onProgress?: (done: number) => void;
  /** Gets what was played; in `playDeals` a match of one deal. */
  onRecord?: (record: MatchRecord, game: Game) => void;
}

/** One match (or single deal) among all: which pack, from 0, and how far the seats are rotated. */
export interface Game {
  index: number;
  rotation: number;
}

/** Games under way at once, so that bots that answer in batches have batches. */
const AT_ONCE = 256;
/** Seeds handed to bots are below this. */
const BOT_SEEDS = 2 ** 31;

/** Plays single deals from full tokens, the dealer rotating. @param count packs; each is played once in every rotation */
export async function playDeals(options: ArenaOptions, count: number): Promise<ArenaResult> {
  const { bots, rules } = options;
  const players = bots.length;
  const lost = bots.map(() => new Float64Array(count));
  const gained = bots.map(() => new Float64Array(count));
  await inParallel(count, options.onProgress, async (index) => {
    const sums = bots.map(() => ({ lost: 0, gained: 0 }));
    for (let rotation = 0; rotation < players; rotation++) {
      const { deal } = await playGame(options, { index, rotation }, 1);
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
      const { winner } = await playGame(options, { index, rotation }, Infinity);
      wins[((winner as number) + rotation) % players] += 1 / players;
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

/** Plays a match to its end, or until so many deals are over. */
async function playGame(options: ArenaOptions, game: Game, mostDeals: number): Promise<Match> {
  const { bots, rules, seed, onRecord } = options;
  const players = bots.length;
  const seats = await takeSeats(options, game);
  const followers = seats.filter((bot) => 'dealOver' in bot);
  const recorder = new Recorder();
  const match: Match = new Match(rules, players, {
    seed: mixSeed(seed, game.index),
    dealer: game.index % players,
    ...(onRecord && { recorder }),
    ...(followers.length > 0 && { listener: tellOfDeals(followers, () => match) }),
  });
  while (match.phase === 'deal' || (match.phase === 'between' && match.dealNumber < mostDeals)) {
    if (match.seat < 0) {
      match.startDeal();
      continue;
    }
    const answer = seats[match.seat].decide(match.view(match.seat), match.legalActions());
    match.apply(typeof answer === 'number' ? answer : await answer);
  }
  for (const bot of followers) bot.leave();
  const names = seats.map(({ name }) => name);
  onRecord?.(recorder.record(match, names), game);
  return match;
}

/** The bots of one game, by seat. */
async function takeSeats({ bots, rules, seed }: ArenaOptions, { index, rotation }: Game): Promise<(Bot | SeatedBot)[]> {
  const players = bots.length;
  const random = new Random(mixSeed(~seed, index * players + rotation));
  const seats: (Bot | SeatedBot)[] = [];
  // One after another and always in this order: games that wait for bots of several factories cannot block each other.
  for (const [i, bot] of bots.entries()) {
    const seat = (i - rotation + players) % players;
    seats[seat] = 'sitDown' in bot ? await bot.sitDown({ rules, players, seat, seed: random.below(BOT_SEEDS) }) : bot;
  }
  return seats;
}

function tellOfDeals(followers: readonly SeatedBot[], match: () => Match): (event: MatchEvent) => void {
  let hands: (Card[] | null)[] = [];
  return (event) => {
    if (event.type === 'showdown') hands = event.hands;
    if (event.type === 'deal-over') for (const bot of followers) bot.dealOver(match().dealResult(), hands);
  };
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
      try {
        await play(next++);
      } catch (error) {
        next = count;
        throw error;
      }
      onProgress?.(++done);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, lane));
}

/** A seed of its own for each pack (Knuth's multiplicative hashing). */
function mixSeed(seed: number, index: number): number {
  return (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) | 0;
}
