/** How well the opponents know a game, from the manifest of models. */
import type { HouseRules } from '../../../engine/rules/table.ts';
import { familiarityWith, type Familiarity } from '../../catalogue/familiarity.ts';
import { pickModel, readManifest, type Model } from '../../catalogue/manifest.ts';

export class Knowledge {
  readonly #address: string;
  readonly #observation: number;
  readonly #own: () => readonly Model[];
  #models: readonly Model[] | null = null;
  #loading: Promise<void> | null = null;

  /**
   * @param address URL of the manifest of models
   * @param observation version of the game's observations
   * @param own policies of the person's own, which come before those of the manifest
   */
  constructor(address: string, observation: number, own: () => readonly Model[] = () => []) {
    this.#address = address;
    this.#observation = observation;
    this.#own = own;
  }

  /** Loads the manifest once. Resolves also if that fails; the next call then tries again. */
  load(): Promise<void> {
    this.#loading ??= this.#fetch();
    return this.#loading;
  }

  /** How well some rules are known; null until the manifest is loaded. */
  of(rules: HouseRules): Familiarity | null {
    return this.#models === null ? null : familiarityWith(rules, [...this.#own(), ...this.#models], this.#observation);
  }

  /** The policy that plays by some rules, as it is listed; null where there is none, or the manifest is not loaded. */
  playerOf(rules: HouseRules): Model | null {
    if (this.#models === null) return null;
    return pickModel([...this.#own(), ...this.#models], { rules, observation: this.#observation }).model;
  }

  async #fetch(): Promise<void> {
    try {
      const listed = await fetch(this.#address);
      this.#models = readManifest(await listed.json());
    } catch {
      // The bot service reports why; here the familiarity just stays unknown.
      this.#loading = null;
    }
  }
}
