/** Policy files as somebody taught them in a page, and how a device sends them. */
import { readFileSync } from 'node:fs';
import { rulesFile, preset } from '../../../engine/rules/resolve.ts';
import type { Checked } from '../../../engine/room/messages.ts';
import { readInitializers, readMetadata } from '../../../training/learner/onnx/read.ts';
import { withWeights } from '../../../training/learner/onnx/weights.ts';
import { sha256Of } from '../../../server/bots.ts';
import { keyOf } from './rooms.ts';

export const GENERAL = readFileSync(new URL('../../../models/general.onnx', import.meta.url));

/** A bot that was taught a preset, each by its number. @param change of the weights of its last layer */
export function taught(number: number, rules = 'scat', change = (weight: number): number => weight): Buffer {
  const name = 'policy/plain';
  const weights = readInitializers(GENERAL)[name].map((weight, at) =>
    change(at === 0 ? weight + number / 1000 : weight),
  );
  const metadata = { ...readMetadata(GENERAL), rules: JSON.stringify(rulesFile(preset(rules))) };
  return Buffer.from(withWeights(GENERAL, { [name]: weights }, metadata));
}

/** Sends one. @param device whose key comes with it; null for none @returns the status, and what is said */
export async function sendBot(
  origin: string,
  room: string,
  device: string | null,
  file: Uint8Array,
  headers: Record<string, string> = {},
): Promise<[status: number, said: string]> {
  const key = device === null ? {} : { authorization: `Bearer ${keyOf(device)}` };
  const body = new Uint8Array(file);
  const answer = await fetch(`${origin}/matchmake/bot/${room}`, {
    method: 'POST',
    body,
    headers: { ...key, ...headers },
  });
  return [answer.status, await answer.text()];
}

/** The seat of a bot of one's own. */
export function ownSeat(
  file: Uint8Array,
  name = 'Filou',
): Extract<NonNullable<Checked['arrange']['seats']>[number], { is: 'bot' }> {
  const own = { policy: sha256Of(file), name, factorCost: 0.005 };
  return { is: 'bot', level: 'master', style: 'even', animal: 'fox', own };
}
