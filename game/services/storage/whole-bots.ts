/** The person's own bots with their files, as they are in the file of all data (docs/data-file.md). */
import * as v from 'valibot';
import type { Store } from '../../base/store.ts';
import { freeName } from '../../catalogue/library.ts';
import { playSame } from '../bots/own-bots.ts';
import { sha256Of } from '../sha256.ts';
import { criticId, type Stores } from './stores.ts';
import { BotSchema, type KeptBot } from './schemas.ts';

export type WholeBot = KeptBot & { policy: Uint8Array<ArrayBuffer>; critic: Uint8Array<ArrayBuffer> | null };

/** The bots with their files as one store; a bot whose files are not there is not in it. */
export function wholeBots({ bots, botFiles }: Pick<Stores, 'bots' | 'botFiles'>): Omit<Store<WholeBot>, 'get'> {
  return {
    all: async () => {
      const whole = new Map<string, WholeBot>();
      for (const [id, bot] of await bots.all()) {
        const [policy, critic = null] = await Promise.all([botFiles.get(id), botFiles.get(criticId(id))]);
        if (policy !== undefined) whole.set(id, { ...bot, policy, critic });
      }
      return whole;
    },
    put: async (id, { policy, critic, ...bot }) => {
      await botFiles.put(id, policy);
      if (critic !== null) await botFiles.put(criticId(id), critic);
      await bots.put(id, bot);
    },
    remove: async (id) => {
      await bots.remove(id);
      await botFiles.remove(id);
      await botFiles.remove(criticId(id));
    },
  };
}

/** As JSON: files in base64. */
export function writtenBot({ policy, critic, ...bot }: WholeBot): object {
  return { ...bot, policy: toBase64(policy), critic: critic && toBase64(critic) };
}

/** @throws {Error} where it is no bot that can play here, or not the one of that id */
export async function readWholeBot(thing: unknown, id: string): Promise<WholeBot> {
  const { policy, critic } = Object(thing) as { policy?: unknown; critic?: unknown };
  const bot = v.parse(BotSchema, thing);
  const file = fromBase64(policy);
  if ((await sha256Of(file)) !== id) throw new Error('its policy is another one');
  const other = critic === null || critic === undefined ? null : fromBase64(critic);
  const { versionOfKept } = await import('../teaching/read-brought.ts');
  const observation = versionOfKept(file, other);
  return { ...bot, observation, hasCritic: other !== null, policy: file, critic: other };
}

/** The bots that are not there yet, under free names; none plays in place of one that is there. */
export function missingBots<Bot extends KeptBot>(
  present: ReadonlyMap<string, Bot>,
  incoming: ReadonlyMap<string, Bot>,
): Map<string, Bot> {
  const taken = new Set([...present.values()].map(({ name }) => name));
  const missing = new Map<string, Bot>();
  for (const [id, bot] of incoming) {
    if (present.has(id)) continue;
    const name = freeName(bot.name, (wanted) => taken.has(wanted));
    taken.add(name);
    const hasRival = [...present.values()].some((other) => other.isUsed && playSame(other, bot));
    missing.set(id, { ...bot, name, isUsed: bot.isUsed && !hasRival });
  }
  return missing;
}

/** Bytes that become text at once: more would be too many arguments. */
const PART = 0x8000;

function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += PART)
    parts.push(String.fromCharCode(...bytes.subarray(from, from + PART)));
  return btoa(parts.join(''));
}

/** @throws {Error} */
function fromBase64(text: unknown): Uint8Array<ArrayBuffer> {
  if (typeof text !== 'string') throw new Error('its file is missing');
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
