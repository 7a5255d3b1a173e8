/**
 * What a bot gains by deviating from another one. Wherever the two would play different actions, both actions are
 * played out in the actual deal, with the other bot playing on for everybody and the same orders of the stock for both.
 * Over a deal these advantages add up, in expectation, to what the bot gains on seats of the other (the performance
 * difference lemma: Kakade and Langford 2002, "Approximately Optimal Approximate Reinforcement Learning"), with much
 * less luck in it than in results.
 */
import { formatAction, type Action } from '../../../engine/actions.ts';
import type { Bot } from '../../../engine/bots/bot.ts';
import { raceWorth, type DealWorth } from '../../../engine/bots/race.ts';
import { CARD_COUNT, NO_CARD, type Card } from '../../../engine/cards.ts';
import type { Deal } from '../../../engine/deal.ts';
import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { View, viewOf } from '../../../engine/view.ts';
import { gainOf, packSeed } from './arena.ts';
import { intervalOf, type Interval } from '../../../engine/statistics.ts';

interface DeviationOptions {
  rules: HouseRules;
  players: number;
  /** Sits at one seat; must decide only by what it sees. */
  bot: Bot;
  /** Sits at all others, and plays on after every deviation; must always decide the same where it sees the same. */
  baseline: Bot;
  /** In how many orders of the stock both actions are played out. */
  orders: number;
  seed: number;
  /** Receives how many packs are done. */
  onProgress?: (done: number) => void;
}

/** Figures per deal, in which the bot has one seat and the baseline the others. */
interface Deviations {
  /** Deals played: every pack with the bot at each seat. */
  deals: number;
  deviations: Interval;
  /** Mean loss of the others minus the bot's own; in a race for points, its own points minus the others' mean. */
  tokensGained: Interval;
  /** Chance to win the match, by `raceWorth`. */
  chanceGained: Interval;
  /** The same tokens by what was done in place of what, the largest part first. */
  kinds: KindOfDeviation[];
}

/** All deviations with the same turn and the same two kinds of actions. */
export interface KindOfDeviation {
  /** Such as `second turn: take in place of pass`. */
  kind: string;
  count: number;
  tokensGained: Interval;
}

/** In the order of `WORTHS`. */
type Gain = [tokens: number, chance: number];
const WORTHS: readonly DealWorth[] = [gainOf, raceWorth()];

/** By pack: how often the bot deviated in a deal, and what that gained. */
export interface DeviationSamples {
  deviations: Float64Array;
  tokensGained: Float64Array;
  chanceGained: Float64Array;
  /** One by one. */
  all: Deviation[];
}

interface Deviation {
  kind: string;
  /** The pack's number. */
  pack: number;
  /** What it gained of what a deal with this pack gains on average, whichever seat the bot has. */
  tokens: number;
}

/** @param packs deals from full tokens, the dealer rotating; each is one sample of the intervals */
export async function measureDeviations(options: DeviationOptions, packs: number): Promise<Deviations> {
  return deviationFigures(options.players, await sampleDeviations(options, 0, packs));
}

/** @param first the first pack's number, so that a long series can be played in parts */
export async function sampleDeviations(
  options: DeviationOptions,
  first: number,
  packs: number,
): Promise<DeviationSamples> {
  const { players, rules, seed, onProgress } = options;
  const deviations = new Float64Array(packs);
  const gained: [tokens: Float64Array, chance: Float64Array] = [new Float64Array(packs), new Float64Array(packs)];
  const all: Deviation[] = [];
  for (let at = 0; at < packs; at++) {
    const pack = first + at;
    const random = new Random(packSeed(seed, pack));
    const cards = random.seed();
    for (let seat = 0; seat < players; seat++) {
      const match = new Match(rules, players, { seed: cards, dealer: pack % players });
      for (const { kind, gain } of await playDeal(options, match, seat, random)) {
        deviations[at] += 1 / players;
        gain.forEach((worth, i) => (gained[i][at] += worth / players));
        all.push({ kind, pack, tokens: gain[0] / players });
      }
    }
    onProgress?.(at + 1);
  }
  return { deviations, tokensGained: gained[0], chanceGained: gained[1], all };
}

/** The samples of several parts of a series, in their order, as those of the whole. */
export function joinDeviations(parts: readonly DeviationSamples[]): DeviationSamples {
  const joined = (kind: Exclude<keyof DeviationSamples, 'all'>): Float64Array =>
    Float64Array.from(parts.flatMap((part) => Array.from(part[kind])));
  return {
    deviations: joined('deviations'),
    tokensGained: joined('tokensGained'),
    chanceGained: joined('chanceGained'),
    all: parts.flatMap(({ all }) => all),
  };
}

/** The figures of all packs. */
export function deviationFigures(players: number, samples: DeviationSamples): Deviations {
  return {
    deals: samples.deviations.length * players,
    deviations: intervalOf(samples.deviations),
    tokensGained: intervalOf(samples.tokensGained),
    chanceGained: intervalOf(samples.chanceGained),
    kinds: kindsOf(samples),
  };
}

function kindsOf({ all, deviations }: DeviationSamples): KindOfDeviation[] {
  const kinds = Array.from(new Set(all.map(({ kind }) => kind)), (kind) => {
    const ofKind = all.filter((one) => one.kind === kind);
    const byPack = new Float64Array(deviations.length);
    for (const { pack, tokens } of ofKind) byPack[pack] += tokens;
    return { kind, count: ofKind.length, tokensGained: intervalOf(byPack) };
  });
  return kinds.sort((a, b) => Math.abs(b.tokensGained.mean) - Math.abs(a.tokensGained.mean));
}

/** Plays a deal with the bot at one seat. @returns its deviations, and what each gained */
async function playDeal(
  { bot, baseline, orders }: DeviationOptions,
  match: Match,
  own: number,
  random: Random,
): Promise<{ kind: string; gain: Gain }[]> {
  const found: { kind: string; gain: Gain }[] = [];
  match.startDeal();
  while (match.phase === 'deal') {
    const { seat } = match;
    const usual = await baseline.decide(match.view(seat), match.legalActions());
    const action = seat === own ? await bot.decide(match.view(seat), match.legalActions()) : usual;
    if (action !== usual) {
      const gain = await advantage(baseline, match.deal, own, [action, usual], orders, random);
      found.push({ kind: `${turnOf(match.deal, own)}: ${verbOf(action)} in place of ${verbOf(usual)}`, gain });
    }
    match.apply(action);
  }
  return found;
}

const EARLY_TURNS = ['first turn', 'second turn'];

function turnOf({ table }: Deal, seat: number): string {
  return table.isEnding ? 'last turn' : (EARLY_TURNS[table.turns[seat]] ?? 'later turn');
}

/** What is done, whichever card it is done with. */
function verbOf(action: Action): string {
  return formatAction(action).split(' ')[0];
}

/** How much more the first of two actions is worth than the second, as a mean over orders of the stock. */
export async function advantage(
  baseline: Bot,
  deal: Deal,
  seat: number,
  actions: readonly [Action, Action],
  orders: number,
  random: Random,
): Promise<Gain> {
  const seeds = Array.from({ length: orders }, () => random.seed());
  const [first, second] = await Promise.all(
    actions.map((action) => Promise.all(seeds.map((order) => playOut(baseline, deal, action, new Random(order))))),
  );
  const mean = (worth: DealWorth): number =>
    first.reduce((sum, ended, i) => sum + worth(ended, seat) - worth(second[i], seat), 0) / orders;
  return [mean(WORTHS[0]), mean(WORTHS[1])];
}

/** The deal as it ends after an action, with the stock in another order and the baseline at all seats. */
async function playOut(baseline: Bot, from: Deal, action: Action, random: Random): Promise<Deal> {
  const deal = from.clone(random);
  shuffleStock(deal, random);
  deal.apply(action);
  const view = new View(deal.rules, deal.table);
  while (deal.phase !== 'over') {
    deal.apply(await baseline.decide(viewOf(deal, deal.seat, view), deal.legalActions()));
  }
  return deal;
}

function shuffleStock(deal: Deal, random: Random): void {
  const stock: Card[] = [];
  for (let card = deal.upcomingAt(0); card !== NO_CARD; card = deal.upcomingAt(stock.length)) stock.push(card);
  const shuffled = Uint8Array.from(stock);
  random.shuffle(shuffled, shuffled.length);
  const rename = Uint8Array.from({ length: CARD_COUNT }, (_, card) => card);
  stock.forEach((card, i) => (rename[card] = shuffled[i]));
  deal.swapHidden(rename);
}
