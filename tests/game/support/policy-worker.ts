/** The policy of a test: its worker answers as it is told to. */
import { expect } from 'vitest';
import { Match } from '../../../engine/match.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import type { FromWorker, ToWorker } from '../../../game/base/worker-requests.ts';
import type { BotRequests } from '../../../game/services/bots/messages.ts';
import { PolicyService, type PolicyServiceOptions } from '../../../game/services/bots/policy-service.ts';
import type { SeatBot } from '../../../game/services/bots/seat-bot.ts';
import { FakeWorker } from './fake-worker.ts';

export type Asked = ToWorker<BotRequests>;
export type Said = FromWorker<BotRequests>;
export type PolicyWorker = FakeWorker<BotRequests>;

export const SCAT = preset('scat');
export const GOLF = preset('golf');

export const SHA_256 = '5a'.repeat(32);

export const ready = ({ id }: { id: number }, model = 'default', sha256 = SHA_256): Said => ({
  type: 'answer',
  id,
  answer: { model, sha256, factorCost: 0.005 },
});

export const noFile = ({ id }: { id: number }): Said => ({
  type: 'failed',
  id,
  why: 'missing',
  reason: 'no such file',
});

/** Loads at once, and gives every legal action the same chance. */
export function evaluated(message: Asked): Said | undefined {
  if (message.type === 'load') return ready(message);
  if (message.type !== 'evaluate') return undefined;
  const { masks, rows } = message.question;
  const sum = masks.reduce((total, legal) => total + legal, 0);
  const answer = { policy: masks.map((legal) => legal / sum), value: new Float32Array(rows) };
  return { type: 'answer', id: message.id, answer: { evaluated: answer, milliseconds: 2 } };
}

/** Loads, but does not come. */
export const loading = (message: Asked): Said | undefined => (message.type === 'load' ? undefined : evaluated(message));

export function opponentsWith(
  answer: (message: Asked) => Said | undefined,
  findOwn?: PolicyServiceOptions['findOwn'],
): { opponents: PolicyService; workers: PolicyWorker[] } {
  const workers: PolicyWorker[] = [];
  const opponents = new PolicyService({
    createWorker: () => {
      const worker = new FakeWorker<BotRequests>(answer);
      workers.push(worker);
      return worker;
    },
    manifest: 'http://localhost/manifest.json',
    runtime: 'http://localhost/runtime.wasm',
    wanted: { rules: SCAT, observation: 1 },
    ...(findOwn !== undefined && { findOwn }),
  });
  return { opponents, workers };
}

/** Opponents once their policy has come, or cannot. */
export async function loadedWith(...options: Parameters<typeof opponentsWith>) {
  const { opponents, workers } = opponentsWith(...options);
  opponents.load();
  await opponents.whenSettled();
  return { opponents, workers };
}

/** What a worker was asked under some name. */
export function asked<Name extends keyof BotRequests>(
  { heard }: PolicyWorker,
  name: Name,
): Extract<Asked, { type: Name }>[] {
  return heard.filter((message): message is Extract<Asked, { type: Name }> => message.type === name);
}

export function decision(): Match {
  const match = new Match(SCAT, 3, { seed: 4 });
  match.startDeal();
  return match;
}

/** What a bot decides at the start of a deal; it must be legal. */
export async function decideWith(bot: SeatBot): Promise<void> {
  const match = decision();
  expect(match.legalActions()).toContain(await bot.decide(match.view(match.seat), match.legalActions()));
}
