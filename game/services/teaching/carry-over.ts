/** Carries the person's own bots over from earlier versions of the observation, so that they play as they did. */
import { OBSERVATION_VERSION } from '../../../engine/observation.ts';
import { ModelError, readsRivals } from '../../../training/learner/files/stored-model.ts';
import { fillCriticTemplate, fillPolicyTemplate } from '../../../training/learner/files/templates.ts';
import { isEarlierVersion, readEarlierVersion } from '../../../training/learner/upgrade/earlier-version.ts';
import { readWithoutRivals } from '../../../training/learner/upgrade/rivals.ts';
import { suitShape } from '../../../training/learner/games/suit-shape.ts';
import type { BotFiles, OwnBots } from '../bots/own-bots.ts';
import { sha256Of } from '../sha256.ts';
import type { KeptBot } from '../storage/stores.ts';

/** Files of this version's networks, without weights. */
export interface Templates {
  policy: Uint8Array;
  critic: Uint8Array;
}

const SHAPE = suitShape();

/**
 * A file of this version that computes what one of an earlier version does, or one that reads what is known of rivals while
 * nothing is known of them.
 * @throws {ModelError} where it cannot be read
 */
export function carriedOver(bytes: Uint8Array, { policy, critic }: Templates): Uint8Array<ArrayBuffer> {
  const stored = readsRivals(bytes) ? readWithoutRivals(bytes) : readEarlierVersion(SHAPE, bytes);
  const file =
    stored.is === 'policy'
      ? fillPolicyTemplate(policy, SHAPE, stored.parameters, stored.facts)
      : fillCriticTemplate(critic, SHAPE, stored.networks);
  return new Uint8Array(file);
}

/** Whether a bot reads observations of an earlier version. */
export function isBehind({ observation }: Pick<KeptBot, 'observation'>): boolean {
  return isEarlierVersion(observation);
}

/**
 * Replaces every bot that is behind by one of this version; one that cannot be read stays as it is. Rejects with a
 * `StorageError`, and can then be called again.
 */
export async function carryOver(
  ownBots: Pick<OwnBots, 'all' | 'add' | 'filesOf' | 'remove'>,
  templates: Templates,
): Promise<void> {
  for (const [id, bot] of [...ownBots.all].filter(([, one]) => isBehind(one))) {
    const files = await ownBots.filesOf(id);
    const now = files && filesOfNow(files, templates);
    if (now === null) continue;
    const carried = { ...bot, observation: OBSERVATION_VERSION, hasCritic: now.critic !== null };
    await ownBots.add(await sha256Of(now.policy), carried, now);
    await ownBots.remove(id);
  }
}

function filesOfNow({ policy, critic }: BotFiles, templates: Templates): BotFiles | null {
  try {
    return { policy: carriedOver(policy, templates), critic: critic && carriedOver(critic, templates) };
  } catch (error) {
    if (error instanceof ModelError) return null;
    throw error;
  }
}
