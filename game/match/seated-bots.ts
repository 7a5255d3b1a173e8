/** The bots of a match. Who plays their seats is decided when a deal begins, and noted in its record. */
import type { DecisionSeed } from '../../engine/bots/view-seed.ts';
import type { DealBot, DealBots, Recorder } from '../../engine/record.ts';
import type { Seat } from '../catalogue/settings.ts';
import type { PolicyService, Thinker } from '../services/bots/policy-service.ts';

interface SeatedBotsOptions {
  /** By seat. */
  players: readonly Seat[];
  /** Of a seat's random choices. */
  seedOf: (seat: number) => DecisionSeed;
  service: Pick<PolicyService, 'createBot' | 'retry'>;
  recorder: Pick<Recorder, 'openDeal' | 'playedBy'>;
}

export class SeatedBots {
  /** By seat; null for a person. */
  readonly bySeat: readonly (Thinker | null)[];
  readonly #options: SeatedBotsOptions;

  constructor(options: SeatedBotsOptions) {
    const { players, seedOf, service } = options;
    this.#options = options;
    this.bySeat = players.map((player, seat) =>
      player.kind === 'person' ? null : service.createBot({ ...player, seed: seedOf(seat) }, () => this.#note()),
    );
  }

  /** To be called before a deal begins, or goes on after the match was resumed: decides who plays the bots. */
  beginDeal(): void {
    const { service, recorder } = this.#options;
    const before = recorder.openDeal;
    for (const bot of this.bySeat) bot?.beginDeal();
    this.#note(before === null ? undefined : (before.bots ?? []));
    service.retry();
  }

  /** @param before who played the part of the deal that is over; undefined for a deal that has not begun */
  #note(before?: DealBots): void {
    const players = this.bySeat.map((bot) => bot?.player ?? null);
    this.#options.recorder.playedBy(
      before === undefined ? players : players.map((player, seat) => player && throughout(player, before[seat])),
    );
  }
}

/** Who has played a whole deal: without a policy if another one played the part of it before. */
function throughout(player: DealBot, before: DealBot | null | undefined): DealBot {
  const { policy, ...rest } = player;
  return policy === before?.policy ? player : rest;
}
