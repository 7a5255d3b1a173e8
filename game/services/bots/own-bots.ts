/** The person's own bots: taught in the page, or brought as files. Those in use play in place of the listed policies. */
import { differingKeys } from '../../../engine/rules/equivalent.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { StorageError } from '../../base/store.ts';
import { isScope, type PlayedRules } from '../../../engine/rules/suited.ts';
import { pickModel, type Model, type WantedModel } from '../../catalogue/manifest.ts';
import { criticId, type Stores } from '../storage/stores.ts';
import type { KeptBot } from '../storage/schemas.ts';
import type { OwnPolicy } from './messages.ts';

/** Files of a bot; `critic` is null where there is none. */
export interface BotFiles {
  policy: Uint8Array<ArrayBuffer>;
  critic: Uint8Array<ArrayBuffer> | null;
}

/** A gain over the bot that sits there may be that much below 0, in matches won, and still count as no worse. */
const TOLERANCE = 0.01;

export class OwnBots {
  readonly #stores: Pick<Stores, 'bots' | 'botFiles'>;
  readonly #listeners = new Set<() => void>();
  readonly #onWritten: () => void;
  #bots: ReadonlyMap<string, KeptBot> = new Map();
  #isLoaded = false;
  #loading: Promise<void>;

  /** @param onWritten called when they have changed in the store: other tabs have to know */
  constructor(stores: Pick<Stores, 'bots' | 'botFiles'>, onWritten: () => void = () => undefined) {
    this.#stores = stores;
    this.#onWritten = onWritten;
    this.#loading = this.load();
  }

  /** By the SHA-256 of their policies, in the order in which they came. */
  get all(): ReadonlyMap<string, KeptBot> {
    return this.#bots;
  }

  /** Resolves once they have been read for the first time. */
  get loaded(): Promise<void> {
    return this.#loading;
  }

  /** Those in use, as they would be listed. */
  get models(): Model[] {
    return [...this.#bots].filter(([, { isUsed }]) => isUsed).map(([id, bot]) => modelOf(id, bot));
  }

  /** Calls back when they have changed. @returns a function that ends that */
  onChange(callback: () => void): () => void {
    this.#listeners.add(callback);
    return () => this.#listeners.delete(callback);
  }

  /** Reads them from the store. Where that fails there are none, and the store says why. */
  async load(): Promise<void> {
    try {
      const all = [...(await this.#stores.bots.all())];
      this.#bots = new Map(all.toSorted(([, a], [, b]) => a.added.localeCompare(b.added)));
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
    }
    this.#isLoaded = true;
    for (const callback of this.#listeners) callback();
  }

  /** The one that plays by some rules, with its file; null, at once where that is known, for none. */
  find(wanted: WantedModel): Promise<OwnPolicy | null> | null {
    return this.#isLoaded ? this.#policyFor(wanted) : this.#loading.then(() => this.#policyFor(wanted));
  }

  #policyFor(wanted: WantedModel): Promise<OwnPolicy | null> | null {
    const { model } = pickModel(this.models, wanted);
    return model && this.#withFile(model);
  }

  async #withFile(model: Model): Promise<OwnPolicy | null> {
    const files = await this.filesOf(model.file).catch(() => null);
    return files && { model, policy: files.policy };
  }

  /** The files of a bot; null where they are gone. Rejects with a `StorageError`. */
  async filesOf(id: string): Promise<BotFiles | null> {
    const { botFiles } = this.#stores;
    const [policy, critic] = await Promise.all([botFiles.get(id), botFiles.get(criticId(id))]);
    return policy === undefined ? null : { policy, critic: critic ?? null };
  }

  /** Stores one. Rejects with a `StorageError`. @param id SHA-256 of its policy */
  async add(id: string, bot: KeptBot, { policy, critic }: BotFiles): Promise<void> {
    const { botFiles } = this.#stores;
    await botFiles.put(id, policy);
    if (critic !== null) await botFiles.put(criticId(id), critic);
    await this.#write(id, { ...bot, isUsed: false });
    if (bot.isUsed) await this.use(id, true);
  }

  /** Rejects with a `StorageError`. */
  async rename(id: string, name: string): Promise<void> {
    const bot = this.#bots.get(id);
    if (bot !== undefined) await this.#write(id, { ...bot, name });
  }

  /** Notes what a factor of e was measured to cost. Rejects with a `StorageError`. */
  async noteFactorCost(id: string, factorCost: number): Promise<void> {
    const bot = this.#bots.get(id);
    if (bot !== undefined) await this.#write(id, { ...bot, factorCost, isCostMeasured: true });
  }

  /** @returns what brings it back; null where it cannot be read. Both may reject with a `StorageError`. */
  async remove(id: string): Promise<(() => Promise<void>) | null> {
    const { bots, botFiles } = this.#stores;
    const bot = this.#bots.get(id);
    // What cannot be read can be deleted all the same.
    const files = await this.filesOf(id).catch(() => null);
    await bots.remove(id);
    await botFiles.remove(id);
    await botFiles.remove(criticId(id));
    await this.written();
    return bot === undefined || files === null ? null : () => this.add(id, bot, files);
  }

  /** Lets a bot play, in place of any other of the person's own that plays such rules; or no longer. Rejects with a `StorageError`. */
  async use(id: string, isUsed: boolean): Promise<void> {
    const bot = this.#bots.get(id);
    if (bot === undefined) return;
    for (const [other, rival] of this.#bots)
      if (isUsed && other !== id && rival.isUsed && playSame(rival, bot))
        await this.#put(other, { ...rival, isUsed: false });
    await this.#write(id, { ...bot, isUsed });
  }

  async #put(id: string, bot: KeptBot): Promise<void> {
    await this.#stores.bots.put(id, bot);
  }

  async #write(id: string, bot: KeptBot): Promise<void> {
    await this.#put(id, bot);
    await this.written();
  }

  /** To be called when they have been changed in the store. */
  async written(): Promise<void> {
    await this.load();
    this.#onWritten();
  }
}

/** What a bot plays. */
export function rulesOfBot({ rules }: Pick<KeptBot, 'rules'>): PlayedRules {
  return isScope(rules) ? rules : resolveRules(rules);
}

/**
 * Whether a bot is shown to be no worse than the policy that plays its rules now: only where it was measured against that.
 * @param seated as it is listed, null where nothing is known of it
 */
export function isNoWorse({ start, strength }: Pick<KeptBot, 'start' | 'strength'>, seated: Model | null): boolean {
  const gain = strength?.start?.gain;
  return seated !== null && gain !== undefined && start === seated.file && gain.low > -TOLERANCE;
}

/** A bot as it would be listed. @param id the SHA-256 of its policy */
export function modelOf(id: string, bot: KeptBot): Model {
  const { name, players, observation, factorCost } = bot;
  return { name, file: id, rules: rulesOfBot(bot), players, observation, factorCost };
}

/** Whether two bots would play at the same tables. */
export function playSame(one: KeptBot, other: KeptBot): boolean {
  const [rules, others] = [rulesOfBot(one), rulesOfBot(other)];
  if (isScope(rules) || isScope(others)) return rules === others;
  const isApart = one.players[1] < other.players[0] || other.players[1] < one.players[0];
  return !isApart && differingKeys(rules, others).length === 0;
}
