/** Asks the bots of a record again with other hidden cards, through the worker that plays matches. */
import type { Bot } from '../../../engine/bots/bot.ts';
import {
  askAgain,
  decisionsIn,
  isKnownBot,
  type Blindness,
  type KnownBot,
  type RecordedDecision,
} from '../../../engine/fair/blindness.ts';
import { Random } from '../../../engine/random.ts';
import type { MatchRecord } from '../../../engine/record.ts';
import type { CreateSeatBot } from '../../services/bots/seat-bot.ts';
import type { PolicyService } from '../../services/bots/policy-service.ts';

/** How often everything hidden is dealt anew for each decision. */
export const AGAIN = 8;

export interface AskedBots {
  bots: Pick<PolicyService, 'whenSettled' | 'state'>;
  createBot: CreateSeatBot;
  /** Starts loading the policy that plays by the record's rules, unless it is there. */
  loadBots: () => void;
}

/** The policy does not come, or has stopped answering. */
export class PolicyUnavailable extends Error {
  override readonly name = 'PolicyUnavailable';
}

/** What asking again has found. */
export type AskedAgain = Blindness & {
  /** By seat, whether its bot was asked. */
  seats: readonly boolean[];
  /** Decisions that were not asked, because the record does not name the bot. */
  unnamed: number;
  /** Decisions that were not asked, because another policy than the one here made them. */
  absent: number;
};

type Asking = AskedBots & {
  record: MatchRecord;
  onAsked: (decisions: number, of: number) => void;
  signal: AbortSignal;
};

/** Asks all bots that the record names. @throws {PolicyUnavailable} */
export async function askBotsAgain({
  record,
  bots,
  createBot,
  loadBots,
  onAsked,
  signal,
}: Asking): Promise<AskedAgain> {
  const decisions = decisionsIn(record).filter(({ player }) => player !== null);
  const named = decisions.filter(isNamed);
  const needsPolicy = named.some(({ player }) => player.policy !== 'expert');
  if (needsPolicy) loadBots();
  const loaded = needsPolicy ? await loadedPolicy(bots) : undefined;
  const asked = named.filter(({ player: { policy } }) => policy === 'expert' || policy === loaded);
  const found = await askAgain(asked, {
    sitDown: ({ player, seed }) => sitDown(createBot, player as KnownBot, seed),
    again: AGAIN,
    random: new Random(crypto.getRandomValues(new Uint32Array(1))[0]),
    onAsked: (count) => onAsked(count, asked.length),
    signal,
  });
  return {
    ...found,
    seats: record.players.map((_, one) => asked.some(({ seat }) => seat === one)),
    unnamed: decisions.length - named.length,
    absent: named.length - asked.length,
  };
}

function isNamed(decision: RecordedDecision): decision is RecordedDecision & { player: KnownBot } {
  return isKnownBot(decision.player);
}

/** The SHA-256 of the policy that plays. */
async function loadedPolicy(bots: AskedBots['bots']): Promise<string | undefined> {
  await bots.whenSettled();
  if (bots.state.is === 'unavailable') throw new PolicyUnavailable(bots.state.reason);
  return bots.state.is === 'policy' ? bots.state.sha256 : undefined;
}

/** The bot as it sits at the table of a match. @throws {PolicyUnavailable} if the expert would play in place of its policy */
function sitDown(createBot: CreateSeatBot, { policy, ...traits }: KnownBot, seed: number): Bot {
  const fail = (): never => {
    throw new PolicyUnavailable('The policy has become unavailable.');
  };
  const bot = createBot({ ...traits, seed: () => seed }, fail);
  if (policy !== 'expert') bot.beginDeal();
  if (bot.player.policy !== policy) fail();
  return bot;
}
