/** Policies that only some matches are played against: the latest few are stored, so that such a match goes on after a reload. */
import { rulesFile, resolveRules } from '../../../engine/rules/resolve.ts';
import { memoryStore, StorageError, type Store } from '../../base/store.ts';
import type { KeptRules } from '../../catalogue/library.ts';
import { isScope } from '../../../engine/rules/suited.ts';
import type { KeptGuest } from '../storage/schemas.ts';
import type { OwnPolicy } from './messages.ts';

const MOST_GUESTS = 4;

export class Guests {
  readonly #store: Store<KeptGuest>;
  readonly #now: () => Date;
  /** By the SHA-256 of their files, the latest last. */
  readonly #here = new Map<string, OwnPolicy>();
  /** One after the other, so that no more are stored than are kept. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store<KeptGuest> = memoryStore(), now: () => Date = () => new Date()) {
    this.#store = store;
    this.#now = now;
  }

  /** Keeps one at hand. Where it cannot be stored it is there as long as the page. */
  receive(guest: OwnPolicy): void {
    this.#seat(guest);
    this.#last = this.#last.then(() => this.#keep(guest)).catch(ignoreStorage);
  }

  /** One that is at hand, by the SHA-256 of its file. */
  get(id: string): OwnPolicy | undefined {
    return this.#here.get(id);
  }

  /** Gets one that was received at an earlier visit, if it is still stored. @returns whether it is at hand now */
  async recall(id: string): Promise<boolean> {
    if (this.#here.has(id)) return true;
    const kept = await this.#store.get(id).catch(ignoreStorage);
    if (kept !== undefined) this.#seat(policyOf(id, kept));
    return kept !== undefined;
  }

  #seat(guest: OwnPolicy): void {
    this.#here.set(guest.model.file, guest);
    const [oldest] = this.#here.keys();
    if (this.#here.size > MOST_GUESTS) this.#here.delete(oldest);
  }

  async #keep({ model, policy }: OwnPolicy): Promise<void> {
    const { name, file, rules, players, observation, factorCost } = model;
    if (isScope(rules)) return;
    const facts = { name, rules: rulesFile(rules) as KeptRules, players: [...players], observation, factorCost };
    await this.#store.put(file, { received: this.#now().toISOString(), ...facts, policy } as KeptGuest);
    const all = [...(await this.#store.all())].toSorted(([, a], [, b]) => b.received.localeCompare(a.received));
    for (const [id] of all.slice(MOST_GUESTS)) await this.#store.remove(id);
  }
}

function policyOf(file: string, { name, rules, players, observation, factorCost, policy }: KeptGuest): OwnPolicy {
  return { model: { name, file, rules: resolveRules(rules), players, observation, factorCost }, policy };
}

/** A guest is no great loss: the usual bot plays on. */
function ignoreStorage(error: unknown): undefined {
  if (!(error instanceof StorageError)) throw error;
}
