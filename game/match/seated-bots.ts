/** The bots of a match. Who plays their seats is decided when a deal begins, and noted in its record. */
import type { Action } from '../../engine/actions.ts';
import type { OpponentTraits } from '../../engine/bots/opponent.ts';
import type { DecisionSeed } from '../../engine/bots/view-seed.ts';
import type { DealBot, DealBots, Recorder } from '../../engine/record.ts';
import { ANIMAL_FACTS } from '../catalogue/animals.ts';
import { doesAdapt, type Seat } from '../catalogue/settings.ts';
import { animalOf } from '../catalogue/table-setup.ts';
import type { KnownTable } from '../services/bots/messages.ts';
import type { PolicyService } from '../services/bots/policy-service.ts';
import type { CreateSeatBot, SeatBot } from '../services/bots/seat-bot.ts';
import type { Adaptation } from './adaptation.ts';
import { thinkingTime } from './thinking-time.ts';

interface SeatedBotsOptions {
  /** By seat. */
  players: readonly Seat[];
  seedOf: (seat: number) => DecisionSeed;
  createBot: CreateSeatBot;
  service: Pick<PolicyService, 'retry' | 'whenSettled'>;
  recorder: Pick<Recorder, 'openDeal' | 'playedBy'>;
  /** What bots that adapt know of the others; null where none does. */
  adaptation: Pick<Adaptation, 'known' | 'learn'> | null;
}

export class SeatedBots {
  /** By seat; null for a person. */
  readonly bySeat: readonly (SeatBot | null)[];
  readonly #options: SeatedBotsOptions;
  #adaptation: SeatedBotsOptions['adaptation'];

  constructor(options: SeatedBotsOptions) {
    const { players, seedOf, createBot } = options;
    this.#options = options;
    this.#adaptation = options.adaptation;
    this.bySeat = players.map((player, seat) =>
      player.kind === 'person' ? null : createBot({ ...traitsOf(player), seed: seedOf(seat) }, () => this.#note()),
    );
  }

  /** How long the bot at a seat visibly thinks, in ms; 0 for a person. */
  thinkingTime(seat: number, legal: readonly Action[], action: Action): number {
    const player = this.#options.players[seat];
    const bot = this.bySeat[seat];
    if (bot === null || player.kind === 'person') return 0;
    const { pace } = player.kind === 'double' ? player : ANIMAL_FACTS[animalOf(seat, player)];
    return thinkingTime({ legal, action, doubt: bot.doubt, opponents: this.bySeat.length - 1, pace }, Math.random);
  }

  get adapt(): boolean {
    return this.#adaptation !== null;
  }

  stopAdapting(): void {
    this.#adaptation = null;
  }

  /** Lets those that adapt learn from the deals that are over. */
  async learn(): Promise<void> {
    await this.#adaptation?.learn();
  }

  /** Waits for the policy, and lets those learn that adapt. */
  async settle(): Promise<void> {
    await this.#options.service.whenSettled();
    await this.learn();
  }

  /** To be called before a deal begins, or goes on after the match was resumed: decides who plays the bots. */
  beginDeal(): void {
    const { service, recorder } = this.#options;
    const before = recorder.openDeal;
    for (const [seat, bot] of this.bySeat.entries()) bot?.beginDeal(this.#knownBy(seat, before?.bots?.[seat] ?? null));
    this.#note(before === null ? undefined : (before.bots ?? []));
    service.retry();
  }

  /**
   * What the bot at a seat knows of the others; undefined for one that does not adapt, or knows nobody.
   * @param before who played the part of the deal that is over: it goes on with what it knew
   */
  #knownBy(seat: number, before: DealBot | null): KnownTable | undefined {
    const player = this.#options.players[seat];
    const known = player.kind === 'bot' && doesAdapt(player) ? this.#adaptation?.known : undefined;
    if (known === undefined) return undefined;
    const knows = before?.knows ?? known.with(seat, null);
    return knows.every((one) => one === null) ? undefined : knows;
  }

  /** @param before who played the part of the deal that is over; undefined for a deal that has not begun */
  #note(before?: DealBots): void {
    const players = this.bySeat.map((bot) => bot?.player ?? null);
    this.#options.recorder.playedBy(
      before === undefined ? players : players.map((player, seat) => player && throughout(player, before[seat])),
    );
  }
}

function traitsOf(player: Exclude<Seat, { kind: 'person' }>): OpponentTraits {
  if (player.kind === 'double') return { double: player.habits };
  const { level, style } = player;
  return { level, style };
}

/** Who has played a whole deal: without a policy if another one played the part of it before. */
function throughout(player: DealBot, before: DealBot | null | undefined): DealBot {
  const { policy, ...rest } = player;
  return policy === before?.policy ? player : rest;
}
