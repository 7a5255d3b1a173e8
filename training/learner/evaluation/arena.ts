/**
 * Bots against each other on duplicate deals: every pack is played in all rotations of the seats, so that luck of the
 * cards falls on everybody equally, and one pack (or one match's packs) is one sample of the intervals.
 */
import type { Bot, BotFactory, SeatedBot } from '../../../engine/bots/bot.ts';
import { NO_CARD, type Card } from '../../../engine/cards.ts';
import type { Deal } from '../../../engine/deal.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import { Recorder, type MatchRecord } from '../../../engine/record.ts';
import { DRAW } from '../../../engine/actions.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import type { CardLuck, Credit } from './control-variate.ts';
import { inLanes } from './in-lanes.ts';
import { controlledIntervalOf, intervalOf, type Interval } from '../../../engine/statistics.ts';

/** How one bot did. */
export interface ArenaSeat {
  spec: string;
  tokensLostPerDeal: Interval | null;
  /** Mean loss of the others minus one's own; in a race for points, one's own points minus the others' mean. */
  tokensGainedPerDeal: Interval | null;
  /** Share of matches won; a fair share is 1 / seats. */
  matchWins: Interval | null;
  /** With a control variate: by how much it divided the variance of the tokens gained, or of the matches won. */
  varianceFactor?: number;
}

/** How all did, in the order of the seats. */
export interface ArenaResult {
  rules: string;
  players: number;
  /** Deals or matches played, rotations counted. */
  deals: number;
  matches: number;
  seats: ArenaSeat[];
  /** What the first bot gains, or wins, minus what the second does: pack by pack, so that what both owe to the cards cancels. */
  pairedDifference: Interval;
}

/** Who plays what. */
export interface ArenaOptions {
  rules: HouseRules;
  /** One for each seat, in the order of the specs. */
  bots: readonly (Bot | BotFactory)[];
  seed: number;
  /** The first pack's number, 0 where absent, so that a long series can be played in parts. */
  first?: number;
  /** Removes luck of the cards from the figures; without it, intervals come from the results alone. */
  control?: CardLuck;
  /** Receives how many packs (or matches' sequences of packs) are done. */
  onProgress?: (done: number) => void;
  /** Receives the record of each game; in `playDeals` a match of one deal. */
  onRecord?: (record: MatchRecord, game: Game) => void;
}

/** One match (or single deal) among all: which pack, from 0, and how far the seats are rotated. */
export interface Game {
  index: number;
  rotation: number;
}

/** How many games run at once, so that bots that answer in batches get large ones. */
const AT_ONCE = 256;
/** Seeds handed to bots are below this. */
const BOT_SEEDS = 2 ** 31;
/** Keeps the control's random numbers apart from the cards. */
const CONTROL_SEED = 0x5bd1e995;

/** The results of packs, by bot and by pack: each sample is a mean over the rotations. */
export interface PackSamples {
  lost: Float64Array[];
  gained: Float64Array[];
  won: Float64Array[];
  /** How much the luck of the cards brought, in equity, as estimated by the control; all 0 without one. */
  luck: Float64Array[];
}

/** Plays single deals from full tokens, the dealer rotating. @param count packs; each is played once in every rotation */
export async function playDeals(options: ArenaOptions, count: number): Promise<ArenaResult> {
  return resultOf(seriesOf(options), 'deals', await samplePacks(options, count, 1));
}

/** Plays whole matches. @param count of packs' sequences; each is played once in every rotation */
export async function playMatches(options: ArenaOptions, count: number): Promise<ArenaResult> {
  return resultOf(seriesOf(options), 'matches', await samplePacks(options, count, Infinity));
}

interface Series {
  rules: HouseRules;
  /** SPECs, in the order of the samples. */
  specs: readonly string[];
  /** Whether the samples have the luck of the cards. */
  hasControl: boolean;
}

function seriesOf({ rules, bots, control }: ArenaOptions): Series {
  return { rules, specs: bots.map(({ name }) => name), hasControl: control !== undefined };
}

/** The figures of single deals, or of whole matches. */
export function resultOf(
  { rules, specs, hasControl }: Series,
  measure: Measure,
  { lost, gained, won, luck }: PackSamples,
): ArenaResult {
  const areDeals = measure === 'deals';
  const games = luck[0].length * specs.length;
  const intervalBy = (samples: Float64Array, chance: Float64Array): { interval: Interval; factor?: number } =>
    hasControl ? controlledIntervalOf(samples, chance) : { interval: intervalOf(samples) };
  const counted = areDeals ? gained : won;
  return {
    rules: rules.name,
    players: specs.length,
    deals: areDeals ? games : 0,
    matches: areDeals ? 0 : games,
    seats: specs.map((spec, bot) => {
      const { interval, factor } = intervalBy(counted[bot], luck[bot]);
      return {
        spec,
        tokensLostPerDeal: areDeals ? intervalBy(lost[bot], luck[bot]).interval : null,
        tokensGainedPerDeal: areDeals ? interval : null,
        matchWins: areDeals ? null : interval,
        ...(factor !== undefined && { varianceFactor: factor }),
      };
    }),
    pairedDifference: intervalBy(differences(counted), differences(luck)).interval,
  };
}

/** The first bot's samples minus the second's. */
function differences([first, second]: readonly Float64Array[]): Float64Array {
  return first.map((value, pack) => value - second[pack]);
}

/** The samples of several parts of a series, in their order, as those of the whole. */
export function joinSamples(parts: readonly PackSamples[]): PackSamples {
  const joined = (kind: keyof PackSamples): Float64Array[] =>
    parts[0][kind].map((_, bot) => Float64Array.from(parts.flatMap((part) => Array.from(part[kind][bot]))));
  return { lost: joined('lost'), gained: joined('gained'), won: joined('won'), luck: joined('luck') };
}

/** A series that ended early, since a bot failed. */
export class BrokenSeries extends Error {
  override readonly name = 'BrokenSeries';
  /** Of the packs that had been played in all rotations. */
  readonly samples: PackSamples;

  /** @param cause what the bot threw */
  constructor(cause: unknown, samples: PackSamples) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.samples = samples;
  }
}

/**
 * Plays packs (or sequences of them) in all rotations.
 * @param mostDeals of a game: 1 for single deals, `Infinity` for matches
 * @throws {BrokenSeries} where a bot fails
 */
export async function samplePacks(options: ArenaOptions, count: number, mostDeals: number): Promise<PackSamples> {
  const { bots, control } = options;
  const players = bots.length;
  const series = (): Float64Array[] => bots.map(() => new Float64Array(count));
  const samples: PackSamples = { lost: series(), gained: series(), won: series(), luck: series() };
  const played: number[] = [];
  const playPack = async (at: number): Promise<void> => {
    const index = (options.first ?? 0) + at;
    for (let rotation = 0; rotation < players; rotation++) {
      const botAt = (seat: number): number => (seat + rotation) % players;
      const credit = (seat: number, luck: number): void => {
        samples.luck[botAt(seat)][at] += luck / players;
      };
      const { deal, winners } = await playGame(options, { index, rotation }, mostDeals, credit);
      for (const winner of winners) samples.won[botAt(winner)][at] += 1 / winners.length / players;
      for (let seat = 0; seat < players; seat++) {
        samples.lost[botAt(seat)][at] += deal.losses[seat] / players;
        samples.gained[botAt(seat)][at] += gainOf(deal, seat) / players;
      }
    }
    played.push(at);
    options.onProgress?.(played.length);
  };
  try {
    await inLanes(count, lanesOf(bots, count), playPack);
    await control?.settle();
  } catch (error) {
    throw new BrokenSeries(error, samplesOf(played, samples));
  }
  return samples;
}

function samplesOf(packs: readonly number[], { lost, gained, won, luck }: PackSamples): PackSamples {
  const of = (samples: readonly Float64Array[]): Float64Array[] =>
    samples.map((series) => Float64Array.from(packs, (at) => series[at]));
  return { lost: of(lost), gained: of(gained), won: of(won), luck: of(luck) };
}

/** Plays a match to its end, or until so many deals are over. */
async function playGame(
  options: ArenaOptions,
  game: Game,
  mostDeals: number,
  credit: (seat: number, luck: number) => void,
): Promise<Match> {
  const { bots, control, rules, seed, onRecord } = options;
  const players = bots.length;
  const recorder = new Recorder();
  let names: readonly string[] = [];
  const seats = await takeSeats(options, game, () => recorder.record(match, names));
  names = seats.map(({ name }) => name);
  const followers = seats.filter((bot) => 'dealOver' in bot);
  const match: Match = new Match(rules, players, {
    seed: packSeed(seed, game.index),
    dealer: game.index % players,
    ...((onRecord ?? followers.length > 0) && { recorder }),
    ...(followers.length > 0 && { listener: tellOfDeals(followers, () => match) }),
  });
  // The same in all rotations.
  const chance = new Random(packSeed(seed ^ CONTROL_SEED, game.index));
  while (match.phase === 'deal' || (match.phase === 'between' && match.dealNumber < mostDeals)) {
    if (match.seat < 0) {
      match.startDeal();
      continue;
    }
    const { seat } = match;
    const answer = seats[seat].decide(match.view(seat), match.legalActions());
    const action = typeof answer === 'number' ? answer : await answer;
    match.apply(action);
    // Where one discards first, the turn is over, and with it the view in which other cards could stand in for that one.
    if (control && action === DRAW && match.phase === 'deal' && match.deal.drawnCard !== NO_CARD) {
      await control.drew(match.deal, match.view(seat), chance, shared(credit, match.deal, seat));
    }
  }
  for (const bot of followers) bot.leave();
  onRecord?.(recorder.record(match, names), game);
  return match;
}

function shared(credit: (seat: number, luck: number) => void, { table }: Deal, seat: number): Credit {
  const seats = Array.from(table.alive.keys()).filter((other) => table.alive[other] === 1);
  return (luck) => {
    for (const other of seats) credit(other, other === seat ? luck : -luck / (seats.length - 1));
  };
}

async function takeSeats(
  { bots, rules, seed }: ArenaOptions,
  { index, rotation }: Game,
  record: () => MatchRecord,
): Promise<(Bot | SeatedBot)[]> {
  const players = bots.length;
  const random = new Random(packSeed(~seed, index * players + rotation));
  const seats: (Bot | SeatedBot)[] = [];
  // One after another and always in this order: games that wait for bots of several factories cannot block each other.
  for (const [i, bot] of bots.entries()) {
    const seat = (i - rotation + players) % players;
    seats[seat] =
      'sitDown' in bot ? await bot.sitDown({ rules, players, seat, seed: random.below(BOT_SEEDS), record }) : bot;
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

/** What a deal gained a seat on the others: tokens, or points in a race. */
export function gainOf({ losses, points, rules }: Deal, seat: number): number {
  const counted = rules.scoring === 'points' ? points : losses;
  const others = counted.reduce((sum, value, other) => sum + (other === seat ? 0 : value), 0) / (counted.length - 1);
  return rules.scoring === 'points' ? counted[seat] - others : others - counted[seat];
}

/**
 * How many packs are played at once: fewer where bots get to know each other from match to match, and no more than bots can play,
 * so that packs come to their end one after another.
 */
function lanesOf(bots: readonly (Bot | BotFactory)[], count: number): number {
  const factories = bots.filter((bot) => 'sitDown' in bot);
  const inARow = Math.max(1, ...factories.map(({ matchesInARow = 1 }) => matchesInARow));
  const atOnce = Math.min(AT_ONCE, ...factories.map(({ matchesAtOnce = AT_ONCE }) => matchesAtOnce));
  return Math.max(1, Math.min(atOnce, Math.floor(count / Math.ceil(inARow / bots.length))));
}

/** A seed of its own for each pack (Knuth's multiplicative hashing). */
export function packSeed(seed: number, index: number): number {
  return (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) | 0;
}

/** What is counted: single deals from full tokens, or whole matches. */
export type Measure = 'deals' | 'matches';

/** Packs of a part: a few seconds of play. The same for all, so that results also count for a longer series. */
export const PACKS: Readonly<Record<Measure, number>> = { deals: 200, matches: 20 };

/** The packs from 0 to `count` in parts: the number of the first of each, and how many. */
export function packsOf(count: number, packs: number): { first: number; packs: number }[] {
  return Array.from({ length: Math.ceil(count / packs) }, (_, i) => ({
    first: i * packs,
    packs: Math.min(packs, count - i * packs),
  }));
}
