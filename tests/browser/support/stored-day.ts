/** Days for tests: one that it is, which model plays one, and one that was played before the page is looked at. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DAILY_PLAYERS, dayOf } from '../../../engine/daily/day.ts';
import { OBSERVATION_VERSION } from '../../../engine/observation.ts';
import { pickModel, readManifest, type Model } from '../../../game/catalogue/manifest.ts';
import { forPlayers } from '../../../game/catalogue/table-rules.ts';
import type { PlayedDay } from '../../../game/services/storage/stores.ts';
import { storeItem } from './stored-item.ts';
import type { Visit } from './visit.ts';

/** A day of Scat. */
export const DATE = '2026-11-26';

/** Makes the page believe that it is noon of that day. */
export function atNoon(): void {
  const Real = Date;
  const later = Date.UTC(2026, 10, 26, 12) - Real.now();
  window.Date = class extends Real {
    constructor(...parts: [] | [number | string]) {
      if (parts.length === 0) super(Real.now() + later);
      else super(...parts);
    }
    static override now(): number {
      return Real.now() + later;
    }
  } as DateConstructor;
}

const fileAt = (path: string): Buffer => readFileSync(new URL(`../../../models/${path}`, import.meta.url));

/** The model that plays a day. */
function modelFor(date: string): Model {
  const models = readManifest(JSON.parse(fileAt('manifest.json').toString()));
  const wanted = { rules: forPlayers(DAILY_PLAYERS, dayOf(date).rules), observation: OBSERVATION_VERSION };
  const { model } = pickModel(models, wanted);
  if (model === null) throw new Error(`no model plays the rules of ${date}`);
  return model;
}

/** The SHA-256 of the policy that plays a day. */
export function policyFor(date: string): string {
  return createHash('sha256')
    .update(fileAt(modelFor(date).file))
    .digest('hex');
}

/** Stores a day as the game does. */
export async function storeDay(visit: Visit, day: PlayedDay): Promise<void> {
  await storeItem(visit, 'days', day.date, day);
}
