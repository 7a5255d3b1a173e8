/** Sealed matches between bots, for checks of what a record tells about them. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { DRAW, isTakeOf, PASS, TAKE } from '../../../engine/actions.ts';
import type { Bot } from '../../../engine/bots/bot.ts';
import { LEVELS, PLAYING_STYLES } from '../../../engine/bots/characters.ts';
import { createExpertAtLevel } from '../../../engine/bots/expert-at-level.ts';
import { createStandIn } from '../../../engine/bots/opponent.ts';
import { decisionChance, type DecisionSeed } from '../../../engine/bots/view-seed.ts';
import { NO_CARD, pointsOf } from '../../../engine/cards.ts';
import type { KnownBot, RecordedDecision } from '../../../engine/fair/blindness.ts';
import { seatChance } from '../../../engine/fair/seat-chance.ts';
import { SealedChance } from '../../../engine/fair/sealed-chance.ts';
import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import { Recorder, type MatchRecord } from '../../../engine/record.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';

/** Secrets from a seed: unpredictable ones would make other tests of each run. */
export function drawing(seed: number): () => Uint8Array {
  const random = new Random(seed);
  return () => Uint8Array.from({ length: 32 }, () => random.below(256));
}

/** Bots of different levels and styles. @param first changes who sits where: over five values each sits everywhere */
export function botsOf(policy: string, players: number, first = 0): KnownBot[] {
  return Array.from({ length: players }, (_, seat) => ({
    policy,
    level: LEVELS[(first + seat) % LEVELS.length],
    style: PLAYING_STYLES[(first + 2 * seat) % PLAYING_STYLES.length],
  }));
}

export interface SealedMatch {
  rules: HouseRules;
  /** By seat. */
  bots: readonly KnownBot[];
  seed: number;
  /** The bot of a seat; by default the expert at its level. */
  create?: (player: KnownBot, seed: DecisionSeed, match: Match) => Bot;
  /** Deals after which it is broken off. */
  mostDeals?: number;
}

/** Plays a match as the game does, and returns its record as it is stored. */
export async function sealedMatch({
  rules,
  bots,
  seed,
  create = createStandIn,
  mostDeals = Infinity,
}: SealedMatch): Promise<MatchRecord> {
  const draw = drawing(seed);
  const chance = new SealedChance([bytesToHex(draw())], 'Anna', draw);
  const recorder = new Recorder(chance);
  const match = new Match(rules, bots.length, { chance, recorder });
  const deciders = bots.map((player, seat) => create(player, seatChance(chance, match, recorder, seat), match));
  while (match.phase !== 'over' && !(match.seat < 0 && match.dealNumber >= mostDeals)) {
    const { seat } = match;
    if (seat < 0) {
      recorder.playedBy(bots);
      match.startDeal();
    } else match.apply(await deciders[seat].decide(match.view(seat), match.legalActions()));
  }
  const names = bots.map((_, seat) => `bot ${seat}`);
  return JSON.parse(JSON.stringify(recorder.record(match, names))) as MatchRecord;
}

/** The expert that a record names, with the chance that it had. */
export function expertOf({ player, seed }: RecordedDecision): Bot {
  return createExpertAtLevel(player?.level ?? 'master', () => seed);
}

/** A planted bot looks at the next card in one of so many decisions. */
const PEEKS_IN = 50;
/** Points of a card worth drawing. */
const HIGH = 8;

/**
 * A program that cheats: it holds on to the match itself, and once in fifty decisions it looks at the next card of the
 * stock before it draws, or with a pool before it passes. Otherwise it plays as the bot that it pretends to be.
 */
export function planted(bot: Bot, match: Match): Bot {
  return {
    name: bot.name,
    decide: (view, legal) => {
      const next = match.deal.upcomingAt(0);
      const onHigh = [DRAW, PASS].find((action) => legal.includes(action));
      const onLow = legal.find((action) => action === TAKE || isTakeOf(action));
      const mayChoose = onHigh !== undefined && onLow !== undefined && next !== NO_CARD;
      if (!mayChoose || decisionChance(view, 0).below(PEEKS_IN) > 0) return bot.decide(view, legal);
      return pointsOf(next) >= HIGH ? onHigh : onLow;
    },
  };
}
