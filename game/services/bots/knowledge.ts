/** How well the opponents know games, as the list of policies has it. */
import type { HouseRules } from '../../../engine/rules/table.ts';
import { familiarityWith, type Familiarity } from '../../catalogue/familiarity.ts';
import { readManifest, type Model } from '../../catalogue/manifest.ts';

export class Knowledge {
  readonly #address: string;
  readonly #observation: number;
  #models: readonly Model[] | null = null;
  #asked: Promise<void> | null = null;

  /**
   * @param address of the manifest of models
   * @param observation the version that the game gives
   */
  constructor(address: string, observation: number) {
    this.#address = address;
    this.#observation = observation;
  }

  /** Resolves when the list has come, or is known not to come; then it is asked for again the next time. */
  ask(): Promise<void> {
    this.#asked ??= this.#fetch();
    return this.#asked;
  }

  /** How well some rules are known; null while there is no list. */
  of(rules: HouseRules): Familiarity | null {
    return this.#models === null ? null : familiarityWith(rules, this.#models, this.#observation);
  }

  async #fetch(): Promise<void> {
    try {
      const listed = await fetch(this.#address);
      this.#models = readManifest(await listed.json());
    } catch {
      // Whoever plays hears why from the opponents; here nothing is said of what nobody knows.
      this.#asked = null;
    }
  }
}
