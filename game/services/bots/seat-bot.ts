/** The bot of a seat: played by the policy, and by the built-in expert in deals that begin before that has been loaded. */
import type { Bot } from '../../../engine/bots/bot.ts';
import { createOpponent, createStandIn, type OpponentTraits } from '../../../engine/bots/opponent.ts';
import type { DecisionSeed } from '../../../engine/bots/view-seed.ts';
import type { DealBot } from '../../../engine/record.ts';
import { RequestFailed } from '../../base/worker-requests.ts';
import type { KnownTable } from './messages.ts';
import type { PlayingPolicy, PolicyService } from './policy-service.ts';
import { yieldToMessages } from './yield-to-messages.ts';

/** An opponent: how it plays, and the seed of its random choices. */
export type Opponent = OpponentTraits & { seed: DecisionSeed };

/** The bot of a seat, played by the policy or by the expert at the same level. */
export type SeatBot = Bot & {
  /** How close its latest decision was: 0 obvious, 1 a toss-up. */
  readonly doubt: number;
  readonly player: DealBot;
  /**
   * Lets the policy play from now on if it is loaded, otherwise the expert.
   * @param known of the others, by a character that adapts
   */
  beginDeal: (known?: KnownTable) => void;
};

/** Creates the bot of a seat. @param onReplaced called when the expert goes on during a deal, because the policy has become unavailable */
export type CreateSeatBot = (opponent: Opponent, onReplaced?: () => void) => SeatBot;

/** How close decisions of the expert count as: it does not say. */
const EXPERT_DOUBT = 0.4;

/** A bot that plays as that opponent (`CreateSeatBot`): by the expert until its first `beginDeal`. */
export function createSeatBot(
  service: Pick<PolicyService, 'evaluate' | 'playing'>,
  { seed, ...traits }: Opponent,
  onReplaced: () => void = () => undefined,
): SeatBot {
  const expert = createStandIn(traits, seed);
  let doubt = 0;
  let playing: PlayingPolicy | undefined;
  let player: DealBot = { policy: 'expert', ...traits };
  const create = (by: OpponentTraits): Bot =>
    createOpponent(by, {
      evaluate: async (observation, mask) => (await service.evaluate(observation, mask, 1, playing?.policy)).policy,
      factorCost: () => playing?.factorCost ?? 0,
      seed,
      onDecision: (closeness) => (doubt = closeness),
    });
  let opponent = create(traits);
  return {
    name: opponent.name,
    get doubt() {
      return doubt;
    },
    get player() {
      return player;
    },
    beginDeal: (known) => {
      playing = service.playing;
      const informed = known === undefined || 'double' in traits ? traits : { ...traits, knows: [...known] };
      const by = playing === undefined ? traits : informed;
      opponent = create(by);
      player = { policy: playing?.policy ?? 'expert', ...by };
    },
    decide: async (view, legal) => {
      try {
        if (playing !== undefined) return await opponent.decide(view, legal);
      } catch (error) {
        if (!(error instanceof RequestFailed)) throw error;
        playing = undefined;
        player = traits;
        onReplaced();
      }
      doubt = legal.length > 1 ? EXPERT_DOUBT : 0;
      // Where nothing is animated, a whole deal of bots would otherwise be played before the page is drawn again.
      await yieldToMessages();
      return expert.decide(view, legal);
    },
  };
}
